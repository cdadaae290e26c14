import { sql, type Kysely } from 'kysely'

/** How often a known device was wrong since its owner last signed in on it: a copy of its cookie must not guess for ever. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table known_devices add column wrong_tries integer not null default 0').execute(database)
}
