import { register } from '@sabi/shared/accounts/calls'
import { registerForm } from '@sabi/shared/accounts/forms'
import { pathAfterSignIn, withNext } from '@sabi/shared/contract/next-path'
import { Link, useLocation, useSearchParams } from 'wouter'
import { Field } from '../design/forms/Field.tsx'
import { request } from '../platform/server/request.ts'
import { signInHere } from '../offline/learners/sign-in.ts'
import { dismissToast, toast } from '../platform/page/toast-store.ts'
import { openWelcome } from '../welcome/choices.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { EmailField } from './EmailField.tsx'
import { failureText, fieldAtFault } from './failure-text.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { registerTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'
import { whatWaits } from './what-waits.ts'

export function RegisterScreen() {
  const [query] = useSearchParams()
  const next = query.get('next')
  const waits = whatWaits(next)
  const form = useRegistration(next)
  return (
    <AccountFrame
      title="Create account"
      lead={`${waits === null ? '' : `Create an account to ${waits}. `}No card. No phone number. Just an email.`}
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
        <Field
          id="name"
          label="Full Name"
          autoComplete="name"
          maxLength={100}
          defaultValue={form.posted?.values['name']}
          error={form.errorOf('name')}
        />
        <EmailField defaultValue={form.posted?.values['email']} error={form.errorOf('email')} />
        <NewPasswordFields label="Password" errorOf={form.errorOf} isConfirmed={!isTrial(next)} />
      </AccountForm>
    </AccountFrame>
  )
}

/** A visitor who keeps the answers of a trial types the password once, and can look at it. */
function isTrial(next: string | null): boolean {
  return next?.startsWith('/try/') ?? false
}

/** A teacher is not asked which exams they are writing. */
function teaches(next: string | null): boolean {
  return next === '/classes'
}

function useRegistration(next: string | null) {
  const [, navigate] = useLocation()
  return useAccountForm({
    check: registerForm.check,
    async send(form) {
      const { user } = await request(register, { body: registerForm.bodyOf(form) })
      dismissToast()
      if (!teaches(next)) openWelcome(user.id)
      const path = pathAfterSignIn(next)
      if (await signInHere({ user, isSharedDevice: false, path })) navigate(path)
    },
    explain(error) {
      const message = failureText(error, registerTexts.failure) ?? registerTexts.failedDescription
      toast({ title: registerTexts.failedTitle, description: message, tone: 'destructive' })
      return [{ message, ...fieldAtFault(error, registerForm) }]
    },
  })
}
