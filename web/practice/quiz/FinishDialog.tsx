import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { exitQuiz, finishQuiz } from '../session/start.ts'

interface FinishDialogProps {
  session: PracticeSession
  /** Opened by Exit Quiz, which also offers to continue later. */
  isLeaving: boolean
  onBack: () => void
}

/**
 * Asks before a session is handed in or left. The first button, which has the focus, changes nothing. Questions left out
 * at the end do not count as wrong.
 */
export function FinishDialog({ session, isLeaving, onBack }: FinishDialogProps) {
  const answered = Object.keys(session.answers).length
  const leftOut = session.questions.length - answered
  const title = answered === 0 ? 'Nothing to submit yet' : 'Submit?'
  return (
    <Dialog
      title={isLeaving ? 'Leave this session?' : title}
      onEscape={onBack}
      actions={
        <>
          <Button full variant="secondary" onClick={onBack}>
            Back to the question
          </Button>
          {answered > 0 && (
            <Button full onClick={() => void finishQuiz()}>
              {leftOut === 0 ? 'Finish and see results' : `Finish and see results · ${leftOut} left out`}
            </Button>
          )}
          {isLeaving && (
            <Button full variant="secondary" onClick={() => void exitQuiz()}>
              Continue later
            </Button>
          )}
        </>
      }
    >
      <p>{stateWords(answered, leftOut)}</p>
      {answered === 0 && !isLeaving && <p>To leave without answering, choose Exit Quiz.</p>}
    </Dialog>
  )
}

function stateWords(answered: number, leftOut: number): string {
  if (leftOut === 0) return 'You have answered every question.'
  if (answered === 0) return 'You have not answered a question yet.'
  return `${counted(answered, 'question')} answered, ${leftOut} left out.`
}
