import { difficulties, type ExamType } from '@sabi/shared/content/question'
import { filterParts } from '@sabi/shared/practice/link'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { subjectName, subjects } from '@sabi/shared/subjects/subject'

/** The query string of a filter, without parts that are ALL: '' or '?subject=physics'. */
export function searchOf(filter: QuestionFilter): string {
  const parts = filterParts.filter((name) => filter[name] !== 'ALL').map((name) => [name, filter[name]])
  const query = new URLSearchParams(parts).toString()
  return query === '' ? '' : `?${query}`
}

/** A filter with one part changed; changing the subject resets the topic (PRAC-05). */
export function changeFilter(filter: QuestionFilter, change: Partial<QuestionFilter>): QuestionFilter {
  const isNewSubject = change.subject !== undefined && change.subject !== filter.subject
  return { ...filter, ...(isNewSubject ? { topicId: 'ALL' } : {}), ...change }
}

/** The filter without its narrowest part: topic, difficulty, exam, subject; null if nothing is chosen. */
export function widenFilter(filter: QuestionFilter): QuestionFilter | null {
  const narrowest = [...filterParts].reverse().find((name) => filter[name] !== 'ALL')
  return narrowest === undefined ? null : changeFilter(filter, { [narrowest]: 'ALL' })
}

export const subjectOptions = [
  { value: 'ALL', label: 'ALL' },
  ...subjects.map(({ id, name }) => ({ value: id, label: name })),
] as const satisfies readonly { value: QuestionFilter['subject']; label: string }[]

/** In the order of PRAC-04. */
export const examOptions = optionsOf(['WAEC', 'NECO', 'JAMB'] as const satisfies readonly ExamType[])
export const difficultyOptions = optionsOf(difficulties)

/** What a session was about, in a few words: 'JAMB · Physics', or 'General' without a choice. */
export function filterWords({ examType, subject }: Pick<QuestionFilter, 'examType' | 'subject'>): string {
  const exam = examType === 'ALL' ? 'General' : examType
  return subject === 'ALL' ? exam : `${exam} · ${subjectName(subject)}`
}

function optionsOf<Value extends string>(values: readonly Value[]) {
  return ['ALL' as const, ...values].map((value) => ({ value, label: value }))
}
