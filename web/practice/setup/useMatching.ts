import { filterFrom } from '@sabi/shared/practice/link'
import { countQuestions, type QuestionFilter } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStoredValue } from '../../platform/stored-value.ts'
import { useTopics } from '../../subjects/topic-calls.ts'
import { queryOf } from '../../platform/server/queries.ts'
import { searchOf } from './filters.ts'
import { countHere, isAllHere } from '../session/local-questions.ts'
import { questionSource } from './question-source.ts'

/** How long counting the matching questions may delay the start. */
const countPatienceMs = 1000

export interface MatchingCount {
  /** Undefined while unknown. */
  count: number | undefined
  isLoading: boolean
  /** Disables the start briefly while counting, but not if the phone has matching questions. */
  holdsStart: boolean
  /** How many of them are on this phone; undefined while loading. */
  here: number | undefined
  /** The phone need not ask the server for questions. */
  isPhoneEnough: boolean
  refetch: () => void
}

/** How many questions match the filter: counted on this phone if it has them all or the server can't be reached. */
export function useMatchingCount(filter: QuestionFilter): MatchingCount {
  const phone = usePhoneCount(filter)
  const isPhoneEnough = useStoredValue(questionSource) === 'phone' || phone?.isAll === true
  const asked = phone === undefined || isPhoneEnough ? null : { query: filter }
  const { data, isLoading, error, refetch } = useQuery(queryOf(countQuestions, asked))
  const fallback =
    isPhoneEnough || (error !== null && phone !== undefined && phone.count > 0) ? phone?.count : undefined
  const isPatient = usePatience(searchOf(filter))
  return {
    count: data?.count ?? fallback,
    isLoading: isLoading || phone === undefined,
    holdsStart: isPatient && (phone === undefined || (isLoading && phone.count === 0)),
    here: phone?.count,
    isPhoneEnough,
    refetch: () => void refetch(),
  }
}

/** True for a moment after this was first requested. */
function usePatience(asked: string): boolean {
  const [over, setOver] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setOver(asked), countPatienceMs)
    return () => clearTimeout(timer)
  }, [asked])
  return over !== asked
}

function usePhoneCount(filter: QuestionFilter): { count: number; isAll: boolean } | undefined {
  // Compared as a string, because the filter is a new object on every render.
  const asked = searchOf(filter)
  const [known, setKnown] = useState<{ of: string; count: number; isAll: boolean }>()
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const same = filterFrom(new URLSearchParams(asked))
      const [count, isAll] = await Promise.all([countHere(same), isAllHere(same)])
      if (isCurrent) setKnown({ of: asked, count, isAll })
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [asked])
  return known?.of === asked ? known : undefined
}

/** The topics to choose from: those of the subject, and the one already chosen. */
export function useTopicOptions({ subject, topicId }: QuestionFilter): { value: string; label: string }[] {
  const { data } = useTopics()
  const topics = (data?.data ?? []).filter((topic) => topic.subject === subject || topic.id === topicId)
  const options = topics.map(({ id, title }) => ({ value: id, label: title }))
  const isKnown = topicId === 'ALL' || options.some(({ value }) => value === topicId)
  return [
    { value: 'ALL', label: 'ALL' },
    ...options,
    ...(isKnown ? [] : [{ value: topicId, label: 'The chosen topic' }]),
  ]
}
