import type { ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import type { Toast } from '../platform/toast-store.ts'
import { useAct } from './useAct.ts'

interface AskFirstProps {
  title: string
  /** Label of the button that does it. */
  action: string
  /** Label of the button that does not. */
  refusal?: string
  isDestructive?: boolean
  run: () => Promise<void>
  done?: Toast
  failed: Toast
  onClose: () => void
  /** What comes of it. */
  children: ReactNode
}

/** Asks before it takes something away or gives it to everybody, and says how it went. */
export function AskFirst({ title, action, refusal = 'Cancel', isDestructive = true, ...asked }: AskFirstProps) {
  const { run, done, failed, onClose, children } = asked
  const { isBusy, reason, act } = useAct({ run: async () => run().then(() => done), failed })
  return (
    <Dialog
      title={title}
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {refusal}
          </Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            busy={isBusy}
            reason={reason}
            onClick={() => void act().then(onClose)}
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
