import { sessionScore } from '@sabi/shared/practice/score'
import { answersDatabase } from './answers-database.ts'
import { findNote } from './question-store.ts'
import { findSession, listSessions, type ListedSession } from './session-store.ts'

/**
 * The student's sessions as `listSessions` gives them, with the scores that opening them shows. Those are counted anew, and kept,
 * only where the questions on the phone have changed since: mostly the list is read without what was asked.
 */
export async function listScoredSessions(userId: string): Promise<ListedSession[]> {
  const scoredBy = String(await findNote('questionVersion'))
  const sessions = await listSessions(userId)
  for (const [place, listed] of sessions.entries()) {
    if (listed.scoredBy === scoredBy) continue
    const session = await findSession(userId, listed.id)
    if (session === null) continue
    const { correct, total } = sessionScore(session)
    const scored = { ...listed, correct, total, scoredBy }
    sessions[place] = scored
    // A full phone counts again next time.
    await keepScore(scored).catch(() => undefined)
  }
  return sessions
}

/** Not where the session has changed since it was read, by another tab. */
async function keepScore({ id, savedAt, correct, total, scoredBy }: ListedSession): Promise<void> {
  const { store, done } = (await answersDatabase()).transaction('sessions', 'readwrite')
  const row = await store.get(id)
  if (row?.savedAt === savedAt) await store.put(Object.assign(row, { correct, total, scoredBy }))
  await done
}
