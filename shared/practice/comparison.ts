import type { QuestionFilter } from '../subjects/calls.ts'
import type { PracticeSession } from './session.ts'

type Past = Pick<PracticeSession, 'kind' | 'filter' | 'ending' | 'startedAt'> & { total: number }

/**
 * The session that this one is held against: the latest before it that was put together alike and came to a score. Null for
 * a review, whose questions were picked because they went wrong.
 */
export function previousOf<Session extends Past>(
  { kind, filter, startedAt }: Pick<PracticeSession, 'kind' | 'filter' | 'startedAt'>,
  past: readonly Session[],
): Session | null {
  if (kind === 'review') return null
  const alike = past.filter(
    (other) =>
      other.kind === kind &&
      other.ending !== null &&
      other.total > 0 &&
      isSameFilter(other.filter, filter) &&
      other.startedAt < startedAt,
  )
  return alike.sort((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))[0] ?? null
}

/** The difference of two percentages in words. */
export function comparisonWords(now: number, before: number): string {
  if (now === before) return `The same as last time: ${before}%`
  const points = Math.abs(now - before)
  return `${points} ${points === 1 ? 'point' : 'points'} ${now > before ? 'up from' : 'below'} last time: ${before}%`
}

function isSameFilter(one: QuestionFilter, other: QuestionFilter): boolean {
  return (
    one.subject === other.subject &&
    one.examType === other.examType &&
    one.difficulty === other.difficulty &&
    one.topicId === other.topicId
  )
}
