import { sql, type Kysely } from 'kysely'

/** What the tutor and the generator keep. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(ai).execute(database)
}

const ai = `
  create table generations (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    subject text not null,
    exam_type text not null,
    topic_ids text[] not null,
    wanted smallint not null,
    state text not null default 'running' check (state in ('running', 'done', 'failed', 'stopped')),
    message text,
    started_at timestamptz not null default now(),
    -- Told anew while somebody works on it: a running one that has long been silent lost its process.
    alive_at timestamptz not null default now(),
    finished_at timestamptz
  );
  create unique index generation_running on generations (user_id) where state = 'running';
  create index generations_of_user on generations (user_id, started_at desc);
  -- What was made for whom. The questions themselves stand with all others, unpublished, and are shared where two students get the same.
  create table generated_questions (
    user_id uuid not null references users on delete cascade,
    question_id text not null,
    generation_id uuid not null references generations on delete cascade,
    position smallint not null,
    primary key (user_id, question_id)
  );
  create index generated_questions_in_order on generated_questions (generation_id, position);
  alter table questions add column origin text check (origin in ('variant', 'model'));
  create index questions_of_models on questions (id) where origin = 'model';
  -- What calls of an AI provider cost, by day.
  create table ai_usage (
    day date not null,
    purpose text not null,
    model text not null,
    calls bigint not null default 0,
    failures bigint not null default 0,
    input_tokens bigint not null default 0,
    output_tokens bigint not null default 0,
    primary key (day, purpose, model)
  );
  create table tutor_reports (
    user_id uuid not null references users on delete cascade,
    id uuid not null,
    question text not null,
    reply text not null,
    mode text not null,
    reported_at timestamptz not null default now(),
    primary key (user_id, id)
  );
  create index tutor_reports_by_age on tutor_reports (reported_at desc);
`
