import { createHash } from 'node:crypto'
import type { InputOf } from '@sabi/shared/contract/call'
import { progressIn } from '@sabi/shared/trial/address'
import type { addTrialAnswers } from '@sabi/shared/trial/calls'
import { seedOf, type Trial } from '@sabi/shared/trial/trial'
import type { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Viewer } from '../platform/calls/serve.ts'
import { listAnsweredInTrial, type AnsweredInTrial } from './trial-answers.queries.ts'

const tooMany = 429
/** No phone gave these answers as far as anybody knows. */
const deviceId = 'trial'
/** West Africa Time, in minutes east of Greenwich: an address says nothing of a clock. */
const tzOffset = 60

/** The log that answers are written to. */
export interface Log {
  take(
    batch: { userId: string; deviceId: string; sessions: SyncedSession[]; answers: SyncedAnswer[] },
    sender: { viewer: Viewer; network: string },
  ): Promise<{ outcome: string }[]>
}

interface Adding {
  database: Database
  log: Log
  sender: { viewer: Viewer; network: string }
  trial: Trial
}

/**
 * Adds the answers of an address to the account, apart from those to questions that it has answered in this trial. Their ids follow from
 * the account and the trial, so that no request adds one of them a second time. Returns how many were added.
 */
export async function addAnswers(
  wanted: InputOf<typeof addTrialAnswers>['body'],
  { database, log, sender, trial }: Adding,
): Promise<number> {
  const { viewer } = sender
  const { chosen, hasChanged } = progressIn(trial, { ...wanted, choice: '' })
  if (hasChanged) throw new Refusal(409, 'These questions have changed since they were answered, so we can’t add them.')
  if (chosen.length < wanted.answers.length) throw new Refusal(400, 'These answers don’t fit the questions.')
  const questionIds = trial.questions.map(({ question }) => question.id)
  const asked = { userId: viewer.user.id, subject: trial.subject, topicId: wanted.topic, questionIds }
  const known = await listAnsweredInTrial(database, asked)
  const batch = batchOf({ trial, chosen, known, userId: viewer.user.id })
  if (batch.answers.length === 0) return 0
  const outcomes = await log.take(batch, sender).catch(inOwnWords)
  return outcomes.filter(({ outcome }) => outcome === 'saved').length
}

interface Given {
  trial: Trial
  chosen: readonly number[]
  known: readonly AnsweredInTrial[]
  userId: string
}

function batchOf({ trial, chosen, known, userId }: Given) {
  const { subject, topic, draw, mark } = trial
  const idOf = (name: string) =>
    idFrom([userId, seedOf({ subject, topicId: topic?.id ?? null, draw }), mark, name].join(' '))
  const sessionId = idOf('session')
  const at = new Date().toISOString()
  const answered = new Set(known.map(({ questionId }) => questionId))
  const countBefore = known.filter((answer) => answer.sessionId === sessionId).length
  const answers = chosen.flatMap((option, place): SyncedAnswer[] => {
    const question = trial.questions[place]?.question
    if (question === undefined || answered.has(question.id)) return []
    const named = { id: idOf(question.id), sessionId, questionId: question.id, questionVersion: question.version }
    return [{ ...named, option, answeredAt: at, tzOffset, durationMs: 0, seq: place }]
  })
  const session: SyncedSession = {
    id: sessionId,
    // As a phone calls a trial: its answers were explained at once and are final.
    kind: 'review',
    examType: 'General',
    subject,
    ...(topic === null ? {} : { topicId: topic.id }),
    startedAt: at,
    finishedAt: at,
    // A shorter address of the same trial may have been added before.
    questionCount: countBefore + answers.length,
    durationMs: 0,
  }
  return { userId, deviceId, sessions: [session], answers }
}

/** A UUID of version 8 (RFC 9562) that follows from a text. */
function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The words for a full log are made for phones, which send the rest later. */
function inOwnWords(error: unknown): never {
  if (!(error instanceof Refusal) || error.status !== tooMany) throw error
  const words = 'We can take no more answers for now. Keep this address, and try again later.'
  throw new Refusal(tooMany, words, { retryAfterSeconds: error.retryAfterSeconds })
}
