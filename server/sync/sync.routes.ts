import { getDigest, sendAnswers, SyncedAnswer, SyncedSession, type Rejection } from '@sabi/shared/sync/calls'
import { refuseOtherAuthor } from '../platform/calls/author.ts'
import type { Platform } from '../platform/platform.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { listDigest, type Outcome } from './answer-log.queries.ts'
import type { AnswerLog } from './answer-log.ts'

/** The calls by which phones send answers and compare their log. */
export function syncRoutes({ database }: Platform, log: AnswerLog): Route[] {
  return [
    serve(sendAnswers, async ({ body }, { viewer, network }) => {
      refuseOtherAuthor(body.userId, viewer)
      const { answers, faulty, repeated } = sortAnswers(body.answers)
      const { sessions, faultySessions } = sortSessions(body.sessions)
      const batch = { userId: viewer.user.id, deviceId: body.deviceId, sessions: uniqueById(sessions), answers }
      const outcomes = await log.take(batch, { viewer, network })
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
