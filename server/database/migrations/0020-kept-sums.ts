import { sql, type Kysely } from 'kysely'

/**
 * What the log says of a student, summed up, so that a look at it costs the same however long the log is. The log stays the truth:
 * everything here is made from it, and may be deleted at any time (docs/decisions/0037-sums-of-the-log.md).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [tables, marks, sumsOfSessions, progress, keeping]) await sql.raw(statement).execute(database)
}

const tables = `
  -- The other answers of a student to the same questions.
  create index answers_of_question on answers (user_id, question_id, answered_at desc);

  -- One row for each student whose sums are kept. Without it nothing that is kept of the student counts.
  create table kept_students (
    user_id uuid primary key,
    -- All changes of questions by transactions before this one are in the sums.
    changes_before bigint not null,
    -- When an answer from a phone whose clock is ahead stops being the oldest of all; null where there is none.
    stale_from timestamptz
  );

  -- What a session adds to the sums of its student, as a list of [kind, key, a, b, c], and what lists show of it.
  create table kept_sessions (
    user_id uuid not null,
    session_id uuid not null,
    exam_type text not null,
    subject text,
    topic_id text,
    answered integer not null,
    correct integer not null,
    total integer not null,
    seconds bigint not null,
    started_at timestamptz not null,
    completed_at timestamptz not null,
    sums jsonb not null,
    primary key (user_id, session_id)
  );
  create index kept_sessions_by_time on kept_sessions (user_id, completed_at desc, session_id desc);
  create index kept_sessions_of_subject on kept_sessions (user_id, (coalesce(subject, '')), completed_at desc, session_id desc);

  -- The sum of what all sessions of a student add:
  --   'day'  '2026-11-23 physics': answers, those that stand, those of them that are right
  --   'pace' 'physics 12': answers that stand and took 12 seconds
  --   'exam' 'JAMB': sessions, right answers, questions put to the student
  create table kept_sums (
    user_id uuid not null,
    kind text not null,
    key text not null,
    a bigint not null,
    b bigint not null,
    c bigint not null,
    primary key (user_id, kind, key)
  );

  -- Progress in a topic: for each published question that was answered, whether the latest answer is right.
  create table kept_topics (
    user_id uuid not null,
    topic_id text not null,
    questions jsonb not null,
    attempted integer not null,
    correct integer not null,
    primary key (user_id, topic_id)
  );

  -- Sessions whose answers or description changed since they were summed up; each change adds a row.
  create table stale_sessions (
    user_id uuid not null,
    id bigint generated always as identity,
    session_id uuid not null,
    primary key (user_id, id)
  );

  -- Questions whose key, subject, topic or publication changed, and the transaction that changed them last.
  create table changed_questions (
    question_id text primary key,
    changed_by bigint not null
  );
  create index changed_questions_in_order on changed_questions (changed_by);
`

// A mark becomes visible together with what it marks, since one transaction writes both, whichever version of the server runs it.
const marks = `
  create function mark_answered_sessions() returns trigger language plpgsql as $$ begin
    insert into stale_sessions (user_id, session_id) select distinct user_id, session_id from written;
    return null;
  end $$;
  create function mark_described_sessions() returns trigger language plpgsql as $$ begin
    insert into stale_sessions (user_id, session_id) select user_id, id from written;
    return null;
  end $$;
  create trigger mark_inserted after insert on answers
    referencing new table as written for each statement execute function mark_answered_sessions();
  create trigger mark_inserted after insert on practice_sessions
    referencing new table as written for each statement execute function mark_described_sessions();
  create trigger mark_updated after update on practice_sessions
    referencing new table as written for each statement execute function mark_described_sessions();

  -- Answers are never changed, and deleted with their account alone. Whoever does otherwise by hand has the sums made anew.
  create function forget_sums() returns trigger language plpgsql as $$
  declare students uuid[] := array(select distinct user_id from gone);
  begin
    delete from kept_students where user_id = any(students);
    delete from kept_sessions where user_id = any(students);
    delete from kept_sums where user_id = any(students);
    delete from kept_topics where user_id = any(students);
    delete from stale_sessions where user_id = any(students);
    return null;
  end $$;
  create trigger forget_updated after update on answers
    referencing old table as gone for each statement execute function forget_sums();
  create trigger forget_deleted after delete on answers
    referencing old table as gone for each statement execute function forget_sums();
  create trigger forget_deleted after delete on practice_sessions
    referencing old table as gone for each statement execute function forget_sums();

  create function note_changed_questions(ids text[]) returns void language sql as $$
    insert into changed_questions (question_id, changed_by)
      select distinct id, pg_current_xact_id()::text::bigint from unnest(ids) id order by id
    on conflict (question_id) do update set changed_by = excluded.changed_by
  $$;
  create function mark_changed_keys() returns trigger language plpgsql as $$ begin
    perform note_changed_questions(array(
      select o.question_id from was o join is_now n using (question_id, version)
      where o.correct_option is distinct from n.correct_option));
    return null;
  end $$;
  create trigger mark_changed after update on question_versions
    referencing old table as was new table as is_now for each statement execute function mark_changed_keys();
  create function mark_changed_questions() returns trigger language plpgsql as $$ begin
    perform note_changed_questions(array(
      select o.id from was o join is_now n using (id)
      where (o.subject, o.topic_id, o.is_published) is distinct from (n.subject, n.topic_id, n.is_published)));
    return null;
  end $$;
  create trigger mark_changed after update on questions
    referencing old table as was new table as is_now for each statement execute function mark_changed_questions();
`

// What stands of some sessions is computed from the log, and the difference to what is kept of them goes into the sums.
const sumsOfSessions = `
  -- By the student's own clock.
  create function day_of_answer(answered_at timestamptz, tz_offset smallint) returns text language sql stable parallel safe
    return to_char((answered_at at time zone 'UTC') + make_interval(mins => tz_offset), 'YYYY-MM-DD');
  create function sum_sessions(student uuid, sessions uuid[]) returns void language plpgsql as $$ begin
    with marked as materialized (
      select session_id, coalesce(subject, '') as subject, answered_at, duration_ms, coalesce(is_correct, false) as is_correct,
             day_of_answer(answered_at, tz_offset) as day
      from marked_answers where user_id = student and session_id = any(sessions)
    ),
    described as materialized (
      select session_id, answered, correct, first_at, last_at, coalesce(s.exam_type, 'General') as exam_type, s.subject, s.topic_id,
             greatest(answered, coalesce(s.question_count, 0)) as total,
             round(greatest(milliseconds, s.duration_ms) / 1000.0)::bigint as seconds,
             coalesce(s.started_at, first_at) as started_at, coalesce(s.finished_at, last_at) as completed_at
      from (
        select session_id, count(*)::integer as answered, (count(*) filter (where is_correct))::integer as correct,
               sum(duration_ms::bigint) as milliseconds, min(answered_at) as first_at, max(answered_at) as last_at
        from marked group by session_id
      ) g left join practice_sessions s on s.user_id = student and s.id = g.session_id
    ),
    parts as materialized (
      select session_id, 'day' as kind, day || ' ' || subject as key, 0 as a, count(*) as b,
             count(*) filter (where is_correct) as c
      from marked group by session_id, day, subject
      union all
      select session_id, 'day', day_of_answer(answered_at, tz_offset) || ' ' || coalesce(subject, ''), count(*), 0, 0
      from answers left join questions q on q.id = question_id
      where user_id = student and session_id = any(sessions) group by 1, 3
      union all
      -- From an hour on all are alike.
      select session_id, 'pace', subject || ' ' || least(round(duration_ms / 1000.0), 3600), count(*), 0, 0
      from marked group by 1, 3
      union all
      select session_id, 'exam', exam_type, 1, correct, total from described
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
  create function stands(answer answers) returns boolean language sql stable
    return not exists (
      select from answers a
      where a.user_id = answer.user_id and a.session_id = answer.session_id and a.question_id = answer.question_id
        and (a.seq, a.answered_at, a.id) > (answer.seq, answer.answered_at, answer.id));
  create function sum_topics(student uuid, sessions uuid[], may_have_moved boolean) returns void language plpgsql as $$
  declare asked text[] := array(
    select distinct question_id from answers where user_id = student and session_id = any(sessions));
  begin
    insert into kept_topics
    with latest as materialized (
      select l.question_id, q.topic_id, q.is_published, is_right(l.option, v.correct_option) as is_correct
      from unnest(asked) each_question (id)
      cross join lateral (
        select * from (
          (select * from answers a where user_id = student and question_id = each_question.id
             and answered_at <= now() + interval '1 day' and stands(a) order by answered_at desc, id desc limit 1)
          union all
          (select * from answers a where user_id = student and question_id = each_question.id
             and answered_at > now() + interval '1 day' and stands(a) order by answered_at desc, id desc limit 1)
        ) by_clock order by (answered_at > now() + interval '1 day') limit 1
      ) l
      join question_versions v on v.question_id = l.question_id and v.version = l.question_version
      left join questions q on q.id = l.question_id
    ),
    given as (
      select topic_id, coalesce(jsonb_object_agg(question_id, coalesce(is_correct, false)) filter (where is_published), '{}') as marks
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

const keeping = `
  -- Whether all that was committed is in the sums of a student, so that they may be read as they are.
  create function has_fresh_sums(student uuid) returns boolean language sql stable as $$
    select coalesce((
        select (stale_from is null or stale_from > now())
           and not exists (select from changed_questions where changed_by >= changes_before)
        from kept_students where user_id = student
      ), not exists (select from answers where user_id = student))
      and not exists (select from stale_sessions where user_id = student)
  $$;

  -- Brings the sums of a student up to date: all of them where none are kept, else those of the sessions that changed.
  create function freshen_sums(student uuid) returns void language plpgsql as $$
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
          and answered_at >= kept.stale_from + interval '1 day' and answered_at <= now() + interval '1 day');
    end if;
    -- Some at a time, as plans that were made for a few sessions are bad ones for thousands.
    for place in 1 .. cardinality(sessions) by 500 loop
      perform sum_sessions(student, sessions[place : place + 499]);
    end loop;
    perform sum_topics(student, sessions, may_have_moved);
    insert into kept_students (user_id, changes_before, stale_from)
    values (student, changes_before_now, (
      select min(answered_at) - interval '1 day' from answers
      where user_id = student and answered_at > now() + interval '1 day'))
    on conflict (user_id) do update set changes_before = excluded.changes_before, stale_from = excluded.stale_from;
  end $$;
`
