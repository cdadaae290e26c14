import WifiOff from 'lucide-react/icons/wifi-off'
import { lazy, type ComponentType } from 'react'
import { Message } from '../design/states/Message.tsx'
import { Spinner } from '../design/states/Spinner.tsx'
import { arriving } from '../platform/page/besides.tsx'
import { mayReload } from '../platform/page/in-quiz.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { NotFetched } from '../platform/server/fetch-parts.ts'
import { followPart } from '../platform/server/follow-part.ts'
import { givesPages, loadPart } from '../platform/server/other-release.ts'

/** A page that fails so soon after it was loaded again is broken. */
const freshMs = 60_000

/** A screen has been shown since the page was opened. */
let hasShown = false

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A screen whose code is fetched when it is first shown. If the code can't be fetched, because there is no connection or the server is busy,
 * the screen says so, and opens once it can. A page that came with content stays as it is until then, because it works without the code.
 */
export function lazyScreen<Props extends object>(fetchCode: Load<Props>) {
  const load = () => loadPart(fetchCode)
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const screen = await load()
      hasShown = true
      return { default: screen }
    } catch (error) {
      if (isPageOfServerShown()) return { default: await new Promise((onLoaded) => followPart(load, { onLoaded })) }
      if (!(error instanceof NotFetched) && wasJustReloaded() && (await givesPages())) throw error
      return { default: arriving(load, { Waiting, onFailed: (problem) => void loadPageAgain(problem) }) }
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

/** For a module that failed while the page was loading, which the browser does not fetch again for this page. */
async function loadPageAgain(error: unknown): Promise<void> {
  if (error instanceof NotFetched) return
  // Without a page from the server, the browser would show its own error page.
  if ((await givesPages()) && mayReload()) location.reload()
}

function Waiting() {
  const isBusy = useIsOnline()
  return (
    <Message icon={isBusy ? undefined : <WifiOff />} title={isBusy ? 'The Server Is Busy' : "You're Offline"}>
      <p>This page is not on this phone yet. It will open by itself.</p>
      <Spinner label="Waiting..." />
    </Message>
  )
}
