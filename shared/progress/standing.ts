import type { SubjectId } from '../content/question.ts'
import type { ExamStatistics } from './calls.ts'

/** Badges for an accuracy in whole per cent, best first. */
export const accuracyBadges = [
  { words: 'Excellent', from: 80 },
  { words: 'Good', from: 60 },
  { words: 'Keep Going', from: 0 },
] as const

/** The average that students should aim for, in per cent. */
export const targetAverage = 70
const trendUnit = 7

/** The badge for an accuracy. Bounds are inclusive. */
export function accuracyBadge(percentage: number): (typeof accuracyBadges)[number] {
  return accuracyBadges.find(({ from }) => percentage >= from) ?? accuracyBadges[2]
}

/** How far an average is above the target of 70, as shown in the trend badge; null if it is not above. */
export function trendAboveTarget(average: number): number | null {
  const trend = Math.round(((average - targetAverage) / trendUnit) * 10)
  return trend > 0 ? trend : null
}

/** The greeting for an hour of the day, 0 to 23. */
export function greeting(hour: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/**
 * The subject that a student practised last: that of the latest single-subject session, otherwise the one with the most answers. Null
 * before the first answer.
 */
export function practisedSubject({
  recentActivity,
  subjectStats,
}: Pick<ExamStatistics, 'recentActivity' | 'subjectStats'>): SubjectId | null {
  const latest = recentActivity.find(({ subject }) => subject !== null)?.subject
  const [most] = [...subjectStats].sort((one, other) => other.attempted - one.attempted)
  return latest ?? most?.subject ?? null
}
