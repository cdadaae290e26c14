import type { Question } from '@sabi/shared/content/question'
import { listQuestions, type Topic } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchingIds, readQuestions } from '../offline/question-store.ts'
import { queryOf } from '../platform/queries.ts'

/** Questions that a topic's page shows at a time. */
export const questionsPerPage = 10

/** Asks for the questions of a topic from this place on, as many as its page shows. */
export function topicQuestions({ id, subject }: Pick<Topic, 'id' | 'subject'>, offset: number) {
  const limit = String(questionsPerPage)
  return { query: { topicId: id, subject, random: 'false', limit, offset: String(offset) } } as const
}

/**
 * Ten questions of a topic in their fixed order, from this phone until the server has them. Refreshing shows the next
 * ten, and the first again after the last; where there are no more than ten it asks for the same again.
 */
export function useTopicQuestions({ id, subject }: Pick<Topic, 'id' | 'subject'>) {
  const [offset, setOffset] = useState(0)
  const { data, error, isLoading, refetch } = useQuery(queryOf(listQuestions, topicQuestions({ id, subject }, offset)))
  const saved = useSavedPage(data === undefined ? id : null, offset)
  const page = data ?? saved
  const refresh = () => {
    if (page === undefined || page.total <= questionsPerPage) return void refetch()
    setOffset(offset + questionsPerPage < page.total ? offset + questionsPerPage : 0)
  }
  return {
    questions: page?.questions,
    total: page?.total ?? 0,
    offset,
    error,
    isLoading: isLoading && page === undefined,
    refetch,
    refresh,
  }
}

/** The same ten of what is saved on this phone; undefined while that is looked up, and where nothing is saved. */
function useSavedPage(topicId: string | null, offset: number) {
  const [page, setPage] = useState<{ of: string; questions: Question[]; total: number }>()
  const of = `${topicId} ${offset}`
  useEffect(() => {
    if (topicId === null) return
    let isCurrent = true
    const look = async () => {
      const ids = await matchingIds({ subject: 'ALL', examType: 'ALL', difficulty: 'ALL', topicId })
      const questions = await readQuestions(ids.slice(offset, offset + questionsPerPage))
      if (isCurrent && questions.length > 0) setPage({ of, questions, total: ids.length })
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [topicId, offset, of])
  return page?.of === of ? page : undefined
}
