import { resetPasswordForm } from '@sabi/shared/accounts/forms'
import { resetPassword } from '@sabi/shared/accounts/recovery-calls'
import { postedForm, PostedForm, textOf } from '@sabi/shared/contract/page-form'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { LinkButton } from '../design/LinkButton.tsx'
import { Message } from '../design/states/Message.tsx'
import { useFirstReply } from '../platform/server/first-reply.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { request } from '../platform/server/request.ts'
import { forgetUser } from '../platform/server/session.ts'
import { toast } from '../platform/page/toast-store.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { fieldAtFault, isNetworkFailure, serverText } from './failure-text.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { Onward } from './Onward.tsx'
import { resetTexts } from './recovery-texts.ts'
import { useAccountForm } from './useAccountForm.ts'

/** Sets a new password with the link from a mail. */
export function ResetPasswordScreen() {
  const [query] = useSearchParams()
  const posted = useFirstReply(postedForm, PostedForm)
  const [outcome, setOutcome] = useState(posted?.outcome)
  const token = query.get('token') ?? ''
  if (outcome === 'done') return <Done />
  if (outcome === 'rejected' || token === '') return <InvalidLink />
  return <PasswordForm token={token} onOutcome={setOutcome} />
}

interface PasswordFormProps {
  token: string
  onOutcome: (outcome: 'done' | 'rejected') => void
}

function PasswordForm({ token, onOutcome }: PasswordFormProps) {
  const form = useAccountForm({
    check: resetPasswordForm.check,
    async send(form) {
      await request(resetPassword, { body: { token, password: textOf(form, 'password') } })
      // The server ended all sessions, including this one.
      forgetUser()
      onOutcome('done')
    },
    explain(error) {
      const { title, description } = describe(error)
      toast({ title, description, tone: 'destructive' })
      const fault = fieldAtFault(error, resetPasswordForm)
      if (
        error instanceof RequestError &&
        resetPasswordForm.outcomeOf({ status: error.status, ...fault }) === 'rejected'
      )
        onOutcome('rejected')
      return [{ message: description, ...fault }]
    },
  })
  return (
    <AccountFrame title="Reset password">
      <AccountForm form={form} action="Reset password" offlineReason={resetTexts.offlineReason}>
        <NewPasswordFields label="New Password" errorOf={form.errorOf} />
      </AccountForm>
    </AccountFrame>
  )
}

function describe(error: unknown): { title: string; description: string } {
  if (isNetworkFailure(error)) return resetTexts.network
  const { title, description } = resetTexts.failed
  return { title, description: serverText(error) ?? description }
}

function InvalidLink() {
  return (
    <Message
      icon={<TriangleAlert />}
      title="Invalid Reset Link"
      actions={<LinkButton href="/forgot-password">Get a new link</LinkButton>}
    >
      <p>{resetTexts.invalid}</p>
    </Message>
  )
}

function Done() {
  return (
    <Message icon={<CircleCheck />} title="Password Reset!">
      <p>{resetTexts.done}</p>
      <Onward to="/login" words={resetTexts.onward} link="Sign In now" />
    </Message>
  )
}
