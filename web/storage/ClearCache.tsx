import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { clearSavedQuestions } from '../offline/questions/question-sync.ts'
import { toast } from '../platform/page/toast-store.ts'
import { clearWords, storageTexts } from './texts.ts'

/** Deletes the saved questions, after a dialog that says what is kept. */
export function ClearCache({ count, onCleared }: { count: number; onCleared: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const clear = async () => {
    close()
    try {
      await clearSavedQuestions()
      toast({ title: storageTexts.cleared, tone: 'success' })
    } catch {
      toast({ ...storageTexts.clearFailed, tone: 'destructive' })
    }
    onCleared()
  }
  return (
    <>
      <Button
        variant="destructive"
        reason={count === 0 ? storageTexts.emptyReason : undefined}
        onClick={() => setIsAsking(true)}
      >
        Clear Cache
      </Button>
      {isAsking && (
        <Dialog
          title={clearWords(count)}
          onEscape={close}
          actions={
            <>
              <Button onClick={close}>Keep them</Button>
              <Button variant="destructive" onClick={() => void clear()}>
                Delete questions
              </Button>
            </>
          }
        >
          <p>{storageTexts.clearDetail}</p>
        </Dialog>
      )}
    </>
  )
}
