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

/** The length of a question that is enough to recognise it. */
const shortQuestion = 160

/**
 * The tutor, with a drafted request about a question of the bank: to explain it, which begins with a hint, or to show the working
 * once it has been answered.
 */
export function tutorOn({ id, text }: Pick<Question, 'id' | 'text'>, { isAnswered = false } = {}): string {
  const short = text.length > shortQuestion ? `${text.slice(0, shortQuestion)}…` : text
  const wish = isAnswered ? 'Show the working of this question' : 'Explain this question'
  return `/ai-tutor?${new URLSearchParams({ prompt: `${wish}: ${short}`, question: id }).toString()}`
}
