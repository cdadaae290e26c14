import { Redirect, type AroundNavHandler } from 'wouter'
import { isOnline } from '../platform/server/connection.ts'
import { currentUser, useSession } from '../platform/server/session.ts'

/**
 * Visitors who go home leave the app, because the landing page is a document of its own. Offline, it loads only through
 * the service worker. All other navigation stays in the app.
 */
export const leaveForLanding: AroundNavHandler = (navigate, to, options) => {
  const wouldCome = isOnline() || Boolean(navigator.serviceWorker?.controller)
  if (to === '/' && currentUser() === null && wouldCome) location[options?.replace ? 'replace' : 'assign']('/')
  else navigate(to, options)
}

/** Shown in the app instead of the landing page, if that could not be loaded. */
export function HomeScreen() {
  const isSignedIn = useSession(({ user }) => user !== null)
  return <Redirect to={isSignedIn ? '/dashboard' : '/subjects'} replace />
}
