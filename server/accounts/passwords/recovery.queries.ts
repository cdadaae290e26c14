import { sql } from 'kysely'
import { assignMessages } from '../../contact/messages.queries.ts'
import type { Database } from '../../database/database.ts'
import { assignMails } from '../../mail/mails-of-accounts.queries.ts'

/** An account as recovery and its letters know it. */
export interface AccountOwner {
  id: string
  name: string
  /** Null for an account that a teacher made, until its student adds one. */
  email: string | null
  userName: string | null
  isVerified: boolean
}

const ownerColumns = [
  'id',
  'name',
  'email',
  'user_name as userName',
  sql<boolean>`email_verified_at is not null`.as('isVerified'),
] as const

export async function findOwner(database: Database, userId: string): Promise<AccountOwner | null> {
  const row = await database.selectFrom('users').select(ownerColumns).where('id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** The account, held until the transaction ends: what changes its password, e-mail or links goes one after the other. */
export async function lockOwner(database: Database, userId: string): Promise<AccountOwner | null> {
  const row = await database
    .selectFrom('users')
    .select(ownerColumns)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const row = await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

export async function updatePassword(
  database: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await database
    .updateTable('users')
    .set({ password_hash: passwordHash, has_starting_password: false })
    .where('id', '=', userId)
    .execute()
}

export async function updateEmailVerified(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .execute()
}

/** Moves the account to an address that has just been proved. Fails on one that is taken. */
export async function updateEmail(
  database: Database,
  { userId, from, to }: { userId: string; from: string | null; to: string },
): Promise<void> {
  if (from !== null) await assignMessages(database, { userId, from })
  await database
    .updateTable('users')
    .set({ email: to, email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
  // Mail waiting under the old address would outlive the account.
  if (from !== null) await assignMails(database, { address: from, userId })
}
