import type { PracticeSession } from '@sabi/shared/practice/session'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { CheckpointDialog } from './CheckpointDialog.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { KeyLegend } from './KeyLegend.tsx'
import { QuestionPalette } from './QuestionPalette.tsx'

export type Sheet = 'none' | 'palette' | 'submit' | 'exit' | 'keys'

interface QuizDialogsProps {
  session: PracticeSession
  sheet: Sheet
  onClose: () => void
  onFinish: () => void
}

/** The dialogs over a quiz. None of them is needed for its first question. */
export function QuizDialogs({ session, sheet, onClose, onFinish }: QuizDialogsProps) {
  if (session.phase === 'checkpoint') return <CheckpointDialog session={session} />
  if (sheet === 'submit' || sheet === 'exit')
    return <FinishDialog session={session} isLeaving={sheet === 'exit'} onBack={onClose} />
  if (sheet === 'palette') return <PaletteDialog session={session} onClose={onClose} onFinish={onFinish} />
  if (sheet !== 'keys') return null
  return (
    <Dialog
      title="Keys"
      onEscape={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <KeyLegend />
    </Dialog>
  )
}

function PaletteDialog({ session, onClose, onFinish }: Omit<QuizDialogsProps, 'sheet'>) {
  return (
    <Dialog
      title="All questions"
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to the question
          </Button>
          <Button variant="ghost" onClick={onFinish}>
            Finish
          </Button>
        </>
      }
    >
      <QuestionPalette session={session} onGo={onClose} />
    </Dialog>
  )
}
