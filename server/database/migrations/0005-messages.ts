import { sql, type Kysely } from 'kysely'

/** What students and visitors write to the people who run the site. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(messages).execute(database)
}

const messages = `
  create table messages (
    -- Made on the sender's phone, so that a message that is sent twice is one.
    id uuid primary key,
    -- Null for a visitor.
    user_id uuid references users on delete cascade,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    sent_at timestamptz not null default now()
  );
  create index messages_by_time on messages (sent_at desc);
  create index messages_of_user on messages (user_id);
`
