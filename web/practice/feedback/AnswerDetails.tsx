import { gapOf } from '@sabi/shared/content/passage-order'
import { sourceWords } from '@sabi/shared/content/question'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { Badge } from '../../design/Badge.tsx'
import { Figure } from '../../design/text/Figure.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { PassageText } from '../../design/passage/PassageText.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import { FlagButton } from '../../flags/FlagButton.tsx'
import { tutorOnAnswer } from '../../subjects/links.ts'
import styles from './AnswerDetails.module.css'
import { Option, Outcome, RightAnswer, Why } from './AnswerParts.tsx'
import { HearWords } from './HearWords.tsx'
import { OriginBadge } from '../quiz/OriginBadge.tsx'

interface AnswerDetailsProps {
  entry: SessionQuestion
  number: number
  /** Stored index of the chosen option. */
  chosen: number | undefined
  isMarked: boolean
  isWithHint: boolean
  /** Expanded from the start. */
  isOpen: boolean
  /** On paper, where nothing can be expanded. */
  isUnfolded: boolean
}

/** A question of the results. */
export function AnswerDetails({ entry, number, chosen, isMarked, isWithHint, isOpen, isUnfolded }: AnswerDetailsProps) {
  const { question } = entry
  return (
    <details open={isOpen || isUnfolded} className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.badges}>
          <Outcome question={question} chosen={chosen} />
          <OriginBadge question={question} />
          {isMarked && <Badge>Marked</Badge>}
          {isWithHint && <Badge>With hint</Badge>}
        </span>
        <span className={styles.question}>
          {number}. {question.passage !== undefined && `${question.passage.title}: `}
          <RichText text={question.text} html={question.rich?.text} />
        </span>
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
      </summary>
      {question.passage !== undefined && !isUnfolded && (
        <PassageText passage={question.passage} gap={gapOf(question)} isFolded />
      )}
      <Figure of={question} />
      <dl className={styles.parts}>
        {isUnfolded ? <AllOptions entry={entry} chosen={chosen} /> : <TwoAnswers entry={entry} chosen={chosen} />}
        <Why entry={entry} chosen={chosen} />
      </dl>
      {!isUnfolded && <HearWords entry={entry} />}
      {!isUnfolded && (
        <div className={styles.actions}>
          <LinkButton href={tutorOnAnswer(question, chosen)} variant="ghost">
            Ask the tutor
          </LinkButton>
          <FlagButton question={question} />
        </div>
      )}
      <p className={styles.source}>{sourceWords(question)}</p>
    </details>
  )
}

type AnswersProps = Pick<AnswerDetailsProps, 'entry' | 'chosen'>

function TwoAnswers({ entry, chosen }: AnswersProps) {
  const isRight = chosen === entry.question.correctOption
  return (
    <>
      <dt>Your answer</dt>
      {chosen === undefined ? (
        <dd>Not answered</dd>
      ) : (
        <dd className={isRight ? styles.right : styles.wrong}>
          {isRight ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
          <span>
            <Option entry={entry} option={chosen} />
          </span>
        </dd>
      )}
      <RightAnswer entry={entry} />
    </>
  )
}

/**
 * The options as they were on the screen. Words mark the right one and the chosen one, because prints are often black
 * and white.
 */
function AllOptions({ entry, chosen }: AnswersProps) {
  return (
    <>
      <dt>Options</dt>
      {entry.shownOrder.map((option) => (
        <dd key={option}>
          <Option entry={entry} option={option} />
          {option === entry.question.correctOption && <b> ← Correct answer</b>}
          {option === chosen && <b> ← Your answer</b>}
        </dd>
      ))}
    </>
  )
}
