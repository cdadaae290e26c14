import { useSyncExternalStore, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import { isHidden } from '../platform/server/turn.ts'
import { slotHere } from '../platform/storage.ts'

/** Shows a page that belongs to a learner, after the PIN if one hides them. */
export function BehindPin({ children }: { children: ReactNode }) {
  // The server draws pages for everybody.
  const isClosed = useSyncExternalStore(
    () => () => undefined,
    isHidden,
    () => false,
  )
  if (!isClosed) return children
  const next = encodeURIComponent(location.pathname + location.search)
  return <Redirect to={`/learners?open=${encodeURIComponent(slotHere)}&next=${next}`} replace />
}
