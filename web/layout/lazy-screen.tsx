import WifiOff from 'lucide-react/icons/wifi-off'
import { lazy, useEffect, type ComponentType } from 'react'
import { Message } from '../design/states/Message.tsx'
import { Spinner } from '../design/states/Spinner.tsx'
import { mayReload } from '../platform/page/in-quiz.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { givesPages, loadPart } from '../platform/server/other-release.ts'

/** The shortest pause before a page is tried again, and how far pauses differ, so that a crowd does not return as one. */
const pauseMs = 2_000
const spreadMs = 4_000

/** A page that fails so soon after it was loaded again is broken. */
const freshMs = 60_000

/** A screen has been shown since the page was opened. */
let hasShown = false

/**
 * A screen whose code is fetched when it is first shown. If the code can't be fetched, because there is no connection or the server is busy,
 * the screen says so, and opens once it can. A page that came with content stays as it is, because it works without the code.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const screen = await loadPart(load)
      hasShown = true
      return { default: screen }
    } catch (error) {
      if (isPageOfServerShown()) return new Promise(() => {})
      if (wasJustReloaded() && (await givesPages())) throw error
      return { default: WaitingScreen }
    }
  })
}

/** The app takes the place of a prerendered page once it has a screen, and makes a drawn one its own. */
function isPageOfServerShown(): boolean {
  const page = document.getElementById('root')
  return page !== null && page.hasChildNodes() && !(page.dataset.drawn !== undefined && hasShown)
}

function wasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return performance.now() < freshMs && navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}

/** Browsers may not fetch a script a second time for the same page, so this loads the page again. */
function WaitingScreen() {
  const isBusy = useIsOnline()
  useEffect(() => {
    if (!isBusy) return undefined
    void openIfServed()
    const timer = setInterval(() => void openIfServed(), pauseMs + Math.random() * spreadMs)
    return () => clearInterval(timer)
  }, [isBusy])
  return (
    <Message icon={isBusy ? undefined : <WifiOff />} title={isBusy ? 'The Server Is Busy' : "You're Offline"}>
      <p>This page is not on this phone yet. It will open by itself.</p>
      <Spinner label="Waiting..." />
    </Message>
  )
}

/** Without a page from the server, the browser would show its own error page. */
async function openIfServed(): Promise<void> {
  if ((await givesPages()) && mayReload()) location.reload()
}
