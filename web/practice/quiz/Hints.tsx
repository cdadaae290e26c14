import { openHints, hintSteps } from '@sabi/shared/practice/feedback'
import type { PracticeSession, SessionQuestion } from '@sabi/shared/practice/session'
import { useEffect, useRef } from 'react'
import { Button } from '../../design/Button.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import { act } from '../session/steps.ts'
import styles from './Hints.module.css'

interface HintsProps {
  session: PracticeSession
  entry: SessionQuestion
}

/** The hints that are open, one after the other, and the button for the next. The last step is the working. */
export function Hints({ session, entry: { question } }: HintsProps) {
  const open = openHints(session, question.id)
  const { hints, explanation, rich } = question
  const shown = useRef<HTMLElement>(null)
  useEffect(() => shown.current?.scrollIntoView({ block: 'nearest' }), [open])
  if (open === 0) return null
  return (
    <section ref={shown} className={styles.hints} aria-label="Hints" aria-live="polite">
      <ol className={styles.list}>
        {hints.slice(0, open).map((hint, index) => (
          <li key={hint}>
            <p className={styles.name}>
              Hint {index + 1} of {hints.length}
            </p>
            <RichText text={hint} />
          </li>
        ))}
        {open > hints.length && (
          <li>
            <p className={styles.name}>Working</p>
            <RichText text={explanation} html={rich?.explanation} />
          </li>
        )}
      </ol>
      {open < hintSteps(question) && (
        <Button variant="secondary" onClick={() => act({ type: 'hint' })}>
          {open < hints.length ? 'Next hint' : 'Show working'}
        </Button>
      )}
    </section>
  )
}
