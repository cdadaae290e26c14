import { examYears, isExamDay } from '@sabi/shared/administration/exam-dates-calls'
import { examTypes, type ExamType } from '@sabi/shared/content/question'
import type { ExamDates } from '@sabi/shared/practice/exam-calendar'
import { textOf } from '@sabi/shared/contract/page-form'
import type { FieldError } from '../../design/forms/ErrorSummary.tsx'
import { fieldTexts } from '../texts.ts'

/** The names of the two fields of an exam. */
export function fieldsOf(body: ExamType) {
  return { first: `${body}-first`, last: `${body}-last` } as const
}

/** The dates in the form. An exam without a first day is left out. */
export function examDatesOf(form: FormData): ExamDates[] {
  return examTypes.flatMap((body) => {
    const { start, end } = daysOf(form, body)
    return start === '' ? [] : [{ body, start, end: end === '' ? null : end }]
  })
}

export function checkExamDates(form: FormData): FieldError[] {
  return examTypes.flatMap((body) => {
    const { start, end } = daysOf(form, body)
    const { first, last } = fieldsOf(body)
    const wrong = [
      ...(start === '' || isExamDay(start) ? [] : [first]),
      ...(end === '' || isExamDay(end) ? [] : [last]),
    ].map((field) => ({ field, message: fieldTexts.examDay(examYears.from, examYears.to) }))
    if (wrong.length > 0 || end === '') return wrong
    if (start === '') return [{ field: first, message: fieldTexts.firstDay }]
    return end < start ? [{ field: last, message: fieldTexts.lastDay }] : []
  })
}

function daysOf(form: FormData, body: ExamType) {
  const { first, last } = fieldsOf(body)
  return { start: textOf(form, first).trim(), end: textOf(form, last).trim() }
}
