import type { ReactNode } from 'react'
import { AccountForm } from '../accounts/AccountForm.tsx'
import type { AccountFormState } from '../accounts/useAccountForm.ts'
import { Button, type ButtonVariant } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { texts } from './texts.ts'

interface FormDialogProps {
  title: string
  /** Above the fields. */
  lead?: ReactNode
  form: AccountFormState
  /** Label of the submit button. */
  action: string
  variant?: ButtonVariant
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. Esc and Cancel close it without a change. */
export function FormDialog({ title, lead, form, action, variant, onClose, children }: FormDialogProps) {
  return (
    <Dialog
      title={title}
      onEscape={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {lead}
      <AccountForm form={form} action={action} variant={variant} offlineReason={texts.offlineReason}>
        {children}
      </AccountForm>
    </Dialog>
  )
}
