import { login } from '@sabi/shared/accounts/calls'
import { loginForm } from '@sabi/shared/accounts/forms'
import { pathAfterLogin } from '@sabi/shared/accounts/path-after-login'
import { userNameKey } from '@sabi/shared/classes/card-address'
import { withNext } from '@sabi/shared/contract/next-path'
import { postedForm, PostedForm, textOf } from '@sabi/shared/contract/page-form'
import { trialLength } from '@sabi/shared/trial/trial'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { Banner } from '../design/states/Banner.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PasswordField } from '../design/forms/PasswordField.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { useFirstReply } from '../platform/server/first-reply.ts'
import { request } from '../platform/server/request.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { signInHere } from '../offline/learners/sign-in.ts'
import { useSession } from '../platform/server/session.ts'
import { turnHere } from '../platform/server/turn.ts'
import { besides } from '../platform/page/besides.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { ChosenPasswordField } from './ChosenPasswordField.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { failureText, fieldAtFault } from './failure-text.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { loginTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'
import { whatWaits } from './what-waits.ts'
import styles from './AccountFrame.module.css'

const welcomeMs = 500

const SessionEnded = besides(() => import('../learners/SessionEnded.tsx').then((file) => file.SessionEnded))

export function LoginScreen() {
  const isOnline = useIsOnline()
  const [query] = useSearchParams()
  const next = query.get('next')
  const waits = whatWaits(next)
  const { asked, ...form } = useLoginForm()
  return (
    <AccountFrame
      title="Sign In"
      lead={waits === null ? undefined : `Sign in or create an account to ${waits}.`}
      banner={
        <>
          {!isOnline && <OfflineBanner />}
          <OfLearner />
        </>
      }
      links={
        <>
          <p>
            New here? <Link href={withNext('/register', next)}>Create account</Link> or{' '}
            <Link href="/try">try {trialLength} questions</Link> first.
          </p>
          <LegalLinks before="Read our" />
        </>
      }
    >
      <AccountForm form={form} action="Sign In" offlineReason={loginTexts.offlineReason}>
        <EmailField
          label="Email or user name"
          defaultValue={form.posted?.values['email'] ?? query.get(userNameKey) ?? ''}
          error={form.errorOf('email')}
        />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          hint={form.posted?.outcome === undefined ? undefined : loginTexts.passwordAgain}
          error={form.errorOf('password')}
        />
        {asked === 'code' && <CodeField error={form.errorOf('code')} />}
        {asked === 'newPassword' && <ChosenPasswordField error={form.errorOf('newPassword')} />}
        <label className={styles.shared}>
          <input
            type="checkbox"
            name="sharedDevice"
            defaultChecked={form.posted?.values['sharedDevice'] !== undefined}
          />
          This is a shared device
        </label>
      </AccountForm>
      <Link href="/forgot-password" className={styles.centred}>
        Forgot password?
      </Link>
    </AccountFrame>
  )
}

function isOfStatus(error: unknown, status: number): error is RequestError {
  return error instanceof RequestError && error.status === status
}

function useLoginForm() {
  const [, navigate] = useLocation()
  const posted = useFirstReply(postedForm, PostedForm)
  const [query] = useSearchParams()
  const [asked, setAsked] = useState(posted?.outcome)
  const typedName = useRef('')
  const form = useAccountForm({
    check: loginForm.check,
    async send(form) {
      typedName.current = textOf(form, 'email')
      const { user } = await request(login, { body: loginForm.bodyOf(form) })
      const path = pathAfterLogin(query, form)
      if (!(await signInHere({ user, isSharedDevice: form.has('sharedDevice'), path }))) return
      toast({ ...loginTexts.welcome, tone: 'success' })
      setTimeout(() => {
        if (location.pathname === '/login') navigate(path)
      }, welcomeMs)
    },
    explain(error) {
      const fault = fieldAtFault(error, loginForm)
      // Of a card the server speaks itself.
      const isOfCard = fault.field === undefined && !typedName.current.includes('@') && isOfStatus(error, 401)
      const words = isOfCard ? error.message : failureText(error, loginTexts.failure)
      const message = words ?? loginTexts.failedDescription
      // The first time this is a question, not a failure.
      if (fault.field !== undefined && fault.field !== asked) {
        setAsked(fault.field)
        return []
      }
      toast({ title: loginTexts.failedTitle, description: message, tone: 'destructive' })
      return [{ message, ...fault }]
    },
  })
  return { ...form, asked }
}

/** On a phone with several learners: what the one who has to sign in again should know. */
function OfLearner() {
  const user = useSession((session) => session.user)
  // The server draws this page for everybody.
  const isShown = useSyncExternalStore(
    () => () => undefined,
    () => turnHere() !== null,
    () => false,
  )
  return (
    isShown &&
    user === null && (
      <Suspense fallback={null}>
        <SessionEnded />
      </Suspense>
    )
  )
}

function OfflineBanner() {
  return (
    <Banner
      tone="warn"
      icon={<WifiOff />}
      action={
        <LinkButton href="/subjects" variant="secondary">
          Continue Offline
        </LinkButton>
      }
    >
      You're offline. Signing in needs a connection.
    </Banner>
  )
}
