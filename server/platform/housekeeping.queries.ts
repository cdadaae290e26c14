import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Deletes what is over: sign-ins, links of mails, devices that were long not seen, and old messages. */
export async function deleteExpired(database: Database): Promise<void> {
  await sql`
    delete from sessions where expires_at < now() or last_used_at < now() - interval '30 days'
  `.execute(database)
  await sql`delete from account_tokens where expires_at < now() - interval '1 day'`.execute(database)
  await sql`delete from known_devices where last_used_at < now() - interval '400 days'`.execute(database)
  await sql`delete from messages where sent_at < now() - interval '180 days'`.execute(database)
}
