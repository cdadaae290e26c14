import { shortHash } from '@sabi/content/build/hash'
import type { Question } from '@sabi/shared/content/question'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** A version of a question as a server stores it. */
export interface StoredVersion {
  question: Question
  contentHash: string
  /** The key by which answers to it are marked, which a correction may have changed; null if no option is right. */
  key: number | null
}

const KnownVersion = z.object({ id: z.string(), version: z.int(), isOther: z.boolean(), hasOtherKey: z.boolean() })

/** Saves questions that no list shows, so that answers to them are marked like all others. Those that are published stay as they are. */
export async function insertUnpublished(transaction: Database, questions: readonly Question[]): Promise<void> {
  const versions = questions.map((question) => ({
    question,
    contentHash: shortHash(JSON.stringify(question)),
    key: question.correctOption,
  }))
  await insertVersions(
    transaction,
    versions,
    sql`do update set version = excluded.version, key_version = excluded.key_version, key_option = excluded.key_option
        where not questions.is_published and questions.version < excluded.version`,
  )
}

/**
 * Saves versions of another server, so that answers to them are marked. Nothing of a question or version that is already here
 * changes.
 */
export async function insertForeignVersions(transaction: Database, versions: readonly StoredVersion[]): Promise<void> {
  await insertVersions(transaction, versions, sql`do nothing`)
}

async function insertVersions(
  transaction: Database,
  versions: readonly StoredVersion[],
  ifKnown: RawBuilder<unknown>,
): Promise<void> {
  const incoming = incomingOf(versions)
  await sql`
    insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
    select id, version, content, content_hash, key, json_array_length(options) from ${incoming} order by id, version
    on conflict do nothing
  `.execute(transaction)
  await sql`
    insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, family, origin,
      is_published, revision, key_version, key_option)
    select i.id, i.version, i.subject, "topicId", coalesce(t.unit, 0), "examType", difficulty, "isCalculation", family, origin,
           false, 0, v.version, v.correct_option
    from ${incoming} join question_versions v on v.question_id = i.id and v.version = i.version
    left join topics t on t.id = "topicId" order by i.id, i.version desc
    for key share of v
    on conflict (id) ${ifKnown}
  `.execute(transaction)
}

/** Of versions of another server those that are here as well: whether they ask something else here, or have another key. */
export async function findKnownVersions(
  database: Database,
  versions: readonly StoredVersion[],
): Promise<z.infer<typeof KnownVersion>[]> {
  const { rows } = await typedSql(KnownVersion)`
    select i.id, i.version, v.content_hash <> i.content_hash and v.content <> i.content as "isOther",
           v.correct_option is distinct from i.key as "hasOtherKey"
    from ${incomingOf(versions)} join question_versions v on v.question_id = i.id and v.version = i.version
  `.execute(database)
  return rows
}

function incomingOf(versions: readonly StoredVersion[]): RawBuilder<unknown> {
  const rows = versions.map(({ question, contentHash, key }) => ({
    ...question,
    content: question,
    content_hash: contentHash,
    key,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as i (
    id text, version integer, subject text, "topicId" text, "examType" text, difficulty text, "isCalculation" boolean,
    family text, origin text, content jsonb, content_hash text, key smallint, options json)`
}
