import { sql, type Kysely } from 'kysely'

/** Each call of a student looks up who makes it. Planning that query took seven times as long as running it; a function's plan is cached. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [isAlive, findViewer]) await sql.raw(statement).execute(database)
}

const isAlive = `
  create function is_alive(session sessions) returns boolean language sql stable parallel safe
    return session.expires_at > now() and session.last_used_at > now() - interval '30 days';
`

const findViewer = `
  create function find_viewer(hash bytea) returns table (
    id uuid, name text, email text, image text, created_at timestamptz, account_type text,
    session_id uuid, last_used_at timestamptz, has_second_factor boolean, is_shared boolean, is_email_verified boolean
  ) language plpgsql stable rows 1 as $$
  #variable_conflict use_column
  begin
    return query
    select u.id, u.name, u.email, u.image, u.created_at, u.account_type,
           s.id, s.last_used_at, s.has_second_factor, s.is_shared, u.email_verified_at is not null
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = hash and u.suspended_at is null and is_alive(s);
  end $$;
`
