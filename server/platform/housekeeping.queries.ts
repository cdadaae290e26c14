import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Deletes what is over: sign-ins, links of mails, and devices that were long not seen. */
export async function deleteExpired(database: Database): Promise<void> {
  await sql`
    delete from sessions where expires_at < now() or last_used_at < now() - interval '30 days'
  `.execute(database)
  await sql`delete from account_tokens where expires_at < now() - interval '1 day'`.execute(database)
  await sql`delete from known_devices where last_used_at < now() - interval '400 days'`.execute(database)
}
