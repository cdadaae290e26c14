import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { classNames } from '../../design/class-names.ts'
import { move } from '../session/steps.ts'
import styles from './QuestionPalette.module.css'

interface QuestionPaletteProps {
  session: PracticeSession
  /** Called when a question is picked. */
  onGo?: () => void
}

/** All questions of the session as numbers, showing answered, marked and current ones. */
export function QuestionPalette({ session, onGo }: QuestionPaletteProps) {
  const answered = Object.keys(session.answers).length
  const go = (position: number) => {
    onGo?.()
    void move({ type: 'go to', position })
  }
  return (
    <nav className={styles.palette} aria-label="Go to a question">
      <p className={styles.summary}>
        {answered} of {counted(session.questions.length, 'question')} answered
      </p>
      <ol className={styles.numbers}>
        {session.questions.map(({ question: { id } }, position) => {
          const isAnswered = session.answers[id] !== undefined
          const isMarked = session.marked.includes(id)
          const state = [isAnswered ? 'answered' : 'not answered', ...(isMarked ? ['marked for review'] : [])].join(
            ', ',
          )
          return (
            <li key={id}>
              <button
                type="button"
                className={classNames(styles.number, isAnswered && styles.answered, isMarked && styles.marked)}
                aria-label={`Question ${position + 1}, ${state}`}
                aria-current={position === session.position ? 'step' : undefined}
                onClick={() => go(position)}
              >
                {position + 1}
              </button>
            </li>
          )
        })}
      </ol>
      <ul className={styles.key} aria-hidden="true">
        <li className={styles.keyAnswered}>Answered</li>
        <li className={styles.keyMarked}>Marked</li>
        <li>Not answered</li>
      </ul>
    </nav>
  )
}
