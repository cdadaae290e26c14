import { sql, type Kysely } from 'kysely'

/**
 * What reads many rows for one reply finds all of them, whole, in one place of an index, and not each on a page of its own: the
 * answers of a student that stand, the questions behind a random point, and those of a topic in their order. What a student answered
 * lies all over the table of answers, since everybody's are written as they come.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [standingAnswers, draws, pages]) await sql.raw(statement).execute(database)
}

const standingAnswers = `
  create index answers_standing on answers (user_id, session_id, question_id, seq desc, answered_at desc, id desc)
    include (question_version, option, tz_offset, duration_ms);
  drop index answers_in_session;
  -- What came last is read from the table until a vacuum has seen it: that comes when a fiftieth is new, not a fifth.
  alter table answers set (autovacuum_vacuum_insert_scale_factor = 0.02);
  -- Each version is one of a question; joined to the left, the question is not looked for where nothing of it is asked.
  create or replace view marked_answers as
    select a.user_id, a.id, a.session_id, a.question_id, q.subject, q.topic_id, a.answered_at, a.tz_offset, a.duration_ms,
           is_right(a.option, v.correct_option) as is_correct, q.is_published
    from standing_answers a
    join question_versions v on v.question_id = a.question_id and v.version = a.question_version
    left join questions q on q.id = a.question_id;
`

const draws = `
  drop index questions_of_subject;
  create index questions_of_subject on questions (subject, unit, is_calculation, rnd)
    include (id, version, family, exam_type, difficulty) where is_published;
  drop index questions_of_exam;
  create index questions_of_exam on questions (subject, exam_type, unit, is_calculation, rnd)
    include (id, version, family, difficulty) where is_published;
  drop index questions_of_topic;
  create index questions_of_topic on questions (topic_id, is_calculation, rnd)
    include (id, version, subject, unit, family, exam_type, difficulty) where is_published;
`

const pages = `
  create index questions_in_order on questions (topic_id, id) include (version, subject, exam_type, difficulty) where is_published;
`
