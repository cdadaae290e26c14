import { optionLetter } from '@sabi/shared/content/option-letter'
import type { SessionPaper } from '@sabi/shared/practice/session'
import type { ReactNode } from 'react'
import { PrintedPassage } from '../../design/passage/PrintedPassage.tsx'
import { Figure } from '../../design/text/Figure.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import { shownLetter } from '../quiz/letters.ts'
import styles from './PrintedQuestions.module.css'

interface PrintedQuestionsProps {
  paper: SessionPaper
  columns?: 1 | 2
  /** What stands above each question, by its place. */
  above?: readonly ReactNode[]
  /** What stands below each question, by its place. */
  below?: readonly ReactNode[]
}

/** Questions with their options on A4 paper, with each passage above the first of its questions. */
export function PrintedQuestions({ paper, columns = 2, above, below }: PrintedQuestionsProps) {
  const inOrder = paper.map(({ question }) => question)
  return (
    <ol className={columns === 2 ? styles.twoColumns : styles.questions}>
      {paper.map(({ question, shownOrder }, place) => (
        <li key={question.id}>
          {above?.[place]}
          <PrintedPassage questions={inOrder} place={place} />
          <RichText text={question.text} html={question.rich?.text} />
          <Figure of={question} />
          <ol className={styles.options}>
            {shownOrder.map((option) => (
              <li key={option}>
                <RichText text={question.options[option] ?? ''} html={question.rich?.options?.[option]} />
              </li>
            ))}
          </ol>
          {below?.[place]}
        </li>
      ))}
    </ol>
  )
}

/** A row of boxes for each question, to tick with a pencil. */
export function AnswerGrid({ paper }: { paper: SessionPaper }) {
  return (
    <ol className={styles.grid}>
      {paper.map(({ question: { id, options } }) => (
        <li key={id}>{options.map((_, place) => `[${optionLetter(place)}]`).join(' ')}</li>
      ))}
    </ol>
  )
}

/** The letter of each right answer, with its explanation or as a list of letters. */
export function AnswerKey({ paper, isExplained }: { paper: SessionPaper; isExplained: boolean }) {
  return (
    <ol className={isExplained ? styles.twoColumns : styles.grid}>
      {paper.map((entry) => (
        <li key={entry.question.id}>
          <strong>{shownLetter(entry, entry.question.correctOption)}</strong>{' '}
          {isExplained && <RichText text={entry.question.explanation} html={entry.question.rich?.explanation} />}
        </li>
      ))}
    </ol>
  )
}
