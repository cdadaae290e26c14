import type { User } from '@sabi/shared/accounts/account'
import { getExamStatistics, getStreak, type ExamStatistics } from '@sabi/shared/progress/calls'
import { localDay } from '@sabi/shared/progress/streak'
import { countQuestions } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { tzOffset } from '../platform/time.ts'
import { queryOf } from '../platform/server/queries.ts'

/** Shown, as the documents require, if the number of questions is unknown. */
const fallbackQuestions = 1000

export interface Streak {
  streak: number
  best: number
  /** The days with an answer in the last five weeks, 'YYYY-MM-DD'. */
  recentDays: readonly string[]
  /** Days that were missed without breaking the streak. */
  missed?: readonly string[] | undefined
}

const noStatistics: ExamStatistics = {
  success: true,
  totalExamAttempts: 0,
  totalQuestionsAttempted: 0,
  totalCorrect: 0,
  averagePercentage: 0,
  answeredToday: 0,
  examTypeStats: {},
  topicProgress: [],
  subjectStats: [],
  recentActivity: [],
}
const noStreak: Streak = { streak: 0, best: 0, recentDays: [] }

/**
 * The student's numbers. Undefined ones are loading, or failed if `isFailed` is set. Outdated numbers come with their
 * age.
 */
export function useStanding({ id }: Pick<User, 'id'>) {
  const query = { tzOffset: tzOffset() }
  const statistics = useQuery(queryOf(getExamStatistics, { query }, { keep: true }))
  const streak = useQuery(queryOf(getStreak, { params: { userId: id }, query }, { keep: true }))
  const questions = useQuery(queryOf(countQuestions, { query: {} }, { keep: true, ofBank: true }))
  const calls = [statistics, streak]
  const old = calls.filter(({ isRefetchError }) => isRefetchError)
  return {
    statistics: statistics.data,
    streak: streak.data,
    /** The same for the stat cards, with zeros if a call failed. Nothing else may use these. */
    shown: {
      statistics: statistics.data ?? fallback(statistics, noStatistics),
      streak: streak.data ?? fallback(streak, noStreak),
    },
    availableQuestions: questions.data?.count ?? fallback(questions, fallbackQuestions),
    today: todayBy(query.tzOffset),
    isFailed: calls.some(({ data, error }) => data === undefined && error !== null),
    /** When the oldest of the outdated numbers was loaded, in epoch milliseconds. */
    staleSince: old.length === 0 ? undefined : Math.min(...old.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    retry() {
      for (const { error, refetch } of [...calls, questions]) if (error !== null) void refetch()
    },
  }
}

export type Standing = ReturnType<typeof useStanding>

function todayBy(tzOffset: string): string {
  return localDay(Date.now(), Number(tzOffset))
}

function fallback<Value>({ error }: { error: unknown }, value: Value): Value | undefined {
  return error === null ? undefined : value
}
