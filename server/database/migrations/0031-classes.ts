import { sql, type Kysely } from 'kysely'

/**
 * Classes and who is in them. A class outlives its teacher's account, so that it can be handed over; a membership goes with the
 * student's.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(classes).execute(database)
}

const classes = `
  create table classes (
    id uuid primary key,
    teacher_id uuid references users (id) on delete set null,
    name text not null,
    subjects text[] not null,
    code text unique,
    created_at timestamptz not null default now(),
    closed_at timestamptz,
    check (closed_at is null or code is null)
  );
  create index classes_of_teacher on classes (teacher_id, created_at desc) where closed_at is null;

  create table class_members (
    id uuid primary key default gen_random_uuid(),
    class_id uuid not null references classes (id) on delete cascade,
    user_id uuid not null references users (id) on delete cascade,
    name text not null,
    joined_at timestamptz not null default now(),
    unique (user_id, class_id)
  );
  create index class_members_in_order on class_members (class_id, lower(name), id);
`
