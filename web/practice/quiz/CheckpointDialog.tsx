import { batchScore, scoreBand } from '@sabi/shared/practice/score'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { move } from '../session/steps.ts'
import styles from './CheckpointDialog.module.css'

/** After a batch of 20: its score, and whether to continue. It requires an explicit choice, so Esc does nothing. */
export function CheckpointDialog({ session }: { session: PracticeSession }) {
  const { correct, total, percentage } = batchScore(session)
  const notAnswered = session.position + 1 - session.batchStart - total
  const remaining = session.questions.length - session.position - 1
  return (
    <Dialog
      title={`${session.position + 1} questions done`}
      actions={
        <>
          <Button full onClick={() => void move({ type: 'continue' })}>
            Continue (Next 20)
          </Button>
          <Button full variant="secondary" onClick={() => void move({ type: 'stop' })}>
            Stop &amp; View Full Results
          </Button>
        </>
      }
    >
      <div className={styles.score}>
        <p className={styles.number}>
          {correct}/{total}
        </p>
        <p className={styles.band}>{scoreBand(percentage).words}</p>
        {notAnswered > 0 && <p className={styles.rest}>{notAnswered} not answered</p>}
        <p className={styles.rest}>
          {counted(remaining, 'more question')} {remaining === 1 ? 'is' : 'are'} ready.
        </p>
      </div>
    </Dialog>
  )
}
