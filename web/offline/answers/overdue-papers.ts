import { isExam, resumeExam } from '@sabi/shared/exams/sitting'
import { flushNow, keepStep } from './answers.ts'
import { findOpenPaper, findSession } from './session-store.ts'

/**
 * Hands in the paper whose time ran out while nobody looked: after a dead battery or days without the app. It counts as handed in at
 * its end.
 */
export async function handInOverdue(userId: string): Promise<void> {
  const open = await findOpenPaper(userId)
  if (open?.exam === undefined || open.exam.endsAt > Date.now()) return
  const session = await findSession(userId, open.id)
  if (session === null || !isExam(session)) return
  const resumed = resumeExam(session, { wall: Date.now(), monotonic: performance.now() })
  if (resumed.phase !== 'results') return
  await keepStep({ userId, session: resumed, answer: null })
  void flushNow()
}
