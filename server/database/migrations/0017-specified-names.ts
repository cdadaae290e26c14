import { sql, type Kysely } from 'kysely'

/** When a flag was last reviewed, and what an administrator made of a topic of the syllabus, which each load of a bank writes again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table flags add column reviewed_at timestamptz`.execute(database)
  await sql`alter table topics add column edited jsonb`.execute(database)
}
