import { percentage } from '../progress/percentage.ts'
import { daysAfter } from '../progress/streak-calendar.ts'
import type { QuestionFilter } from '../subjects/calls.ts'
import type { PracticeSession } from './session.ts'

type Kind = Pick<PracticeSession, 'kind' | 'filter' | 'startedAt' | 'isPlacement'>
type Past = Kind & Pick<PracticeSession, 'ending'> & { total: number }

/**
 * The session that this one is held against: the latest before it that was put together alike and came to a score. Null for
 * a review, whose questions were picked because they went wrong, and for a placement, whose steps are not equally hard.
 */
export function previousOf<Session extends Past>(session: Kind, past: readonly Session[]): Session | null {
  return (
    earlierAlike(session, past).sort((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))[0] ?? null
  )
}

type Scored = Past & { correct: number }

/** From this many questions on, a score is worth a word of praise. */
const questionsForPraise = 5
/** So many days in a row are a week. */
const daysOfWeek = 7

interface Occasion {
  /** The sessions on this phone. */
  past: readonly Scored[]
  /** True if the account has no earlier session, on any phone. */
  isNewcomer: boolean
  /** The day of a time on the student's clock: 'YYYY-MM-DD'. */
  dayOf: (iso: string) => string
}

/**
 * A quiet word of praise after a session; null if there is no occasion. Occasions are the first session, a week of practice in a
 * row, and a score above all earlier ones of sessions that were put together alike.
 */
export function milestoneWords(
  session: Kind & { percentage: number; total: number },
  { past, isNewcomer, dayOf }: Occasion,
): string | null {
  const ended = past.filter(({ ending, startedAt }) => ending !== null && startedAt < session.startedAt)
  if (ended.length === 0) return isNewcomer ? 'Your first session is done. Well begun!' : null
  const days = new Set(ended.map(({ startedAt }) => dayOf(startedAt)))
  const today = dayOf(session.startedAt)
  const isFirstOfToday = !days.has(today)
  if (
    isFirstOfToday &&
    lastDays(today, daysOfWeek).every((day) => days.has(day)) &&
    !days.has(daysAfter(today, -daysOfWeek))
  )
    return 'Seven days in a row. That is how it is done!'
  const scores = earlierAlike(session, past)
    .filter(({ total }) => total >= questionsForPraise)
    .map(({ correct, total }) => percentage(correct, total))
  const isBest = scores.length > 0 && session.total >= questionsForPraise && session.percentage > Math.max(...scores)
  return isBest ? 'Your best score in sessions like this one.' : null
}

/** The days before a day that make up so many days in a row with it. */
function lastDays(day: string, count: number): string[] {
  return Array.from({ length: count - 1 }, (_, place) => daysAfter(day, -place - 1))
}

function earlierAlike<Session extends Past>(
  { kind, filter, startedAt, isPlacement }: Kind,
  past: readonly Session[],
): Session[] {
  if (kind === 'review' || isPlacement === true) return []
  return past.filter(
    (other) =>
      other.kind === kind &&
      other.isPlacement !== true &&
      other.ending !== null &&
      other.total > 0 &&
      isSameFilter(other.filter, filter) &&
      other.startedAt < startedAt,
  )
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
