import { explainsAtOnce } from '@sabi/shared/practice/feedback'
import type { PracticeSession } from '@sabi/shared/practice/session'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '../../design/Button.tsx'
import { move } from '../session/steps.ts'
import { Feedback } from '../feedback/Feedback.tsx'
import styles from './StepButtons.module.css'

/**
 * Previous and Next, within reach of the thumb on phones, below the explanation if there is one. Next becomes Finish
 * Quiz on the last question.
 */
export function StepButtons({ session }: { session: PracticeSession }) {
  const { position, questions, answers } = session
  const entry = questions[position]
  const isFirst = position === 0
  const isLast = position === questions.length - 1
  return (
    <div className={styles.bar}>
      {entry !== undefined && explainsAtOnce(session) && (
        <Feedback key={entry.question.id} entry={entry} chosen={answers[entry.question.id]?.option} />
      )}
      <div className={styles.steps}>
        <div className={styles.step}>
          <Button
            full
            variant="secondary"
            reason={isFirst ? 'This is the first question.' : undefined}
            onClick={() => void move({ type: 'previous' })}
          >
            <ChevronLeft size={20} aria-hidden="true" />
            Previous
          </Button>
        </div>
        <div className={styles.step}>
          <Button full onClick={() => void move({ type: 'next' })}>
            {isLast ? 'Finish Quiz' : 'Next'}
            {!isLast && <ChevronRight size={20} aria-hidden="true" />}
          </Button>
        </div>
      </div>
    </div>
  )
}
