import { sql, type Kysely } from 'kysely'

/** Accounts that a teacher makes have a user name and no email, and start with a password that works once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [columns, search, findViewer]) await sql.raw(statement).execute(database)
}

const columns = `
  alter table users
    alter column email drop not null,
    add column user_name text unique,
    add column has_starting_password boolean not null default false,
    add column made_in_class uuid references classes (id) on delete set null,
    add check (email is not null or user_name is not null);
  create index users_made_in_class on users (made_in_class) where made_in_class is not null;
`

const search = `
  drop index students_by_words;
  create index students_by_words on users
    using gin ((name || ' ' || coalesce(email, '') || ' ' || coalesce(user_name, '')) gin_trgm_ops)
    where account_type = 'student';
`

const findViewer = `
  drop function find_viewer(bytea);
  create function find_viewer(hash bytea) returns table (
    id uuid, name text, email text, user_name text, image text, created_at timestamptz, account_type text,
    session_id uuid, last_used_at timestamptz, has_second_factor boolean, is_shared boolean, is_email_verified boolean
  ) language plpgsql stable rows 1 as $$
  #variable_conflict use_column
  begin
    return query
    select u.id, u.name, u.email, u.user_name, u.image, u.created_at, u.account_type,
           s.id, s.last_used_at, s.has_second_factor, s.is_shared, u.email_verified_at is not null
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = hash and u.suspended_at is null and is_alive(s);
  end $$;
`
