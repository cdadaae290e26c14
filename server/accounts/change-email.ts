import { signInName } from '@sabi/shared/accounts/account'
import type { Database } from '../database/database.ts'
import { forgetLimitsOf } from '../platform/limits/limits.ts'
import { insertMail } from '../mail/outbox.queries.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { voidLinks } from './passwords/account-tokens.queries.ts'
import { updateEmail, type AccountOwner } from './passwords/recovery.queries.ts'
import { orTaken } from './unique.ts'

/** Moves an account to an address that a link has just proved, and tells the old address if there is one; links sent there end. */
export async function changeEmailTo(transaction: Database, owner: AccountOwner, email: string): Promise<void> {
  if (!(await orTaken(updateEmail(transaction, { userId: owner.id, from: owner.email, to: email }))))
    throw new Refusal(409, 'This email belongs to another account now.')
  await voidLinks(transaction, owner.id)
  await forgetLimitsOf(transaction, signInName(owner))
  if (owner.email !== null)
    await insertMail(transaction, { kind: 'email-changed', address: owner.email, userId: owner.id })
}
