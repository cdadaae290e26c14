import { sendVerificationEmail } from '@sabi/shared/accounts/recovery-calls'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Spinner } from '../design/Spinner.tsx'
import { Message } from '../layout/Message.tsx'
import { useIsOnline } from '../platform/connection.ts'
import { request } from '../platform/request.ts'
import { useSession } from '../platform/session.ts'
import { withNext } from './next-path.ts'
import { Onward } from './Onward.tsx'
import { verifyTexts } from './recovery-texts.ts'
import { ResendButton } from './ResendButton.tsx'
import { verifyOnce, type Verification } from './verify-once.ts'
import styles from './AccountFrame.module.css'

/** Proves an e-mail address by the link of a mail. */
export function VerifyEmailScreen() {
  const [query] = useSearchParams()
  // Kept, since it leaves the address once it is used.
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
  const [verification, setVerification] = useState<Verification | null>(null)
  const isOnline = useIsOnline()
  // A link is used where a screen shows what comes of it, not while it is drawn.
  useEffect(() => void verifyOnce(token).then(setVerification), [token, attempt])

  const tryAgain = () => {
    setVerification(null)
    setAttempt(attempt + 1)
  }

  if (verification === null)
    return (
      <Message title="Verify email">
        <Spinner label="Verifying your email..." />
      </Message>
    )
  if (verification.state === 'verified') return <Verified email={verification.email} />
  return (
    <Failure message={verification.message}>
      {verification.mayRetry ? (
        <Button reason={isOnline ? undefined : verifyTexts.offlineReason} onClick={tryAgain}>
          Try again
        </Button>
      ) : (
        <NewLink />
      )}
    </Failure>
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

/** A new link goes to the address of the account: one has to be signed in. */
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
