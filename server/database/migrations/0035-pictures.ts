import { sql, type Kysely } from 'kysely'

/** Pictures of questions from administrators and imports, and an index for finding those that no question shows any more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table pictures (
      address text primary key,
      bytes bytea not null,
      source_hash bytea not null,
      kept_at timestamptz not null default now()
    )
  `.execute(database)
  // Encoded already: compressing it again would save nothing.
  await sql`alter table pictures alter column bytes set storage external`.execute(database)
  await sql`create index pictures_of_source on pictures (source_hash)`.execute(database)
  await sql`
    create index question_versions_of_picture on question_versions ((content ->> 'imageUrl'))
    where content ->> 'imageUrl' like '/pictures/%'
  `.execute(database)
}
