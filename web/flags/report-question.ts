import type { ShownQuestion } from '@sabi/shared/content/question'
import type { NewFlag } from '@sabi/shared/flags/report-call'
import { newId } from '../offline/device.ts'
import { deliverFlag } from '../offline/visitor/deliver-flag.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { currentUser } from '../platform/server/session.ts'
import { toast } from '../platform/page/toast-store.ts'
import { flagTexts } from './texts.ts'

export type FlaggedQuestion = Pick<ShownQuestion, 'id' | 'version'>

/**
 * Sends a report, or saves it if the server can't be reached, and shows a toast. Returns false if neither was possible.
 */
export async function reportQuestion({ id, version }: FlaggedQuestion, reason: string): Promise<boolean> {
  const flag = { id: newId(), questionId: id, questionVersion: version, reason }
  const fail = (description: string) => {
    toast({ ...flagTexts.failed, description })
    return false
  }
  const userId = currentUser()?.id
  if (userId === undefined) return fail(flagTexts.signedOut)
  try {
    await deliverFlag(flag, userId)
    return true
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    // If saved, it would be sent in the name of the next student who signs in.
    if (error.status === 401 || currentUser()?.id !== userId) return fail(flagTexts.signedOut)
    if (error.isServerText) return fail(error.message)
    if (error.kind !== 'network' || !(await keep({ flag, userId }))) return fail(flagTexts.failed.description)
    toast({ title: flagTexts.kept })
    return true
  }
}

/**
 * The queue loads after the page, usually long before anyone reports a question. Returns false if it has not loaded.
 */
async function keep(letter: { flag: NewFlag; userId: string }): Promise<boolean> {
  return import('../offline/visitor/letter-queue.ts').then(({ keepLetter }) => keepLetter(letter)).catch(() => false)
}
