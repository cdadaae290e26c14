import { sql } from 'kysely'
import type { Database } from './database.ts'
import { retryConflicts } from './transact.ts'

/**
 * Gives the database from which the sums of a student may be read, up to date: the one that was to be read from, or the primary where
 * that is a standby which lacks something. Functions of the database do the work (migration 0020), since they are planned once.
 */
export async function withFreshSums(
  { primary, reads }: { primary: Database; reads: Database },
  userId: string,
): Promise<Database> {
  if (reads !== primary) {
    const { rows } = await sql<{ isFresh: boolean }>`select has_fresh_sums(${userId}) as "isFresh"`.execute(reads)
    if (rows[0]?.isFresh === true) return reads
  }
  await retryConflicts(() => sql`select freshen_sums(${userId})`.execute(primary))
  return primary
}
