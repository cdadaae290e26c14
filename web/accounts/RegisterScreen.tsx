import { register } from '@sabi/shared/accounts/calls'
import { Link, useLocation, useSearchParams } from 'wouter'
import { Field } from '../design/Field.tsx'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { signInAs } from '../platform/session.ts'
import { toast } from '../platform/toast-store.ts'
import { checkRegistration, textOf } from './account-fields.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { EmailField } from './EmailField.tsx'
import { failureText, fieldAtFault } from './failure-text.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { pathAfterSignIn, withNext } from './next-path.ts'
import { registerTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'

/** Create account. */
export function RegisterScreen() {
  const [query] = useSearchParams()
  const next = query.get('next')
  const form = useRegistration(next)
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
      <AccountForm form={form} action="Create account" offlineReason={registerTexts.offlineReason}>
        <Field id="name" label="Full Name" autoComplete="name" maxLength={100} error={form.errorOf('name')} />
        <EmailField error={form.errorOf('email')} />
        <NewPasswordFields label="Password" errorOf={form.errorOf} />
      </AccountForm>
    </AccountFrame>
  )
}

function useRegistration(next: string | null) {
  const [, navigate] = useLocation()
  return useAccountForm({
    check: checkRegistration,
    async send(form) {
      const [name, email, password] = [textOf(form, 'name'), textOf(form, 'email'), textOf(form, 'password')]
      const { user } = await request(register, { body: { name, email, password } })
      signInAs(user, { isSharedDevice: false })
      navigate(pathAfterSignIn(next))
    },
    explain(error) {
      const message = failureText(error, registerTexts.failure) ?? registerTexts.failedDescription
      toast({ title: registerTexts.failedTitle, description: message, tone: 'destructive' })
      const isTaken = error instanceof RequestError && error.status === 409
      return [{ message, ...(isTaken ? { field: 'email' } : fieldAtFault(error)) }]
    },
  })
}
