import { postedForm, PostedForm } from '@sabi/shared/contract/page-form'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { AccountFrame } from '../../accounts/AccountFrame.tsx'
import { Banner } from '../../design/states/Banner.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { siteName } from '../../design/site-name.ts'
import { Message } from '../../design/states/Message.tsx'
import { useFirstReply } from '../../platform/server/first-reply.ts'
import styles from '../Administration.module.css'
import { SetupForm } from './SetupForm.tsx'
import { TestMail } from './TestMail.tsx'

/** Creates the first administrator of a new site. Reached only by the link that the server printed. */
export function SetupScreen() {
  const [address] = useSearchParams()
  const [, navigate] = useLocation()
  const posted = useFirstReply(postedForm, PostedForm)
  // Kept, because the address loses it once it is used.
  const [query] = useState(address)
  const [isDone, setIsDone] = useState(posted?.outcome === 'done')
  const [isRefused, setIsRefused] = useState(posted?.outcome === 'refused')
  if (isDone) return <NextSteps />
  if (!query.get('token')) return <NoLink />
  return (
    <AccountFrame
      title={`Set up ${siteName}`}
      lead="You'll be the first administrator of this site."
      banner={
        isRefused && (
          <Banner tone="warn">
            <HowToGetIn />
          </Banner>
        )
      }
    >
      <SetupForm
        query={query}
        onRefused={() => setIsRefused(true)}
        onDone={() => {
          navigate('/setup', { replace: true })
          setIsDone(true)
        }}
      />
    </AccountFrame>
  )
}

function NextSteps() {
  return (
    <AccountFrame title="Your site is set up" lead="You are signed in as its administrator. Two steps are left.">
      <div className={styles.section}>
        <h2>1. Test email</h2>
        <p>Students need it when they forget a password.</p>
        <TestMail />
        <noscript>Turn JavaScript on to send yourself a mail.</noscript>
        <h2>2. Protect your account</h2>
        <p>Two-step sign-in keeps your account safe even if someone gets your password.</p>
        <LinkButton href="/admin?tab=system" variant="secondary">
          Turn on the second factor
        </LinkButton>
        <LinkButton href="/dashboard">Go to your dashboard</LinkButton>
      </div>
    </AccountFrame>
  )
}

function NoLink() {
  return (
    <Message title="This page needs a link" actions={<LinkButton href="/">Back to Home</LinkButton>}>
      <p>A new site prints a link to this page when its server starts.</p>
      <HowToGetIn />
    </Message>
  )
}

function HowToGetIn() {
  return (
    <>
      <p>No administrator yet? Restart the server: it prints a new link.</p>
      <p>
        Or make an account an administrator at the terminal:{' '}
        <code className={styles.command}>npm run admin -- grant EMAIL</code>
      </p>
    </>
  )
}
