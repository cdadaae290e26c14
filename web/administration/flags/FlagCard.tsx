import type { AdminFlag } from '@sabi/shared/flags/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { classNames } from '../../design/class-names.ts'
import { RichText } from '../../design/text/RichText.tsx'
import { dateAndTime } from '../date-and-time.ts'
import { alarmWords, removalWords, reporterWords, statusTones, statusWords } from './flag-words.ts'
import styles from './Flags.module.css'
import { cardId } from './useCardKeys.ts'

interface FlagCardProps {
  flag: AdminFlag
  isChosen: boolean
  onReview: () => void
  onEdit: () => void
}

/** A flag in the list. */
export function FlagCard({ flag, isChosen, onReview, onEdit }: FlagCardProps) {
  const { question, reason, alarm, flaggedAt } = flag
  const removal = removalWords(flag)
  const titleId = `${cardId(flag)}-title`
  return (
    <li>
      <article
        id={cardId(flag)}
        className={classNames(styles.card, isChosen && styles.chosen)}
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-current={isChosen ? true : undefined}
      >
        <FlagBadges flag={flag} />
        <h3 id={titleId} className={styles.preview}>
          {question === null ? (
            'This question no longer exists.'
          ) : (
            <RichText text={question.text} html={question.rich?.text} />
          )}
        </h3>
        <p className={styles.reason}>{alarm === null ? reason : `${alarmWords[alarm]} ${reason}`}</p>
        {removal !== null && <p className={styles.removal}>{removal}</p>}
        <p className={styles.muted}>
          {reporterWords(flag)} · <time dateTime={flaggedAt}>{dateAndTime(flaggedAt)}</time>
        </p>
        <div className={styles.buttons}>
          <Button variant="secondary" aria-describedby={titleId} onClick={onReview}>
            Review
          </Button>
          {question !== null && (
            <Button variant="ghost" aria-describedby={titleId} onClick={onEdit}>
              Edit
            </Button>
          )}
        </div>
      </article>
    </li>
  )
}

function FlagBadges({ flag: { status, alarm, flagsOfQuestion, isPublished } }: { flag: AdminFlag }) {
  return (
    <p className={styles.badges}>
      <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
      {alarm !== null && <Badge tone="bad">Alarm</Badge>}
      <Badge>{counted(flagsOfQuestion, 'flag')}</Badge>
      {!isPublished && <Badge>Not shown to students</Badge>}
    </p>
  )
}
