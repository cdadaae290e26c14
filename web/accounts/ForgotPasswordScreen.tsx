import { forgotPasswordForm } from '@sabi/shared/accounts/forms'
import { requestPasswordReset } from '@sabi/shared/accounts/recovery-calls'
import { postedForm, PostedForm, textOf } from '@sabi/shared/contract/page-form'
import { useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { Button } from '../design/Button.tsx'
import { useFirstReply } from '../platform/server/first-reply.ts'
import { request } from '../platform/server/request.ts'
import { useSiteContact } from '../platform/site-contact.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { EmailField } from './EmailField.tsx'
import { isNetworkFailure } from './failure-text.ts'
import { toastMailFailure } from './mail-failure.ts'
import { forgotTexts, mailTexts } from './recovery-texts.ts'
import { ResendButton } from './ResendButton.tsx'
import { useAccountForm } from './useAccountForm.ts'
import styles from './AccountFrame.module.css'

/** Asks for a link to choose a new password. */
export function ForgotPasswordScreen() {
  const posted = useFirstReply(postedForm, PostedForm)
  const [email, setEmail] = useState(posted?.values['email'] ?? '')
  const [isSent, setIsSent] = useState(posted?.outcome === 'sent')
  if (isSent) return <CheckYourEmail email={email} onOther={() => setIsSent(false)} />
  return (
    <EmailForm
      email={email}
      onSent={(email) => {
        setEmail(email)
        setIsSent(true)
      }}
    />
  )
}

function EmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useAccountForm({
    check: forgotPasswordForm.check,
    async send(form) {
      const email = textOf(form, 'email').trim()
      await askForLink(email)
      onSent(email)
    },
    explain(error) {
      toastMailFailure(error)
      return [{ message: `${mailTexts.failedTitle}. ${mailTexts.later}` }]
    },
  })
  return (
    <AccountFrame title="Forgot password" lead={useLead()} links={<BackToSignIn />}>
      <AccountForm form={form} action="Send link" offlineReason={mailTexts.offlineReason}>
        <EmailField defaultValue={email} error={form.errorOf('email')} />
      </AccountForm>
      <p>{forgotTexts.noEmail}</p>
    </AccountFrame>
  )
}

function CheckYourEmail({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <AccountFrame title="Check Your Email" links={<BackToSignIn />}>
      <p className={styles.address}>{email}</p>
      <p>{forgotTexts.sent}</p>
      <p>{forgotTexts.hint}</p>
      <ResendButton label="Resend" isPaused send={() => askForLink(email)} />
      <OtherEmail onOther={onOther} />
    </AccountFrame>
  )
}

/** Back to the form. Without scripts this loads the page again. */
function OtherEmail({ onOther }: { onOther: () => void }) {
  const goBack = (event: FormEvent) => {
    event.preventDefault()
    onOther()
  }
  return (
    <form onSubmit={goBack}>
      <Button type="submit" full variant="secondary">
        Try Another Email
      </Button>
    </form>
  )
}

/** What the form does, or whom to ask if this site cannot send mail, because the link would never arrive. */
function useLead(): string {
  const site = useSiteContact()
  return site === undefined || site.canMail ? forgotTexts.lead : forgotTexts.noMail(site.supportEmail)
}

function BackToSignIn() {
  return <Link href="/login">Back to sign in</Link>
}

/** Replies alike for all addresses, so that nobody learns who has an account. */
async function askForLink(email: string): Promise<void> {
  try {
    await request(requestPasswordReset, { body: { email } })
  } catch (error) {
    if (isNetworkFailure(error)) throw error
  }
}
