import { sql } from 'kysely'
import type { Message, NewMessage } from '@sabi/shared/contact/calls'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Database } from '../database/database.ts'

/** Saves a message; false if its id already exists. */
export async function insertMessage(
  database: Database,
  { userId, ...message }: NewMessage & { userId: string | null },
): Promise<boolean> {
  const row = await database
    .insertInto('messages')
    .values({ ...message, user_id: userId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findMessage(database: Database, id: string): Promise<Message | null> {
  const row = await database.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : presentMessage(row)
}

/** Messages, newest first. */
export async function listMessagesOfPage(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<Message[]> {
  const rows = await database
    .selectFrom('messages')
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(presentMessage)
}

export async function countMessages(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a message; false if no message has this id. */
export async function deleteMessageById(database: Database, id: string): Promise<boolean> {
  const row = await database.deleteFrom('messages').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}

function presentMessage({ id, name, email, subject, message, sent_at }: Selectable<Tables['messages']>): Message {
  return { id, name, email, subject, message, sentAt: sent_at.toISOString() }
}

/** Deletes messages that are older than 180 days. */
export async function deleteOldMessages(database: Database): Promise<void> {
  await sql`delete from messages where sent_at < now() - interval '180 days'`.execute(database)
}
