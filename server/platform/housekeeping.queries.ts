import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Deletes expired data: sign-ins, links of mails, devices not seen for long, old messages, and mails without a
 * recipient.
 */
export async function deleteExpired(database: Database): Promise<void> {
  await sql`
    delete from sessions where expires_at < now() or last_used_at < now() - interval '30 days'
  `.execute(database)
  await sql`delete from account_tokens where expires_at < now() - interval '1 day'`.execute(database)
  await sql`delete from known_devices where last_used_at < now() - interval '400 days'`.execute(database)
  await sql`delete from messages where sent_at < now() - interval '180 days'`.execute(database)
  // Those of accounts stay until the owner signs in.
  await sql`delete from sign_in_tries where user_id is null and tried_at < now() - interval '30 days'`.execute(database)
  // Without a mail server nobody checks whether such a mail has an account, and anyone can request one for any address.
  await sql`
    delete from mails where kind = 'reset-password' and user_id is null and created_at < now() - interval '1 hour'
      and not exists (select from users where users.email = mails.address)
  `.execute(database)
}
