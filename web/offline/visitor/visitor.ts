import { useSession } from '../../platform/server/session.ts'
import { isGuestHere } from '../../platform/server/turn.ts'
import { slotHere } from '../../platform/storage.ts'

/**
 * Owns the answers that the learner of this page gives while not signed in. They become those of the account that the learner signs in
 * to.
 */
export const visitorId = visitorOf(slotHere)

/** Owns the answers of a learner without an account, by the learner's slot. No account has such an id. */
export function visitorOf(slot: string): string {
  return slot === '' ? 'visitor' : `visitor-${slot}`
}

/** The owner of what is practised on this page: the student, or a learner without an account. Undefined for anyone else. */
export function useOwnerId(): string | undefined {
  const userId = useSession(({ user }) => user?.id)
  return userId ?? (isGuestHere() ? visitorId : undefined)
}
