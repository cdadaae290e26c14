import { reasonWithoutWords } from '@sabi/shared/flags/reasons'
import type { Database } from '../database/database.ts'
import { deleteStudentLogs } from '../database/student-log.queries.ts'
import { isMailOf, isMessageOf } from './data-export.queries.ts'

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
export async function deleteUser(database: Database, { userId, email }: { userId: string; email: string }) {
  // A file's name and what was looked at may name a person.
  await database.updateTable('imports').set({ file_name: null }).where('imported_by', '=', userId).execute()
  await database.deleteFrom('mails').where(isMailOf({ userId, email })).execute()
  await database.deleteFrom('messages').where(isMessageOf(userId)).execute()
  await deleteWordsOfFlags(database, userId)
  await deleteStudentLogs(database, userId)
  await database.deleteFrom('users').where('id', '=', userId).execute()
}

/**
 * Deletes what the student said in reports of questions. The reports stay without an author: corrections rest on them. Of the words only a
 * reason from our own list stays.
 */
async function deleteWordsOfFlags(database: Database, userId: string): Promise<void> {
  const flags = await database.selectFrom('flags').select(['id', 'reason']).where('user_id', '=', userId).execute()
  for (const { id, reason } of flags)
    await database
      .updateTable('flags')
      .set({ reason: reasonWithoutWords(reason) })
      .where('id', '=', id)
      .execute()
}

export async function hasAccount(database: Database, userId: string): Promise<boolean> {
  return (await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}
