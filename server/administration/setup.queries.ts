import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const linkLifetime = sql`interval '24 hours'`

/**
 * Stores the hash of a new setup link, which invalidates the links of all earlier starts. Returns false if there is already an
 * administrator, or if another process starting at the same time was faster.
 */
export async function offerSetupLink(
  database: Database,
  { tokenHash, startedMsAgo }: { tokenHash: Buffer; startedMsAgo: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update site set setup_token_hash = ${tokenHash}, setup_expires_at = now() + ${linkLifetime}
    where not exists (select from users where account_type = 'admin')
      and (setup_token_hash is null
        or setup_expires_at - ${linkLifetime} < now() - make_interval(secs => ${startedMsAgo / 1000}))
  `.execute(database)
  return numAffectedRows === 1n
}

/** Returns whether the link is the latest one, has not expired and is still needed. Does not use it up. */
export async function isSetupLink(database: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from site where setup_token_hash = ${tokenHash} and setup_expires_at > now()
      and not exists (select from users where account_type = 'admin')
  `.execute(database)
  return rows.length > 0
}

/** Uses the link up; false if someone else was faster. The row stays locked until the transaction ends. */
export async function useSetupLink(database: Database, tokenHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update site set setup_token_hash = null, setup_expires_at = null
    where setup_token_hash = ${tokenHash} and setup_expires_at > now()
      and not exists (select from users where account_type = 'admin')
  `.execute(database)
  return numAffectedRows === 1n
}

/** Invalidates the setup link once there is an administrator. */
export async function voidSetupLink(database: Database): Promise<void> {
  await database.updateTable('site').set({ setup_token_hash: null, setup_expires_at: null }).execute()
}

export async function hasAdministrator(database: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from users where account_type = 'admin' limit 1`.execute(database)
  return rows.length > 0
}
