import type { PracticeSession } from '@sabi/shared/practice/session'
import { LinkButton } from '../design/LinkButton.tsx'
import { NextBlock } from './NextBlock.tsx'
import { PlacementNext } from './PlacementNext.tsx'

interface NextPlannedProps {
  userId: string
  /** The session that has just ended: a block of today's plan, a step of a placement, or an assignment of a class. */
  session: PracticeSession
}

/** After a session that was planned or assigned: what comes next. */
export function NextPlanned({ userId, session }: NextPlannedProps) {
  if (session.assignmentId !== undefined)
    return (
      <>
        <p>
          This counts for your class. Start from the assignment to do it again: what you start here is ordinary
          practice.
        </p>
        <LinkButton full href="/classes">
          Your assignments
        </LinkButton>
      </>
    )
  if (session.isPlacement === true) return <PlacementNext userId={userId} session={session} />
  return <NextBlock userId={userId} sessionId={session.id} />
}
