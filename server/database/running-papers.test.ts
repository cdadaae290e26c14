import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { connect, type Database } from './database.ts'
import { migrate, migrateUpTo } from './migrate.ts'
import { typedSql } from './typed-sql.ts'

const ExamSum = z.object({ sessions: z.number(), right: z.number() })

/** The database as the version before left it, with one question. */
async function earlierDatabase(): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const { database } = connect(await createDatabase(inject('clusterUrl'), { name }), { onError: () => undefined })
  onTestFinished(() => database.destroy())
  await migrateUpTo(database, '0028-sessions-written')
  await sql`insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, is_published)
    values ('asked', 1, 'chemistry', 'che-1', 1, 'JAMB', 'easy', false, true)`.execute(database)
  await sql`insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
    values ('asked', 1, '{}', '', 2, 4)`.execute(database)
  return database
}

/** A student with a right answer in a session that was never ended. */
async function newStudent(database: Database, { kind }: { kind: 'exam' | 'practice' }): Promise<string> {
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  await sql`insert into users (id, email, name, password_hash) values (${userId}, ${`${userId}@example.org`}, 'Ada', '-')`.execute(
    database,
  )
  await sql`insert into practice_sessions (user_id, id, kind, exam_type, started_at) values (${userId}, ${sessionId}, ${kind}, 'JAMB', now())`.execute(
    database,
  )
  await sql`insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms, device_id, seq)
    values (${userId}, ${randomUUID()}, ${sessionId}, 'asked', 1, 2, now(), 60, 9000, 'phone', 0)`.execute(database)
  return userId
}

const freshen = (database: Database, userId: string) => sql`select freshen_sums(${userId})`.execute(database)

async function examSums(database: Database, userId: string) {
  const { rows } = await typedSql(ExamSum)`
    select a::integer as sessions, b::integer as right from kept_sums where user_id = ${userId} and kind = 'exam' and a > 0
  `.execute(database)
  return rows
}

test('an upgrade takes running papers out of the sums that were made before, and keeps all other sums', async () => {
  const database = await earlierDatabase()
  const [sitting, practising] = [
    await newStudent(database, { kind: 'exam' }),
    await newStudent(database, { kind: 'practice' }),
  ]
  for (const student of [sitting, practising]) await freshen(database, student)
  expect(await examSums(database, sitting)).toEqual([{ sessions: 1, right: 1 }])
  await migrate(database)
  expect(await examSums(database, practising)).toEqual([{ sessions: 1, right: 1 }])
  await freshen(database, sitting)
  expect(await examSums(database, sitting)).toEqual([])
  await sql`update practice_sessions set finished_at = now() where user_id = ${sitting}`.execute(database)
  await freshen(database, sitting)
  expect(await examSums(database, sitting)).toEqual([{ sessions: 1, right: 1 }])
})
