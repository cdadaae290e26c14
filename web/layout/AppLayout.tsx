import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { AppHeader } from './menus/AppHeader.tsx'
import { BottomBar } from './menus/BottomBar.tsx'
import { FooterLinks } from './menus/FooterLinks.tsx'
import { isHidden } from '../platform/server/turn.ts'
import { SkipLink } from './menus/SkipLink.tsx'
import { slotHere } from '../platform/storage.ts'
import styles from './AppLayout.module.css'

/** The frame of the app: header, page, and on phones the bottom bar. What a PIN hides is shown once the PIN was typed. */
export function AppLayout({ children }: { children: ReactNode }) {
  if (isHidden()) {
    const next = encodeURIComponent(location.pathname + location.search)
    return <Redirect to={`/learners?open=${encodeURIComponent(slotHere)}&next=${next}`} replace />
  }
  return (
    <>
      <SkipLink />
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <FooterLinks />
      </footer>
      <BottomBar />
    </>
  )
}
