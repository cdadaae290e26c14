import { deleteMessagesOf } from '../../contact/messages.queries.ts'
import type { Database } from '../../database/database.ts'
import { deleteStudentLogs } from '../../database/student-log.queries.ts'
import { deleteWordsOfFlags } from '../../flags/flags.queries.ts'
import { forgetFileNames } from '../../imports/imports.queries.ts'
import { deleteMailsOf } from '../../mail/mails-of-accounts.queries.ts'

/** The administrators, held until the transaction ends, so that two of them cannot leave at once. */
export async function lockAdministrators(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('account_type', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the account, which the caller holds, and what its student did. What else refers to it goes with it, or forgets whom it named. */
export async function deleteUser(database: Database, { userId, email }: { userId: string; email: string | null }) {
  // A file's name and what was looked at may name a person.
  await forgetFileNames(database, userId)
  await deleteMailsOf(database, { userId, email })
  await deleteMessagesOf(database, userId)
  await deleteWordsOfFlags(database, userId)
  await deleteStudentLogs(database, userId)
  await database.deleteFrom('users').where('id', '=', userId).execute()
}

export async function hasAccount(database: Database, userId: string): Promise<boolean> {
  return (await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}
