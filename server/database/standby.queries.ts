import * as z from 'zod/mini'
import type { Database } from './database.ts'
import { typedSql } from './typed-sql.ts'

const PositionRow = z.object({ position: z.string() })
const ReplayRow = z.object({ isStandby: z.boolean(), reached: z.int() })

/** The end of a primary's log. */
export async function findPosition(primary: Database): Promise<string> {
  const { rows } = await typedSql(PositionRow)`
    select pg_current_wal_insert_lsn()::text as position
  `.execute(primary)
  return rows[0]?.position ?? ''
}

/** How many of these positions, in order, a standby has reached. Throws if it is not, or no longer, a standby. */
export async function findReplay(copy: Database, positions: readonly string[]): Promise<number> {
  const { rows } = await typedSql(ReplayRow)`
    select pg_is_in_recovery() as "isStandby",
           (select count(*) from unnest(${positions}::pg_lsn[]) p where p <= pg_last_wal_replay_lsn())::integer as reached
  `.execute(copy)
  const [found] = rows
  if (found?.isStandby !== true) throw new Error('DATABASE_REPLICA_URL leads to no standby')
  return found.reached
}
