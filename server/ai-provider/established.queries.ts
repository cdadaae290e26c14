import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { newcomerDays } from './shares.ts'

/** Returns whether an account is old enough and has a verified email; if the site sends no mail, age is enough. */
export async function isEstablished(
  database: Database,
  { userId, canMail }: { userId: string; canMail: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    select from users
    where id = ${userId} and (account_type = 'admin' or (
      created_at < now() - make_interval(days => ${newcomerDays}) and (email_verified_at is not null or not ${canMail}::boolean)))
  `.execute(database)
  return rows.length > 0
}
