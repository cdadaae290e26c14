import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** The account that a mail is for. */
const Owner = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  userName: z.nullable(z.string()),
  isVerified: z.boolean(),
})
type Owner = z.infer<typeof Owner>

/** Mail of the account, and mail to its address that has not been matched with an account yet. */
export function isMailOf({ userId, email }: { userId: string; email: string | null }) {
  return sql<boolean>`(user_id = ${userId} or (user_id is null and address = ${email}))`
}

/** Deletes all mail of an account that goes. */
export async function deleteMailsOf(
  database: Database,
  owner: { userId: string; email: string | null },
): Promise<void> {
  await database.deleteFrom('mails').where(isMailOf(owner)).execute()
}

/** Takes back mails of one kind that were not sent yet. */
export async function deleteUnsent(
  database: Database,
  { userId, kind }: { userId: string; kind: 'change-email' },
): Promise<void> {
  await database
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .execute()
}

/** Gives an account the mails that wait under an address alone. */
export async function assignMails(
  database: Database,
  { address, userId }: { address: string; userId: string },
): Promise<void> {
  await database
    .updateTable('mails')
    .set({ user_id: userId })
    .where('address', '=', address)
    .where('user_id', 'is', null)
    .execute()
}

/**
 * The account that a mail with a reset link is for; null where its address has none, or when it was asked for a day ago or
 * earlier. From here on the mail belongs to the account, and goes with it.
 */
export async function claimResetMail(database: Database, mailId: string): Promise<Owner | null> {
  const { rows } = await typedSql(Owner)`
    update mails set user_id = users.id from users
    where mails.id = ${mailId} and users.email = mails.address and mails.created_at > now() - interval '24 hours'
    returning users.id, users.name, users.email, users.user_name as "userName",
              users.email_verified_at is not null as "isVerified"
  `.execute(database)
  return rows[0] ?? null
}
