import { percentage } from '@sabi/shared/progress/percentage'
import type { Database } from '../database/database.ts'
import { getOverview } from './progress.queries.ts'

const recentOfEachSubject = 10

/** A student's statistics for the dashboard. The stored sums must be up to date. */
export async function getStatistics(database: Database, { userId, today }: { userId: string; today: string }) {
  const { totals, exams, recent, topicProgress } = await getOverview(database, {
    userId,
    today,
    limit: recentOfEachSubject,
  })
  return {
    totalExamAttempts: exams.reduce((sum, { attempts }) => sum + attempts, 0),
    totalQuestionsAttempted: totals.answered,
    totalCorrect: totals.correct,
    averagePercentage: percentage(totals.correct, totals.answered),
    answeredToday: totals.today,
    examTypeStats: Object.fromEntries(exams.map(({ examType, ...counts }) => [examType, counts])),
    topicProgress,
    subjectStats: totals.bySubject,
    recentActivity: recent,
  }
}
