import { sessionScore } from '@sabi/shared/practice/score'
import { answersDatabase } from './answers-database.ts'
import { findNote } from '../questions/question-store.ts'
import { findSession, listSessions, type ListedSession } from './session-store.ts'

/** Changed when sessions are marked in another way, so that the list agrees with what they show when opened. */
const scoringRule = 'over-answered'

/**
 * The student's sessions as in `listSessions`, with the scores shown when they are opened. Scores are computed again,
 * and stored, only if the questions on the phone have changed since: usually the list is read without the questions.
 */
export async function listScoredSessions(userId: string): Promise<ListedSession[]> {
  const scoredBy = `${scoringRule} ${String(await findNote('questionVersion'))}`
  const sessions = await listSessions(userId)
  for (const [place, listed] of sessions.entries()) {
    if (listed.scoredBy === scoredBy) continue
    const session = await findSession(userId, listed.id)
    if (session === null) continue
    const { correct, total } = sessionScore(session)
    const scored = { ...listed, correct, total, scoredBy }
    sessions[place] = scored
    // A full phone computes them again next time.
    await keepScore(scored).catch(() => undefined)
  }
  return sessions
}

/** Skipped if another tab has changed the session since. */
async function keepScore({ id, savedAt, correct, total, scoredBy }: ListedSession): Promise<void> {
  const { store, done } = (await answersDatabase()).transaction('sessions', 'readwrite')
  const row = await store.get(id)
  if (row?.savedAt === savedAt) await store.put(Object.assign(row, { correct, total, scoredBy }))
  await done
}
