import { useState, type ReactNode } from 'react'
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
  /** True for a long form: Esc closes it only while nothing was typed. */
  keepsTyped?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. Cancel closes it without a change, and so does Esc. */
export function FormDialog({
  title,
  lead,
  form,
  action,
  variant,
  keepsTyped = false,
  onClose,
  children,
}: FormDialogProps) {
  const [isTyped, setTyped] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const keep = () => setAsked(true)
  return (
    <Dialog
      title={title}
      onEscape={keepsTyped && isTyped ? keep : onClose}
      actions={
        <>
          {isAsked && (
            <p role="alert" ref={bringIntoSight}>
              {texts.notSaved}
            </p>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isAsked ? texts.discard : 'Cancel'}
          </Button>
        </>
      }
    >
      {lead}
      <div onInput={() => setTyped(true)}>
        <AccountForm form={form} action={action} variant={variant} offlineReason={texts.offlineReason}>
          {children}
        </AccountForm>
      </div>
    </Dialog>
  )
}

/** A long form is longer than the screen. */
function bringIntoSight(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' })
}
