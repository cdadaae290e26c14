import { everyTopic, listTopics } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/server/queries.ts'

/** All topics of all subjects, saved for visits without a network. */
export function useTopics() {
  return useQuery(queryOf(listTopics, everyTopic, { keep: true, ofBank: true }))
}
