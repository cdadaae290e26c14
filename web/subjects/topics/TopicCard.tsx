import { difficultyWords } from '@sabi/shared/content/question'
import { barTone, isCompleted } from '@sabi/shared/progress/topic-progress'
import type { Level } from '@sabi/shared/plan/levels'
import type { FoundTopic, Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Link } from 'wouter'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { ProgressBar } from '../../design/ProgressBar.tsx'
import { LevelMark } from '../LevelMark.tsx'
import { practiceOfTopic, topicPage } from '../links.ts'
import { texts } from '../texts.ts'
import styles from './TopicCard.module.css'

interface TopicCardProps {
  topic: Topic
  /** In percent; undefined for a visitor, and while unknown. */
  percentage: number | undefined
  /** Undefined for a visitor, and while unknown. */
  level?: Level | undefined
  /** Names the subject if cards of several are mixed. */
  isSubjectShown?: boolean
  /** The note or question by which a search found it. */
  place?: FoundTopic | undefined
}

/** A topic in the list, with links to its page and to practice. */
export function TopicCard({ topic, percentage, level, isSubjectShown = false, place }: TopicCardProps) {
  const { id, title, description, subject, difficulty, unit, _count } = topic
  return (
    <li className={styles.card}>
      <div className={styles.band} data-unit={unit} />
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link href={topicPage(id)}>{title}</Link>
        </h3>
        {percentage !== undefined && isCompleted(percentage) && (
          <span className={styles.tick} role="img" aria-label="Completed" title="Completed">
            <CircleCheck size={22} />
          </span>
        )}
      </div>
      <p className={styles.description}>{description}</p>
      {place !== undefined && (
        <p className={styles.place}>
          {place.kind === 'note' ? texts.foundInNote(place.heading) : texts.foundInQuestion(place.heading)}
        </p>
      )}
      <p className={styles.chips}>
        {isSubjectShown && <Badge tone={subject}>{subjectName(subject)}</Badge>}
        <Badge>{difficultyWords[difficulty]}</Badge>
        <Badge>{topic.level}</Badge>
        <span className={styles.count}>{counted(_count.questions, 'question')}</span>
      </p>
      {percentage !== undefined && (
        <div className={styles.progress}>
          <ProgressBar label={`Progress in ${title}`} value={percentage} tone={barTone(percentage)} />
          <span aria-hidden="true">{percentage}%</span>
          {level !== undefined && level !== 'new' && <LevelMark level={level} />}
        </div>
      )}
      <StartLearning topic={topic} />
    </li>
  )
}

function StartLearning({ topic }: { topic: Topic }) {
  if (topic._count.questions === 0) {
    return (
      <Button variant="secondary" className={styles.start} reason="Its questions are still being written.">
        Start Learning
      </Button>
    )
  }
  return (
    <LinkButton
      href={practiceOfTopic(topic)}
      variant="secondary"
      className={styles.start}
      aria-label={`Start Learning: ${topic.title}`}
    >
      Start Learning
    </LinkButton>
  )
}
