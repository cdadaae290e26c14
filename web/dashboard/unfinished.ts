import type { StoredSession } from '../offline/answers-database.ts'
import { withDeadline } from '../offline/deadline.ts'
import { findUnfinished } from '../offline/session-store.ts'

const phoneDeadlineMs = 2500

/** The session that was left last on this phone. A phone whose database is blocked has nothing to go on with. */
export async function readUnfinished(userId: string): Promise<StoredSession | null> {
  return withDeadline(findUnfinished(userId), phoneDeadlineMs).catch(() => null)
}
