import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'

/** A mail that waits: what it is about and for whom. Its words, and the token of its link, are made when it is sent. */
export interface NewMail {
  /** Names the letter, as `letters.ts` of a feature lists it. */
  kind: string
  address: string
  /** Whose mail it is: it goes with the account. */
  userId?: string | undefined
  details?: Record<string, string>
}

/** Puts a mail into the outbox, in the transaction of what it tells of. */
export async function insertMail(database: Database, { kind, address, userId, details = {} }: NewMail): Promise<void> {
  await database
    .insertInto('mails')
    .values({ id: randomUUID(), kind, address, user_id: userId ?? null, details: JSON.stringify(details) })
    .execute()
}
