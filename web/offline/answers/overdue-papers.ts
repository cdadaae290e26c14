import { isExam, resumeExam } from '@sabi/shared/exams/sitting'
import { flushNow, keepStep } from './answers.ts'
import { findSession, listSessions } from './session-store.ts'

/**
 * Hands in the papers whose time ran out while nobody looked: after a dead battery or days without the app. They count as handed in
 * at their end.
 */
export async function handInOverdue(userId: string): Promise<void> {
  const now = { wall: Date.now(), monotonic: performance.now() }
  const overdue = (await listSessions(userId)).filter(
    ({ phase, exam }) => exam !== undefined && phase !== 'results' && exam.endsAt <= now.wall,
  )
  for (const { id } of overdue) {
    const session = await findSession(userId, id)
    if (session === null || !isExam(session)) continue
    const resumed = resumeExam(session, now)
    if (resumed.phase === 'results') await keepStep({ userId, session: resumed, answer: null })
  }
  if (overdue.length > 0) void flushNow()
}
