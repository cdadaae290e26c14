import { sql, type Kysely } from 'kysely'

/** The time that a session took as its phone measured it; null from phones that send only the time of each answer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table practice_sessions add column duration_ms integer').execute(database)
}
