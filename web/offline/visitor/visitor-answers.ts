import { counted } from '@sabi/shared/subjects/count-words'
import { answersDatabase } from '../answers/answers-database.ts'
import { whenKept } from '../answers/answers.ts'
import { takeOver } from '../answers/earlier-answers.ts'
import { visitorId } from './visitor.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { moveTrials } from './kept-trials.ts'

/**
 * Moves a visitor's answers on this phone to the student who signs in first afterwards, in one transaction, and shows a
 * toast. They are sent like any other answer. Resolves to their number; rejects if the phone can't be read.
 */
export async function addVisitorAnswers(userId: string): Promise<number> {
  await whenKept()
  const count = await (await answersDatabase()).countFromIndex('answers', 'byUser', visitorId)
  if (count > 0) await takeOver(visitorId, userId)
  moveTrials(visitorId, userId)
  if (count > 0) sayAdded(count)
  return count
}

/** Tells the student that answers from before the sign-in count. */
export function sayAdded(count: number): void {
  const title = count === 1 ? 'Your answer was added' : `Your ${counted(count, 'answer')} were added`
  toast({ title, description: 'What you answered before you signed in counts in your account.', tone: 'success' })
}
