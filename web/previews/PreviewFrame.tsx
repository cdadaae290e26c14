import type { ReactNode } from 'react'
import appStyles from '../layout/AppLayout.module.css'
import headerStyles from '../layout/menus/AppHeader.module.css'
import { BottomBar } from '../layout/menus/BottomBar.tsx'
import { Logo } from '../layout/menus/Logo.tsx'

interface PreviewFrameProps {
  /** As `useFullScreen` has it in the app. */
  isFullScreen: boolean
  children: ReactNode
}

/** The frame of the app without the menus that need scripts, so that nothing moves when the app replaces it. */
export function PreviewFrame({ isFullScreen, children }: PreviewFrameProps) {
  return (
    <div data-full-screen={isFullScreen ? '' : undefined}>
      <header className={headerStyles.header}>
        <div className={headerStyles.bar}>
          <Logo href="/dashboard" />
        </div>
      </header>
      <main className={appStyles.main}>{children}</main>
      {!isFullScreen && <BottomBar />}
    </div>
  )
}
