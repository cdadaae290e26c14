import type { PracticeSession } from '@sabi/shared/practice/session'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '../../design/Button.tsx'
import { move } from '../session/steps.ts'
import styles from './StepButtons.module.css'

interface StepButtonsProps {
  session: PracticeSession
  onNext: () => void
}

/** Previous and Next, within reach of the thumb on phones. Next becomes Finish Quiz on the last question. */
export function StepButtons({ session: { position, questions }, onNext }: StepButtonsProps) {
  const isLast = position === questions.length - 1
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <div className={styles.step}>
          <Button
            full
            variant="secondary"
            reason={position === 0 ? 'This is the first question.' : undefined}
            onClick={() => void move({ type: 'previous' })}
          >
            <ChevronLeft size={20} aria-hidden="true" />
            Previous
          </Button>
        </div>
        <div className={styles.step}>
          <Button full onClick={onNext}>
            {isLast ? 'Finish Quiz' : 'Next'}
            {!isLast && <ChevronRight size={20} aria-hidden="true" />}
          </Button>
        </div>
      </div>
    </div>
  )
}
