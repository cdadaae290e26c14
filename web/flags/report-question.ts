import type { ShownQuestion } from '@sabi/shared/content/question'
import { flagQuestion, type NewFlag } from '@sabi/shared/flags/report-call'
import { newId } from '../offline/device.ts'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { currentUser } from '../platform/session.ts'
import { toast } from '../platform/toast-store.ts'
import { flagTexts } from './texts.ts'

export type FlaggedQuestion = Pick<ShownQuestion, 'id' | 'version'>

/** Sends a report, or keeps it where nobody can be reached, and says so. False where neither was possible. */
export async function reportQuestion({ id, version }: FlaggedQuestion, reason: string): Promise<boolean> {
  const flag = { id: newId(), questionId: id, questionVersion: version, reason }
  const fail = (description: string) => {
    toast({ ...flagTexts.failed, description })
    return false
  }
  const userId = currentUser()?.id
  if (userId === undefined) return fail(flagTexts.signedOut)
  try {
    await request(flagQuestion, { body: { ...flag, userId } })
    toast({ ...flagTexts.sent, tone: 'success' })
    return true
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    // Kept, it would be sent in the name of whoever signs in next.
    if (error.status === 401 || currentUser()?.id !== userId) return fail(flagTexts.signedOut)
    if (error.isServerText) return fail(error.message)
    if (error.kind !== 'network' || !(await keep({ flag, userId }))) return fail(flagTexts.failed.description)
    toast({ title: flagTexts.kept })
    return true
  }
}

/** The queue comes behind the page, and is there long before anybody reports a question. False where it is not after all. */
async function keep(letter: { flag: NewFlag; userId: string }): Promise<boolean> {
  return import('../offline/letter-queue.ts').then(({ keepLetter }) => keepLetter(letter)).catch(() => false)
}
