import type { Attempt } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import type { Database } from '../platform/database.ts'
import { getOverview } from './progress.queries.ts'

const recentOfEachSubject = 10
const allAttempts = 100_000

/** A student's statistics as the dashboard shows them, computed from the log. */
export async function getStatistics(database: Database, { userId, today }: { userId: string; today: string }) {
  const { totals, attempts, topicProgress } = await getOverview(database, { userId, today, limit: allAttempts })
  const verified = attempts.filter((attempt) => attempt.verified)
  return {
    totalExamAttempts: verified.length,
    totalQuestionsAttempted: totals.answered,
    totalCorrect: totals.correct,
    averagePercentage: percentage(totals.correct, totals.answered),
    answeredToday: totals.today,
    examTypeStats: byExamType(verified),
    topicProgress,
    subjectStats: totals.bySubject,
    recentActivity: latestOfEachSubject(verified),
  }
}

/** In the order given, which begins with the newest. */
function latestOfEachSubject(attempts: readonly Attempt[]): Attempt[] {
  const countBySubject = new Map<Attempt['subject'], number>()
  return attempts.filter(({ subject }) => {
    const count = (countBySubject.get(subject) ?? 0) + 1
    countBySubject.set(subject, count)
    return count <= recentOfEachSubject
  })
}

function byExamType(
  attempts: readonly Attempt[],
): Record<string, { attempts: number; correct: number; total: number }> {
  const statistics: Record<string, { attempts: number; correct: number; total: number }> = {}
  for (const { examType, score, totalQuestions } of attempts) {
    const sofar = statistics[examType] ?? { attempts: 0, correct: 0, total: 0 }
    statistics[examType] = {
      attempts: sofar.attempts + 1,
      correct: sofar.correct + score,
      total: sofar.total + totalQuestions,
    }
  }
  return statistics
}
