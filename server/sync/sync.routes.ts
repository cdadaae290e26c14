import { getDigest, sendAnswers, SyncedAnswer, SyncedSession, type Rejection } from '@sabi/shared/sync/calls'
import type { Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { serve, type Route } from '../platform/serve.ts'
import { accountGone } from '../platform/student-log.queries.ts'
import { retryConflicts } from '../platform/transact.ts'
import { insertBatch, listDigest, type Outcome } from './answer-log.queries.ts'

/** The answer log: the one place where what students did is written. */
export function syncRoutes({ database }: Platform): Route[] {
  return [
    serve(sendAnswers, async ({ body }, { viewer }) => {
      if (body.userId !== undefined && body.userId !== viewer.user.id) throw new Refusal(401, 'Please sign in first.')
      const { answers, faulty, repeated } = sortAnswers(body.answers)
      const sessions = body.sessions.flatMap((session) => {
        const parsed = SyncedSession.safeParse(session)
        return parsed.success ? [parsed.data] : []
      })
      const outcomes = await saveAnswers(database, {
        userId: viewer.user.id,
        deviceId: body.deviceId,
        sessions: uniqueById(sessions),
        answers,
      })
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
      }
    }),

    serve(getDigest, async ({ query }, { viewer }) => ({
      days: await listDigest(database, { userId: viewer.user.id, ...query }),
    })),
  ]
}

/** Saves a batch; answers that another request was writing at that very moment are asked for again until they are seen. */
async function saveAnswers(database: Database, batch: Parameters<typeof insertBatch>[1]) {
  const settled: { id: string; outcome: Outcome }[] = []
  let waiting = batch.answers
  let sessions = batch.sessions
  do {
    const missing = { ...batch, sessions, answers: waiting }
    const outcomes = await retryConflicts(() => insertBatch(database, missing))
    if (outcomes.length < waiting.length) throw accountGone()
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

function idOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return ''
  return typeof entry.id === 'string' ? entry.id : ''
}

function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((entry) => [entry.id, entry])).values()]
}
