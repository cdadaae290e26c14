import { Button } from '../design/Button.tsx'
import { useOfflineReason } from './offline-reason.ts'
import { SavedNote } from './SavedNote.tsx'
import styles from './Settings.module.css'

interface SaveButtonProps {
  label: string
  isBusy: boolean
  isSaved: boolean
}

/** Submits its form, and confirms quietly when it is saved. */
export function SaveButton({ label, isBusy, isSaved }: SaveButtonProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="secondary" busy={isBusy} reason={useOfflineReason()}>
        {label}
      </Button>
      <SavedNote isSaved={isSaved} />
    </div>
  )
}
