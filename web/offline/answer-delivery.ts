import { toSyncedSession } from '@sabi/shared/practice/answer-log'
import type { ReplyOf } from '@sabi/shared/contract/call'
import {
  getExamStatistics,
  getProfileStatistics,
  getScoreStatistics,
  getStreak,
  listAttempts,
  listProgress,
  listScores,
} from '@sabi/shared/progress/calls'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { invalidate } from '../platform/call-cache.ts'
import { request } from '../platform/request.ts'
import type { AnswerKeeper } from './answer-keeper.ts'
import { listUnsent, recordVerdict, type Unsent, type Verdict } from './answer-store.ts'
import { withDeadline } from './deadline.ts'
import { deviceId } from './device.ts'
import { fitBatch } from './outbox-rules.ts'
import type { Step } from './session-store.ts'

/** A database that does not answer must not hold up what is in memory. */
export const readDeadlineMs = 3000

/** How batches of answers are gathered from the phone and delivered: the outbox's parts. */
export function answerDelivery(keeper: AnswerKeeper) {
  async function record(userId: string, verdict: Verdict): Promise<void> {
    keeper.markSent(new Set([...verdict.acknowledged, ...verdict.rejected.map(({ id }) => id)]))
    await withDeadline(recordVerdict(userId, verdict), readDeadlineMs)
    viewsOfTheLog.forEach(invalidate)
  }

  return {
    lock: 'sabi-outbox',
    countOf: ({ answers, sessions }: Unsent) => answers.length || sessions.length,
    probe: () => send({ answers: [], sessions: [] }),
    async collect(userId: string, limit: number): Promise<Unsent | null> {
      const batch = fitBatch(await collectUnsent(userId, heldAnswers(keeper, userId), limit), limit)
      return batch.answers.length + batch.sessions.length === 0 ? null : batch
    },
    async deliver(userId: string, batch: Unsent): Promise<boolean> {
      const verdict = verdictOf(batch, await send(batch, userId))
      // A reply that names none of the answers would be asked for again and again.
      if (batch.answers.length > 0 && verdict.acknowledged.length + verdict.rejected.length === 0) return false
      await record(userId, verdict)
      return true
    },
    setAside: (userId: string, { answers, sessions }: Unsent) =>
      record(userId, {
        acknowledged: [],
        rejected: answers.map(({ id }) => ({ id, reason: 'refused' })),
        sessions: answers.length === 0 ? sessions : [],
      }),
  }
}

/** The student's answers that are only in memory and not sent. */
export function heldAnswers(keeper: AnswerKeeper, userId: string): Step[] {
  return keeper.held(userId).filter(({ answer, isSent }) => answer !== null && !isSent)
}

function send({ answers, sessions }: Unsent, userId?: string): Promise<ReplyOf<typeof sendAnswers>> {
  return request(sendAnswers, { body: { deviceId: deviceId(), userId, answers, sessions } }, { compress: true })
}

async function collectUnsent(userId: string, held: readonly Step[], limit: number): Promise<Unsent> {
  const inMemory = {
    answers: held.flatMap(({ answer }) => (answer === null ? [] : [answer])),
    sessions: held.map(({ session }) => toSyncedSession(session)),
  }
  try {
    const stored = await withDeadline(listUnsent(userId, limit), readDeadlineMs)
    return {
      answers: uniqueById([...stored.answers, ...inMemory.answers]),
      sessions: uniqueById([...stored.sessions, ...inMemory.sessions]),
    }
  } catch {
    // What is in memory can be sent even while the database can't be read.
    return { answers: inMemory.answers, sessions: uniqueById(inMemory.sessions) }
  }
}

/** What the reply says of the answers of this batch; ids that it does not name stay unsent. */
function verdictOf({ answers, sessions }: Unsent, reply: ReplyOf<typeof sendAnswers>): Verdict {
  const ours = new Set(answers.map(({ id }) => id))
  return {
    acknowledged: [...reply.saved, ...reply.duplicate].filter((id) => ours.has(id)),
    rejected: reply.rejected.filter(({ id }) => ours.has(id)),
    sessions,
  }
}

/** What the server computes from the log changes with every answer that it takes. */
const viewsOfTheLog = [
  getExamStatistics,
  getProfileStatistics,
  getScoreStatistics,
  getStreak,
  listAttempts,
  listProgress,
  listScores,
] as const

function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((entry) => [entry.id, entry])).values()]
}
