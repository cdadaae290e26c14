import type { Database } from '../database/database.ts'

export async function findAccountId(database: Database, email: string): Promise<string | null> {
  const row = await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
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
