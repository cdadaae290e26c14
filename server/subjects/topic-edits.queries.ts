import type { SubjectId } from '@sabi/shared/content/question'
import type { NewTopic } from '@sabi/shared/subjects/import-calls'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'

export interface AddedTopic {
  subject: SubjectId
  /** Null for a topic of the syllabus. */
  importId: string | null
  /** Whether a question is listed under it, or may be again without anybody choosing another topic. */
  hasQuestions: boolean
}

/** What a change of a topic needs to know of it, or undefined where there is none. */
export async function findAddedTopic(database: Database, id: string): Promise<AddedTopic | undefined> {
  const { rows } = await sql<AddedTopic>`
    select subject, import_id as "importId", exists (
      select from questions q where q.topic_id = t.id and (q.is_published or q.held in ('edited', 'quarantined'))) as "hasQuestions"
    from topics t where id = ${id}
  `.execute(database)
  return rows[0]
}

/** Changes a topic, and the unit of its questions with it. */
export async function updateTopic(database: Database, topic: NewTopic): Promise<void> {
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
