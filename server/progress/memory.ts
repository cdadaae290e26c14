import type { ResultOf } from '@sabi/shared/contract/call'
import type { getMemory } from '@sabi/shared/plan/calls'
import { learn, learnerOf } from '@sabi/shared/plan/learner'
import { startOfDay } from '@sabi/shared/progress/streak'
import type { Database } from '../database/database.ts'
import { listFirstAnswers } from './memory.queries.ts'

/** Answers looked at: years of practice. */
const mostReviews = 20_000

/** The student's memory as of the last midnight by their clock, and the reviews since. */
export async function readMemory(
  database: Database,
  { userId, tzOffset }: { userId: string; tzOffset: number },
): Promise<ResultOf<typeof getMemory>> {
  const reviews = await listFirstAnswers(database, { userId, limit: mostReviews })
  const midnight = startOfDay(Date.now(), tzOffset)
  const before = reviews.filter(({ at }) => at < midnight)
  return { data: [...learn(learnerOf([]), before).values()], today: reviews.slice(before.length) }
}
