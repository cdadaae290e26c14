import { longestTyped } from '@sabi/shared/flags/report-call'
import { commonReasons, withReason } from '@sabi/shared/flags/reasons'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { TextArea } from '../design/forms/TextArea.tsx'
import styles from './FlagDialog.module.css'
import { reportQuestion, type FlaggedQuestion } from './report-question.ts'
import { flagTexts } from './texts.ts'

interface FlagDialogProps {
  question: FlaggedQuestion
  onClose: () => void
}

/** Asks what is wrong with a question. Tapping a common reason fills it in. */
export function FlagDialog({ question, onClose }: FlagDialogProps) {
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    setIsBusy(true)
    const isDone = await reportQuestion(question, reason.trim())
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      title="Report this question"
      onEscape={onClose}
      actions={
        <>
          <Button
            full
            busy={isBusy}
            reason={reason.trim() === '' ? flagTexts.noReason : undefined}
            onClick={() => void submit()}
          >
            Submit
          </Button>
          <Button full variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={styles.reasons} role="group" aria-label="Common reasons">
        {commonReasons.map((common) => (
          <Button key={common} variant="secondary" onClick={() => setReason(withReason(reason, common))}>
            {common}
          </Button>
        ))}
      </div>
      <TextArea
        id="flag-reason"
        label="What is wrong?"
        rows={3}
        maxLength={longestTyped}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  )
}
