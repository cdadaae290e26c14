import { minimumPasswordLength } from '@sabi/shared/accounts/account'
import { PasswordField } from '../design/forms/PasswordField.tsx'
import { useFocusOnArrival } from '../design/live.ts'

/** The learner's own password in place of the one on the card. It takes the focus when it appears. */
export function ChosenPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      id="newPassword"
      label="Choose your own password"
      hint={`${minimumPasswordLength} or more characters. From now on you sign in with it: the one on the card works once.`}
      autoComplete="new-password"
      error={error}
      {...useFocusOnArrival()}
    />
  )
}
