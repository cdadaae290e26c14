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
 * Asks before a session is handed in or left. The first button, which has the focus, changes nothing. Questions
 * without an answer do not count.
 */
export function FinishDialog({ session, isLeaving, onBack }: FinishDialogProps) {
  const answered = Object.keys(session.answers).length
  const notAnswered = session.questions.length - answered
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
              {notAnswered === 0 ? 'Finish and see results' : `Finish and see results · ${notAnswered} not answered`}
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
      <p>{stateWords(answered, notAnswered)}</p>
      {answered === 0 && !isLeaving && <p>To leave without answering, choose Exit Quiz.</p>}
    </Dialog>
  )
}

function stateWords(answered: number, notAnswered: number): string {
  if (notAnswered === 0) return 'You have answered every question.'
  if (answered === 0) return 'You have not answered a question yet.'
  return `${counted(answered, 'question')} answered, ${notAnswered} not answered. Only answered questions count.`
}
