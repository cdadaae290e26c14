import { listQuestions, type Topic } from '@sabi/shared/subjects/calls'
import { useState } from 'react'
import { useCall } from '../platform/useCall.ts'

/** Questions that a topic's page shows at a time. */
export const questionsPerPage = 10

/**
 * Ten questions of a topic in their fixed order. Refreshing shows the next ten, and the first again after the last; where
 * there are no more than ten it asks for the same again.
 */
export function useTopicQuestions({ id, subject }: Pick<Topic, 'id' | 'subject'>) {
  const [offset, setOffset] = useState(0)
  const { data, error, isLoading, refetch } = useCall(listQuestions, {
    query: { topicId: id, subject, random: 'false', limit: String(questionsPerPage), offset: String(offset) },
  })
  const refresh = () => {
    if (data === undefined || data.total <= questionsPerPage) return refetch()
    setOffset(offset + questionsPerPage < data.total ? offset + questionsPerPage : 0)
  }
  return { questions: data?.questions, total: data?.total ?? 0, offset, error, isLoading, refetch, refresh }
}
