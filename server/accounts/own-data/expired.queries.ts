import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Deletes sign-ins that are over or idle, links of mails that expired, devices long not seen, and old tries at no account. */
export async function deleteExpired(database: Database): Promise<void> {
  await sql`
    delete from sessions where expires_at < now() or last_used_at < now() - interval '30 days'
  `.execute(database)
  await sql`delete from account_tokens where expires_at < now() - interval '1 day'`.execute(database)
  await sql`delete from known_devices where last_used_at < now() - interval '400 days'`.execute(database)
  // Those of accounts stay until the owner signs in.
  await sql`delete from sign_in_tries where user_id is null and tried_at < now() - interval '30 days'`.execute(database)
}
