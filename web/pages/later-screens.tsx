import { LinkButton } from '../design/LinkButton.tsx'
import { Later } from './Later.tsx'

export function ForgotPasswordScreen() {
  return (
    <Later title="Forgot password" actions={<SignInLinks />}>
      <p>We can't send reset links by email yet.</p>
      <p>
        If you are still signed in on another phone, keep using it. Else ask the people who run this site, or create a
        new account with another email.
      </p>
    </Later>
  )
}

export function ResetPasswordScreen() {
  return (
    <Later title="Reset password" actions={<SignInLinks />}>
      <p>We can't reset passwords by email yet, so no link of ours leads here.</p>
    </Later>
  )
}

export function VerifyEmailScreen() {
  return (
    <Later title="Verify email" actions={<LinkButton href="/dashboard">Go to your dashboard</LinkButton>}>
      <p>We don't check email addresses yet. Your account works fully without it.</p>
    </Later>
  )
}

export function ContactScreen() {
  return (
    <Later title="Contact" actions={<LinkButton href="/help">Read the help page</LinkButton>}>
      <p>The contact form is not ready yet. We don't want to take a message that nobody would read.</p>
      <p>For now, please ask the school or person who gave you the address of this site.</p>
    </Later>
  )
}

export function TutorScreen() {
  return (
    <Later
      title="AI Tutor"
      actions={
        <>
          <LinkButton href="/practice">Start practice</LinkButton>
          <LinkButton href="/topics" variant="secondary">
            Browse Topics
          </LinkButton>
        </>
      }
    >
      <p>The tutor is not ready yet.</p>
      <p>Until then, every question explains its answer. Finish a session to see why each option is right or wrong.</p>
    </Later>
  )
}

export function SettingsScreen() {
  return (
    <Later title="Settings Unavailable" actions={<LinkButton href="/profile">Go to your profile</LinkButton>}>
      <p>There are no settings to change here yet. The button at the top of the page changes the theme.</p>
    </Later>
  )
}

export function StorageScreen() {
  return (
    <Later title="Storage" actions={<LinkButton href="/practice">Start practice</LinkButton>}>
      <p>You can't manage saved data here yet.</p>
      <p>Your answers are saved on this phone as you give them. They are sent as soon as you are online.</p>
    </Later>
  )
}

function SignInLinks() {
  return (
    <>
      <LinkButton href="/login">Sign In</LinkButton>
      <LinkButton href="/register" variant="secondary">
        Create account
      </LinkButton>
    </>
  )
}
