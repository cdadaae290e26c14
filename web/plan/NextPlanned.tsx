import type { PracticeSession } from '@sabi/shared/practice/session'
import { NextBlock } from './NextBlock.tsx'
import { PlacementNext } from './PlacementNext.tsx'

interface NextPlannedProps {
  userId: string
  /** The session that has just ended: a block of today's plan, or a step of a placement. */
  session: PracticeSession
}

/** After a session of the plan: what comes next. */
export function NextPlanned({ userId, session }: NextPlannedProps) {
  if (session.isPlacement === true) return <PlacementNext userId={userId} session={session} />
  return <NextBlock userId={userId} sessionId={session.id} />
}
