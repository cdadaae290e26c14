import { sourceWords } from '@sabi/shared/content/question'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { Badge } from '../design/Badge.tsx'
import { Figure } from '../design/Figure.tsx'
import { RichText } from '../design/RichText.tsx'
import { shownLetter } from './letters.ts'
import styles from './AnswerDetails.module.css'

interface AnswerDetailsProps {
  entry: SessionQuestion
  number: number
  /** Stored index of the chosen option. */
  chosen: number | undefined
  isMarked: boolean
  /** On paper, where nothing can be opened and no question is at hand. */
  isUnfolded: boolean
}

/** One question of the results; a wrong one is open from the start. */
export function AnswerDetails({ entry, number, chosen, isMarked, isUnfolded }: AnswerDetailsProps) {
  const { question } = entry
  const isWrong = chosen !== undefined && chosen !== question.correctOption
  const reason = isWrong ? (question.reasons[chosen] ?? null) : null
  return (
    <details open={isWrong || isUnfolded} className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.badges}>
          <Outcome chosen={chosen} correct={question.correctOption} />
          {isMarked && <Badge>Marked</Badge>}
        </span>
        <span className={styles.question}>
          {number}. <RichText text={question.text} html={question.rich?.text} />
        </span>
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
      </summary>
      <Figure figure={question.figure} imageUrl={question.imageUrl} />
      <dl className={styles.parts}>
        {isUnfolded ? <AllOptions entry={entry} chosen={chosen} /> : <TwoAnswers entry={entry} chosen={chosen} />}
        {isWrong && reason !== null && (
          <>
            <dt>Why your answer is not right</dt>
            <dd>
              <RichText text={reason} html={question.rich?.reasons?.[chosen]} />
            </dd>
          </>
        )}
        <dt>Explanation</dt>
        <dd>
          <RichText text={question.explanation} html={question.rich?.explanation} />
        </dd>
      </dl>
      <p className={styles.source}>{sourceWords(question)}</p>
    </details>
  )
}

function Outcome({ chosen, correct }: { chosen: number | undefined; correct: number }) {
  if (chosen === undefined) {
    return (
      <Badge>
        <Minus size={14} aria-hidden="true" /> Not answered
      </Badge>
    )
  }
  if (chosen === correct) {
    return (
      <Badge tone="ok">
        <Check size={14} aria-hidden="true" /> Correct
      </Badge>
    )
  }
  return (
    <Badge tone="bad">
      <X size={14} aria-hidden="true" /> Incorrect
    </Badge>
  )
}

type AnswersProps = Pick<AnswerDetailsProps, 'entry' | 'chosen'>

function TwoAnswers({ entry, chosen }: AnswersProps) {
  return (
    <>
      <dt>Your answer</dt>
      <dd>{chosen === undefined ? 'Not answered' : <Option entry={entry} option={chosen} />}</dd>
      <dt>Correct answer</dt>
      <dd>
        <Option entry={entry} option={entry.question.correctOption} />
      </dd>
    </>
  )
}

/** The options as they stood on the screen. Words say which are meant, since paper is often black and white. */
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

function Option({ entry, option }: { entry: SessionQuestion; option: number }) {
  const { options, rich } = entry.question
  return (
    <>
      {shownLetter(entry, option)}. <RichText text={options[option] ?? ''} html={rich?.options?.[option]} />
    </>
  )
}
