import type { PracticeSession } from '@sabi/shared/practice/session'
import { filterWords } from './filters.ts'

const kindWords: Partial<Record<PracticeSession['kind'], string>> = { generated: 'Generated', exam: 'Timed paper' }

/** What a session was about, in a few words. New questions, papers and assignments add one: 'JAMB · Physics · Generated'. */
export function sessionWords({
  filter,
  kind,
  assignmentId,
}: Pick<PracticeSession, 'filter' | 'kind' | 'assignmentId'>): string {
  const words = kindWords[kind] ?? (assignmentId && 'Assignment')
  return words ? `${filterWords(filter)} · ${words}` : filterWords(filter)
}
