import { logout } from '@sabi/shared/accounts/calls'
import type { Learner } from '@sabi/shared/learners/learner'
import { forgetUser as forgetAnswers } from '../offline/answers/answers.ts'
import { forgetAccount } from '../offline/answers/earlier-accounts.ts'
import { changeLearners, readLearners } from '../offline/learners/learner-list.ts'
import { newSlot, ownersOf } from '../offline/learners/opening.ts'
import { moveTrials } from '../offline/visitor/kept-trials.ts'
import { forgetLettersOf } from '../offline/visitor/letter-queue.ts'
import { request } from '../platform/server/request.ts'
import { slotHere } from '../platform/storage.ts'
import { open } from './open.ts'
import { removeItemsOf } from './remove-items.ts'

/** Trials stay without an owner, so that the same answers, read from an address again, do not count twice. */
const removedOwner = 'removed'

/**
 * Ends a learner's session and removes everything of theirs from this phone, sent or not. Rejects if the server can't be reached, and
 * then removes nothing.
 */
export async function removeLearner(learner: Learner): Promise<void> {
  const { slot, accountId } = learner
  if (accountId !== null) {
    await request(logout, {}, { accountId })
    forgetAccount(accountId)
    forgetLettersOf(accountId)
  }
  for (const owner of ownersOf(learner)) {
    await forgetAnswers(owner)
    moveTrials(owner, removedOwner)
  }
  changeLearners((learners) => learners.filter((other) => other.slot !== slot))
  removeItemsOf(slot)
  if (slot !== slotHere) return
  const next = readLearners().find(({ pin }) => pin === null)
  await open(next ?? { slot: newSlot() }, '/learners')
}
