import { Redirect, type AroundNavHandler } from 'wouter'
import { isOnline } from '../platform/connection.ts'
import { currentUser, useSession } from '../platform/session.ts'

/**
 * A visitor who goes home leaves the app: the landing page is a document of its own. Without a network it comes only where a
 * service worker answers. All other ways stay in the app.
 */
export const leaveForLanding: AroundNavHandler = (navigate, to, options) => {
  const wouldCome = isOnline() || Boolean(navigator.serviceWorker?.controller)
  if (to === '/' && currentUser() === null && wouldCome) location[options?.replace ? 'replace' : 'assign']('/')
  else navigate(to, options)
}

/** What the app has in the place of the landing page, where that did not come: the first screen of whoever is there. */
export function HomeScreen() {
  const isSignedIn = useSession(({ user }) => user !== null)
  return <Redirect to={isSignedIn ? '/dashboard' : '/subjects'} replace />
}
