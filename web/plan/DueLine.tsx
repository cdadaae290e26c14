import { subjectName } from '@sabi/shared/subjects/subject'
import { LinkButton } from '../design/LinkButton.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { useReading } from '../platform/useReading.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import { practiceOfSubject } from '../subjects/links.ts'
import { dueHere } from './due-here.ts'
import styles from './DueLine.module.css'
import { useMemory } from './useMemory.ts'

/** One line about what the student learnt and may soon forget, with a session that brings it back. */
export function DueLine({ userId }: { userId: string }) {
  const memory = useMemory(userId)
  const { data, isLoading } = useTopics()
  const topics = data?.data ?? []
  const due = useReading(`${memory} ${topics.length}`, () => dueHere(userId, topics), 'nothing')
  if (due === undefined || isLoading) return <Skeleton height="2.75rem" />
  if (due === 'nothing') return <p className={styles.line}>Nothing to refresh today.</p>
  if (due === 'not-here')
    return (
      <LinkButton href="/storage" variant="ghost">
        Download questions to refresh what you know
      </LinkButton>
    )
  const { subject, count } = due
  return (
    <LinkButton href={`${practiceOfSubject(subject)}&start=1&count=10`} variant="ghost">
      Refresh {subjectName(subject)}: {count} due
    </LinkButton>
  )
}
