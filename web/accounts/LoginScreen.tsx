import { login } from '@sabi/shared/accounts/calls'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { Banner } from '../design/Banner.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PasswordField } from '../design/PasswordField.tsx'
import { useIsOnline } from '../platform/connection.ts'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { signInAs } from '../platform/session.ts'
import { toast } from '../platform/toast-store.ts'
import { checkLogin, textOf } from './account-fields.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { failureText, fieldAtFault } from './failure-text.ts'
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
  const { asksForCode, ...form } = useLoginForm(next)
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
      <AccountForm form={form} action="Sign In" offlineReason={loginTexts.offlineReason}>
        <EmailField error={form.errorOf('email')} />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
        {asksForCode && <CodeField error={form.errorOf('code')} />}
        <label className={styles.shared}>
          <input type="checkbox" name="sharedDevice" />
          This is a shared device
        </label>
      </AccountForm>
      <Link href="/forgot-password" className={styles.centred}>
        Forgot password?
      </Link>
    </AccountFrame>
  )
}

function useLoginForm(next: string | null) {
  const [, navigate] = useLocation()
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useAccountForm({
    check: checkLogin,
    async send(form) {
      const isSharedDevice = form.has('sharedDevice')
      const code = textOf(form, 'code')
      const { user } = await request(login, {
        body: {
          email: textOf(form, 'email'),
          password: textOf(form, 'password'),
          ...(code === '' ? {} : { code }),
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
      const isAboutCode = error instanceof RequestError && error.status === 401 && fieldAtFault(error).field === 'code'
      // The first time it is a question, no failure.
      if (isAboutCode && !asksForCode) {
        setAsksForCode(true)
        return []
      }
      toast({ title: loginTexts.failedTitle, description: message, tone: 'destructive' })
      return [isAboutCode ? { message, field: 'code' } : { message }]
    },
  })
  return { ...form, asksForCode }
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
