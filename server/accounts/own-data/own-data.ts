import type { Database } from '../../database/database.ts'
import { forgetLimitsOf, forgetLimitsOfAccount } from '../../platform/limits/limits.ts'
import { deleteUser, lockAdministrators } from './own-data.queries.ts'
import { lockOwner } from '../passwords/recovery.queries.ts'

/**
 * Deletes an account and everything that says it was there, in a transaction. The last administrator stays: without one
 * nobody could look after the site.
 */
export async function deleteAccount(
  transaction: Database,
  userId: string,
): Promise<'deleted' | 'no such account' | 'last administrator'> {
  const administrators = await lockAdministrators(transaction)
  if (administrators.length === 1 && administrators[0] === userId) return 'last administrator'
  const owner = await lockOwner(transaction, userId)
  if (owner === null) return 'no such account'
  await deleteUser(transaction, { userId, email: owner.email })
  for (const name of [owner.email, owner.userName]) if (name !== null) await forgetLimitsOf(transaction, name)
  await forgetLimitsOfAccount(transaction, userId)
  return 'deleted'
}
