import type { ResultOf } from '@sabi/shared/contract/call'
import type { getMemory } from '@sabi/shared/plan/calls'
import type { KnownOfStudent } from '@sabi/shared/plan/draw-rank'
import { fullPaperFrom } from '@sabi/shared/plan/weekly-paper'
import { learn, memoriesOf, nobody, partsOf } from '@sabi/shared/plan/learner'
import { reviewsToTell } from '@sabi/shared/progress/slips'
import { startOfDay } from '@sabi/shared/progress/streak'
import type { Database } from '../database/database.ts'
import { findLastPaper, listFirstAnswers, mostReviews } from './memory.queries.ts'
import { listRecentMisses } from './mistakes.queries.ts'

/** The student's memory as of the last midnight by their clock, the reviews since, when they sat a full paper last, and their recent slips. */
export async function readMemory(
  database: Database,
  { userId, tzOffset }: { userId: string; tzOffset: number },
): Promise<ResultOf<typeof getMemory>> {
  const [reviews, lastPaperAt, misses] = await Promise.all([
    listFirstAnswers(database, { userId, limit: mostReviews }),
    findLastPaper(database, { userId, from: fullPaperFrom }),
    listRecentMisses(database, userId),
  ])
  const now = Date.now()
  const midnight = startOfDay(now, tzOffset)
  const before = reviews.filter(({ at }) => at < midnight)
  return {
    ...partsOf(learn(nobody, before)),
    today: reviews.slice(before.length),
    lastPaperAt,
    slips: reviewsToTell(misses, now),
  }
}

/**
 * The student by their latest answers, at most `limit`, for a draw of questions. Skills of earlier ones count as new.
 */
export async function readKnownOfStudent(
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<KnownOfStudent> {
  const reviews = await listFirstAnswers(database, { userId, limit })
  const answered = new Set(reviews.map(({ questionId }) => questionId))
  return { memories: memoriesOf(reviews), answered, now: Date.now() }
}
