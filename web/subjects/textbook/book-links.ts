import type { SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/subjects/calls'

/** The page of a topic in the textbook, where the words that a search found are marked. */
export function textbookOf({ subject, id }: Pick<Topic, 'subject' | 'id'>, find = ''): string {
  const query = new URLSearchParams({ topic: id, ...(find === '' ? {} : { find }) })
  return `${textbookOfSubject(subject)}&${query.toString()}`
}

/** The textbook of a subject. */
export function textbookOfSubject(subject: SubjectId): string {
  return `/textbook?subject=${subject}`
}
