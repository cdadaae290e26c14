import type { ShownQuestion } from '@sabi/shared/content/question'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import styles from './AnswerDetails.module.css'
import { shownLetter } from '../quiz/letters.ts'

interface Marked {
  question: ShownQuestion
  /** Stored index of the chosen option. */
  chosen: number | undefined
}

/** Correct, Incorrect or Not answered, as a word and an icon. */
export function Outcome({ question, chosen }: Marked) {
  if (chosen === undefined) {
    return (
      <Badge>
        <Minus size={14} aria-hidden="true" /> Not answered
      </Badge>
    )
  }
  if (chosen === question.correctOption) {
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

/** List items: which option is right. */
export function RightAnswer({ entry }: { entry: SessionQuestion }) {
  return (
    <>
      <dt>Correct answer</dt>
      <dd className={styles.right}>
        <Check size={18} aria-hidden="true" />
        <span>
          <Option entry={entry} option={entry.question.correctOption} />
        </span>
      </dd>
    </>
  )
}

interface WhyProps {
  entry: SessionQuestion
  /** Stored index of the chosen option. */
  chosen: number | undefined
  /** List items between the two. */
  children?: ReactNode
}

/** List items: why the chosen option is wrong, if known, and why the right one is right. */
export function Why({ entry, chosen, children }: WhyProps) {
  const { question } = entry
  const { reasons, explanation, rich } = question
  const reason = chosen === undefined || chosen === question.correctOption ? null : (reasons[chosen] ?? null)
  return (
    <>
      {chosen !== undefined && reason !== null && (
        <>
          <dt>Why {shownLetter(entry, chosen)} is wrong</dt>
          <dd>
            <RichText text={reason} html={rich?.reasons?.[chosen]} />
          </dd>
        </>
      )}
      {children}
      <dt>Explanation</dt>
      <dd>
        <RichText text={explanation} html={rich?.explanation} />
      </dd>
    </>
  )
}

/** An option with its letter in this session. */
export function Option({ entry, option }: { entry: SessionQuestion; option: number }) {
  const { options, rich } = entry.question
  return (
    <>
      {shownLetter(entry, option)}. <RichText text={options[option] ?? ''} html={rich?.options?.[option]} />
    </>
  )
}
