import { sql, type Kysely } from 'kysely'

/**
 * Imports start as drafts. Drafts have a separate table, so no query for students needs a filter. Earlier imports count as
 * published. The default covers imports made by a server of the previous version while both run.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table imports add column published_at timestamptz default now();
    update imports set published_at = imported_at;
    create table import_drafts (
      import_id uuid not null references imports on delete cascade,
      question_id text not null,
      position integer not null,
      place text not null,
      -- Not jsonb, which reorders fields: the hash of a version depends on their order.
      content json not null,
      remarks json not null,
      -- Why it can't be published yet; null where it can.
      held_by text check (held_by in ('explanation-broken', 'key-conflict', 'topic-gone')),
      held_detail text not null default '',
      primary key (import_id, question_id)
    );
    -- Pages show what needs attention first.
    create index import_drafts_in_order on import_drafts (import_id, (held_by is null), position);
    -- It compares the rows of an update with what they were. The planner takes them for few and compares each with each,
    -- which took longer than a query may for some thousand questions of one import.
    alter function mark_changed_questions() set enable_nestloop = off;
  `)
    .execute(database)
}
