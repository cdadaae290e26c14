import type { SessionQuestion } from '@sabi/shared/practice/session'
import { useState } from 'react'
import { Link } from 'wouter'
import { FlagButton } from '../../flags/FlagButton.tsx'
import { tutorOn } from '../../subjects/links.ts'
import details from './AnswerDetails.module.css'
import { Outcome, RightAnswer, Why } from './AnswerParts.tsx'
import styles from './Feedback.module.css'

interface FeedbackProps {
  entry: SessionQuestion
  /** Stored index of the chosen option. */
  chosen: number | undefined
}

/** The result of an answer, as soon as it is given. Enter continues from here. Mounted once per question. */
export function Feedback({ entry, chosen }: FeedbackProps) {
  const { question } = entry
  // A student who returns to a question starts at its heading.
  const [isOld] = useState(chosen !== undefined)
  if (chosen === undefined) return null
  return (
    <div
      role="group"
      aria-label="Explanation"
      tabIndex={-1}
      ref={isOld ? undefined : takeFocus}
      className={styles.feedback}
    >
      <Outcome question={question} chosen={chosen} />
      <dl className={details.parts}>
        {chosen !== question.correctOption && <RightAnswer entry={entry} />}
        <Why question={question} chosen={chosen} />
      </dl>
      <div className={details.actions}>
        <Link href={tutorOn(question)} className={styles.tutor}>
          Ask the tutor
        </Link>
        <FlagButton question={question} />
      </div>
    </div>
  )
}

/** Takes the focus from the option, which can no longer be changed. */
function takeFocus(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true })
}
