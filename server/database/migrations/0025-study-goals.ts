import { sql, type Kysely } from 'kysely'

/** The subjects that a student studies, and the minutes a day. */
export async function up<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    alter table users add column study_goals jsonb not null default '{"subjects": [], "minutesADay": null}'
  `.execute(database)
}
