import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'

/** An account as recovery and its letters know it. */
export interface AccountOwner {
  id: string
  name: string
  email: string
  isVerified: boolean
}

const ownerColumns = ['id', 'name', 'email', sql<boolean>`email_verified_at is not null`.as('isVerified')] as const

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

/**
 * The account that a mail with a reset link is for; null where its address has none, or when it was asked for a day ago or
 * earlier. From here on the mail belongs to the account, and goes with it.
 */
export async function claimResetMail(database: Database, mailId: string): Promise<AccountOwner | null> {
  const { rows } = await sql<AccountOwner>`
    update mails set user_id = users.id from users
    where mails.id = ${mailId} and users.email = mails.address and mails.created_at > now() - interval '24 hours'
    returning users.id, users.name, users.email, users.email_verified_at is not null as "isVerified"
  `.execute(database)
  return rows[0] ?? null
}

export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const row = await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

export async function updatePassword(
  database: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await database.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
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
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  // Messages of a visitor belong to the account that has verified their address; it is forgotten here.
  await sql`
    update messages set user_id = users.id from users
    where users.id = ${userId} and users.email_verified_at is not null
      and messages.user_id is null and messages.email = ${from}
  `.execute(database)
  await database
    .updateTable('users')
    .set({ email: to, email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
  // Mail waiting under the old address would outlive the account.
  await database
    .updateTable('mails')
    .set({ user_id: userId })
    .where('address', '=', from)
    .where('user_id', 'is', null)
    .execute()
}
