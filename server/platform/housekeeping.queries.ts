import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Deletes what is over: sign-ins, links of mails, devices that were long not seen, old messages, and mails for nobody. */
export async function deleteExpired(database: Database): Promise<void> {
  await sql`
    delete from sessions where expires_at < now() or last_used_at < now() - interval '30 days'
  `.execute(database)
  await sql`delete from account_tokens where expires_at < now() - interval '1 day'`.execute(database)
  await sql`delete from known_devices where last_used_at < now() - interval '400 days'`.execute(database)
  await sql`delete from messages where sent_at < now() - interval '180 days'`.execute(database)
  // Of accounts they stay until the owner signs in.
  await sql`delete from sign_in_tries where user_id is null and tried_at < now() - interval '30 days'`.execute(database)
  // Where no mail server is set nobody looks whether such a mail has an account, and anybody may ask for any address.
  await sql`
    delete from mails where kind = 'reset-password' and user_id is null and created_at < now() - interval '1 hour'
      and not exists (select from users where users.email = mails.address)
  `.execute(database)
}
