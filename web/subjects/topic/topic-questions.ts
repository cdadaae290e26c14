import { withPassagesInOrder } from '@sabi/shared/content/passage-order'
import type { Question, ShownQuestion } from '@sabi/shared/content/question'
import { listQuestions, type Topic } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchingIds, readQuestions } from '../../offline/questions/question-store.ts'
import { queryOf } from '../../platform/server/queries.ts'

/** Questions per page of a topic. */
export const questionsPerPage = 10

/** Requests a page of a topic's questions from this offset. */
export function topicQuestions({ id, subject }: Pick<Topic, 'id' | 'subject'>, offset: number) {
  const limit = String(questionsPerPage)
  return { query: { topicId: id, subject, random: 'false', limit, offset: String(offset) } } as const
}

/**
 * Ten questions of a topic in their fixed order, from the server. This phone's are shown until those arrive if they
 * fill the page, so that little moves when they do, and in any case if they can't arrive. Refreshing shows the next ten, and the first again
 * after the last; with ten or fewer it requests the same again.
 */
export function useTopicQuestions({ id, subject, _count }: Pick<Topic, 'id' | 'subject' | '_count'>) {
  const [offset, setOffset] = useState(0)
  const { data, error, isLoading, refetch } = useQuery(queryOf(listQuestions, topicQuestions({ id, subject }, offset)))
  const saved = useSavedPage(data === undefined ? id : null, offset)
  const fillsPage = saved !== undefined && saved.total >= Math.min(questionsPerPage, _count.questions)
  const page = data ?? (fillsPage || error !== null ? saved : undefined)
  const refresh = () => {
    if (page === undefined || page.total <= questionsPerPage) return void refetch()
    setOffset(offset + questionsPerPage < page.total ? offset + questionsPerPage : 0)
  }
  return {
    // In the order of ids, 10 comes before 2.
    questions: page && withPassagesInOrder<ShownQuestion>(page.questions),
    total: page?.total ?? 0,
    offset,
    error,
    isLoading: isLoading && page === undefined,
    refetch,
    refresh,
  }
}

/** The same ten from this phone; undefined while loading, and if nothing is saved. */
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
