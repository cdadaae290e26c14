import type { SubjectId } from '@sabi/shared/content/question'
import { listTopics } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../platform/server/queries.ts'

/** The topics of a subject as choices; none until a subject is chosen. */
export function useTopicChoices(subject: SubjectId | '' | undefined, first: string) {
  const { data } = useQuery(queryOf(listTopics, subject ? { query: { subject } } : null))
  const topics = data?.data.map(({ id, title }) => ({ value: id, label: title })) ?? []
  return [{ value: '', label: first }, ...topics]
}
