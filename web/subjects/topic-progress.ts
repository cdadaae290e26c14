import { listProgress, type TopicProgress } from '@sabi/shared/progress/calls'
import { topicPercentage } from '@sabi/shared/progress/topic-progress'
import type { Topic } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../platform/server/session.ts'
import { queryOf } from '../platform/server/queries.ts'

/** The student's progress in every started topic; requests nothing for a visitor. */
export function useProgress() {
  const userId = useSession((session) => session.user?.id)
  return useQuery(queryOf(listProgress, userId === undefined ? null : { params: { userId } }, { keep: true }))
}

/** The progress of a topic in percent; undefined while unknown, so that no number is made up. */
export type PercentageOf = (topic: Topic) => number | undefined

/**
 * The percentage of each topic. The list of progress omits topics that were never started, and may not be loaded yet.
 */
export function percentages(progress: readonly TopicProgress[] | undefined): PercentageOf {
  if (progress === undefined) return () => undefined
  const byTopic = new Map(progress.map((one) => [one.topicId, one.questionsCorrect]))
  return (topic) => topicPercentage({ questionsCorrect: byTopic.get(topic.id) ?? 0 }, topic)
}
