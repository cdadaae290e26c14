import { accountBounds } from '@sabi/shared/contract/bounds'
import type { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import { DigestDay } from '@sabi/shared/sync/digest'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** The outcome of an answer. `again`: another request is writing the same id, so ask again. */
const Outcome = z.enum(['saved', 'duplicate', 'conflict', 'unknown-question', 'unknown-option', 'again'])
export type Outcome = z.infer<typeof Outcome>

const OutcomeRow = z.object({ id: z.nullable(z.string()), outcome: Outcome, waitMs: z.number(), sessions: z.number() })

const dayMs = 24 * 60 * 60 * 1000
/** Each new row takes so much of the account's time; what is taken ahead of the clock is at most the backlog. */
const msOfOneRow = dayMs / accountBounds.answers.aDay
const backlogMs = dayMs * accountBounds.answers.backlogDays
/** No account has taken so much ahead of the clock. */
const endlessMs = Date.UTC(9999, 0)

/** Sessions and answers of one account, as they come at once. */
export interface Batch {
  userId: string
  deviceId: string
  sessions: readonly SyncedSession[]
  answers: readonly SyncedAnswer[]
  /** True if the bound of the account does not hold for it: another server has enforced it already. */
  isUnbounded?: boolean
}

/** The outcome of a batch. */
export interface BatchOutcome {
  /** False if the account was deleted in between: then nothing was written. */
  hasAccount: boolean
  /** Above 0 where the account has added as much as it may: then nothing was written either. */
  waitMs: number
  outcomes: { id: string; outcome: Outcome }[]
  /** How many of the sessions are new, or have changed. */
  sessions: number
}

/**
 * Adds a batch to the log in one statement, hence one transaction: all of it is durable when this returns, or none. An
 * existing id is left unchanged and compared. A session may come again with its end; its beginning stays.
 *
 * The same statement enforces the account's bound with a single number: the time at which everything it added would
 * have arrived at the daily rate. Concurrent batches may exceed the bound, each by its own length, and later ones wait
 * longer for it. The account is locked as by `heldAccount`. The statement is `add_to_log` in the database, whose plan
 * is cached (migration 0033-assignments).
 */
export async function insertBatch(
  database: Database,
  { userId, deviceId, sessions, answers, isUnbounded = false }: Batch,
): Promise<BatchOutcome> {
  const { rows } = await typedSql(OutcomeRow)`
    select answer_id as id, wait_ms as "waitMs", outcome, sessions from add_to_log(
      ${userId}, ${deviceId}, ${`answers:${userId}`}, ${isUnbounded ? 0 : msOfOneRow}, ${isUnbounded ? endlessMs : backlogMs},
      ${answers.map((answer) => answer.id)}::uuid[],
      ${answers.map((answer) => answer.sessionId)}::uuid[],
      ${answers.map((answer) => answer.questionId)}::text[],
      ${answers.map((answer) => answer.questionVersion)}::integer[],
      ${answers.map((answer) => answer.option)}::smallint[],
      ${answers.map((answer) => answer.answeredAt)}::timestamptz[],
      ${answers.map((answer) => answer.tzOffset)}::smallint[],
      ${answers.map((answer) => answer.durationMs)}::integer[],
      ${answers.map((answer) => answer.seq)}::integer[],
      ${answers.map((answer) => answer.hints ?? 0)}::smallint[],
      ${sessions.map((session) => session.id)}::uuid[],
      ${sessions.map((session) => session.kind)}::text[],
      ${sessions.map((session) => session.examType)}::text[],
      ${sessions.map((session) => session.subject ?? null)}::text[],
      ${sessions.map((session) => session.topicId ?? null)}::text[],
      ${sessions.map((session) => session.startedAt)}::timestamptz[],
      ${sessions.map((session) => session.finishedAt ?? null)}::timestamptz[],
      ${sessions.map((session) => session.questionCount ?? null)}::integer[],
      ${sessions.map((session) => session.durationMs ?? null)}::integer[],
      ${sessions.map((session) => session.assignmentId ?? null)}::uuid[]
    )
  `.execute(database)
  return {
    hasAccount: rows.length > 0,
    waitMs: rows[0]?.waitMs ?? 0,
    sessions: rows[0]?.sessions ?? 0,
    outcomes: rows.flatMap(({ id, outcome }) => (id === null ? [] : [{ id, outcome }])),
  }
}

/** The student's log per day from a day on, by the rule of `digestOf` in shared. */
export async function listDigest(
  database: Database,
  { userId, from = '1970-01-01' }: { userId: string; from?: string | undefined },
): Promise<DigestDay[]> {
  const { rows } = await typedSql(DigestDay)`
    select to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD') as day,
           count(*)::integer as count,
           lpad(to_hex(bit_xor(('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint)), 16, '0') as hash
    from answers
    where user_id = ${userId} and answered_at >= ${from}::timestamp at time zone 'UTC'
    group by 1 order by 1
  `.execute(database)
  return rows
}
