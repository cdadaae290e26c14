import { countQuestions, listTopics, type QuestionFilter } from '@sabi/shared/subjects/calls'
import { useCall } from '../platform/useCall.ts'

export interface MatchingCount {
  /** Undefined while it is not known. */
  count: number | undefined
  isLoading: boolean
  refetch: () => void
}

/** How many questions match the filter. */
export function useMatchingCount(filter: QuestionFilter): MatchingCount {
  const { data, isLoading, refetch } = useCall(countQuestions, { query: filter })
  return { count: data?.count, isLoading, refetch }
}

/** The topics to choose from: those of the subject, and the one that is chosen already. */
export function useTopicOptions({ subject, topicId }: QuestionFilter): { value: string; label: string }[] {
  const { data } = useCall(listTopics, { query: { subject } }, { keep: true })
  const topics = (data?.data ?? []).filter(({ id }) => subject !== 'ALL' || id === topicId)
  const options = topics.map(({ id, title }) => ({ value: id, label: title }))
  const isKnown = topicId === 'ALL' || options.some(({ value }) => value === topicId)
  return [
    { value: 'ALL', label: 'ALL' },
    ...options,
    ...(isKnown ? [] : [{ value: topicId, label: 'The chosen topic' }]),
  ]
}
