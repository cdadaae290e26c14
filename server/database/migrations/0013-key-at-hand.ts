import { sql, type Kysely } from 'kysely'

/**
 * Beside a question stands the key of its present version, so that marking looks once for most answers: what it needs of the
 * question it needs anyway. The reference holds that copy to the version: no other key can stand there, and a corrected one follows.
 * A server that knows nothing of the copy leaves that of an older version, or none, and both are true.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [copies, marking]) await sql.raw(statement).execute(database)
}

const copies = `
  create unique index question_versions_by_key on question_versions (question_id, version, correct_option);
  alter table questions add column key_version integer, add column key_option smallint;
  update questions q set key_version = v.version, key_option = v.correct_option
    from question_versions v where v.question_id = q.id and v.version = q.version;
  alter table questions drop constraint questions_pkey,
    add primary key (id) include (subject, topic_id, version, is_published, key_version, key_option),
    add constraint questions_key_fkey foreign key (id, key_version, key_option)
      references question_versions (question_id, version, correct_option) on update cascade;
`

// Where no option is right there is no copy that could be held to anything: the version itself says so.
const marking = `
  create or replace view marked_answers as
    select a.user_id, a.id, a.session_id, a.question_id, q.subject, q.topic_id, a.answered_at, a.tz_offset, a.duration_ms,
           coalesce(
             case when q.key_version = a.question_version then a.option = q.key_option end,
             (select is_right(a.option, v.correct_option) from question_versions v
              where v.question_id = a.question_id and v.version = a.question_version)
           ) as is_correct, q.is_published
    from standing_answers a
    left join questions q on q.id = a.question_id;
`
