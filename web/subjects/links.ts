import type { Question, SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/subjects/calls'
import { iChose } from '@sabi/shared/tutor/conversation'
import { noFilters, queryOf } from './topics/topic-filters.ts'

/** The page of a topic. */
export function topicPage(id: string): string {
  return `/topics/${encodeURIComponent(id)}`
}

/** Practice of one topic, which starts at once. */
export function practiceOfTopic({ subject, id }: Pick<Topic, 'subject' | 'id'>): string {
  return `/practice?${new URLSearchParams({ subject, topicId: id }).toString()}`
}

/** A new worksheet on a topic. */
export function worksheetOn(topicId: string): string {
  return `/worksheet?${new URLSearchParams({ topic: topicId }).toString()}`
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

/** The tutor, with a drafted request to explain a question of the bank, which begins with a hint. */
export function tutorOn({ id, text }: Pick<Question, 'id' | 'text'>): string {
  return tutorWith(`Explain this question: ${shortened(text)}`, id)
}

/** The tutor, with a drafted request to show the working of an answered question, and what the student chose. */
export function tutorOnAnswer(
  { id, text, options }: Pick<Question, 'id' | 'text' | 'options'>,
  chosen?: number,
): string {
  const words = options[chosen ?? -1]
  const choice = words === undefined ? '' : ` ${iChose(words)}`
  return tutorWith(`Show the working of this question: ${shortened(text)}${choice}`, id)
}

function shortened(text: string): string {
  return text.length > shortQuestion ? `${text.slice(0, shortQuestion)}…` : text
}

function tutorWith(prompt: string, question: string): string {
  return `/ai-tutor?${new URLSearchParams({ prompt, question }).toString()}`
}
