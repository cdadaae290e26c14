import { listQuestions, type Topic } from '@sabi/shared/subjects/calls'
import { useState } from 'react'
import { useCall } from '../platform/useCall.ts'

/** Questions that a topic's page shows at a time. */
export const questionsPerPage = 10

/** Asks for the questions of a topic from this place on, as many as its page shows. */
export function topicQuestions({ id, subject }: Pick<Topic, 'id' | 'subject'>, offset: number) {
  const limit = String(questionsPerPage)
  return { query: { topicId: id, subject, random: 'false', limit, offset: String(offset) } } as const
}

/**
 * Ten questions of a topic in their fixed order. Refreshing shows the next ten, and the first again after the last; where
 * there are no more than ten it asks for the same again.
 */
export function useTopicQuestions({ id, subject }: Pick<Topic, 'id' | 'subject'>) {
  const [offset, setOffset] = useState(0)
  const { data, error, isLoading, refetch } = useCall(listQuestions, topicQuestions({ id, subject }, offset))
  const refresh = () => {
    if (data === undefined || data.total <= questionsPerPage) return refetch()
    setOffset(offset + questionsPerPage < data.total ? offset + questionsPerPage : 0)
  }
  return { questions: data?.questions, total: data?.total ?? 0, offset, error, isLoading, refetch, refresh }
}
