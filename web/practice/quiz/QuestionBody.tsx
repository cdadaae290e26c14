import { gapOf } from '@sabi/shared/content/passage-order'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import { Figure } from '../../design/text/Figure.tsx'
import { PassageText } from '../../design/passage/PassageText.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import type { ReactNode } from 'react'
import { Options } from './Options.tsx'
import styles from './QuestionCard.module.css'

interface QuestionBodyProps {
  entry: SessionQuestion
  /** Stored index of the chosen option. */
  chosen: number | undefined
  /** Answers are final, and show the right option at once. */
  isExplained: boolean
  onChoose?: (option: number) => void
  /** The name of the form field with the option's letter. */
  field?: string
  /** What follows the options, such as the explanation. */
  children?: ReactNode
}

/** A question's text, figure and options, with its passage above or, on wide screens, beside them. */
export function QuestionBody(props: QuestionBodyProps) {
  const { passage } = props.entry.question
  if (passage === undefined) return <Asked {...props} />
  return (
    <div className={styles.withPassage}>
      <PassageText passage={passage} gap={gapOf(props.entry.question)} />
      <div className={styles.asked}>
        <Asked {...props} />
      </div>
    </div>
  )
}

function Asked({ entry, chosen, isExplained, onChoose, field, children }: QuestionBodyProps) {
  const { text, rich } = entry.question
  return (
    <>
      <div className={styles.text}>
        <RichText text={text} html={rich?.text} />
      </div>
      <Figure of={entry.question} />
      <Options entry={entry} chosen={chosen} isExplained={isExplained} onChoose={onChoose} field={field} />
      {children}
    </>
  )
}
