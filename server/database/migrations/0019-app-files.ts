import { sql, type Kysely } from 'kysely'

/**
 * The scripts and styles of the last releases, for pages that were opened before an upgrade and now ask for a part of theirs.
 * Unlogged: every server writes its own anew when it starts, and a backup needs none of them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table app_files (
      path text primary key,
      brotli bytea not null,
      last_seen_at timestamptz not null default now()
    )
  `.execute(database)
}
