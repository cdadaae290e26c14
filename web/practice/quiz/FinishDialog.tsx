import { placementLength } from '@sabi/shared/plan/placement-length'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { askedIn } from '@sabi/shared/practice/score'
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
 * without an answer do not count; those that a placement asked before the last answer do.
 */
export function FinishDialog({ session, isLeaving, onBack }: FinishDialogProps) {
  const answered = Object.keys(session.answers).length
  const notAnswered = session.questions.length - answered
  const isPlacement = session.isPlacement === true
  const title = answered === 0 ? 'Nothing to submit yet' : 'Submit?'
  return (
    <Dialog
      title={isLeaving ? `Leave this ${isPlacement ? 'test' : 'session'}?` : title}
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
      <p>{stateWords(session)}</p>
      {isPlacement && session.questions.length < placementLength && (
        <p>This is one step of a test of {placementLength} questions.</p>
      )}
      {answered === 0 && !isLeaving && <p>To leave without answering, choose Exit Quiz.</p>}
    </Dialog>
  )
}

function stateWords(session: PracticeSession): string {
  const { questions, answers } = session
  const answered = Object.keys(answers).length
  const notAnswered = questions.length - answered
  if (notAnswered === 0) return 'You have answered every question.'
  if (answered === 0) return 'You have not answered a question yet.'
  const hasSkipped = session.isPlacement === true && askedIn(session).length > answered
  const unansweredWords = hasSkipped
    ? 'If you finish now, the questions you skipped before your last answer count as wrong.'
    : session.assignmentId === undefined
      ? 'Only answered questions count.'
      : 'Those without an answer count as wrong.'
  return `${counted(answered, 'question')} answered, ${notAnswered} not answered. ${unansweredWords}`
}
