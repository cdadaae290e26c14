import type { Database } from '../../database/database.ts'
import { insertMail } from '../../mail/outbox.queries.ts'
import { voidLinks } from './account-tokens.queries.ts'
import { deleteTries } from '../sign-in/sign-in-tries.queries.ts'
import { updatePassword, type AccountOwner } from './recovery.queries.ts'

/**
 * Sets a password, in a transaction that locks the account. Voids links and wrong attempts for the old one, and
 * notifies an owner who has an email.
 */
export async function setPassword(database: Database, owner: AccountOwner, passwordHash: string): Promise<void> {
  await updatePassword(database, { userId: owner.id, passwordHash })
  await deleteTries(database, owner.id)
  await voidLinks(database, owner.id)
  if (owner.email !== null)
    await insertMail(database, { kind: 'password-changed', address: owner.email, userId: owner.id })
}
