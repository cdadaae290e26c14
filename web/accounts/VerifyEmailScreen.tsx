import { sendVerificationEmail } from '@sabi/shared/accounts/recovery-calls'
import { withNext } from '@sabi/shared/contract/next-path'
import { postedForm, PostedForm } from '@sabi/shared/contract/page-form'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { useIsLive } from '../design/live.ts'
import { Spinner } from '../design/states/Spinner.tsx'
import { Message } from '../design/states/Message.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { useFirstReply } from '../platform/server/first-reply.ts'
import { request } from '../platform/server/request.ts'
import { useSession } from '../platform/server/session.ts'
import { Onward } from './Onward.tsx'
import { verifyTexts } from './recovery-texts.ts'
import { ResendButton } from './ResendButton.tsx'
import { verifyOnce, type Verification } from './verify-once.ts'
import styles from './AccountFrame.module.css'

/** Verifies an e-mail address with the link from a mail. */
export function VerifyEmailScreen() {
  const [query] = useSearchParams()
  // Kept, because the address loses it once it is used.
  const [token] = useState(() => query.get('token') ?? '')
  if (token !== '') return <Verifying token={token} />
  return (
    <Failure message={verifyTexts.missingToken}>
      <NewLink />
    </Failure>
  )
}

function Verifying({ token }: { token: string }) {
  const [attempt, setAttempt] = useState(0)
  const posted = useFirstReply(postedForm, PostedForm)
  const [verification, setVerification] = useState(posted === undefined ? null : verificationOf(posted))
  const isLive = useIsLive()
  // Uses the link in an effect rather than while rendering, and not if its form was already posted.
  useEffect(() => {
    if (posted === undefined || attempt > 0) void verifyOnce(token).then(setVerification)
  }, [token, attempt])

  const tryAgain = () => {
    setVerification(null)
    setAttempt(attempt + 1)
  }

  if (verification === null)
    return (
      <Message title="Verify email">
        {isLive ? <Spinner label="Verifying your email..." /> : <VerifyForm action="Verify my email" />}
      </Message>
    )
  if (verification.state === 'verified') return <Verified email={verification.email} />
  return (
    <Failure message={verification.message}>
      {verification.mayRetry ? <VerifyForm action="Try again" onSubmit={tryAgain} /> : <NewLink />}
    </Failure>
  )
}

/** The result of the form if it was posted without scripts. */
function verificationOf({ outcome, values, errors }: PostedForm): Verification {
  if (outcome === 'verified') return { state: 'verified', email: values['email'] ?? '' }
  return { state: 'failed', message: errors[0]?.message ?? verifyTexts.failed, mayRetry: outcome !== 'rejected' }
}

/** A button that uses the link; without scripts nothing else does. */
function VerifyForm({ action, onSubmit }: { action: string; onSubmit?: () => void }) {
  const isOnline = useIsOnline()
  const submit = (event: FormEvent) => {
    if (onSubmit === undefined) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" onSubmit={submit}>
      <Button type="submit" reason={isOnline ? undefined : verifyTexts.offlineReason}>
        {action}
      </Button>
    </form>
  )
}

function Verified({ email }: { email: string }) {
  return (
    <Message icon={<CircleCheck />} title="Email Verified">
      <p className={styles.address}>{email}</p>
      <Onward to="/" words={verifyTexts.onward} link="Go there now" />
    </Message>
  )
}

function Failure({ message, children }: { message: string; children: ReactNode }) {
  return (
    <Message icon={<TriangleAlert />} title="Verification Failed">
      <p role="alert">{message}</p>
      {children}
    </Message>
  )
}

/** A new link goes to the address of the account, so the student has to be signed in. */
function NewLink() {
  const isSignedIn = useSession(({ user }) => user !== null)
  if (isSignedIn)
    return <ResendButton label="Send a new link" send={async () => void (await request(sendVerificationEmail, {}))} />
  return (
    <>
      <p>{verifyTexts.signInFirst}</p>
      <LinkButton href={withNext('/login', '/verify-email')}>Sign In</LinkButton>
    </>
  )
}
