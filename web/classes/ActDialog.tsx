import type { ReactNode } from 'react'
import { FormDialog } from '../settings/FormDialog.tsx'
import { useSettingsForm } from '../settings/useSettingsForm.ts'

interface ActDialogProps {
  title: string
  /** Label of the button that confirms. */
  action: string
  isDestructive?: boolean
  /** Throws on failure, which the dialog shows. */
  run: () => Promise<void>
  onClose: () => void
  /** The act itself. */
  children: ReactNode
}

/** Asks before something is done to a class. It stays open, with the reason, if it fails. */
export function ActDialog({ title, action, isDestructive = false, run, onClose, children }: ActDialogProps) {
  const form = useSettingsForm({
    async send() {
      await run()
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      action={action}
      variant={isDestructive ? 'destructive' : 'primary'}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}
