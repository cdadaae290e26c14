import type { subjectStatistics } from '@sabi/shared/subjects/calls'
import type { ReplyOf } from '@sabi/shared/contract/call'
import { countWords } from '@sabi/shared/subjects/count-words'
import type { Subject } from '@sabi/shared/subjects/subject'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { Badge } from '../design/Badge.tsx'
import { classNames } from '../design/class-names.ts'
import { LinkButton } from '../design/LinkButton.tsx'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import { topicsOfSubject } from './links.ts'
import { lookOf } from './subject-looks.ts'
import { SubjectPattern } from './SubjectPattern.tsx'
import styles from './SubjectCard.module.css'
import tones from './subject-tones.module.css'

interface SubjectCardProps {
  subject: Subject
  /** Undefined while unknown. */
  counts: ReplyOf<typeof subjectStatistics> | undefined
  isSelected: boolean
  onChoose: () => void
}

/** A subject with its counts. A single link covers the whole card. */
export function SubjectCard({ subject: { id, name }, counts, isSelected, onChoose }: SubjectCardProps) {
  const titleId = useId()
  const countsId = useId()
  const { Icon } = lookOf[id]
  return (
    <li className={classNames(styles.card, tones[id], isSelected && styles.selected)} aria-labelledby={titleId}>
      <div className={styles.cloth}>
        <SubjectPattern subject={id} />
        <span className={styles.icon}>
          <Icon size={26} />
        </span>
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={titleId}>{name}</h2>
          {isSelected && (
            <Badge tone="brand">
              <Check size={14} />
              Selected
            </Badge>
          )}
        </div>
        <p id={countsId} className={styles.counts}>
          <Count of={counts?.questionCount} one="question" /> <Count of={counts?.topicCount} one="topic" />{' '}
          <Count of={counts?.examTypeCount} one="exam" />
        </p>
        <LinkButton
          href={topicsOfSubject(id)}
          variant="ghost"
          className={styles.start}
          aria-describedby={countsId}
          onClick={onChoose}
        >
          Start Learning <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  )
}

function Count({ of: count, one }: { of: number | undefined; one: string }) {
  return (
    <span className={styles.count}>
      <b>{countWords(count)}</b> {count === 1 ? one : `${one}s`}
    </span>
  )
}
