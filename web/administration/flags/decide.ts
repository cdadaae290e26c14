import { listFlags, setFlagStatus, type AdminFlag, type FlagStatus } from '@sabi/shared/flags/calls'
import { changeReply, invalidate } from '../../platform/queries.ts'
import { request, type RequestArguments } from '../../platform/request.ts'
import { toast } from '../../platform/toast-store.ts'
import { failureWords, isConflict } from '../failure.ts'
import { administrationTexts } from '../texts.ts'
import { withFlag, type FlagFilter, type FlagList } from './flag-list.ts'

/** What somebody wants of a flag. */
export interface Decision {
  status: FlagStatus
  adminNotes: string
}

/** The list in which the flag was seen, and how it was asked for. */
export interface SeenList {
  list: FlagList
  filter: FlagFilter
  query: RequestArguments<typeof listFlags>['query']
}

/**
 * Decides on a flag. The list shows it at once; where it fails the list is as before, and why is given. What was decided can
 * be undone for as long as the message stands.
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
