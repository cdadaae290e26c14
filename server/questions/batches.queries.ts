import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import { nextRevision, renewCounts, saveRevisedVersion } from './revisions.queries.ts'
import type { PlacedTopic } from './unit-of-topic.ts'

/** A question that asks the same as an imported one. */
const KnownQuestion = z.object({
  id: z.string(),
  identity: z.string(),
  version: z.int(),
  contentHash: z.string(),
  isPublished: z.boolean(),
  /** The text of its key. */
  key: z.string(),
  /** True if a key of it was once wrong. */
  isCorrected: z.boolean(),
})
export type KnownQuestion = z.infer<typeof KnownQuestion>

/** The questions that ask the same, or did before they were edited: published or not. */
export async function findKnownQuestions(database: Database, identities: readonly string[]): Promise<KnownQuestion[]> {
  const { rows } = await typedSql(KnownQuestion)`
    select q.id, case when q.id = any(${identities}::text[]) then q.id else q.identity end as identity, q.version, v.content_hash as "contentHash", q.is_published as "isPublished",
           v.content -> 'options' ->> v.correct_option::integer as key,
           exists (select from corrected_keys k where k.question_id = q.id) as "isCorrected"
    from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where q.identity = any(${identities}::text[]) or q.id = any(${identities}::text[])
  `.execute(database)
  return rows
}

/** Marks questions as those of a batch. */
export async function assignToImport(database: Database, importId: string, ids: readonly string[]): Promise<void> {
  await sql`update questions set import_id = ${importId} where id = any(${ids}::text[])`.execute(database)
}

/** Adds topics after those that are there. Their unit's title is that of the syllabus. */
export async function insertTopics(
  database: Database,
  importId: string,
  topics: readonly PlacedTopic[],
): Promise<void> {
  await sql`
    insert into topics (id, subject, unit, category, title, description, level, position, import_id)
    select i.id, i.subject, i.unit,
           coalesce((select category from topics t where t.subject = i.subject and t.unit = i.unit limit 1), ''),
           i.title, i.description, i.level, (select coalesce(max(position), 0) from topics) + i.place, ${importId}
    from json_to_recordset(${JSON.stringify(topics.map((topic, place) => ({ ...topic, place: place + 1 })))}::json) as i (
      id text, subject text, unit smallint, title text, description text, level text, place integer)
  `.execute(database)
}

/** Returns whether topics that this import added have questions. */
export async function hasTopicsInUse(database: Database, importId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from topics t join questions q on q.topic_id = t.id and (q.is_published or q.held = 'quarantined')
    where t.import_id = ${importId} limit 1
  `.execute(database)
  return rows.length > 0
}

/**
 * Takes the questions and topics of an import out of the lists and gives how many they were. Versions of questions stay, for the
 * answers given to them. For a transaction that holds the bank.
 */
export async function withdrawBatch(transaction: Database, importId: string): Promise<number> {
  const revision = await nextRevision(transaction)
  const questions = await transaction
    .updateTable('questions')
    .set({ is_published: false, revision })
    .where('import_id', '=', importId)
    .where('is_published', '=', true)
    .executeTakeFirst()
  if (questions.numUpdatedRows > 0n) await saveRevisedVersion(transaction, revision)
  // Nobody is to put back what the whole batch took along.
  await sql`update questions set held = null where import_id = ${importId} and held in ('deleted', 'quarantined')`.execute(
    transaction,
  )
  const topics = await transaction.deleteFrom('topics').where('import_id', '=', importId).executeTakeFirst()
  await renewCounts(transaction)
  return Number(questions.numUpdatedRows + topics.numDeletedRows)
}
