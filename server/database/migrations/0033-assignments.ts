import { sql, type Kysely } from 'kysely'

/**
 * Assignments of classes, and which session was one. The log refers to no other table, so a session keeps the id of an assignment that
 * was deleted. The log's function is that of migration 0028 with the assignments; the old one stays for servers of an earlier version.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [assignments, sessions, addToLog]) await sql.raw(statement).execute(database)
}

const assignments = `
  create table assignments (
    id uuid primary key,
    class_id uuid not null references classes (id) on delete cascade,
    title text not null,
    task jsonb not null,
    due_at timestamptz not null,
    is_once boolean not null,
    created_at timestamptz not null default now()
  );
  create index assignments_in_order on assignments (class_id, due_at, id);
`

const sessions = `
  alter table practice_sessions add column assignment_id uuid;
  create index sessions_of_assignment on practice_sessions (assignment_id, user_id) where assignment_id is not null;
`

const addToLog = `
  create function add_to_log(
    student uuid, device text, bound_key text, ms_of_one_row bigint, backlog_ms bigint,
    answer_ids uuid[], session_ids uuid[], question_ids text[], question_versions integer[], options smallint[],
    answered_ats timestamptz[], tz_offsets smallint[], durations_ms integer[], seqs integer[],
    open_hints smallint[],
    begun_ids uuid[], kinds text[], exam_types text[], subjects text[], topic_ids text[], started_ats timestamptz[],
    finished_ats timestamptz[], question_counts integer[], session_durations_ms integer[], assignment_ids uuid[]
  ) returns table (answer_id text, wait_ms float8, outcome text, sessions integer) language plpgsql as $$
  #variable_conflict use_column
  declare
    now_ms constant bigint := (extract(epoch from now()) * 1000)::bigint;
  begin
    return query
    with account as materialized (select id as user_id from users where id = student for key share),
    bound as materialized (
      select greatest(coalesce((select expire from limits where key = bound_key), 0) - now_ms - backlog_ms, 0) as wait_ms
    ),
    incoming as (
      select * from unnest(answer_ids, session_ids, question_ids, question_versions, options, answered_ats, tz_offsets, durations_ms, seqs,
                           open_hints)
        as t (id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms, seq, hints)
    ),
    begun as (
      insert into practice_sessions as s
        (user_id, id, kind, exam_type, subject, topic_id, started_at, finished_at, question_count, duration_ms, assignment_id)
      select account.user_id, t.* from account join bound on wait_ms = 0 cross join unnest(
        begun_ids, kinds, exam_types, subjects, topic_ids, started_ats, finished_ats, question_counts, session_durations_ms, assignment_ids) as t
      on conflict (user_id, id) do update set
        finished_at = greatest(s.finished_at, excluded.finished_at),
        question_count = greatest(s.question_count, excluded.question_count),
        duration_ms = greatest(s.duration_ms, excluded.duration_ms),
        -- A server of an earlier version has left it out.
        assignment_id = coalesce(s.assignment_id, excluded.assignment_id)
      where (s.finished_at, s.question_count, s.duration_ms, s.assignment_id) is distinct from
        (greatest(s.finished_at, excluded.finished_at), greatest(s.question_count, excluded.question_count),
         greatest(s.duration_ms, excluded.duration_ms), coalesce(s.assignment_id, excluded.assignment_id))
      returning id
    ),
    saved as (
      insert into answers
        (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms, device_id, seq, hints)
      select account.user_id, i.id, i.session_id, i.question_id, i.question_version, i.option, i.answered_at, i.tz_offset,
             i.duration_ms, device, i.seq, i.hints
      from account join bound on wait_ms = 0 cross join incoming i
      join question_versions v on v.question_id = i.question_id and v.version = i.question_version
      where i.option < v.option_count
      order by i.id
      on conflict (user_id, id) do nothing
      returning id
    ),
    added as (
      insert into limits as held (key, expire)
      select bound_key, now_ms + n * ms_of_one_row
      from (select (select count(*) from saved) + (select count(*) from begun) as n) rows where n > 0
      on conflict (key) do update set expire = greatest(held.expire, now_ms) + excluded.expire - now_ms
    )
    select i.id::text, bound.wait_ms::float8,
      case
        when saved.id is not null then 'saved'
        -- A server of an earlier version has left the hints out: they make no conflict.
        when known.id is not null then
          case when (known.session_id, known.question_id, known.question_version, known.option, known.answered_at,
                     known.tz_offset, known.duration_ms, known.seq)
                  = (i.session_id, i.question_id, i.question_version, i.option, i.answered_at,
                     i.tz_offset, i.duration_ms, i.seq)
               then 'duplicate' else 'conflict' end
        when v.question_id is null then 'unknown-question'
        when i.option >= v.option_count then 'unknown-option'
        else 'again'
      end,
      (select count(*)::integer from begun)
    from account cross join bound left join incoming i on true
    left join saved on saved.id = i.id
    -- One by one, by the primary key: the plan is kept, and must suit a student with 200,000 answers.
    left join lateral (
      select * from answers a where saved.id is null and a.user_id = student and a.id = i.id limit 1
    ) known on true
    left join question_versions v on v.question_id = i.question_id and v.version = i.question_version;
  end $$;
`
