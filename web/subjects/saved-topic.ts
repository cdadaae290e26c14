import { getTopic, listTopics, type Topic } from '@sabi/shared/subjects/calls'
import { useState } from 'react'
import { addressOf } from '../platform/request.ts'
import { findSavedReply } from '../platform/saved-replies.ts'
import { useCall } from '../platform/useCall.ts'
import { everyTopic } from './topic-calls.ts'

/** A topic: what an earlier list of topics said of it, until the server says it again. */
export function useTopic(topicId: string) {
  const reply = useCall(getTopic, { params: { id: topicId } }, { keep: true })
  const [saved] = useState(() => findSavedTopic(topicId))
  return { ...reply, topic: reply.data?.data ?? saved }
}

function findSavedTopic(topicId: string): Topic | undefined {
  const list = findSavedReply(addressOf(listTopics, everyTopic), listTopics.reply)
  return list?.reply.data.find(({ id }) => id === topicId)
}
