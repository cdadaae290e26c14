import type { SyncedAnswer } from '@sabi/shared/sync/calls'
import { addUnsent } from '../offline/answers/answer-store.ts'
import { newId } from '../offline/device.ts'

/** Answers these questions on this phone, each in a session of its own and with its second option; the server does not know yet. */
export async function answerHere(userId: string, questionIds: readonly string[]): Promise<void> {
  const answers = questionIds.map((questionId): SyncedAnswer => ({
    id: newId(),
    sessionId: newId(),
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
