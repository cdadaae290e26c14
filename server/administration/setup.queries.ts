import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'

const linkLifetime = sql`interval '24 hours'`

/**
 * Keeps the hash of a new setup link; false where there is an administrator, or where another process that started beside
 * this one was faster. The links of all earlier starts are void after this.
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

/** Whether the link is the one that was printed last, is not too old, and still needed. Uses nothing up. */
export async function isSetupLink(database: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from site where setup_token_hash = ${tokenHash} and setup_expires_at > now()
      and not exists (select from users where account_type = 'admin')
  `.execute(database)
  return rows.length > 0
}

/** Uses the link up; false when somebody was faster. The row stays locked until the transaction ends. */
export async function useSetupLink(database: Database, tokenHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update site set setup_token_hash = null, setup_expires_at = null
    where setup_token_hash = ${tokenHash} and setup_expires_at > now()
      and not exists (select from users where account_type = 'admin')
  `.execute(database)
  return numAffectedRows === 1n
}

/** There is an administrator now: nobody else becomes one by the link. */
export async function voidSetupLink(database: Database): Promise<void> {
  await database.updateTable('site').set({ setup_token_hash: null, setup_expires_at: null }).execute()
}

export async function hasAdministrator(database: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from users where account_type = 'admin' limit 1`.execute(database)
  return rows.length > 0
}
