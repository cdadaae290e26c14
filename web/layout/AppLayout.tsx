import type { ReactNode } from 'react'
import { BehindPin } from './BehindPin.tsx'
import { AppHeader } from './menus/AppHeader.tsx'
import { BottomBar } from './menus/BottomBar.tsx'
import { FooterLinks } from './menus/FooterLinks.tsx'
import { SkipLink } from './menus/SkipLink.tsx'
import styles from './AppLayout.module.css'

/** The frame of the app: header, page, and on phones the bottom bar. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <BehindPin>
      <SkipLink />
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <FooterLinks />
      </footer>
      <BottomBar />
    </BehindPin>
  )
}
