import { Note } from '@sabi/shared/content/note'
import { Question, SubjectId } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** A topic with its study note. */
const TopicMaterial = z.object({
  id: z.string(),
  subject: SubjectId,
  title: z.string(),
  description: z.string(),
  unitTitle: z.string(),
  /** Null if no note has been written yet. */
  note: z.nullable(Note),
})
export type TopicMaterial = z.infer<typeof TopicMaterial>

const IdRow = z.object({ id: z.string() })
const ContentRow = z.object({ content: Question })

/** The given topics that belong to the subject, in syllabus order; all topics if none are given. */
export async function listTopicIds(
  database: Database,
  { subject, topicIds }: { subject: SubjectId; topicIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await typedSql(IdRow)`
    select id from topics
    where subject = ${subject} and (${topicIds.length === 0} or id = any(${[...topicIds]}::text[]))
    order by position, id
  `.execute(database)
  return rows.map(({ id }) => id)
}

export async function getTopicMaterial(database: Database, topicId: string): Promise<TopicMaterial> {
  const { rows } = await typedSql(TopicMaterial)`
    select t.id, t.subject, t.title, t.description, t.category as "unitTitle", n.content as note
    from topics t left join notes n on n.topic_id = t.id where t.id = ${topicId}
  `.execute(database)
  const [material] = rows
  if (material === undefined) throw new Error(`The topic ${topicId} no longer exists`)
  return material
}

/** The questions of a topic that a student may meet: the published ones, and those generated for this student. */
export async function listKnownQuestions(
  database: Database,
  { topicId, userId }: { topicId: string; userId: string },
): Promise<Question[]> {
  const { rows } = await typedSql(ContentRow)`
    select v.content from questions q
    join question_versions v on v.question_id = q.id and v.version = q.version
    where q.topic_id = ${topicId} and (q.is_published or exists (
      select from generated_questions g where g.question_id = q.id and g.user_id = ${userId}
    ))
    order by q.id
  `.execute(database)
  return rows.map(({ content }) => content)
}
