import { SubjectId } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import type { PlacedTopic } from './unit-of-topic.ts'

const StoredTopic = z.object({
  subject: SubjectId,
  unit: z.int(),
  /** Null for a topic of the syllabus. */
  importId: z.nullable(z.string()),
  /** True if the topic has a question, or an unlisted one could return to it without another topic being chosen. */
  hasQuestions: z.boolean(),
})
export type StoredTopic = z.infer<typeof StoredTopic>

/** The fields of a topic that a change needs, or undefined if there is none. */
export async function findStoredTopic(database: Database, id: string): Promise<StoredTopic | undefined> {
  const { rows } = await typedSql(StoredTopic)`
    select subject, unit, import_id as "importId", exists (
      select from questions q where q.topic_id = t.id and (q.is_published or q.held in ('edited', 'quarantined'))) as "hasQuestions"
    from topics t where id = ${id}
  `.execute(database)
  return rows[0]
}

/** Changes the words of a topic of the syllabus, for this load of the bank and later ones. */
export async function updateSyllabusTopic(database: Database, topic: PlacedTopic): Promise<void> {
  const { id, title, description, level } = topic
  await database
    .updateTable('topics')
    .set({ title, description, level, edited: JSON.stringify({ title, description, level }) })
    .where('id', '=', id)
    .execute()
}

/** Changes a topic that was added, and the unit of its questions with it. */
export async function updateTopic(database: Database, topic: PlacedTopic): Promise<void> {
  const { id, subject, unit, title, description, level } = topic
  await sql`
    update topics set subject = ${subject}, unit = ${unit}::smallint, title = ${title}, description = ${description},
      level = ${level}, category = coalesce((
        select category from topics t where t.subject = ${subject} and t.unit = ${unit}::smallint and t.import_id is null limit 1), '')
    where id = ${id}
  `.execute(database)
  await sql`update questions set unit = ${unit}::smallint where topic_id = ${id}`.execute(database)
}

export async function deleteTopic(database: Database, id: string): Promise<void> {
  await database.deleteFrom('topics').where('id', '=', id).execute()
}
