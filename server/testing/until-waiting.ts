import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../database/database.ts'

/** Until so many statements of this database wait for a lock. */
export async function untilWaiting(database: Database, count: number): Promise<void> {
  const look = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await look.execute(database)).rows.length, { timeout: 20_000 }).toBe(count)
}
