import type { TopicProgress } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { nextTopic, type UnitProgress } from '@sabi/shared/progress/unit-progress'
import { counted } from '@sabi/shared/subjects/count-words'
import type { Topic } from '@sabi/shared/subjects/calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Badge } from '../design/Badge.tsx'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { practiceOfTopic } from '../subjects/links.ts'
import styles from './NextCard.module.css'
import { useUnits } from './numbers/units.ts'

interface NextCardProps {
  progress: readonly TopicProgress[]
  /** Nothing more urgent is on the screen. */
  isPrimary: boolean
  /** The student has not answered a question yet: five are enough to begin with. */
  isFirst: boolean
}

/** The topic that helps most now, one tap from its questions. */
export function NextCard({ progress, isPrimary, isFirst }: NextCardProps) {
  const { units, isLoading } = useUnits(progress)
  if (units === undefined) return isLoading ? <Skeleton height="15.6rem" /> : null
  const topic = nextTopic(units, progress)
  if (topic === null) return null
  const unit = units.find((candidate) => candidate.unit === topic.unit)
  return (
    <Card title="Do this next" className={styles.card}>
      <div className={styles.words}>
        <p className={styles.topic}>{topic.title}</p>
        <p className={styles.detail}>
          <Badge tone={topic.subject}>{subjectName(topic.subject)}</Badge> {topic.category}
        </p>
        <p className={styles.detail}>
          {isWeak(unit, progress) ? 'You often miss questions in this unit' : stateOf(topic, progress)} ·{' '}
          {counted(topic._count.questions, 'question')}
        </p>
      </div>
      <LinkButton
        href={`${practiceOfTopic(topic)}&start=1${isFirst ? '&count=5' : ''}`}
        variant={isPrimary ? 'primary' : 'secondary'}
        className={styles.start}
      >
        Practise this topic
      </LinkButton>
    </Card>
  )
}

/** From this many answers on, a unit can be called weak, and below this percentage of right ones. */
const answersToJudge = 5
const weakBelow = 70

function isWeak(unit: UnitProgress | undefined, progress: readonly TopicProgress[]): boolean {
  if (unit === undefined || unit.attempted < answersToJudge) return false
  const ids = new Set(unit.topics.map(({ id }) => id))
  const correct = progress.reduce(
    (sum, { topicId, questionsCorrect }) => sum + (ids.has(topicId) ? questionsCorrect : 0),
    0,
  )
  return percentage(correct, unit.attempted) < weakBelow
}

function stateOf({ id }: Topic, progress: readonly TopicProgress[]): string {
  const isStarted = progress.some(({ topicId, questionsAttempted }) => topicId === id && questionsAttempted > 0)
  return isStarted ? 'In progress' : 'Not started'
}
