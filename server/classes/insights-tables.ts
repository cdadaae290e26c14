import type { StudentWork } from '@sabi/shared/classes/assignments-calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { asCsv, byteOrderMark } from '../platform/csv.ts'
import type { ClassCount } from './insights.ts'

/** Spreadsheets know no time zones, so times are those of Nigeria and the heading says so. */
const timeZone = 'Africa/Lagos'

/** The students of a class with what was counted of them, as a table for a spreadsheet. */
export function writeStudents({ students }: ClassCount): string {
  const header = [
    'Student',
    'Answered',
    'Right',
    'Minutes',
    `Last practised (${timeZone})`,
    `Joined (${timeZone})`,
    'Answered more than counted',
  ]
  const rows = students.map(({ name, answered, right, seconds, lastPractisedAt, joinedAt, isMore }) => [
    name,
    answered,
    right,
    minutesOf(seconds),
    lastPractisedAt === null ? '' : timeOf(lastPractisedAt),
    timeOf(joinedAt),
    isMore ? 'yes' : 'no',
  ])
  return byteOrderMark + asCsv([header, ...rows])
}

/** The topics of a class, weakest first, as a table for a spreadsheet. */
export function writeTopics({ insights }: ClassCount): string {
  const header = ['Topic', 'Subject', 'Students', 'Mastery in percent', 'Students familiar with it']
  const rows = insights.topics.map(({ title, subject, students, percent, familiar }) => [
    title,
    subjectName(subject),
    students,
    percent ?? '',
    familiar ?? '',
  ])
  return byteOrderMark + asCsv([header, ...rows])
}

const stateWords = { none: 'not yet', begun: 'begun', done: 'done', late: 'done late' } as const

/** The work of students on an assignment, as a table for a spreadsheet. */
export function writeWork(work: readonly StudentWork[]): string {
  const header = ['Student', 'Work', 'Right', 'Questions', 'Minutes', 'Attempts', `Done (${timeZone})`]
  const rows = work.map(({ name, state, correct, total, durationMs, attempts, doneAt }) => [
    name,
    stateWords[state],
    correct ?? '',
    state === 'none' ? '' : total,
    state === 'none' ? '' : minutesOf(durationMs / 1000),
    attempts,
    doneAt === null ? '' : timeOf(Date.parse(doneAt)),
  ])
  return byteOrderMark + asCsv([header, ...rows])
}

/** Minutes with one decimal: a quick answer is no 0. */
function minutesOf(seconds: number): number {
  return Math.round(seconds / 6) / 10
}

/** The day of a moment in Nigeria, for the name of a file: '2026-11-29'. */
export function dayOf(moment: number): string {
  return timeOf(moment).slice(0, 10)
}

/** A day and a time as spreadsheets read them: '2026-11-29 17:05'. */
function timeOf(moment: number): string {
  return new Date(moment).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
}
