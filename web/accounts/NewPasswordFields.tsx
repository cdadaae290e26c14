import { minimumPasswordLength } from '@sabi/shared/accounts/account'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { PasswordField } from '../design/forms/PasswordField.tsx'
import styles from './AccountFrame.module.css'

interface NewPasswordFieldsProps {
  label: string
  errorOf: (field: string) => string | undefined
  /** If true, the password is typed twice. */
  isConfirmed?: boolean
}

/** Fields for a new password and usually its confirmation. The hint becomes a tick once the password is long enough. */
export function NewPasswordFields({ label, errorOf, isConfirmed = true }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        id="password"
        label={label}
        autoComplete="new-password"
        hint={<LengthHint isMet={password.length >= minimumPasswordLength} />}
        error={errorOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      {isConfirmed && (
        <PasswordField
          id="confirmation"
          label="Confirm Password"
          autoComplete="new-password"
          error={errorOf('confirmation')}
        />
      )}
    </>
  )
}

function LengthHint({ isMet }: { isMet: boolean }) {
  if (!isMet) return `${minimumPasswordLength} or more characters`
  return (
    <span className={`${styles.hint} ${styles.met}`}>
      <Check size={16} />
      {minimumPasswordLength} or more characters
    </span>
  )
}
