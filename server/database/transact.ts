import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { errorCode } from '@sabi/shared/errors/error-code'

const attempts = 5
const firstPauseMs = 20
/** Serialization failure and deadlock: PostgreSQL undid all of it, and asks to be asked again. */
const conflicts = new Set<string | undefined>(['40001', '40P01'])

/**
 * Runs work in one transaction. After a conflict with another transaction it is retried a few times, so the work must
 * have no effects outside the database. Within a transaction it joins that one.
 */
export async function transact<Outcome>(
  database: Database,
  work: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  if (database.isTransaction) return work(database)
  return retryConflicts(() => database.transaction().execute(work))
}

/** Runs a single statement, and retries it after a conflict with another one. */
export async function retryConflicts<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !conflicts.has(errorCode(error))) throw error
    }
    // Otherwise the same transactions would conflict again.
    await sleep(Math.random() * firstPauseMs * 2 ** attempt)
  }
}
