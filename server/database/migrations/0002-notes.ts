import { sql, type Kysely } from 'kysely'

/** The study notes of topics. They come with the bank and go with it, so they hold no history. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table notes (
      topic_id text primary key references topics on delete cascade,
      content jsonb not null
    )
  `.execute(database)
}
