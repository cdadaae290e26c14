import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../database/tables.ts'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import type { Mail } from './letter.ts'

const shown = 100

/**
 * Waits behind all others: nobody sits in front of a form until it arrives, and strangers can send many. Migration 0030 keeps an index in
 * this order.
 */
const messageToOperators = 'contact'

/** A mail that waits: what it is about and for whom. Its words, and the token of its link, are made when it is sent. */
export interface NewMail {
  /** Names the letter, as `letters.ts` of a feature lists it. */
  kind: string
  address: string
  /** Whose mail it is: it goes with the account. */
  userId?: string | undefined
  details?: Record<string, string>
}

/** A mail that only this process may send until its lease expires. */
const ClaimedMail = z.object({
  id: z.string(),
  kind: z.string(),
  address: z.string(),
  userId: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
  /** How often it was tried, with this time. */
  tries: z.int(),
})
export type ClaimedMail = z.infer<typeof ClaimedMail>

/** A mail as an operator sees it. */
export interface MailRecord extends Omit<Mail, 'site'> {
  createdAt: Date
  state: 'waiting' | 'sent' | 'failed'
  tries: number
  nextTryAt: Date
  lastError: string | null
}

/** Adds a mail to the outbox, in the transaction of the change it announces. */
export async function insertMail(database: Database, { kind, address, userId, details = {} }: NewMail): Promise<void> {
  await database
    .insertInto('mails')
    .values({ id: randomUUID(), kind, address, user_id: userId ?? null, details: JSON.stringify(details) })
    .execute()
}

/**
 * Takes mails that are due, or those that nobody has tried yet, for this process: no other one gets them before the lease
 * of five minutes has run out, which is longer than a try may take.
 */
export async function claimMails(
  database: Database,
  { among, limit }: { among: 'due' | 'untried'; limit: number },
): Promise<ClaimedMail[]> {
  const { rows } = await typedSql(ClaimedMail)`
    with claimed as materialized (
      select id from mails
      where sent_at is null and failed_at is null and next_try_at <= now()
        ${among === 'untried' ? sql`and tries = 0` : sql``}
      order by kind = ${messageToOperators}, next_try_at
      limit ${limit}
      for update skip locked
    )
    update mails set tries = tries + 1, next_try_at = now() + interval '5 minutes'
    from claimed where mails.id = claimed.id
    returning mails.id, kind, address, user_id as "userId", details, tries
  `.execute(database)
  return rows
}

export async function updateMailSent(database: Database, id: string): Promise<void> {
  await database
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()`, failed_at: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Records why an attempt failed and when the next one is due; null gives up. Does nothing if another worker has claimed
 * the mail since.
 */
export async function updateMailFailed(
  database: Database,
  { id, tries }: Pick<ClaimedMail, 'id' | 'tries'>,
  { error, pauseMs }: { error: string; pauseMs: number | null },
): Promise<void> {
  await database
    .updateTable('mails')
    .set({
      last_error: error,
      next_try_at: sql<Date>`now() + make_interval(secs => ${(pauseMs ?? 0) / 1000})`,
      failed_at: pauseMs === null ? sql<Date>`now()` : null,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('sent_at', 'is', null)
    .execute()
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.deleteFrom('mails').where('id', '=', id).execute()
}

/** Forgets what was sent, or waits for a mail server that nobody names, for a week; what failed, after 30 days. */
export async function deleteOldMails(database: Database): Promise<void> {
  await sql`
    delete from mails
    where coalesce(sent_at, created_at) < now() - interval '7 days' and failed_at is null
       or failed_at < now() - interval '30 days'
  `.execute(database)
  // Where no mail server is set nobody looks whether such a mail has an account, and anybody may ask for any address.
  await sql`
    delete from mails where kind = 'reset-password' and user_id is null and created_at < now() - interval '1 hour'
      and not exists (select from users where users.email = mails.address)
  `.execute(database)
}

const MailCounts = z.object({ waiting: z.int(), failed: z.int(), lastError: z.nullable(z.string()) })

/** How many mails wait and how many were given up, with the error of the newest that has one. */
export async function countMails(database: Database): Promise<z.infer<typeof MailCounts>> {
  const { rows } = await typedSql(MailCounts)`
    select count(*) filter (where failed_at is null)::integer as waiting,
           count(*) filter (where failed_at is not null)::integer as failed,
           (array_agg(last_error order by created_at desc) filter (where last_error is not null))[1] as "lastError"
    from mails where sent_at is null
  `.execute(database)
  return rows[0] ?? { waiting: 0, failed: 0, lastError: null }
}

/** Waiting and failed mails, then sent ones; newest first. */
export async function listMails(database: Database): Promise<MailRecord[]> {
  const rows = await database
    .selectFrom('mails')
    .selectAll()
    .orderBy(sql`sent_at is not null`)
    .orderBy('created_at', 'desc')
    .limit(shown)
    .execute()
  return rows.map(presentMail)
}

/** The mails whose ids begin so; at most two, since more than one names none. */
export async function listMailsById(database: Database, beginning: string): Promise<MailRecord[]> {
  const rows = await database
    .selectFrom('mails')
    .selectAll()
    .where(sql<boolean>`starts_with(id::text, ${beginning.toLowerCase()})`)
    .limit(2)
    .execute()
  return rows.map(presentMail)
}

function presentMail(row: Selectable<Tables['mails']>): MailRecord {
  return {
    id: row.id,
    kind: row.kind,
    address: row.address,
    userId: row.user_id,
    details: row.details,
    createdAt: row.created_at,
    state: row.sent_at !== null ? 'sent' : row.failed_at !== null ? 'failed' : 'waiting',
    tries: row.tries,
    nextTryAt: row.next_try_at,
    lastError: row.last_error,
  }
}
