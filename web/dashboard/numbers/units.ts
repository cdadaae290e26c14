import type { TopicProgress } from '@sabi/shared/progress/calls'
import { unitsOf } from '@sabi/shared/progress/unit-progress'
import { useSelectedSubject } from '../../subjects/topics/selected-subject.ts'
import { useTopics } from '../../subjects/topic-calls.ts'

/** The progress in the units of the chosen subject; undefined until its topics are known. */
export function useUnits(progress: readonly TopicProgress[]) {
  const subject = useSelectedSubject()
  const { data, isLoading } = useTopics()
  const topics = data?.data.filter((topic) => topic.subject === subject)
  return { subject, units: topics && unitsOf(topics, progress), isLoading }
}
