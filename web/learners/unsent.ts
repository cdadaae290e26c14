import type { Learner } from '@sabi/shared/learners/learner'
import { unsentCount } from '../offline/answers/answers.ts'
import { ownersOf } from '../offline/learners/opening.ts'

/** How many answers of a learner only this phone has. */
export async function countUnsentOf(learner: Learner): Promise<number> {
  const counts = await Promise.all(ownersOf(learner).map(unsentCount))
  return counts.reduce((sum, count) => sum + count, 0)
}
