import { everyTopic, getTopic, listTopics, type Topic } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { knownReply, queryOf } from '../../platform/server/queries.ts'

/** A topic, taken from an earlier list until the server replies. */
export function useTopic(topicId: string) {
  const { data, error, refetch } = useQuery(queryOf(getTopic, { params: { id: topicId } }, { keep: true }))
  const [saved] = useState(() => findSavedTopic(topicId))
  return { topic: data?.data ?? saved, error, refetch }
}

function findSavedTopic(topicId: string): Topic | undefined {
  return knownReply(listTopics, everyTopic)?.data.find(({ id }) => id === topicId)
}
