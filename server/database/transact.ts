import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { errorCode } from '@sabi/shared/errors/error-code'

const attempts = 5
const firstPauseMs = 20
/** Serialization failure and deadlock: PostgreSQL undid all of it, and asks to be asked again. */
const conflicts = new Set<string | undefined>(['40001', '40P01'])

/**
 * Does work in one transaction: all of it, or nothing. Where another transaction stood in the way it is done anew, a few times, so
 * the work must leave nothing behind but what it writes to the database. Within a transaction it joins that one.
 */
export async function transact<Outcome>(
  database: Database,
  work: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  if (database.isTransaction) return work(database)
  return retryConflicts(() => database.transaction().execute(work))
}

/** Runs a single statement, which is a transaction of its own, and runs it anew where another one stood in its way. */
export async function retryConflicts<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !conflicts.has(errorCode(error))) throw error
    }
    // Else those who stood in each other's way meet again.
    await sleep(Math.random() * firstPauseMs * 2 ** attempt)
  }
}
