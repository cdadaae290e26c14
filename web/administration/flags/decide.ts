import { listFlags, setFlagStatus, type AdminFlag, type FlagStatus } from '@sabi/shared/flags/calls'
import { changeReply, invalidate } from '../../platform/server/queries.ts'
import { request, type RequestArguments } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { failureWords, isConflict } from '../failure.ts'
import { administrationTexts } from '../texts.ts'
import { withFlag, type FlagFilter, type FlagList } from './flag-list.ts'

/** A decision on a flag. */
export interface Decision {
  status: FlagStatus
  adminNotes: string
}

/** The list in which the flag was seen, and its query. */
export interface SeenList {
  list: FlagList
  filter: FlagFilter
  query: RequestArguments<typeof listFlags>['query']
}

/**
 * Decides on a flag. The list changes at once; on failure it is restored and the reason returned. The decision can be
 * undone while the toast is shown.
 */
export async function decide(flag: AdminFlag, decision: Decision, seen: SeenList): Promise<string | null> {
  const { status, adminNotes } = decision
  const expected = { ...flag, status, adminNotes }
  changeReply(listFlags, { query: seen.query }, (list) => withFlag(list, expected, seen.filter))
  try {
    const { flag: decided } = await send(flag, decision)
    const undo = { words: 'Undo', run: () => void takeBack(decided, flag) }
    toast({ ...administrationTexts.flagDecided, action: undo, tone: 'success' })
    return null
  } catch (error) {
    changeReply(listFlags, { query: seen.query }, () => seen.list)
    toast({ ...administrationTexts.flagNotDecided, tone: 'destructive' })
    return isConflict(error) ? administrationTexts.conflict : failureWords(error)
  } finally {
    invalidate(listFlags)
  }
}

async function takeBack(decided: AdminFlag, before: AdminFlag): Promise<void> {
  try {
    await send(decided, before)
    toast({ ...administrationTexts.flagUndone, tone: 'success' })
  } catch (error) {
    const description = isConflict(error)
      ? administrationTexts.conflict
      : administrationTexts.flagNotDecided.description
    toast({ ...administrationTexts.flagNotDecided, description, tone: 'destructive' })
  } finally {
    invalidate(listFlags)
  }
}

function send({ id, revision }: AdminFlag, { status, adminNotes }: Decision) {
  return request(setFlagStatus, { params: { id }, body: { status, adminNotes, revision } })
}
