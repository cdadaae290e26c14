import { sql, type Kysely } from 'kysely'

/** What the log of answers needs to be spread over many machines, and to be read in a bounded time when it is long. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [logsApart, generations, longLogs, leaderboard]) await sql.raw(statement).execute(database)
}

// Accounts live on one machine, what students did on many. Who writes to a log holds the account instead, and who deletes an
// account deletes the logs in the same transaction (server/database/student-log.queries.ts).
const logsApart = `
  alter table practice_sessions drop constraint practice_sessions_user_id_fkey;
  alter table answers drop constraint answers_user_id_fkey;
  alter table reported_attempts drop constraint reported_attempts_user_id_fkey;
  alter table tutor_reports drop constraint tutor_reports_user_id_fkey;
  alter table seen_corrections drop constraint seen_corrections_user_id_fkey;
  alter table generated_questions drop constraint generated_questions_user_id_fkey;
  alter table generations drop constraint generations_user_id_fkey;
`

const generations = `
  alter table generated_questions drop constraint generated_questions_generation_id_fkey;
  alter table generations drop constraint generations_pkey, add primary key (user_id, id);
  drop index generated_questions_in_order;
  create index generated_questions_in_order on generated_questions (user_id, generation_id, position);
`

const longLogs = `
  -- The last days of a student with answers of years.
  create index answers_of_user_by_time on answers (user_id, answered_at);
  -- An administrator names a session and not its student. Phones make ids that grow with time, so ranges of pages tell them apart.
  create index answers_by_session on answers using brin (session_id uuid_minmax_multi_ops);
  create index practice_sessions_by_id on practice_sessions (id);
  create index reported_attempts_by_id on reported_attempts (id);
`

// What one process counts every few minutes where counting for each who looks would take too long. They name no student but those
// ahead, who stand beside the accounts.
const leaderboard = `
  create table leaderboard (
    is_only boolean primary key default true check (is_only),
    counted_at timestamptz not null,
    took_ms integer not null
  );
  create table leaderboard_leaders (
    -- A subject, or 'all'.
    board text not null,
    user_id uuid not null references users on delete cascade,
    correct integer not null,
    answered integer not null,
    primary key (user_id, board)
  );
  create index leaderboard_leaders_of_board on leaderboard_leaders (board);
  -- For each result that anybody has: how many students have it or a better one.
  create table leaderboard_steps (
    board text not null,
    correct integer not null,
    answered integer not null,
    students integer not null,
    primary key (board, correct, answered)
  );
`
