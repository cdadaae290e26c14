import type { SessionPaper } from '@sabi/shared/practice/session'
import { optionLetter } from '@sabi/shared/content/option-letter'
import { useId, useState, type KeyboardEvent } from 'react'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { openWhileRendered } from '../design/modal.ts'
import { PassageText } from '../design/passage/PassageText.tsx'
import { gapOf } from '@sabi/shared/content/passage-order'
import { Figure } from '../design/text/Figure.tsx'
import { RichText } from '../design/text/RichText.tsx'
import { shownLetter } from '../practice/quiz/letters.ts'
import styles from './Projector.module.css'
import { sheetTexts } from './texts.ts'

interface ProjectorProps {
  paper: SessionPaper
  onClose: () => void
}

/** One question at a time over the whole screen. The answer shows on a key press, for a class to answer first. */
export function Projector({ paper, onClose }: ProjectorProps) {
  const titleId = useId()
  const [position, setPosition] = useState(0)
  const [isAnswered, setAnswered] = useState(false)
  const entry = paper[position]
  const go = (step: number) => {
    const next = position + step
    if (next < 0 || next >= paper.length) return
    setPosition(next)
    setAnswered(false)
  }
  const isLast = position + 1 === paper.length
  const goOn = () => {
    if (!isAnswered) setAnswered(true)
    else if (isLast) onClose()
    else go(1)
  }
  const press = (event: KeyboardEvent) => {
    const act = actions.get(event.key)
    // A focused button is pressed by the same keys.
    if (act === undefined || (act === 'answer' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (act === 'answer') setAnswered(true)
    else go(act === 'next' ? 1 : -1)
  }
  if (entry === undefined) return null
  const { question, shownOrder } = entry
  return (
    <dialog
      ref={openWhileRendered}
      className={styles.projector}
      aria-labelledby={titleId}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId}>
        Question {position + 1} of {paper.length}
      </h2>
      <div className={styles.question}>
        {question.passage !== undefined && <PassageText passage={question.passage} gap={gapOf(question)} />}
        <RichText text={question.text} html={question.rich?.text} />
        <Figure of={question} />
        <ol className={styles.options}>
          {shownOrder.map((option, place) => (
            <li key={option} className={classNames(isAnswered && option === question.correctOption && styles.right)}>
              <b>{optionLetter(place)}</b>
              <RichText text={question.options[option] ?? ''} html={question.rich?.options?.[option]} />
            </li>
          ))}
        </ol>
        <div role="status">
          {isAnswered && (
            <>
              <p className={styles.answer}>Answer: {shownLetter(entry, question.correctOption)}</p>
              <RichText text={question.explanation} html={question.rich?.explanation} />
            </>
          )}
        </div>
      </div>
      <div className={styles.buttons}>
        {/* First, because the browser focuses the first button of a dialog. */}
        <Button onClick={goOn}>{isAnswered ? (isLast ? 'Finish' : 'Next question') : 'Show the answer'}</Button>
        {position > 0 && (
          <Button variant="secondary" onClick={() => go(-1)}>
            Previous
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
      <p className={styles.keys}>{sheetTexts.keys}</p>
    </dialog>
  )
}

/** The keys of a keyboard and of a presenter’s remote control. */
const actions = new Map<string, 'answer' | 'next' | 'previous'>([
  ['Enter', 'answer'],
  [' ', 'answer'],
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  ['ArrowLeft', 'previous'],
  ['PageUp', 'previous'],
])
