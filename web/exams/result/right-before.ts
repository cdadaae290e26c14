import { skillOf } from '@sabi/shared/exams/result'
import type { ExamSession } from '@sabi/shared/exams/sitting'
import { isCorrect } from '@sabi/shared/practice/score'
import { findSession, listSessions } from '../../offline/answers/session-store.ts'

/** The student's right answers by skill before a paper, by the sessions on this phone. */
export async function readRightBefore(userId: string, { startedAt }: ExamSession): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const earlier = (await listSessions(userId)).filter((session) => session.startedAt < startedAt)
  for (const { id } of earlier) {
    const session = await findSession(userId, id)
    for (const entry of session?.questions ?? []) {
      if (session === null || isCorrect(session, entry) !== true) continue
      const skill = skillOf(entry.question.id)
      counts.set(skill, (counts.get(skill) ?? 0) + 1)
    }
  }
  return counts
}
