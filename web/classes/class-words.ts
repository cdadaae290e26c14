import type { SubjectId } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'

/** The subjects of a class in a line: 'Chemistry, Physics'. */
export function subjectWords(subjects: readonly SubjectId[]): string {
  return subjects.map(subjectName).join(', ')
}
