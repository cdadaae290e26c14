import type { ResultOf } from '@sabi/shared/contract/call'
import type { getMemory } from '@sabi/shared/plan/calls'
import { fullPaperFrom } from '@sabi/shared/plan/weekly-paper'
import { learn, nobody, partsOf } from '@sabi/shared/plan/learner'
import { startOfDay } from '@sabi/shared/progress/streak'
import type { Database } from '../database/database.ts'
import { findLastPaper, listFirstAnswers, mostReviews } from './memory.queries.ts'

/** The student's memory as of the last midnight by their clock, the reviews since, and when they sat a full paper last. */
export async function readMemory(
  database: Database,
  { userId, tzOffset }: { userId: string; tzOffset: number },
): Promise<ResultOf<typeof getMemory>> {
  const [reviews, lastPaperAt] = await Promise.all([
    listFirstAnswers(database, { userId, limit: mostReviews }),
    findLastPaper(database, { userId, from: fullPaperFrom }),
  ])
  const midnight = startOfDay(Date.now(), tzOffset)
  const before = reviews.filter(({ at }) => at < midnight)
  return { ...partsOf(learn(nobody, before)), today: reviews.slice(before.length), lastPaperAt }
}
