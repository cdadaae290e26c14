import { sql, type Kysely } from 'kysely'

/** Mail, links by mail, devices, the second factor, choices of a student, the site's own settings, and what administrators did. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [users, sessions, mail, administration, leaderboard])
    await sql.raw(statement).execute(database)
}

const users = `
  alter table users
    -- The exams a student prepares for: {"examTypes": […], "year": 2027}.
    add column exam_targets jsonb not null default '{"examTypes": [], "year": null}',
    -- Sealed with the server's key, which is not in the database.
    add column second_factor_secret bytea,
    add column second_factor_since timestamptz,
    -- The time step of the last code taken, so that a code is used once.
    add column second_factor_step integer,
    -- The nickname as it is compared: two students whose names differ in case or spaces could not be told apart.
    add column leaderboard_nickname_key text unique;
  create table recovery_codes (
    user_id uuid not null references users on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  );
`

const sessions = `
  alter table sessions
    -- Names the session where its owner sees it; the token's hash never leaves the server.
    add column id uuid not null default gen_random_uuid() unique,
    add column device text not null default 'Unknown device',
    add column is_shared boolean not null default false,
    add column has_second_factor boolean not null default false;
  -- Devices on which the owner has signed in: guesses from elsewhere do not lock these out.
  create table known_devices (
    user_id uuid not null references users on delete cascade,
    token_hash bytea not null,
    last_used_at timestamptz not null default now(),
    primary key (user_id, token_hash)
  );
`

const mail = `
  -- Mail that waits. It holds no link: the link's token is made when the mail is written, which is when it is sent.
  create table mails (
    id uuid primary key,
    kind text not null,
    address text not null,
    user_id uuid references users on delete cascade,
    details jsonb not null default '{}',
    created_at timestamptz not null default now(),
    tries integer not null default 0,
    next_try_at timestamptz not null default now(),
    sent_at timestamptz,
    failed_at timestamptz,
    last_error text
  );
  create index mails_waiting on mails (next_try_at) where sent_at is null and failed_at is null;
  create index mails_of_user on mails (user_id);
  create table account_tokens (
    token_hash bytea primary key,
    kind text not null check (kind in ('reset-password', 'verify-email', 'change-email')),
    user_id uuid not null references users on delete cascade,
    -- The address that the link proves; null for a link that was not mailed, which proves none.
    email text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index account_tokens_of_user on account_tokens (user_id, kind);
`

// What administrators did names accounts by reference only, so that a deleted account leaves no trace in it.
const administration = `
  create table audit (
    id uuid primary key,
    at timestamptz not null default now(),
    action text not null,
    -- Null for the command line, and for an account that is gone.
    actor_id uuid references users on delete set null,
    is_command_line boolean not null default false,
    subject_id uuid references users on delete set null,
    details jsonb not null default '{}'
  );
  create index audit_by_time on audit (at desc);
  create table site (
    is_only boolean primary key default true check (is_only),
    name text,
    support_email text,
    -- Of the one-time link that sets the site up, while there is no administrator.
    setup_token_hash bytea,
    setup_expires_at timestamptz
  );
  insert into site default values;
`

// The leaderboard reads the last seven days of a log of years. Answers come roughly in the order of time, so that ranges of pages
// tell the days apart, at next to no cost for each answer.
const leaderboard = `
  create index answers_by_time on answers using brin (answered_at);
`
