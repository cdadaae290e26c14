import { requestPasswordReset } from '@sabi/shared/accounts/recovery-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { request } from '../platform/request.ts'
import { queryOf } from '../platform/queries.ts'
import { checkEmail, textOf } from './account-fields.ts'
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
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
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
    check: checkEmail,
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
    <AccountFrame title="Forgot password" lead={forgotTexts.lead} links={<BackToSignIn />} note={<NoMail />}>
      <AccountForm form={form} action="Send link" offlineReason={mailTexts.offlineReason}>
        <EmailField defaultValue={email} error={form.errorOf('email')} />
      </AccountForm>
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
      <Button variant="secondary" onClick={onOther}>
        Try Another Email
      </Button>
    </AccountFrame>
  )
}

/** Says so where this site cannot send mail: a link that is asked for would never come. */
function NoMail() {
  const site = useQuery(queryOf(getSite, {})).data?.data
  if (site === undefined || site.canMail) return null
  return (
    <Banner tone="warn" role="status">
      {forgotTexts.noMail(site.supportEmail)}
    </Banner>
  )
}

function BackToSignIn() {
  return <Link href="/login">Back to sign in</Link>
}

/** Any reply is as good as another, so that nobody learns here who has an account. */
async function askForLink(email: string): Promise<void> {
  try {
    await request(requestPasswordReset, { body: { email } })
  } catch (error) {
    if (isNetworkFailure(error)) throw error
  }
}
