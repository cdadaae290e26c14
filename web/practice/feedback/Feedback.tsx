import type { SessionQuestion } from '@sabi/shared/practice/session'
import { Link } from 'wouter'
import { RichText } from '../../design/text/RichText.tsx'
import { FlagButton } from '../../flags/FlagButton.tsx'
import { topicPage, tutorOnAnswer } from '../../subjects/links.ts'
import details from './AnswerDetails.module.css'
import { Option, Outcome, RightAnswer, Why } from './AnswerParts.tsx'
import styles from './Feedback.module.css'
import { HearWords } from './HearWords.tsx'

interface FeedbackProps {
  entry: SessionQuestion
  /** Stored index of the chosen option. */
  chosen: number
}

interface FeedbackOfQuestionProps extends FeedbackProps {
  /** The answer was given just now, so the explanation takes the focus. A student who returns starts at the heading. */
  isNew: boolean
}

/** The result of an answer, under the options, as soon as it is given. Enter continues from here. Mounted once per question. */
export function Feedback({ entry, chosen, isNew }: FeedbackOfQuestionProps) {
  const { question } = entry
  return (
    <div
      role="group"
      aria-label="Explanation"
      tabIndex={-1}
      ref={isNew ? takeFocus : undefined}
      className={styles.feedback}
    >
      <p className={styles.outcome}>
        <Outcome question={question} chosen={chosen} />
      </p>
      <dl className={details.parts}>
        <Why entry={entry} chosen={chosen}>
          {chosen !== question.correctOption && <RightAnswer entry={entry} />}
        </Why>
      </dl>
      <HearWords entry={entry} />
      <OtherOptions entry={entry} chosen={chosen} />
      <div className={details.actions}>
        {/* The page's own way back leads to this session. */}
        <Link href={topicPage(question.topicId)} state={history.state} className={styles.link}>
          Read the notes
        </Link>
        <Link href={tutorOnAnswer(question, chosen)} className={styles.link}>
          Ask the tutor
        </Link>
        <FlagButton question={question} />
      </div>
    </div>
  )
}

/** Folded: why the options that were not chosen are wrong, where it is known. */
function OtherOptions({ entry, chosen }: FeedbackProps) {
  const { reasons, rich, correctOption } = entry.question
  const others = entry.shownOrder.flatMap((option) => {
    const reason = option === chosen || option === correctOption ? null : reasons[option]
    return reason === null || reason === undefined ? [] : [{ option, reason }]
  })
  if (others.length === 0) return null
  return (
    <details className={styles.others}>
      <summary>Why not the others?</summary>
      <dl className={details.parts}>
        {others.map(({ option, reason }) => (
          <div key={option}>
            <dt>
              <Option entry={entry} option={option} />
            </dt>
            <dd>
              <RichText text={reason} html={rich?.reasons?.[option]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Takes the focus from the option, which can no longer be changed, and comes into sight below the chosen option. */
function takeFocus(panel: HTMLElement | null): void {
  if (panel === null) return
  panel.focus({ preventScroll: true })
  panel.scrollIntoView({ block: 'nearest' })
  panel.parentElement?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' })
}
