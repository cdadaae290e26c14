import type { SubjectId } from '@sabi/shared/content/question'
import { subjectStatistics } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf, type QueryResult } from '../platform/server/queries.ts'

export type CountsCall = QueryResult<typeof subjectStatistics>

/** The number of questions, topics and exams of each subject. */
export function useCounts(): Readonly<Record<SubjectId, CountsCall>> {
  return {
    chemistry: useCountsOf('chemistry'),
    physics: useCountsOf('physics'),
    biology: useCountsOf('biology'),
    mathematics: useCountsOf('mathematics'),
    english: useCountsOf('english'),
  }
}

function useCountsOf(subject: SubjectId): CountsCall {
  return useQuery(queryOf(subjectStatistics, { query: { subject } }, { keep: true, ofBank: true }))
}
