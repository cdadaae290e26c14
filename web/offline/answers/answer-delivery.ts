import { toSyncedSession } from '@sabi/shared/practice/answer-log'
import type { ReplyOf } from '@sabi/shared/contract/call'
import { sendAnswers, type SyncedSession } from '@sabi/shared/sync/calls'
import { hearOfAnswers } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import type { AnswerKeeper } from './answer-keeper.ts'
import type { ServerWord } from './answers-database.ts'
import { listUnsent, recordVerdict, type Unsent, type Verdict } from './answer-store.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { deviceId } from '../device.ts'
import { fitBatch } from './outbox-rules.ts'
import type { Step } from './session-store.ts'

/** A database that does not answer must not delay answers that are in memory. */
export const readDeadlineMs = 3000

/** Collects batches of answers from the phone and delivers them: the parts of the outbox. */
export function answerDelivery(keeper: AnswerKeeper) {
  /** Verdicts of the server that could not be recorded yet, because the phone may be full; by student id. */
  const owed = new Map<string, Verdict>()
  /** The verdict being recorded, so that a slow database is not asked for it again and again. */
  let underWay: Verdict | undefined

  async function record(userId: string, verdict: Verdict): Promise<void> {
    keeper.note(wordsOf(verdict))
    owed.set(userId, joined(owed.get(userId) ?? nothingSaid, verdict))
    await settleOwed(userId)
    hearOfAnswers()
  }

  /** Never rejects: failing or timing out here must not keep other answers from being sent. */
  async function settleOwed(userId: string): Promise<void> {
    const verdict = owed.get(userId)
    if (verdict === undefined || verdict === underWay) return
    underWay = verdict
    await withTimeout(note(userId, verdict), readDeadlineMs).catch(() => undefined)
  }

  async function note(userId: string, verdict: Verdict): Promise<void> {
    try {
      await recordVerdict(userId, verdict)
      if (owed.get(userId) === verdict) owed.delete(userId)
    } finally {
      if (underWay === verdict) underWay = undefined
    }
  }

  return {
    lock: 'sabi-outbox',
    countOf: ({ answers, sessions }: Unsent) => answers.length || sessions.length,
    probe: (userId: string) => send({ answers: [], sessions: [] }, userId),
    /** Verdicts on answers that look unsent only because the phone could not record them, by answer id. */
    unnoted: (userId: string): ReadonlyMap<string, ServerWord> => wordsOf(owed.get(userId) ?? nothingSaid),
    /** Sends refused answers again whose refusal the phone could not record. */
    sendAgain(userId: string): void {
      const verdict = owed.get(userId)
      if (verdict !== undefined) owed.set(userId, { ...verdict, rejected: [], refusedSessions: [] })
      const refused = heldAnswers(keeper, userId, 'rejected').flatMap(({ answer }) => answer?.id ?? [])
      keeper.note(new Map(refused.map((id) => [id, { state: 'unsent' }])))
    },
    async collect(userId: string, limit: number): Promise<Unsent | null> {
      await settleOwed(userId)
      const said = owed.get(userId) ?? nothingSaid
      const unsent = await collectUnsent(userId, heldAnswers(keeper, userId, 'unsent'), limit + wordsOf(said).size)
      const batch = fitBatch(without(unsent, said), limit)
      return batch.answers.length + batch.sessions.length === 0 ? null : batch
    },
    async deliver(userId: string, batch: Unsent): Promise<boolean> {
      const verdict = verdictOf(batch, await send(batch, userId))
      // A reply that names none of the answers would be requested forever.
      if (batch.answers.length > 0 && verdict.acknowledged.length + verdict.rejected.length === 0) return false
      await record(userId, verdict)
      return true
    },
    setAside: (userId: string, { answers, sessions }: Unsent) =>
      record(userId, {
        acknowledged: [],
        rejected: answers.map(({ id }) => ({ id, reason: 'refused' })),
        sessions: [],
        refusedSessions: answers.length === 0 ? sessions.map((synced) => ({ synced, reason: 'refused' })) : [],
      }),
  }
}

const nothingSaid: Verdict = { acknowledged: [], rejected: [], sessions: [], refusedSessions: [] }

function joined(before: Verdict, verdict: Verdict): Verdict {
  const named = new Set(
    [...verdict.sessions, ...verdict.refusedSessions.map(({ synced }) => synced)].map(({ id }) => id),
  )
  return {
    acknowledged: [...before.acknowledged, ...verdict.acknowledged],
    rejected: [...before.rejected, ...verdict.rejected],
    sessions: [...before.sessions.filter(({ id }) => !named.has(id)), ...verdict.sessions],
    refusedSessions: [
      ...before.refusedSessions.filter(({ synced }) => !named.has(synced.id)),
      ...verdict.refusedSessions,
    ],
  }
}

function wordsOf({ acknowledged, rejected }: Verdict): Map<string, ServerWord> {
  return new Map<string, ServerWord>([
    ...acknowledged.map((id) => [id, { state: 'acknowledged' }] as const),
    ...rejected.map(({ id, reason }) => [id, { state: 'rejected', reason }] as const),
  ])
}

/**
 * Returns the rest, still to be sent. A session is sent with its answers, or without any until the server knows its end, but
 * not in the state that the server refused.
 */
function without({ answers, sessions }: Unsent, said: Verdict): Unsent {
  const named = wordsOf(said)
  const left = answers.filter(({ id }) => !named.has(id))
  const needed = new Set(left.map(({ sessionId }) => sessionId))
  const heardOf = new Set(said.sessions.map((session) => JSON.stringify(session)))
  const refused = new Set(said.refusedSessions.map(({ synced }) => JSON.stringify(synced)))
  const isWanted = (session: SyncedSession) => needed.has(session.id) || !heardOf.has(JSON.stringify(session))
  return {
    answers: left,
    sessions: sessions.filter((session) => isWanted(session) && !refused.has(JSON.stringify(session))),
  }
}

/** The student's steps with in-memory answers that got this verdict. */
export function heldAnswers(keeper: AnswerKeeper, userId: string, state: ServerWord['state']): Step[] {
  return keeper.held(userId).filter(({ answer, said }) => answer !== null && said.state === state)
}

/** Uses the session of the owner, who need not be the learner whose turn it is. */
function send({ answers, sessions }: Unsent, userId: string): Promise<ReplyOf<typeof sendAnswers>> {
  return request(sendAnswers, { body: { deviceId: deviceId(), userId, answers, sessions } }, { accountId: userId })
}

async function collectUnsent(userId: string, held: readonly Step[], limit: number): Promise<Unsent> {
  const inMemory = {
    answers: held.flatMap(({ answer }) => (answer === null ? [] : [answer])),
    sessions: held.map(({ session }) => toSyncedSession(session)),
  }
  try {
    const stored = await withTimeout(listUnsent(userId, limit), readDeadlineMs)
    return {
      answers: uniqueById([...stored.answers, ...inMemory.answers]),
      sessions: uniqueById([...stored.sessions, ...inMemory.sessions]),
    }
  } catch {
    // Answers in memory can be sent even if the database can't be read.
    return { answers: inMemory.answers, sessions: uniqueById(inMemory.sessions) }
  }
}

/**
 * The reply's verdict on this batch. Answers that it does not name stay unsent. Earlier servers do not name refused
 * sessions.
 */
function verdictOf({ answers, sessions }: Unsent, reply: ReplyOf<typeof sendAnswers>): Verdict {
  const ours = new Set(answers.map(({ id }) => id))
  const reasons = new Map(reply.rejectedSessions?.map(({ id, reason }) => [id, reason]))
  return {
    acknowledged: [...reply.saved, ...reply.duplicate].filter((id) => ours.has(id)),
    rejected: reply.rejected.filter(({ id }) => ours.has(id)),
    sessions: sessions.filter(({ id }) => !reasons.has(id)),
    refusedSessions: sessions.flatMap((synced) => {
      const reason = reasons.get(synced.id)
      return reason === undefined ? [] : [{ synced, reason }]
    }),
  }
}

function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((entry) => [entry.id, entry])).values()]
}
