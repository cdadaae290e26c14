import type { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import type { DigestDay } from '@sabi/shared/sync/digest'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { heldAccount } from '../platform/student-log.queries.ts'

/** What became of an answer. `again`: another request is just writing the same id; ask once more. */
export type Outcome = 'saved' | 'duplicate' | 'conflict' | 'unknown-question' | 'unknown-option' | 'again'

interface Batch {
  userId: string
  deviceId: string
  sessions: readonly SyncedSession[]
  answers: readonly SyncedAnswer[]
}

/**
 * Adds a batch to the log in one statement, hence one transaction: all of it is durable when this returns, or none. An id
 * that is there already is left as it is and compared. A session may come again with its end; its beginning stays. Where the
 * account was deleted meanwhile nothing is written, and nothing is said of any answer.
 */
export async function insertBatch(
  database: Database,
  { userId, deviceId, sessions, answers }: Batch,
): Promise<{ id: string; outcome: Outcome }[]> {
  const { rows } = await sql<{ id: string; outcome: Outcome }>`
    with account as materialized ${heldAccount(userId)},
    incoming as (
      select * from unnest(
        ${answers.map((answer) => answer.id)}::uuid[],
        ${answers.map((answer) => answer.sessionId)}::uuid[],
        ${answers.map((answer) => answer.questionId)}::text[],
        ${answers.map((answer) => answer.questionVersion)}::integer[],
        ${answers.map((answer) => answer.option)}::smallint[],
        ${answers.map((answer) => answer.answeredAt)}::timestamptz[],
        ${answers.map((answer) => answer.tzOffset)}::smallint[],
        ${answers.map((answer) => answer.durationMs)}::integer[],
        ${answers.map((answer) => answer.seq)}::integer[]
      ) as t (id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms, seq)
    ),
    begun as (
      insert into practice_sessions as s
        (user_id, id, kind, exam_type, subject, topic_id, started_at, finished_at, question_count)
      select account.user_id, t.* from account cross join unnest(
        ${sessions.map((session) => session.id)}::uuid[],
        ${sessions.map((session) => session.kind)}::text[],
        ${sessions.map((session) => session.examType)}::text[],
        ${sessions.map((session) => session.subject ?? null)}::text[],
        ${sessions.map((session) => session.topicId ?? null)}::text[],
        ${sessions.map((session) => session.startedAt)}::timestamptz[],
        ${sessions.map((session) => session.finishedAt ?? null)}::timestamptz[],
        ${sessions.map((session) => session.questionCount ?? null)}::integer[]
      ) as t
      on conflict (user_id, id) do update set
        finished_at = greatest(s.finished_at, excluded.finished_at),
        question_count = greatest(s.question_count, excluded.question_count)
    ),
    saved as (
      insert into answers
        (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms, device_id, seq)
      select account.user_id, i.id, i.session_id, i.question_id, i.question_version, i.option, i.answered_at, i.tz_offset,
             i.duration_ms, ${deviceId}, i.seq
      from account cross join incoming i
      join question_versions v on v.question_id = i.question_id and v.version = i.question_version
      where i.option < v.option_count
      order by i.id
      on conflict (user_id, id) do nothing
      returning id
    )
    select i.id::text as id,
      case
        when saved.id is not null then 'saved'
        when known.id is not null then
          case when (known.session_id, known.question_id, known.question_version, known.option, known.answered_at,
                     known.tz_offset, known.duration_ms, known.seq)
                  = (i.session_id, i.question_id, i.question_version, i.option, i.answered_at,
                     i.tz_offset, i.duration_ms, i.seq)
               then 'duplicate' else 'conflict' end
        when v.question_id is null then 'unknown-question'
        when i.option >= v.option_count then 'unknown-option'
        else 'again'
      end as outcome
    from account cross join incoming i
    left join saved on saved.id = i.id
    left join answers known on known.user_id = ${userId}::uuid and known.id = i.id
    left join question_versions v on v.question_id = i.question_id and v.version = i.question_version
  `.execute(database)
  return rows
}

/** What the student's log holds per day, by the rule of `digestOf` in shared, from a day on. */
export async function listDigest(
  database: Database,
  { userId, from = '1970-01-01' }: { userId: string; from?: string | undefined },
): Promise<DigestDay[]> {
  const { rows } = await sql<DigestDay>`
    select to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD') as day,
           count(*)::integer as count,
           lpad(to_hex(bit_xor(('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint)), 16, '0') as hash
    from answers
    where user_id = ${userId} and answered_at >= ${from}::timestamp at time zone 'UTC'
    group by 1 order by 1
  `.execute(database)
  return rows
}
