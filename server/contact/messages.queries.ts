import type { Message, NewMessage } from '@sabi/shared/contact/calls'
import { sql, type Selectable } from 'kysely'
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

/** Messages sent while signed in, and those of a visitor whose address the account has proved to be its own. */
export function isMessageOf(userId: string) {
  return sql<boolean>`(user_id = ${userId} or (user_id is null and email = (
    select users.email from users where users.id = ${userId} and email_verified_at is not null
  )))`
}

/** Deletes the messages of an account that goes. */
export async function deleteMessagesOf(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('messages').where(isMessageOf(userId)).execute()
}

/** Messages of a visitor belong to the account that has verified their address; before it moves to another they are given to it. */
export async function assignMessages(
  database: Database,
  { userId, from }: { userId: string; from: string },
): Promise<void> {
  await sql`
    update messages set user_id = users.id from users
    where users.id = ${userId} and users.email_verified_at is not null
      and messages.user_id is null and messages.email = ${from}
  `.execute(database)
}
