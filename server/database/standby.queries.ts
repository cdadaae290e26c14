import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The end of a primary's log. */
export async function findPosition(primary: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position
  `.execute(primary)
  return rows[0]?.position ?? ''
}

/** How many of these positions, in order, a standby has reached. Throws if it is not, or no longer, a standby. */
export async function findReplay(copy: Database, positions: readonly string[]): Promise<number> {
  const { rows } = await sql<{ isStandby: boolean; reached: number }>`
    select pg_is_in_recovery() as "isStandby",
           (select count(*) from unnest(${positions}::pg_lsn[]) p where p <= pg_last_wal_replay_lsn())::integer as reached
  `.execute(copy)
  const [found] = rows
  if (found?.isStandby !== true) throw new Error('DATABASE_REPLICA_URL leads to no standby')
  return found.reached
}
