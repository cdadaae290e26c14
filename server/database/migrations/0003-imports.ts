import { sql, type Kysely } from 'kysely'

/** Questions and topics that an administrator took in, by batch, so that a batch can be undone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table imports (
      id uuid primary key,
      kind text not null check (kind in ('questions', 'topics')),
      imported_by uuid references users on delete set null,
      imported_at timestamptz not null default now(),
      file_name text,
      format text not null,
      added integer not null,
      undone_at timestamptz
    );
    -- Null for what came with the published bank.
    alter table questions add column import_id uuid references imports;
    alter table topics add column import_id uuid references imports;
    create index questions_of_import on questions (import_id) where import_id is not null;
    -- A hash of what is asked, whatever the order of options: the same question is found again, with the same key or another.
    alter table questions add column identity text;
    create index questions_by_identity on questions (identity);
    -- Questions that are there have no identity yet: the bank is loaded once more.
    delete from bank;
  `)
    .execute(database)
}
