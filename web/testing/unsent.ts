import type { SyncedAnswer } from '@sabi/shared/sync/calls'
import { addUnsent } from '../offline/answers/add-unsent.ts'
import { newId } from '../offline/device.ts'

/** Answers these questions on this phone with their second option, each in a session of its own unless told; the server does not know yet. */
export async function answerHere(userId: string, questionIds: readonly string[], sessionId?: string): Promise<void> {
  const answers = questionIds.map((questionId): SyncedAnswer => ({
    id: newId(),
    sessionId: sessionId ?? newId(),
    questionId,
    questionVersion: 1,
    option: 1,
    answeredAt: new Date().toISOString(),
    tzOffset: 60,
    durationMs: 9000,
    seq: 0,
  }))
  await addUnsent(userId, { answers, sessions: [] })
}
