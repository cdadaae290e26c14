import * as z from 'zod/mini'
import { Question } from '@sabi/shared/content/question'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const VersionName = z.object({ id: z.string(), version: z.int() })
export type VersionName = z.infer<typeof VersionName>

const VersionRow = z.object({ question: Question, contentHash: z.string(), key: z.nullable(z.int()) })

const AccountRow = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  name: z.string(),
  passwordHash: z.string(),
  hasStartingPassword: z.boolean(),
  createdAt: z.date(),
  isSuspended: z.boolean(),
})

/** Runs work that sees the database as it is now, whatever is written meanwhile. */
export async function withSnapshot<Outcome>(
  database: Database,
  work: (snapshot: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

/** The versions of questions that somebody answered, of each question the latest first. */
export async function listAnsweredVersions(database: Database): Promise<VersionName[]> {
  const { rows } = await typedSql(VersionName)`
    select distinct question_id as id, question_version as version from answers order by 1, 2 desc
  `.execute(database)
  return rows
}

export async function listVersions(
  database: Database,
  names: readonly VersionName[],
): Promise<z.infer<typeof VersionRow>[]> {
  const { rows } = await typedSql(VersionRow)`
    select v.content as question, v.content_hash as "contentHash", v.correct_option as key
    from unnest(${names.map(({ id }) => id)}::text[], ${names.map(({ version }) => version)}::integer[]) n (id, version)
    join question_versions v on v.question_id = n.id and v.version = n.version
    order by n.id, n.version desc
  `.execute(database)
  return rows
}

/** The next accounts by id. */
export async function listAccounts(database: Database, { after, limit }: Page): Promise<z.infer<typeof AccountRow>[]> {
  const { rows } = await typedSql(AccountRow)`
    select id, email, user_name as "userName", name, password_hash as "passwordHash",
           has_starting_password as "hasStartingPassword", created_at as "createdAt",
           suspended_at is not null as "isSuspended"
    from users where id > ${after} order by id limit ${limit}
  `.execute(database)
  return rows
}

interface Page {
  /** The last id of the page before. */
  after: string
  limit: number
}

/** The next sessions of a student by id. */
export async function listSessions(database: Database, { userId, after, limit }: Page & { userId: string }) {
  return database
    .selectFrom('practice_sessions')
    .select(['id', 'kind', 'exam_type', 'subject', 'topic_id', 'started_at', 'finished_at', 'question_count'])
    .select('duration_ms')
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next answers of a student by id. */
export async function listAnswers(database: Database, { userId, after, limit }: Page & { userId: string }) {
  return database
    .selectFrom('answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
