import { listProgress, type TopicProgress } from '@sabi/shared/progress/calls'
import { topicPercentage } from '@sabi/shared/progress/topic-progress'
import { listTopics, type Topic } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../platform/session.ts'
import { queryOf } from '../platform/queries.ts'

/** All topics of all subjects: few enough to search and count on the phone, and kept for a visit without network. */
export const everyTopic = { query: { subject: 'ALL' } } as const

export function useTopics() {
  return useQuery(queryOf(listTopics, everyTopic, { keep: true, ofBank: true }))
}

/** The student's progress in every topic started; asks nothing for a visitor. */
export function useProgress() {
  const userId = useSession((session) => session.user?.id)
  return useQuery(queryOf(listProgress, userId === undefined ? null : { params: { userId } }, { keep: true }))
}

/** Per cent of a topic; undefined while nobody knows, so that no number is made up. */
export type PercentageOf = (topic: Topic) => number | undefined

/** The percentage of each topic: of a list of progress that leaves out what was never started, or of no list yet. */
export function percentages(progress: readonly TopicProgress[] | undefined): PercentageOf {
  if (progress === undefined) return () => undefined
  const byTopic = new Map(progress.map((one) => [one.topicId, one.questionsCorrect]))
  return (topic) => topicPercentage({ questionsCorrect: byTopic.get(topic.id) ?? 0 }, topic)
}
