import { subjectName } from '@sabi/shared/subjects/subject'
import { asCsv, byteOrderMark } from '../platform/csv.ts'
import type { ClassCount } from './insights.ts'

/** The students of a class with what was counted of them, as a table for a spreadsheet. */
export function writeStudents({ students }: ClassCount): string {
  const header = ['Student', 'Answered', 'Right', 'Minutes', 'Last practised', 'Joined', 'Answered more than counted']
  const rows = students.map(({ name, answered, right, seconds, lastPractisedAt, joinedAt, isMore }) => [
    name,
    answered,
    right,
    Math.round(seconds / 60),
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

function timeOf(moment: number): string {
  return new Date(moment).toISOString()
}
