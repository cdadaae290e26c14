import { moveTrials } from '../visitor/kept-trials.ts'
import { visitorId } from '../visitor/visitor.ts'
import { turnHere } from '../../platform/server/turn.ts'
import { changeLearners } from './learner-list.ts'

/**
 * Forgets what lists of the phone say of an account: it is no learner of a shared phone any more. The ids of its trials stay without an
 * owner, so that the same answers, read from an address again, do not count twice.
 */
export function forgetHere(accountId: string): void {
  moveTrials(accountId, visitorId)
  if (turnHere() !== null) changeLearners((learners) => learners.filter((learner) => learner.accountId !== accountId))
}
