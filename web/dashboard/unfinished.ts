import type { StoredSession } from '../offline/answers/answers-database.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { findUnfinished } from '../offline/answers/session-store.ts'

const phoneDeadlineMs = 2500

/** The last unfinished session on this phone; undefined if the database is blocked. */
export async function readUnfinished(userId: string): Promise<StoredSession | null> {
  return withTimeout(findUnfinished(userId), phoneDeadlineMs).catch(() => null)
}
