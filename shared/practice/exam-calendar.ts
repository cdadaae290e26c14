import * as z from 'zod/mini'
import { ExamType } from '../content/question.ts'

/** Fewer days than this and the badge turns to the destructive colour. */
export const urgentBelowDays = 100

const dayMs = 24 * 60 * 60 * 1000

/** One sitting of an exam, as the calendar file holds it. */
export const ExamSitting = z
  .object({
    body: ExamType,
    /** What students call it: 'JAMB UTME'. */
    name: z.string(),
    year: z.int(),
    start: z.iso.date(),
    end: z.iso.date(),
    /** The time of the sitting in words: 'mid to late April 2027'. */
    when: z.string(),
    /** How near the truth the first day is. */
    precision: z.enum(['day', 'week', 'month']),
    status: z.enum(['expected', 'announced']),
    /** Where the dates come from, in words. */
    source: z.string(),
    checkedOn: z.iso.date(),
  })
  .check(z.refine(({ start, end, year }) => start <= end && start.startsWith(`${year}-`)))

export const ExamCalendar = z.array(ExamSitting)

export type ExamSitting = z.infer<typeof ExamSitting>
export type ExamCalendar = z.infer<typeof ExamCalendar>

export interface UpcomingExam extends ExamSitting {
  daysLeft: number
  isUrgent: boolean
  /** '145 days left', with 'about' while the first day is not known. */
  daysLeftWords: string
}

/**
 * The next sitting of each exam from a day (YYYY-MM-DD) on, soonest first. A sitting that has begun gives way to the next
 * one; an exam with no sitting ahead in the calendar is left out.
 */
export function upcomingExams(calendar: ExamCalendar, today: string): UpcomingExam[] {
  const ahead = calendar.filter(({ start }) => start >= today).sort((one, other) => (one.start < other.start ? -1 : 1))
  const nextByBody = new Map<string, ExamSitting>()
  for (const sitting of ahead) if (!nextByBody.has(sitting.body)) nextByBody.set(sitting.body, sitting)
  return [...nextByBody.values()].map((sitting) => {
    const daysLeft = Math.round((Date.parse(sitting.start) - Date.parse(today)) / dayMs)
    return { ...sitting, daysLeft, isUrgent: daysLeft < urgentBelowDays, daysLeftWords: daysWords(sitting, daysLeft) }
  })
}

/** The year or years of the exams listed: '2027' or '2027–2028'; empty for no exam. */
export function yearsOf(exams: readonly Pick<ExamSitting, 'year'>[]): string {
  return [...new Set(exams.map(({ year }) => year))].sort().join('–')
}

function daysWords({ precision }: ExamSitting, daysLeft: number): string {
  if (precision === 'day' && daysLeft === 0) return 'Starts today'
  const about = precision === 'day' ? '' : 'about '
  return `${about}${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`
}
