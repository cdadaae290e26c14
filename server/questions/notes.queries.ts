import type { Note } from '@sabi/shared/content/note'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The note of a topic, or undefined where none is written yet. */
export async function findNote(database: Database, topicId: string): Promise<Note | undefined> {
  const row = await database.selectFrom('notes').select('content').where('topic_id', '=', topicId).executeTakeFirst()
  return row?.content
}

/** Makes the stored notes equal to the given ones. */
export async function saveNotes(database: Database, notes: readonly Note[]): Promise<void> {
  const rows = notes.map((note) => ({ topic_id: note.topicId, content: note }))
  await sql`
    insert into notes (topic_id, content)
    select topic_id, content from json_to_recordset(${JSON.stringify(rows)}::json) as i (topic_id text, content jsonb)
    on conflict (topic_id) do update set content = excluded.content
  `.execute(database)
  const topicIds = notes.map(({ topicId }) => topicId)
  await sql`delete from notes where topic_id <> all(${topicIds}::text[])`.execute(database)
}
