import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from './database.ts'
import { retryConflicts } from './transact.ts'
import { typedSql } from './typed-sql.ts'

const FreshRow = z.object({ isFresh: z.boolean() })

/**
 * Returns the database from which a student's sums can be read, up to date: the requested one, or the primary if a
 * standby lacks something. Database functions do the work (migration 0020), because their plans are cached.
 */
export async function withFreshSums(
  { primary, reads }: { primary: Database; reads: Database },
  userId: string,
): Promise<Database> {
  if (reads !== primary) {
    const { rows } = await typedSql(FreshRow)`select has_fresh_sums(${userId}) as "isFresh"`.execute(reads)
    if (rows[0]?.isFresh === true) return reads
  }
  await retryConflicts(() => sql`select freshen_sums(${userId})`.execute(primary))
  return primary
}
