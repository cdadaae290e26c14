import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '../design/Button.tsx'
import { ErrorSummary } from '../design/forms/ErrorSummary.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { crowdText } from './texts.ts'
import type { AccountFormState } from './useAccountForm.ts'
import styles from './AccountFrame.module.css'

interface AccountFormProps {
  form: AccountFormState
  /** Label of the submit button. */
  action: string
  variant?: ButtonVariant | undefined
  offlineReason: string
  children: ReactNode
}

/** A form of the account pages: error summary, fields, button, and the reason for a delay. */
export function AccountForm({ form, action, variant, offlineReason, children }: AccountFormProps) {
  const { errors, attempt, isBusy, pauseSeconds, submit } = form
  return (
    // Without scripts it posts to its own address and query.
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
      {children}
      <div>
        <Button type="submit" full variant={variant} busy={isBusy} reason={useIsOnline() ? undefined : offlineReason}>
          {action}
        </Button>
        <output className={styles.said}>{pauseSeconds !== null && crowdText(pauseSeconds)}</output>
      </div>
    </form>
  )
}
