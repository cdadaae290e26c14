import type { Database } from '../platform/database.ts'

/** Makes the account an administrator or a student again; false when there is no such account. */
export async function updateAccountType(
  database: Database,
  { email, accountType }: { email: string; accountType: 'student' | 'admin' },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ account_type: accountType })
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listAdministrators(database: Database): Promise<{ email: string; name: string }[]> {
  return database
    .selectFrom('users')
    .select(['email', 'name'])
    .where('account_type', '=', 'admin')
    .orderBy('email')
    .execute()
}
