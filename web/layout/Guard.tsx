import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { LinkButton } from '../design/LinkButton.tsx'
import { useOwnerId } from '../offline/visitor/visitor.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { useSession } from '../platform/server/session.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { Message } from '../design/states/Message.tsx'

/** The one page of a student that a learner without an account has too. */
const pageOfGuests = '/practice'

/**
 * Admits students who are signed in, or were when the phone was last online. Redirects everyone else to the sign-in.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { user, isLoading } = useSession()
  const ownerId = useOwnerId()
  const isOnline = useIsOnline()
  const [path] = useLocation()
  const search = useSearch()
  if (user !== null || (path === pageOfGuests && ownerId !== undefined)) return children
  if (isLoading) return <LoadingScreen />
  if (!isOnline) return <OfflineGate />
  const next = search === '' ? path : `${path}?${search}`
  return <Redirect to={`/login?next=${encodeURIComponent(next)}`} replace />
}

function OfflineGate() {
  return (
    <Message
      icon={<WifiOff />}
      title="You're Offline"
      actions={<LinkButton href="/topics">Browse saved topics</LinkButton>}
    >
      <p>Please sign in online first. After that, this page opens without a connection too.</p>
    </Message>
  )
}
