import type { Question, SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/subjects/calls'
import { noFilters, queryOf } from './topics/topic-filters.ts'

/** The page of a topic. */
export function topicPage(id: string): string {
  return `/topics/${encodeURIComponent(id)}`
}

/** Practice of one topic, which starts at once. */
export function practiceOfTopic({ subject, id }: Pick<Topic, 'subject' | 'id'>): string {
  return `/practice?${new URLSearchParams({ subject, topicId: id }).toString()}`
}

/** Questions in a session on one topic. */
export const topicSessionLength = 20

/** A session on one topic, which starts at once, and opens with this question if one is given. */
export function topicSession(topic: Pick<Topic, 'subject' | 'id'>, first?: string): string {
  const opening = first === undefined ? '' : `&${new URLSearchParams({ first }).toString()}`
  return `${practiceOfTopic(topic)}&start=1&count=${topicSessionLength}${opening}`
}

/** Practice of a whole subject. */
export function practiceOfSubject(subject: SubjectId): string {
  return `/practice?subject=${subject}`
}

/** The topics of a subject. Without scripts, the part of the page that lists them. */
export function topicsOfSubject(subject: SubjectId): string {
  return `/topics#${subject}`
}

/** The topics of one unit of the chosen subject. */
export function topicsOfUnit(unit: number): string {
  return `/topics${queryOf({ ...noFilters, unit })}`
}

/** The page of a topic in the textbook, where the words that a search found are marked. */
export function textbookOf({ subject, id }: Pick<Topic, 'subject' | 'id'>, find = ''): string {
  const query = new URLSearchParams({ topic: id, ...(find === '' ? {} : { find }) })
  return `${textbookOfSubject(subject)}&${query.toString()}`
}

/** The textbook of a subject. */
export function textbookOfSubject(subject: SubjectId): string {
  return `/textbook?subject=${subject}`
}

/** The length of a question that is enough to recognise it. */
const shortQuestion = 160

/** The tutor, with a drafted request to explain a question of the bank. */
export function tutorOn({ id, text }: Pick<Question, 'id' | 'text'>): string {
  const short = text.length > shortQuestion ? `${text.slice(0, shortQuestion)}…` : text
  return `/ai-tutor?${new URLSearchParams({ prompt: `Explain this question: ${short}`, question: id }).toString()}`
}
