import { subjectsAsked } from '@sabi/shared/exams/paper'
import type { ExamSession } from '@sabi/shared/exams/sitting'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useEffect, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import styles from './SubmitDialog.module.css'
import { move } from './hall.ts'

/** The finger that tapped Next or Submit fast may land on the button that hands in, so it waits until nobody taps. */
const calmMs = 1000

interface SubmitDialogProps {
  session: ExamSession
  onBack: () => void
  onHandIn: () => void
}

/** Asks before the paper is handed in, and shows what is still open. The button that has the focus goes back. */
export function SubmitDialog({ session, onBack, onHandIn }: SubmitDialogProps) {
  const { questions, answers, marked } = session
  const subjects = subjectsAsked(questions)
  const open = questions.length - Object.keys(answers).length
  const [presses, setPresses] = useState(0)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), calmMs)
    return () => clearTimeout(timer)
  }, [presses])
  return (
    <Dialog
      title="Hand in your paper?"
      onEscape={onBack}
      actions={
        <>
          <Button full variant="secondary" onClick={onBack}>
            Back to the paper
          </Button>
          <Button
            full
            aria-disabled={!isReady}
            onPointerDown={() => isReady || setPresses(presses + 1)}
            onClick={onHandIn}
          >
            {open === 0 ? 'Hand in' : `Hand in · ${open} not answered`}
          </Button>
        </>
      }
    >
      <ul className={styles.subjects}>
        {subjects.map((subject) => {
          const entries = questions.flatMap(({ question: { id, subject: own } }, position) =>
            own === subject ? [{ id, position }] : [],
          )
          const [first] = entries
          const missing = entries.filter(({ id }) => answers[id] === undefined)
          return (
            <li key={subject}>
              <strong>{subjectName(subject)}</strong>: {entries.length - missing.length} of{' '}
              {counted(entries.length, 'question')} answered
              {entries.some(({ id }) => marked.includes(id)) &&
                `, ${entries.filter(({ id }) => marked.includes(id)).length} marked`}
              {missing.length > 0 && missing.length < entries.length && <p>Not answered:</p>}
              {missing.length > 0 && (
                <ul className={styles.missing} aria-label={`Not answered in ${subjectName(subject)}`}>
                  {missing.map(({ id, position }) => (
                    <li key={id}>
                      <Button
                        variant="ghost"
                        aria-label={`Go to question ${position - (first?.position ?? 0) + 1}`}
                        onClick={() => {
                          onBack()
                          void move({ type: 'go to', position })
                        }}
                      >
                        {position - (first?.position ?? 0) + 1}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
