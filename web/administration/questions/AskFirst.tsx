import { useState, type ReactNode } from 'react'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { useIsOnline } from '../../platform/connection.ts'
import { toast, type Toast } from '../../platform/toast-store.ts'
import { failureWords } from '../failure.ts'
import { administrationTexts } from '../texts.ts'

interface AskFirstProps {
  title: string
  /** Label of the button that does it. */
  action: string
  run: () => Promise<void>
  done: Toast
  failed: Toast
  onClose: () => void
  /** What comes of it. */
  children: ReactNode
}

/** Asks before it takes something away, and says how it went. */
export function AskFirst({ title, action, run, done, failed, onClose, children }: AskFirstProps) {
  const [isBusy, setIsBusy] = useState(false)
  const isOnline = useIsOnline()
  const go = async () => {
    setIsBusy(true)
    try {
      await run()
      toast({ ...done, tone: 'success' })
    } catch (error) {
      toast({ ...failed, description: failureWords(error), tone: 'destructive' })
    } finally {
      onClose()
    }
  }
  return (
    <Dialog
      title={title}
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            busy={isBusy}
            reason={isOnline ? undefined : administrationTexts.offlineReason}
            onClick={() => void go()}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
