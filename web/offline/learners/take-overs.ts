import type { User } from '@sabi/shared/accounts/account'
import { takeOver } from '../answers/earlier-answers.ts'
import { answersDatabase } from '../answers/answers-database.ts'
import { whenKept } from '../answers/answers.ts'
import { moveTrials } from '../visitor/kept-trials.ts'
import { currentUser } from '../../platform/server/session.ts'
import { addVisitorAnswers, sayAdded } from '../visitor/visitor-answers.ts'
import { changeLearner, readLearners } from './learner-list.ts'
import { settleSignIn } from './settle-sign-in.ts'

/**
 * Does what a page does for a student of a phone with several learners: gives the account its place in the list, if the browser signed it
 * in without the app, and takes in answers that were given without an account. Resolves to their number.
 */
export async function joinLearner(user: User): Promise<number> {
  if (!(await settleSignIn(user, location.pathname))) return 0
  const joined = await finishTakeOvers()
  if (joined > 0) sayAdded(joined)
  return joined + (await addVisitorAnswers(user.id))
}

/**
 * Gives accounts the answers that were given for them without one, as the list of learners says. A page that closes in between leaves the
 * note, and the next page finishes. Resolves to the number of answers that the student who is signed in here got.
 */
async function finishTakeOvers(): Promise<number> {
  let joined = 0
  for (const { slot, accountId, takesFrom } of readLearners()) {
    if (accountId === null || takesFrom.length === 0) continue
    await whenKept()
    for (const owner of takesFrom) {
      const count = await (await answersDatabase()).countFromIndex('answers', 'byUser', owner)
      await takeOver(owner, accountId)
      moveTrials(owner, accountId)
      if (accountId === currentUser()?.id) joined += count
    }
    changeLearner(slot, { takesFrom: [] })
  }
  return joined
}
