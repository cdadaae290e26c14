import type { User } from '@sabi/shared/accounts/account'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Makes an account an administrator (and lifts a suspension) or a student; false if it already is one. */
export async function updateAccountType(
  database: Database,
  { id, accountType }: Pick<User, 'id' | 'accountType'>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ account_type: accountType, suspended_at: null })
    .where('id', '=', id)
    .where('account_type', '!=', accountType)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Suspends or reinstates a student. */
export async function updateSuspension(
  database: Database,
  { id, isSuspended }: { id: string; isSuspended: boolean },
): Promise<void> {
  await database
    .updateTable('users')
    .set({ suspended_at: isSuspended ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}
