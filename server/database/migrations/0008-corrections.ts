import { sql, type Kysely } from 'kysely'

/** Reports of wrong questions, what administrators change, and what the answers say of each question. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [marking, edits, corrections, flags, statistics, students, examDates])
    await sql.raw(statement).execute(database)
}

// Marks stand nowhere: they are made of the log and of the keys, so that a corrected key puts all of them right at once.
const marking = `
  -- A version without a key has no right option, and everybody gets the mark.
  alter table question_versions alter column correct_option drop not null;
  create function is_right(option smallint, key smallint) returns boolean
    language sql immutable parallel safe return key is null or option = key;
  create or replace view marked_answers as
    select a.user_id, a.id, a.session_id, a.question_id, q.subject, q.topic_id, a.answered_at, a.tz_offset, a.duration_ms,
           is_right(a.option, v.correct_option) as is_correct
    from standing_answers a
    join question_versions v on v.question_id = a.question_id and v.version = a.question_version
    join questions q on q.id = a.question_id;
`

const edits = `
  -- What an administrator made of a question, whatever the bank that is loaded says of it; null where nothing.
  alter table questions add column held text check (held in ('edited', 'deleted', 'quarantined'));
  create index questions_held on questions (id) where held is not null;
  -- The cause of a version that an administrator made, and who it was.
  alter table question_versions add column cause text;
  alter table question_versions add column made_by uuid references users on delete set null;
`

const corrections = `
  create table corrections (
    id uuid primary key,
    question_id text not null,
    -- The version that was corrected, and the one that took its place.
    from_version integer not null,
    to_version integer not null,
    cause text not null,
    corrected_by uuid references users on delete set null,
    corrected_at timestamptz not null default now(),
    -- When the first report that led to it came; null where none did.
    reported_at timestamptz
  );
  create index corrections_by_age on corrections (corrected_at desc);
  create index corrections_of_question on corrections (question_id);
  -- Of the keys that it changed: what they were, and what they are; no new key where no option was right.
  create table corrected_keys (
    correction_id uuid not null references corrections on delete cascade,
    question_id text not null,
    version integer not null,
    old_key smallint,
    new_key smallint,
    primary key (correction_id, version)
  );
  create index corrected_keys_of_version on corrected_keys (question_id, version);
  create table seen_corrections (
    user_id uuid not null references users on delete cascade,
    correction_id uuid not null references corrections on delete cascade,
    seen_at timestamptz not null default now(),
    primary key (user_id, correction_id)
  );
`

const flags = `
  create table flags (
    -- Made on the phone: sent twice, it counts once.
    id uuid primary key,
    -- Null for an alarm, and for an account that is gone.
    user_id uuid references users on delete set null,
    -- Which alarm found it; null where a student reported it.
    alarm text,
    question_id text not null,
    question_version integer not null,
    reason text not null,
    status text not null default 'pending' check (status in ('pending', 'reviewed', 'resolved', 'dismissed')),
    admin_notes text not null default '',
    -- Counts up with every change, so that two administrators do not undo each other unseen.
    revision integer not null default 1,
    flagged_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by uuid references users on delete set null,
    correction_id uuid references corrections on delete set null,
    -- When the student was told what became of it.
    told_at timestamptz
  );
  create index flags_by_status on flags (status, flagged_at desc);
  create index flags_of_user on flags (user_id, flagged_at desc);
  create index flags_of_question on flags (question_id);
`

const statistics = `
  -- What first attempts say of a version of a question, as of the night before.
  create table item_statistics (
    question_id text not null,
    version integer not null,
    attempts integer not null,
    -- Share of right answers.
    difficulty real not null,
    -- Correlation of the mark with that of the student's other answers; null where it has no meaning.
    discrimination real,
    -- One entry an option: how often it was chosen, and its correlation with the rest.
    option_counts integer[] not null,
    option_discriminations real[] not null,
    -- Strength of the question against that of students, in Elo points.
    elo real not null,
    counted_at timestamptz not null default now(),
    primary key (question_id, version)
  );
`

const students = `
  -- Since when an administrator keeps the student out; null where nobody does.
  alter table users add column suspended_at timestamptz;
  -- Nobody could let the last administrator in again.
  alter table users add constraint students_alone_are_suspended
    check (suspended_at is null or account_type = 'student');
  create index students_by_age on users (created_at desc, id) where account_type = 'student';
  -- Finds parts of names and e-mails among very many. A database whose owner allows no extension searches without it, slower.
  do $$ begin
    create extension if not exists pg_trgm;
    create index students_by_words on users using gin ((name || ' ' || email) gin_trgm_ops)
      where account_type = 'student';
  exception when feature_not_supported or undefined_file or insufficient_privilege or undefined_object then
    raise notice 'no pg_trgm: %', sqlerrm;
  end $$;
`

const examDates = `
  -- The announced days of exams: a list of {body, start, end}.
  alter table site add column exam_dates jsonb not null default '[]';
`
