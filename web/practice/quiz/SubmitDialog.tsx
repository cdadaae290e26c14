import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'

interface SubmitDialogProps {
  session: PracticeSession
  onBack: () => void
  onSubmit: () => void
}

/** Asks for confirmation before a session is submitted early. */
export function SubmitDialog({ session, onBack, onSubmit }: SubmitDialogProps) {
  const open = session.questions.length - Object.keys(session.answers).length
  return (
    <Dialog
      title="Submit?"
      onEscape={onBack}
      actions={
        <>
          <Button full onClick={onSubmit}>
            Submit
          </Button>
          <Button full variant="secondary" onClick={onBack}>
            Back to the question
          </Button>
        </>
      }
    >
      <p>
        {open === 0
          ? 'You have answered every question.'
          : `${counted(open, 'question')} not answered. They count as not correct.`}
      </p>
    </Dialog>
  )
}
