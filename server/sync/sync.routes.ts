import { getDigest, sendAnswers, SyncedAnswer, SyncedSession, type Rejection } from '@sabi/shared/sync/calls'
import { refuseOtherAuthor } from '../platform/calls/author.ts'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { accountGone } from '../database/student-log.queries.ts'
import { retryConflicts } from '../database/transact.ts'
import { RowsOfNewcomers } from './rows-of-newcomers.ts'
import { insertBatch, listDigest, type Outcome } from './answer-log.queries.ts'

/** The answer log: the one place where what students did is written. */
export function syncRoutes(platform: Platform): Route[] {
  const { database } = platform
  const rowsOfNewcomers = new RowsOfNewcomers(platform, tooManyOfNetwork)
  return [
    serve(sendAnswers, async ({ body }, { viewer, network }) => {
      refuseOtherAuthor(body.userId, viewer)
      const { answers, faulty, repeated } = sortAnswers(body.answers)
      const { sessions, faultySessions } = sortSessions(body.sessions)
      const batch = { userId: viewer.user.id, deviceId: body.deviceId, sessions: uniqueById(sessions), answers }
      const isEmpty = batch.sessions.length + answers.length === 0
      const save = () => saveAnswers(database, batch)
      const outcomes = await (isEmpty
        ? save()
        : rowsOfNewcomers.spend({ viewer, network }, save, rowsOf(batch.sessions)))
      const idsWith = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id)
      const rejected = (reason: Rejection, ids: string[]) => ids.map((id) => ({ id, reason }))
      return {
        saved: idsWith('saved'),
        duplicate: idsWith('duplicate'),
        rejected: [
          ...rejected('invalid', faulty),
          ...rejected('conflict', [...repeated, ...idsWith('conflict')]),
          ...rejected('unknown-question', idsWith('unknown-question')),
          ...rejected('unknown-option', idsWith('unknown-option')),
        ],
        rejectedSessions: faultySessions.map((id) => ({ id, reason: 'invalid' as const })),
      }
    }),

    serve(getDigest, async ({ query }, { viewer }) => ({
      days: await listDigest(database, { userId: viewer.user.id, ...query }),
    })),
  ]
}

/** Nobody says which sessions were new. */
function rowsOf(sessions: readonly unknown[]) {
  return (outcomes: readonly { outcome: Outcome }[]): number =>
    sessions.length + outcomes.filter(({ outcome }) => outcome === 'saved').length
}

const tooManyOfNetwork =
  'More answers came from new accounts in your network than we can take today. They are safe on your phone, which will send the rest later.'
const tooMany =
  'More answers came from your account than we can take right now. They are safe on your phone, which will send the rest later.'

/**
 * Saves a batch; answers that another request was writing at that very moment are asked for again until they are seen. At the bound
 * of the account the whole batch is refused, unless all of it is there already.
 */
async function saveAnswers(database: Database, batch: Parameters<typeof insertBatch>[1]) {
  const settled: { id: string; outcome: Outcome }[] = []
  let waiting = batch.answers
  let sessions = batch.sessions
  do {
    const missing = { ...batch, sessions, answers: waiting }
    const { hasAccount, waitMs, outcomes } = await retryConflicts(() => insertBatch(database, missing))
    if (!hasAccount) throw accountGone()
    const isUnwritten = sessions.length > 0 || outcomes.some(({ outcome }) => outcome === 'again')
    if (waitMs > 0 && isUnwritten) throw new Refusal(429, tooMany, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    settled.push(...outcomes.filter(({ outcome }) => outcome !== 'again'))
    const again = new Set(outcomes.filter(({ outcome }) => outcome === 'again').map(({ id }) => id))
    waiting = waiting.filter(({ id }) => again.has(id))
    sessions = []
  } while (waiting.length > 0)
  return settled
}

/**
 * Parses answers one by one. `faulty` are the ids of those that can't be read; `repeated` the ids that came again in the
 * same batch with other content (the first stays).
 */
function sortAnswers(list: readonly unknown[]): { answers: SyncedAnswer[]; faulty: string[]; repeated: string[] } {
  const answerById = new Map<string, SyncedAnswer>()
  const faulty: string[] = []
  const repeated: string[] = []
  for (const entry of list) {
    const parsed = SyncedAnswer.safeParse(entry)
    if (!parsed.success) {
      faulty.push(idOf(entry))
      continue
    }
    const answer = parsed.data
    const first = answerById.get(answer.id)
    if (first === undefined) answerById.set(answer.id, answer)
    else if (JSON.stringify(first) !== JSON.stringify(answer)) repeated.push(answer.id)
  }
  return { answers: [...answerById.values()], faulty, repeated }
}

function sortSessions(list: readonly unknown[]): { sessions: SyncedSession[]; faultySessions: string[] } {
  const sessions: SyncedSession[] = []
  const faultySessions: string[] = []
  for (const entry of list) {
    const { data } = SyncedSession.safeParse(entry)
    if (data === undefined) faultySessions.push(idOf(entry))
    else sessions.push(data)
  }
  return { sessions, faultySessions }
}

function idOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return ''
  return typeof entry.id === 'string' ? entry.id : ''
}

function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((entry) => [entry.id, entry])).values()]
}
