import * as z from 'zod/mini'
import { ExamType } from '../content/question.ts'

/** Fewer days than this and the badge turns to the destructive colour. */
export const urgentBelowDays = 100

const dayMs = 24 * 60 * 60 * 1000

/** One sitting of an exam, as the calendar file holds it. */
export const ExamSitting = z
  .object({
    body: ExamType,
    /** The name that students use: 'JAMB UTME'. */
    name: z.string(),
    year: z.int(),
    start: z.iso.date(),
    end: z.iso.date(),
    /** The time of the sitting in words: 'mid to late April 2027'. */
    when: z.string(),
    /** How near the truth the first day is. */
    precision: z.enum(['day', 'week', 'month']),
    status: z.enum(['expected', 'announced']),
    /** The source of the dates, in words. */
    source: z.string(),
    checkedOn: z.iso.date(),
  })
  .check(z.refine(({ start, end, year }) => start <= end && start.startsWith(`${year}-`)))

export const ExamCalendar = z.array(ExamSitting)

export type ExamSitting = z.infer<typeof ExamSitting>
export type ExamCalendar = z.infer<typeof ExamCalendar>

/** The days of an exam as its body announced them; no last day where none was named. */
export const ExamDates = z.object({ body: ExamType, start: z.iso.date(), end: z.nullable(z.iso.date()) })
export type ExamDates = z.infer<typeof ExamDates>

/** The part of a sitting that students see. */
export type ShownSitting = Omit<ExamSitting, 'source' | 'checkedOn'>

export interface UpcomingExam extends ShownSitting {
  daysLeft: number
  isUrgent: boolean
  /** '145 days left', with 'about' while the first day is not known. */
  daysLeftWords: string
}

/** The calendar with announced days in place of what it says of the same exam and year; an exam that it lacks is left out. */
export function withAnnounced(calendar: ExamCalendar, announced: readonly ExamDates[]): ShownSitting[] {
  const exact = announced.flatMap(({ body, start, end }): ShownSitting[] => {
    const known = calendar.find((sitting) => sitting.body === body)
    if (known === undefined) return []
    const when = [start, ...(end === null ? [] : [end])].map(dayInWords).join(' to ')
    const days = { year: Number(start.slice(0, 4)), start, end: end ?? start, when }
    return [{ ...known, ...days, precision: 'day', status: 'announced' }]
  })
  const isReplaced = ({ body, year }: ExamSitting) => exact.some((one) => one.body === body && one.year === year)
  return [...exact, ...calendar.filter((sitting) => !isReplaced(sitting))]
}

/** '12 April 2027', wherever the phone is. */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}

/**
 * The next sitting of each exam from a day (YYYY-MM-DD) on, soonest first. A sitting that has started is replaced by
 * the next one; exams without a future sitting are left out.
 */
export function upcomingExams(calendar: readonly ShownSitting[], today: string): UpcomingExam[] {
  const ahead = calendar.filter(({ start }) => start >= today).sort((one, other) => (one.start < other.start ? -1 : 1))
  const nextByBody = new Map<string, ShownSitting>()
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

function daysWords({ precision }: ShownSitting, daysLeft: number): string {
  if (precision === 'day' && daysLeft === 0) return 'Starts today'
  const about = precision === 'day' ? '' : 'about '
  return `${about}${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`
}
