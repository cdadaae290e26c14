import type { TopicProgress } from '@sabi/shared/progress/calls'
import { nextTopic } from '@sabi/shared/progress/unit-progress'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Badge } from '../design/Badge.tsx'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { practiceOfTopic } from '../subjects/links.ts'
import styles from './NextCard.module.css'
import { useUnits } from './numbers/units.ts'

/** The topic that helps most now, one tap from its questions. */
export function NextCard({ progress }: { progress: readonly TopicProgress[] }) {
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
          {unit !== undefined && unit.attempted > 0 ? `Your weakest unit so far: ${unit.percentage}%` : 'New to you'} ·{' '}
          {counted(topic._count.questions, 'question')}
        </p>
      </div>
      <LinkButton href={practiceOfTopic(topic)} variant="secondary" className={styles.start}>
        Practise this topic
      </LinkButton>
    </Card>
  )
}
