import type { User } from '@sabi/shared/accounts/account'
import type { Database } from '../database/database.ts'

export async function findAccountId(database: Database, email: string): Promise<string | null> {
  const row = await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

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

export async function listAdministrators(
  database: Database,
): Promise<{ email: string; name: string; hasSecondFactor: boolean }[]> {
  const rows = await database
    .selectFrom('users')
    .select(['email', 'name', 'second_factor_since'])
    .where('account_type', '=', 'admin')
    .orderBy('email')
    .execute()
  return rows.map(({ email, name, second_factor_since: since }) => ({ email, name, hasSecondFactor: since !== null }))
}
