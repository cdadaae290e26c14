import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { LinkButton } from '../design/LinkButton.tsx'
import { useIsSignedIn } from '../platform/server/signed-in.ts'
import { FooterLinks } from './menus/FooterLinks.tsx'
import { Logo } from './menus/Logo.tsx'
import { OfflineChip } from './cards/OfflineChip.tsx'
import { SkipLink } from './menus/SkipLink.tsx'
import { ThemeToggle } from './menus/ThemeToggle.tsx'
import styles from './PublicLayout.module.css'

interface PublicLayoutProps {
  footer?: ReactNode
  hasThemeToggle?: boolean
  children: ReactNode
}

/** The frame of pages outside the app. A page may bring its own footer. */
export function PublicLayout({ footer, hasThemeToggle = true, children }: PublicLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <TopBar hasThemeToggle={hasThemeToggle} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>{footer ?? <FooterLinks />}</footer>
    </div>
  )
}

function TopBar({ hasThemeToggle }: { hasThemeToggle: boolean }) {
  const isSignedIn = useIsSignedIn()
  // Someone who was sent to sign in is still on the way to that page.
  const next = new URLSearchParams(useSearch()).get('next')
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo href="/" />
        <span className={styles.space} />
        <OfflineChip />
        <span className={styles.theme}>{hasThemeToggle && <ThemeToggle />}</span>
        {isSignedIn ? (
          <LinkButton href="/dashboard" className={styles.button}>
            Dashboard
          </LinkButton>
        ) : (
          <>
            <LinkButton href="/login" variant="ghost" className={styles.button}>
              Sign In
            </LinkButton>
            <LinkButton
              href={next === null ? '/register' : `/register?${new URLSearchParams({ next }).toString()}`}
              className={styles.button}
            >
              Get Started Free
            </LinkButton>
          </>
        )}
      </div>
    </header>
  )
}
