import { minimumPasswordLength } from '@sabi/shared/accounts/account'
import { register } from '@sabi/shared/accounts/calls'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { Button } from '../design/Button.tsx'
import { ErrorSummary, type FieldError } from '../design/ErrorSummary.tsx'
import { Field } from '../design/Field.tsx'
import { PasswordField } from '../design/PasswordField.tsx'
import { useIsOnline } from '../platform/connection.ts'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { signInAs } from '../platform/session.ts'
import { toast } from '../platform/toast-store.ts'
import { checkRegistration, textOf } from './account-fields.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { failureText } from './failure-text.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { pathAfterSignIn, withNext } from './next-path.ts'
import { passwordTexts, registerTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'
import styles from './AccountFrame.module.css'

/** Create account. */
export function RegisterScreen() {
  const isOnline = useIsOnline()
  const [query] = useSearchParams()
  const next = query.get('next')
  const [password, setPassword] = useState('')
  const { errors, errorOf, attempt, isBusy, submit } = useRegistration(next)
  return (
    <AccountFrame
      title="Create account"
      lead="No card. No phone number. Just an email."
      links={
        <>
          <p>
            Already registered? <Link href={withNext('/login', next)}>Sign In</Link>
          </p>
          <LegalLinks before="By creating an account you agree to our" />
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
        <Field id="name" label="Full Name" autoComplete="name" maxLength={100} error={errorOf('name')} />
        <Field
          id="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={errorOf('email')}
        />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="new-password"
          hint={<LengthHint isMet={password.length >= minimumPasswordLength} />}
          error={errorOf('password')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          id="confirmation"
          label="Confirm Password"
          autoComplete="new-password"
          error={errorOf('confirmation')}
        />
        <Button type="submit" full busy={isBusy} reason={isOnline ? undefined : registerTexts.offlineReason}>
          Create account
        </Button>
      </form>
    </AccountFrame>
  )
}

function useRegistration(next: string | null) {
  const [, navigate] = useLocation()
  const isOnline = useIsOnline()
  return useAccountForm({
    check: checkRegistration,
    onFault: toastPasswordFault,
    async send(form) {
      if (!isOnline) return
      const [name, email, password] = [textOf(form, 'name'), textOf(form, 'email'), textOf(form, 'password')]
      const { user } = await request(register, { body: { name, email, password } })
      signInAs(user, { isSharedDevice: false })
      navigate(pathAfterSignIn(next))
    },
    explain(error) {
      const message = failureText(error, registerTexts.failure) ?? registerTexts.failedDescription
      toast({ title: registerTexts.failedTitle, description: message, tone: 'destructive' })
      return [{ message, ...fieldAtFault(error) }]
    },
  })
}

function toastPasswordFault(faults: readonly FieldError[]): void {
  const fault = [passwordTexts.different, passwordTexts.short].find(({ description }) =>
    faults.some(({ message }) => message === description),
  )
  if (fault !== undefined) toast({ ...fault, tone: 'destructive' })
}

/** The one field that the server complains about, by the id that it has in the form. */
function fieldAtFault(error: unknown): Pick<FieldError, 'field'> {
  const path = error instanceof RequestError ? error.fields[0]?.path : undefined
  if (path?.startsWith('body.')) return { field: path.slice('body.'.length) }
  return error instanceof RequestError && error.status === 409 ? { field: 'email' } : {}
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
