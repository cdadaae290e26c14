import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestServer, TestStudent } from './test-server.ts'

interface Answered {
  /** All published questions of chemistry where none are given. */
  ids?: readonly string[]
  kind?: 'practice' | 'generated'
}

/** Writes an answer to each of many questions into a student's log, all in one session, all right, the last one just now. */
export async function answerMany(
  { connection: { database } }: TestServer,
  { user }: TestStudent,
  { ids, kind = 'practice' }: Answered = {},
): Promise<void> {
  const sessionId = randomUUID()
  await sql`insert into practice_sessions (user_id, id, kind, exam_type, started_at)
    values (${user.id}, ${sessionId}, ${kind}, 'JAMB', now())`.execute(database)
  await sql`
    insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms,
      device_id, seq)
    select ${user.id}, gen_random_uuid(), ${sessionId}, q.id, q.version, v.correct_option,
           now() - (count(*) over () - row_number() over ()) * interval '2 seconds', 60, 2000, 'phone', row_number() over ()
    from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where ${ids === undefined ? sql`q.is_published and q.subject = 'chemistry'` : sql`q.id = any(${[...ids]}::text[])`}
  `.execute(database)
}
