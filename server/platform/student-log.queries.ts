import { sql, type RawBuilder } from 'kysely'
import { studentLogs } from '../database/student-logs.ts'
import type { Database } from './database.ts'
import { Refusal } from './refusal.ts'

/**
 * The account as a row with its `user_id`, held until the transaction ends; no row where it is gone. A statement that inserts into
 * a log of the student selects from it: whoever deletes the account then waits and sees what was written, or was first, and
 * nothing is written. The lock is a write, so that the commit waits for the standbys also where all answers are there already.
 */
export function heldAccount(userId: string): RawBuilder<unknown> {
  return sql`(select id as user_id from users where id = ${userId} for key share)`
}

/** Holds the account until the transaction ends, before its logs are written to; refuses where it is gone. */
export async function holdAccount(transaction: Database, userId: string): Promise<void> {
  const { rows } = await sql`select from ${heldAccount(userId)} account`.execute(transaction)
  if (rows.length === 0) throw accountGone()
}

/** What a request is told whose account was deleted while it was under way. */
export function accountGone(): Refusal {
  return new Refusal(401, 'Please sign in first.')
}

/** Deletes what a student did. The caller holds the account, so that nothing is added meanwhile, and deletes it next. */
export async function deleteStudentLogs(transaction: Database, userId: string): Promise<void> {
  for (const table of studentLogs) await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
}

/**
 * Returns whether a moment by a phone's clock is more than a day ahead, which no zone of the world explains. What was
 * done then counts, but is the oldest where the latest is asked for: else one evening with a wrong year would be the
 * latest for all of it.
 */
export function isOfWrongClock(moment: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${moment} > now() + interval '1 day')`
}
