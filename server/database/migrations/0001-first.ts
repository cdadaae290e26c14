import { sql, type Kysely } from 'kysely'

/** Accounts, the published bank and the answer log. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [accounts, bank, answerLog, views]) await sql.raw(statement).execute(database)
}

const accounts = `
  create table users (
    id uuid primary key,
    email text not null unique,
    name text not null,
    password_hash text not null,
    image text,
    account_type text not null default 'student' check (account_type in ('student', 'admin')),
    email_verified_at timestamptz,
    leaderboard_nickname text,
    created_at timestamptz not null default now()
  );
  create table sessions (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index sessions_of_user on sessions (user_id);
  -- Counters with an expiry in milliseconds since 1970, shared by all processes.
  create unlogged table limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
`

const bank = `
  create table topics (
    id text primary key,
    subject text not null,
    unit smallint not null,
    category text not null,
    title text not null,
    description text not null,
    level text not null,
    position integer not null
  );
  create table questions (
    id text primary key,
    version integer not null,
    subject text not null,
    topic_id text not null,
    unit smallint not null,
    exam_type text not null,
    difficulty text not null,
    is_calculation boolean not null,
    family text,
    -- A question that left the bank stays: the answers given to it keep their subject and topic.
    is_published boolean not null,
    rnd double precision not null default random()
  );
  create index questions_of_subject on questions (subject, unit, is_calculation, rnd) where is_published;
  create index questions_of_exam on questions (subject, exam_type, unit, is_calculation, rnd) where is_published;
  create index questions_of_topic on questions (topic_id, is_calculation, rnd) where is_published;
  create table question_versions (
    question_id text not null,
    version integer not null,
    content jsonb not null,
    content_hash text not null,
    correct_option smallint not null,
    option_count smallint not null,
    published_at timestamptz not null default now(),
    primary key (question_id, version)
  );
  create table bank (
    is_only boolean primary key default true check (is_only),
    version text not null,
    loaded_at timestamptz not null default now()
  );
  create materialized view question_counts as
    select subject, topic_id, exam_type, difficulty, count(*)::integer as count
    from questions where is_published group by subject, topic_id, exam_type, difficulty;
  create unique index question_counts_key on question_counts (subject, topic_id, exam_type, difficulty);
`

// Every key leads with user_id, so that a student's data can live on one shard. No reference to questions: an answer outlives them.
const answerLog = `
  create table practice_sessions (
    user_id uuid not null references users on delete cascade,
    id uuid not null,
    kind text not null,
    exam_type text not null,
    subject text,
    topic_id text,
    started_at timestamptz not null,
    finished_at timestamptz,
    question_count integer,
    received_at timestamptz not null default now(),
    primary key (user_id, id)
  );
  create table answers (
    user_id uuid not null references users on delete cascade,
    id uuid not null,
    session_id uuid not null,
    question_id text not null,
    question_version integer not null,
    option smallint not null,
    answered_at timestamptz not null,
    tz_offset smallint not null,
    duration_ms integer not null,
    device_id text not null,
    seq integer not null,
    received_at timestamptz not null default now(),
    primary key (user_id, id)
  );
  create index answers_in_session on answers (user_id, session_id, question_id, seq desc);
  create table reported_attempts (
    user_id uuid not null references users on delete cascade,
    id uuid not null,
    exam_type text not null,
    subject text,
    topic_id text,
    score integer not null,
    total_questions integer not null,
    time_spent_s integer not null,
    reported_at timestamptz not null default now(),
    primary key (user_id, id)
  );
`

const views = `
  create view standing_answers as
    select distinct on (user_id, session_id, question_id) *
    from answers
    order by user_id, session_id, question_id, seq desc, answered_at desc, id desc;
  create view marked_answers as
    select a.user_id, a.id, a.session_id, a.question_id, q.subject, q.topic_id, a.answered_at, a.tz_offset, a.duration_ms,
           a.option = v.correct_option as is_correct
    from standing_answers a
    join question_versions v on v.question_id = a.question_id and v.version = a.question_version
    join questions q on q.id = a.question_id;
`
