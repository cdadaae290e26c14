import type { ReactNode } from 'react'
import { LinkButton } from '../design/LinkButton.tsx'
import { useSession } from '../platform/session.ts'
import { FooterLinks } from './FooterLinks.tsx'
import { Logo } from './Logo.tsx'
import { OfflineChip } from './OfflineChip.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './PublicLayout.module.css'

/** The frame of the pages outside of the app. A page brings its own footer where the short one is not enough. */
export function PublicLayout({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>{footer ?? <FooterLinks />}</footer>
    </div>
  )
}

function TopBar() {
  const user = useSession((session) => session.user)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo href="/" />
        <span className={styles.space} />
        <OfflineChip isCompact />
        <span className={styles.theme}>
          <ThemeToggle />
        </span>
        {user === null ? (
          <>
            <LinkButton href="/login" variant="ghost" className={styles.button}>
              Sign In
            </LinkButton>
            <LinkButton href="/register" className={styles.button}>
              Get Started Free
            </LinkButton>
          </>
        ) : (
          <LinkButton href="/dashboard" className={styles.button}>
            Dashboard
          </LinkButton>
        )}
      </div>
    </header>
  )
}
