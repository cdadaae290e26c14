import { sql, type Kysely } from 'kysely'

/** Which change touched each question last, so that a phone fetches what changed and not the whole bank again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(revisions).execute(database)
}

const revisions = `
  -- The last change that published, changed or withdrew the question.
  alter table questions add column revision bigint not null default 0;
  create index questions_by_revision on questions (subject, revision);
  -- Every state that the published questions were ever in, as a phone names it.
  create table bank_versions (
    version text primary key,
    revision bigint not null,
    -- Whether it is the version of an index of packs: what was imported by then stands in no pack.
    is_pack boolean not null
  );
  -- The bank is loaded once more, so that its version is among them.
  delete from bank;
  -- What is published now: the version that was loaded, with a revision behind a dot once something else is published.
  alter table bank add column current_version text not null;
`
