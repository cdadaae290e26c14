import WifiOff from 'lucide-react/icons/wifi-off'
import { lazy, useEffect, type ComponentType } from 'react'
import { Message } from '../design/states/Message.tsx'
import { Spinner } from '../design/states/Spinner.tsx'
import { canReachServer, isOnline, onBackOnline } from '../platform/server/connection.ts'
import { loadPart } from '../platform/server/other-release.ts'

/**
 * A screen whose code is fetched when it is first shown. Without a connection it says that it is waiting, and opens once the server can
 * be reached again.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadPart(load) }
    } catch (error) {
      if (await canReachServer()) throw error
      return { default: WaitingScreen }
    }
  })
}

/** Browsers may not fetch a script a second time for the same page, so this loads the page again. */
function WaitingScreen() {
  useEffect(() => {
    if (isOnline()) void openIfReachable()
    return onBackOnline(() => void openIfReachable())
  }, [])
  return (
    <Message icon={<WifiOff />} title="You're Offline">
      <p>This page is not on this phone yet. It opens as soon as you have a connection.</p>
      <Spinner label="Waiting for a connection..." />
    </Message>
  )
}

/** A browser that found a network may not reach the server yet, and would show its own error page. */
async function openIfReachable(): Promise<void> {
  if (await canReachServer()) location.reload()
}
