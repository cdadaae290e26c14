import { subjectIds, type SubjectId } from '../content/question.ts'

/** Questions in the order of their subjects, as on an exam paper; within a subject they keep their order. */
export function groupBySubject<Asked extends { subject: SubjectId }>(questions: readonly Asked[]): Asked[] {
  return subjectIds.flatMap((subject) => questions.filter((question) => question.subject === subject))
}
