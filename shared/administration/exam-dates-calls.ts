import * as z from 'zod/mini'
import { examTypes } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'
import { ExamDates } from '../practice/exam-calendar.ts'

/** Exams are announced a year ahead: other years are slips of the pen. */
export const examYears = { from: 2025, to: 2099 } as const

/** Returns whether a text is a valid day, in a year that an exam can have. */
export function isExamDay(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return z.safeParse(z.iso.date(), day).success && year >= examYears.from && year <= examYears.to
}

const NewExamDates = ExamDates.check(
  z.refine(({ start, end }) => isExamDay(start) && (end === null || (isExamDay(end) && end >= start))),
)

export const setExamDates = call({
  method: 'PUT',
  path: '/api/admin/exam-dates',
  access: 'admin',
  summary: 'Sets the announced days of exams; an exam that is left out goes back to its usual months',
  body: z.object({
    examDates: z
      .array(NewExamDates)
      .check(z.refine((dates) => new Set(dates.map(({ body }) => body)).size === dates.length)),
  }),
  badInput: `Send each of ${examTypes.join(', ')} once at most, its last day not before its first.`,
  reply: success({ data: z.array(ExamDates) }),
})
