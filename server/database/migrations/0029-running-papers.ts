import { sql, type Kysely } from 'kysely'

/**
 * Sums leave out the answers of a paper that is being sat, which would say which of them are right. The functions of migration 0020 are
 * replaced, for servers of an earlier version too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [papers, sumsOfSessions, progress, keeping, renewal])
    await sql.raw(statement).execute(database)
}

const papers = `
  create index open_papers on practice_sessions (user_id, started_at) where kind = 'exam' and finished_at is null;

  -- The papers of a student that are being sat. One that was never handed in counts after a month.
  create function papers_being_sat(student uuid) returns uuid[] language sql stable
    return array(
      select id from practice_sessions
      where user_id = student and kind = 'exam' and finished_at is null and started_at > now() - interval '30 days');

  -- No sum is read or written until this migration is done: one made by the earlier functions would stay.
  lock table kept_students in access exclusive mode;
`

// The days keep how many answers were given, for the streak, and the session what lists show of it before its end.
const sumsOfSessions = `
  create or replace function sum_sessions(student uuid, sessions uuid[]) returns void language plpgsql as $$
  declare being_sat uuid[] := papers_being_sat(student);
  begin
    with marked as materialized (
      select session_id, coalesce(subject, '') as subject, answered_at, duration_ms, coalesce(is_correct, false) as is_correct,
             day_of_answer(answered_at, tz_offset) as day, session_id = any(being_sat) as is_being_sat
      from marked_answers where user_id = student and session_id = any(sessions)
    ),
    counted as materialized (select * from marked where not is_being_sat),
    described as materialized (
      select session_id, case when is_being_sat then 0 else answered end as answered,
             case when is_being_sat then 0 else correct end as correct,
             coalesce(s.exam_type, 'General') as exam_type, s.subject, s.topic_id,
             greatest(answered, coalesce(s.question_count, 0)) as total,
             round(greatest(milliseconds, s.duration_ms) / 1000.0)::bigint as seconds,
             coalesce(s.started_at, first_at) as started_at, coalesce(s.finished_at, last_at) as completed_at, is_being_sat
      from (
        select session_id, count(*)::integer as answered, (count(*) filter (where is_correct))::integer as correct,
               sum(duration_ms::bigint) as milliseconds, min(answered_at) as first_at, max(answered_at) as last_at,
               is_being_sat
        from marked group by session_id, is_being_sat
      ) g left join practice_sessions s on s.user_id = student and s.id = g.session_id
    ),
    parts as materialized (
      select session_id, 'day' as kind, day || ' ' || subject as key, 0 as a, count(*) as b,
             count(*) filter (where is_correct) as c
      from counted group by session_id, day, subject
      union all
      select session_id, 'day', day_of_answer(answered_at, tz_offset) || ' ' || coalesce(subject, ''), count(*), 0, 0
      from answers left join questions q on q.id = question_id
      where user_id = student and session_id = any(sessions) group by 1, 3
      union all
      -- From an hour on all are alike.
      select session_id, 'pace', subject || ' ' || least(round(duration_ms / 1000.0), 3600), count(*), 0, 0
      from counted group by 1, 3
      union all
      select session_id, 'exam', exam_type, 1, correct, total from described where not is_being_sat
    ),
    kept_before as materialized (
      select p ->> 0 as kind, p ->> 1 as key, (p ->> 2)::bigint as a, (p ->> 3)::bigint as b, (p ->> 4)::bigint as c
      from kept_sessions, jsonb_array_elements(sums) p where user_id = student and session_id = any(sessions)
    ),
    kept as (
      insert into kept_sessions
      select student, session_id, exam_type, subject, topic_id, answered, correct, total, seconds, started_at, completed_at, sums
      from described join (
        select session_id, jsonb_agg(jsonb_build_array(kind, key, a, b, c)) as sums from parts group by session_id
      ) p using (session_id)
      on conflict (user_id, session_id) do update set
        exam_type = excluded.exam_type, subject = excluded.subject, topic_id = excluded.topic_id, answered = excluded.answered,
        correct = excluded.correct, total = excluded.total, seconds = excluded.seconds, started_at = excluded.started_at,
        completed_at = excluded.completed_at, sums = excluded.sums
    )
    insert into kept_sums as k
    select student, kind, key, sum(a), sum(b), sum(c) from (
      select kind, key, a, b, c from parts union all select kind, key, -a, -b, -c from kept_before
    ) difference
    group by kind, key having (sum(a), sum(b), sum(c)) <> (0, 0, 0) order by kind, key
    on conflict (user_id, kind, key) do update set a = k.a + excluded.a, b = k.b + excluded.b, c = k.c + excluded.c;
  end $$;
`

// Of several answers to a question, in whichever sessions, the latest counts.
const progress = `
  create or replace function sum_topics(student uuid, sessions uuid[], may_have_moved boolean) returns void language plpgsql as $$
  declare
    asked text[] := array(
      select distinct question_id from answers where user_id = student and session_id = any(sessions));
    being_sat uuid[] := papers_being_sat(student);
  begin
    insert into kept_topics
    with latest as materialized (
      select q.id as question_id, q.topic_id, q.is_published, l.option is not null as is_answered,
             is_right(l.option, v.correct_option) as is_correct
      from unnest(asked) each_question (id)
      join questions q on q.id = each_question.id
      left join lateral (
        select * from (
          (select * from answers a where user_id = student and question_id = each_question.id
             and answered_at <= now() + interval '1 day' and session_id <> all(being_sat) and stands(a)
           order by answered_at desc, id desc limit 1)
          union all
          (select * from answers a where user_id = student and question_id = each_question.id
             and answered_at > now() + interval '1 day' and session_id <> all(being_sat) and stands(a)
           order by answered_at desc, id desc limit 1)
        ) by_clock order by (answered_at > now() + interval '1 day') limit 1
      ) l on true
      left join question_versions v on v.question_id = l.question_id and v.version = l.question_version
    ),
    given as (
      select topic_id, coalesce(
               jsonb_object_agg(question_id, coalesce(is_correct, false)) filter (where is_published and is_answered), '{}') as marks
      from latest where topic_id is not null group by topic_id
    ),
    held as (
      select topic_id, questions from kept_topics
      where user_id = student and (topic_id in (select topic_id from given) or may_have_moved and questions ?| asked)
    ),
    renewed as (
      select topic_id, (coalesce(questions, '{}') - asked) || coalesce(marks, '{}') as questions
      from held full join given using (topic_id)
    )
    select student, topic_id, questions, (select count(*) from jsonb_object_keys(questions)),
           (select count(*) from jsonb_each(questions) where value = 'true')
    from renewed
    on conflict (user_id, topic_id) do update set
      questions = excluded.questions, attempted = excluded.attempted, correct = excluded.correct;
  end $$;
`

// The next moment at which time alone makes sums stale is that of the first of: an answer from a phone whose clock is ahead stops being the
// oldest of all, and a paper that was never handed in begins to count.
const keeping = `
  create or replace function freshen_sums(student uuid) returns void language plpgsql as $$
  declare
    kept kept_students;
    sessions uuid[];
    -- Transactions that are under way may still change questions: what they do is looked at again.
    changes_before_now bigint;
    may_have_moved boolean;
  begin
    if has_fresh_sums(student) then return; end if;
    -- The account outlives its sums, and one at a time brings them up to date.
    perform from users where id = student for key share;
    if not found then return; end if;
    perform pg_advisory_xact_lock(7220046, hashtext(student::text));
    if has_fresh_sums(student) then return; end if;
    -- What is committed from here on is seen by the statements below, or marked for the next time, or both.
    changes_before_now := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
    select * into kept from kept_students where user_id = student;
    with seen as (delete from stale_sessions where user_id = student returning session_id)
      select coalesce(array_agg(distinct session_id), '{}') into sessions from seen;
    if kept.user_id is null then
      delete from kept_sessions where user_id = student;
      delete from kept_sums where user_id = student;
      delete from kept_topics where user_id = student;
      sessions := array(select distinct session_id from answers where user_id = student);
      may_have_moved := false;
    else
      may_have_moved := exists (select from changed_questions where changed_by >= kept.changes_before);
      sessions := array(
        select unnest(sessions)
        union
        select session_id from changed_questions c join answers a on a.user_id = student and a.question_id = c.question_id
        where c.changed_by >= kept.changes_before
        union
        select session_id from answers
        where kept.stale_from <= now() and user_id = student
          and answered_at >= kept.stale_from + interval '1 day' and answered_at <= now() + interval '1 day'
        union
        select id from practice_sessions
        where kept.stale_from <= now() and user_id = student and kind = 'exam' and finished_at is null
          and started_at >= kept.stale_from - interval '30 days' and started_at <= now() - interval '30 days');
    end if;
    -- Some at a time, as plans that were made for a few sessions are bad ones for thousands.
    for place in 1 .. cardinality(sessions) by 500 loop
      perform sum_sessions(student, sessions[place : place + 499]);
    end loop;
    perform sum_topics(student, sessions, may_have_moved);
    insert into kept_students (user_id, changes_before, stale_from)
    values (student, changes_before_now, least(
      (select min(answered_at) - interval '1 day' from answers
       where user_id = student and answered_at > now() + interval '1 day'),
      (select min(started_at) + interval '30 days' from practice_sessions
       where user_id = student and kind = 'exam' and finished_at is null and started_at > now() - interval '30 days')))
    on conflict (user_id) do update set changes_before = excluded.changes_before, stale_from = excluded.stale_from;
  end $$;
`

// The sums of everyone else are the same by both rules.
const renewal = `
  delete from kept_students where user_id in (
    select user_id from practice_sessions
    where kind = 'exam' and finished_at is null and started_at > now() - interval '30 days');
`
