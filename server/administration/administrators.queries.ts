import { signInName } from '@sabi/shared/accounts/account'
import type { Database } from '../database/database.ts'

/** The id of the account with an email or a user name. */
export async function findAccountId(database: Database, name: string): Promise<string | null> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('email', '=', name), where('user_name', '=', name)]))
    .executeTakeFirst()
  return row?.id ?? null
}

export async function listAdministrators(
  database: Database,
): Promise<{ email: string; name: string; hasSecondFactor: boolean }[]> {
  const rows = await database
    .selectFrom('users')
    .select(['email', 'user_name', 'name', 'second_factor_since'])
    .where('account_type', '=', 'admin')
    .orderBy('email')
    .execute()
  return rows.map(({ email, user_name: userName, name, second_factor_since: since }) => ({
    email: signInName({ email, userName }),
    name,
    hasSecondFactor: since !== null,
  }))
}
