import { sql, type Kysely } from 'kysely'

/** When the database was last backed up, and what went wrong with that. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(backups).execute(database)
}

const backups = `
  create table backups (
    is_only boolean primary key default true check (is_only),
    -- Before it there was nothing to back up.
    since timestamptz not null default now(),
    -- Null while none was made.
    made_at timestamptz,
    size_bytes bigint,
    -- Of the last attempt, where it failed.
    failed_at timestamptz,
    error text
  );
  insert into backups default values;
`
