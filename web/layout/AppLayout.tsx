import type { ReactNode } from 'react'
import { AppHeader } from './AppHeader.tsx'
import { BottomBar } from './BottomBar.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { SkipLink } from './SkipLink.tsx'
import styles from './AppLayout.module.css'

/** The frame of the app: header, page, and on phones the bottom bar. */
export function AppLayout({ children }: { children: ReactNode }) {
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
