import { sql, type RawBuilder } from 'kysely'
import { studentLogs } from './student-logs.ts'
import type { Database } from './database.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * The account as a row with its `user_id`, locked until the transaction ends; no row if it is deleted. A statement that
 * inserts into a student's log selects from it, so a concurrent deletion either waits and sees the rows, or came first,
 * and nothing is written. The lock is a write, so that the commit waits for the standbys even if all answers already
 * exist.
 */
export function heldAccount(userId: string): RawBuilder<unknown> {
  return sql`(select id as user_id from users where id = ${userId} for key share)`
}

/** Holds the account until the transaction ends, before its logs are written to; refuses where it is gone. */
export async function holdAccount(transaction: Database, userId: string): Promise<void> {
  const { rows } = await sql`select from ${heldAccount(userId)} account`.execute(transaction)
  if (rows.length === 0) throw accountGone()
}

/** The error for a request whose account was deleted while it was running. */
export function accountGone(): Refusal {
  return new Refusal(401, 'Please sign in first.')
}

/**
 * Deletes a student's log. The caller holds the account's lock, so that nothing is added in between, and deletes it
 * next.
 */
export async function deleteStudentLogs(transaction: Database, userId: string): Promise<void> {
  for (const table of studentLogs) await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
}

/**
 * Returns whether a time on a phone's clock is more than a day ahead, which no time zone explains. It counts, but as
 * the oldest wherever the latest is wanted: otherwise one evening with a wrong year would stay the latest forever.
 */
export function isOfWrongClock(moment: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${moment} > now() + interval '1 day')`
}
