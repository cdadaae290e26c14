import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { transact } from '../../database/transact.ts'

/** Writes a megabyte that is gone at once. Throws if the disk has no room for it, or if the database may only be read. */
export async function tryToSave(database: Database): Promise<void> {
  await transact(database, async (transaction) => {
    await sql`create temporary table trial on commit drop as
      select repeat('x', 1000) as words from generate_series(1, 1000)`.execute(transaction)
  })
}
