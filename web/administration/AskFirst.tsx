import type { ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import type { Toast } from '../platform/page/toast-store.ts'
import { useAct } from './useAct.ts'

interface AskFirstProps {
  title: string
  /** Label of the button that confirms. */
  action: string
  /** Label of the button that cancels. */
  refusal?: string
  isDestructive?: boolean
  run: () => Promise<void>
  done?: Toast
  failed: Toast
  onClose: () => void
  /** A sentence about the consequences. */
  children: ReactNode
}

/** Asks for confirmation before something is deleted or published, and reports the result. */
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
