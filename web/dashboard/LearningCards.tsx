import type { TopicProgress } from '@sabi/shared/progress/calls'
import { unitsOf } from '@sabi/shared/progress/unit-progress'
import { Skeleton } from '../design/Skeleton.tsx'
import { useSelectedSubject } from '../subjects/selected-subject.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import { MasteryCard } from './MasteryCard.tsx'
import { NextCard } from './NextCard.tsx'

/** What to do next in the chosen subject, and how far its units are. */
export function LearningCards({ progress }: { progress: readonly TopicProgress[] }) {
  const subject = useSelectedSubject()
  const { data, isLoading } = useTopics()
  if (data === undefined) return isLoading ? <Skeleton height="20rem" /> : null
  const topics = data.data.filter((topic) => topic.subject === subject)
  const units = unitsOf(topics, progress)
  return (
    <>
      <NextCard units={units} progress={progress} />
      <MasteryCard subject={subject} units={units} />
    </>
  )
}
