import type { Topic as SyllabusTopic } from '@sabi/shared/content/syllabus'
import { Topic } from '@sabi/shared/subjects/calls'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const TopicRow = z.extend(z.omit(Topic, { _count: true }), { questions: z.int(), isAdded: z.boolean() })

/** Topics in the order of the syllabus: of one subject, of all, or the one with this id. */
export async function listTopics(
  database: Database,
  { subject = 'ALL', id }: { subject?: string; id?: string },
): Promise<Topic[]> {
  const { rows } = await typedSql(TopicRow)`
    select t.id, t.title, t.description, t.level, t.category, t.unit, t.subject, t.import_id is not null as "isAdded",
           coalesce(sum(c.count), 0)::integer as questions,
           coalesce((select difficulty from question_counts d where d.topic_id = t.id
                     group by difficulty order by sum(count) desc, difficulty limit 1), 'medium') as difficulty
    from topics t left join question_counts c on c.topic_id = t.id
    where (${subject} = 'ALL' or t.subject = ${subject}) and (${id ?? null}::text is null or t.id = ${id ?? null})
    group by t.id order by t.position
  `.execute(database)
  return rows.map(({ questions, isAdded, ...topic }) => ({
    ...topic,
    _count: { questions },
    ...(isAdded && { isAdded }),
  }))
}

/** All topics as a form or a file of questions is placed among them. */
export async function listSyllabus(database: Database): Promise<SyllabusTopic[]> {
  const topics = await listTopics(database, {})
  return topics.map(({ category, ...topic }) => ({ ...topic, unitTitle: category }))
}

/** The units of the syllabus with their titles. */
export async function listUnits(database: Database) {
  return database
    .selectFrom('topics')
    .select(['subject', 'unit', 'category as title'])
    .distinct()
    .where('import_id', 'is', null)
    .execute()
}

/** The ids of all topics, in the order of the syllabus. */
export async function listTopicIds(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('topics').select('id').orderBy('position').execute()
  return rows.map(({ id }) => id)
}

/** The ids and units of all topics. */
export async function listTopicPlaces(
  database: Database,
): Promise<{ id: string; unit: number; importId: string | null }[]> {
  return database.selectFrom('topics').select(['id', 'unit', 'import_id as importId']).execute()
}
