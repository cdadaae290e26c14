import { subjectsAsked } from '@sabi/shared/exams/paper'
import type { ExamSession } from '@sabi/shared/exams/sitting'
import { subjectName } from '@sabi/shared/subjects/subject'
import { classNames } from '../../design/class-names.ts'
import { useEffect, useRef } from 'react'
import { useStoredValue } from '../../platform/stored-value.ts'
import { examLook } from '../exam-look.ts'
import styles from './ExamPalette.module.css'
import { move } from './hall.ts'

interface ExamPaletteProps {
  session: ExamSession
  /** Called when a question is picked. */
  onGo?: () => void
}

/** All numbers of the paper by subject. What is answered, marked or on the screen is shown by shape and words as well as colour. */
export function ExamPalette({ session, onGo }: ExamPaletteProps) {
  const { questions, answers, marked, position } = session
  const isLikeJamb = useStoredValue(examLook) === 'jamb' && session.filter.examType === 'JAMB'
  const palette = useRef<HTMLElement>(null)
  useEffect(() => showNumber(palette.current), [position])
  const subjects = subjectsAsked(questions)
  return (
    <nav ref={palette} className={classNames(styles.palette, isLikeJamb && styles.jamb)} aria-label="Go to a question">
      <p className={styles.summary}>
        {Object.keys(answers).length} of {questions.length} answered
      </p>
      {subjects.map((subject) => (
        <section key={subject} aria-label={subjectName(subject)}>
          {subjects.length > 1 && <p className={styles.summary}>{subjectName(subject)}</p>}
          <ol className={styles.numbers}>
            {questions.flatMap(({ question }, place) => {
              if (question.subject !== subject) return []
              const first = questions.findIndex((one) => one.question.subject === subject)
              const isAnswered = answers[question.id] !== undefined
              const isMarked = marked.includes(question.id)
              const states = [isAnswered ? 'answered' : 'not answered', ...(isMarked ? ['marked'] : [])]
              return [
                <li key={question.id}>
                  <button
                    type="button"
                    className={classNames(styles.number, isAnswered && styles.answered, isMarked && styles.marked)}
                    aria-label={`Question ${place - first + 1}, ${states.join(', ')}`}
                    aria-current={place === position ? 'step' : undefined}
                    onClick={() => {
                      onGo?.()
                      void move({ type: 'go to', position: place })
                    }}
                  >
                    {place - first + 1}
                  </button>
                </li>,
              ]
            })}
          </ol>
        </section>
      ))}
      <ul className={styles.key} aria-hidden="true">
        <li className={styles.keyAnswered}>Answered</li>
        <li className={styles.keyMarked}>Marked</li>
        <li>Not answered</li>
      </ul>
    </nav>
  )
}

/** Scrolls a long list of numbers to the question on the screen. The page itself does not move. */
function showNumber(palette: HTMLElement | null): void {
  const number = palette?.querySelector<HTMLElement>('[aria-current]')
  const list = palette?.closest('dialog') ?? palette
  if (list == null || number == null || list.scrollHeight <= list.clientHeight) return
  const above = number.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollTop += above - list.clientHeight / 2
}
