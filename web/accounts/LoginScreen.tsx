import { login } from '@sabi/shared/accounts/calls'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Link, useLocation, useSearchParams } from 'wouter'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { ErrorSummary } from '../design/ErrorSummary.tsx'
import { Field } from '../design/Field.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PasswordField } from '../design/PasswordField.tsx'
import { useIsOnline } from '../platform/connection.ts'
import { request } from '../platform/request.ts'
import { signInAs } from '../platform/session.ts'
import { toast } from '../platform/toast-store.ts'
import { checkLogin, textOf } from './account-fields.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { failureText } from './failure-text.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { pathAfterSignIn, withNext } from './next-path.ts'
import { loginTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'
import styles from './AccountFrame.module.css'

const welcomeMs = 500

/** Sign In. */
export function LoginScreen() {
  const isOnline = useIsOnline()
  const [query] = useSearchParams()
  const next = query.get('next')
  const { errors, errorOf, attempt, isBusy, submit } = useLoginForm(next)
  return (
    <AccountFrame
      title="Sign In"
      banner={!isOnline && <OfflineBanner />}
      links={
        <>
          <p>
            New here? <Link href={withNext('/register', next)}>Create account</Link>
          </p>
          <LegalLinks before="Read our" />
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
        <Field
          id="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={errorOf('email')}
        />
        <PasswordField id="password" label="Password" autoComplete="current-password" error={errorOf('password')} />
        <label className={styles.shared}>
          <input type="checkbox" name="sharedDevice" />
          This is a shared device
        </label>
        <Button type="submit" full busy={isBusy} reason={isOnline ? undefined : loginTexts.offlineReason}>
          Sign In
        </Button>
        <Link href="/forgot-password" className={styles.centred}>
          Forgot password?
        </Link>
      </form>
    </AccountFrame>
  )
}

function useLoginForm(next: string | null) {
  const [, navigate] = useLocation()
  const isOnline = useIsOnline()
  return useAccountForm({
    check: checkLogin,
    onFault: () => undefined,
    async send(form) {
      // Enter in a field submits too, past the button that is switched off.
      if (!isOnline) return
      const isSharedDevice = form.has('sharedDevice')
      const { user } = await request(login, {
        body: {
          email: textOf(form, 'email'),
          password: textOf(form, 'password'),
          ...(isSharedDevice ? { sharedDevice: true } : {}),
        },
      })
      signInAs(user, { isSharedDevice })
      toast({ ...loginTexts.welcome, tone: 'success' })
      setTimeout(() => {
        if (location.pathname === '/login') navigate(pathAfterSignIn(next))
      }, welcomeMs)
    },
    explain(error) {
      const message = failureText(error, loginTexts.failure) ?? loginTexts.failedDescription
      toast({ title: loginTexts.failedTitle, description: message, tone: 'destructive' })
      return [{ message }]
    },
  })
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
