import { shortHash } from '@sabi/content/build/hash'
import { identityOf } from '@sabi/content/exchange/identity'
import { withPlainSigns } from '@sabi/content/lint/normalised'
import { Question } from '@sabi/shared/content/question'
import type { ChangedKey } from '@sabi/shared/flags/corrected-key'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../database/tables.ts'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** A question in its present version, listed or not. */
const StoredQuestion = z.object({
  content: Question,
  isPublished: z.boolean(),
  held: z.nullable(z.enum(['edited', 'deleted', 'quarantined'])),
  /** True if an administrator made the present version. */
  isEdited: z.boolean(),
})
export type StoredQuestion = z.infer<typeof StoredQuestion>

/** The question in its present version, or undefined where there never was one. */
export async function findStoredQuestion(database: Database, id: string): Promise<StoredQuestion | undefined> {
  const { rows } = await typedSql(StoredQuestion)`
    select v.content, q.is_published as "isPublished", q.held, v.cause is not null as "isEdited"
    from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where q.id = ${id}
  `.execute(database)
  return rows[0]
}

/** A version with the correction that changed its key last; null where none did. */
const CorrectedVersion = z.object({
  version: z.int(),
  options: z.array(z.string()),
  key: z.nullable(z.int()),
  publishedKey: z.int(),
  correctionId: z.nullable(z.string()),
  correctedWith: z.nullable(z.int()),
  replacedBy: z.nullable(z.int()),
})
export type CorrectedVersion = z.infer<typeof CorrectedVersion>

/** All versions of a question with the keys that marks are made with, their options as they are compared. */
export async function listKeyedVersions(database: Database, id: string): Promise<CorrectedVersion[]> {
  const { rows } = await typedSql(CorrectedVersion)`
    select v.version, array(select jsonb_array_elements_text(v.content -> 'options')) as options, v.correct_option as key,
           (v.content ->> 'correctOption')::integer as "publishedKey", last.id as "correctionId",
           last.from_version as "correctedWith",
           (select max(c.to_version) from corrections c
            where c.question_id = v.question_id and c.from_version = v.version and c.to_version > v.version) as "replacedBy"
    from question_versions v
    left join lateral (
      select c.id, c.from_version from corrected_keys k join corrections c on c.id = k.correction_id
      where k.question_id = v.question_id and k.version = v.version order by c.to_version desc limit 1
    ) last on true
    where v.question_id = ${id}
  `.execute(database)
  return rows.map(({ options, ...version }) => ({ ...version, options: options.map(withPlainSigns) }))
}

/** A version as an administrator made it, with what becomes of the question. */
export interface NewVersion {
  question: Question
  unit: number
  cause: string
  madeBy: string | null
  isPublished: boolean
  held: Tables['questions']['held']
}

/** Stores a version and makes it the present one. */
export async function saveVersion(database: Database, next: NewVersion): Promise<void> {
  const { question, unit, cause, madeBy, isPublished, held } = next
  const content = JSON.stringify(question)
  await database
    .insertInto('question_versions')
    .values({
      question_id: question.id,
      version: question.version,
      content,
      content_hash: shortHash(content),
      correct_option: question.correctOption,
      option_count: question.options.length,
      cause,
      made_by: madeBy,
    })
    .execute()
  await database
    .updateTable('questions')
    .set({
      version: question.version,
      subject: question.subject,
      topic_id: question.topicId,
      unit,
      exam_type: question.examType,
      difficulty: question.difficulty,
      identity: identityOf(question),
      is_published: isPublished,
      held,
      key_version: question.version,
      key_option: question.correctOption,
    })
    .where('id', '=', question.id)
    .execute()
}

/** Why the present version took the place of another, and which keys it shows to have been wrong. */
export interface Correction {
  id: string
  questionId: string
  fromVersion: number
  toVersion: number
  cause: string
  correctedBy: string | null
  reportedAt: Date | null
  keys: readonly ChangedKey[]
}

/** Keeps a correction and puts the keys right, and with them every mark that is made of them. */
export async function insertCorrection(database: Database, correction: Correction): Promise<void> {
  const { id, questionId } = correction
  await database
    .insertInto('corrections')
    .values({
      id,
      question_id: questionId,
      from_version: correction.fromVersion,
      to_version: correction.toVersion,
      cause: correction.cause,
      corrected_by: correction.correctedBy,
      reported_at: correction.reportedAt,
    })
    .execute()
  await correctKeys(database, correction)
}

/** Puts keys right, and keeps which correction did. */
export async function correctKeys(
  database: Database,
  { id, questionId, keys }: Pick<Correction, 'id' | 'questionId' | 'keys'>,
): Promise<void> {
  await sql`
    insert into corrected_keys (correction_id, question_id, version, old_key, new_key)
    select ${id}, ${questionId}, version, "oldKey", "newKey"
    from json_to_recordset(${JSON.stringify(keys)}::json) as k (version integer, "oldKey" smallint, "newKey" smallint)
  `.execute(database)
  await sql`
    update question_versions v set correct_option = k.new_key from corrected_keys k
    where k.correction_id = ${id} and k.version = any(${keys.map(({ version }) => version)}::integer[])
      and v.question_id = k.question_id and v.version = k.version
  `.execute(database)
}

const LoadedBeside = z.object({ id: z.string(), version: z.int(), present: z.int() })

/** Questions with a correction of which a bank has stored a version in this very transaction, with that version. */
export async function listLoadedBeside(database: Database): Promise<z.infer<typeof LoadedBeside>[]> {
  const { rows } = await typedSql(LoadedBeside)`
    select q.id, v.version, q.version as present
    from questions q join question_versions v on v.question_id = q.id and v.published_at = now()
    where q.held is not null and exists (select from corrected_keys k where k.question_id = q.id)
  `.execute(database)
  return rows
}

/** A question as currently published, and its versions whose keys have other words. */
const PublishedAnew = z.object({
  present: Question,
  otherwise: z.array(z.object({ content: Question, key: z.int() })),
})
export type PublishedAnew = z.infer<typeof PublishedAnew>

/**
 * Questions whose version was published by their source in this revision, or kept out of the lists with a version that was stored in
 * this very transaction, where versions of them say otherwise.
 */
export async function listPublishedAnew(database: Database, revision: number): Promise<PublishedAnew[]> {
  const { rows } = await typedSql(PublishedAnew)`
    select present.content as present, json_agg(json_build_object('content', o.content, 'key', o.correct_option)) as otherwise
    from questions q
    join question_versions present on present.question_id = q.id and present.version = q.version
    join question_versions o on o.question_id = q.id
    where (case when q.held is null then q.is_published and q.revision = ${revision} else present.published_at = now() end)
      and o.content -> 'options' ->> o.correct_option::integer
          <> present.content -> 'options' ->> (present.content ->> 'correctOption')::integer
    group by present.question_id, present.version
  `.execute(database)
  return rows
}
