import { sql, type Kysely } from 'kysely'

/**
 * Wrong passwords and codes from devices that the account does not know, until its password is reset or its owner signs in. Not among
 * the `limits`, which a crash of the database empties.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
      create table sign_in_tries (
        -- The account's id, or the hash of an email that has no account: both are closed alike.
        subject text primary key,
        user_id uuid references users (id) on delete cascade,
        -- Those that were wrong and those that are being judged.
        taken integer not null,
        wrong integer not null default 0,
        waits_until timestamptz,
        tried_at timestamptz not null default now()
      );
      create index sign_in_tries_of_user on sign_in_tries (user_id);
    `,
    )
    .execute(database)
}
