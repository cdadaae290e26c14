import type { Bank, BankQuestion } from '@sabi/shared/content/bank'
import { versionsOfAdministrators } from '@sabi/shared/content/version'
import { identityOf } from '@sabi/content/exchange/identity'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { typedSql } from '../database/typed-sql.ts'
import { saveNotes } from './notes.queries.ts'
import { correctLoadedVersions, correctMended } from './corrections-of-loaded.ts'
import { nextRevision, renewCounts, saveLoadedVersion } from './revisions.queries.ts'

const chunkSize = 500
const mendedBank = { cause: 'The question bank was corrected.', correctedBy: null }
const ChangedVersion = z.object({ id: z.string(), version: z.int() })
/** Any number, but always the same. */
const lockKey = 7_220_041

/** Serialises changes of what is published: processes that start together, imports, undoing them. */
export async function lockBank(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
}

/** Which bank was loaded last, or null before the first load. */
export async function findBankVersion(database: Database): Promise<string | null> {
  const row = await database.selectFrom('bank').select('version').executeTakeFirst()
  return row?.version ?? null
}

/**
 * Makes the stored bank equal to the given one, in one transaction: new versions are added beside the old, which answers
 * still point to; what is no longer published leaves the lists but not the database. What administrators took in, edited or took
 * out stays so, as does what a model wrote and they published. Gives false when nothing had to be done. Throws when a version that
 * is stored would change: published versions are for ever.
 */
export async function loadBank(database: Database, bank: Bank): Promise<boolean> {
  if ((await findBankVersion(database)) === bank.version) return false
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    if ((await findBankVersion(transaction)) === bank.version) return false
    const revision = await nextRevision(transaction)
    await saveTopics(transaction, bank)
    await saveNotes(transaction, bank.notes)
    for (let start = 0; start < bank.questions.length; start += chunkSize)
      await saveQuestions(transaction, bank.questions.slice(start, start + chunkSize), revision)
    await withdrawMissing(transaction, bank, revision)
    await correctLoadedVersions(transaction)
    await correctMended(transaction, revision, mendedBank)
    await renewCounts(transaction)
    await saveLoadedVersion(transaction, bank.version, revision)
    return true
  })
}

async function saveTopics(database: Database, { topics }: Bank): Promise<void> {
  const rows = topics.map((topic, position) => ({
    id: topic.id,
    subject: topic.subject,
    unit: topic.unit,
    category: topic.unitTitle,
    title: topic.title,
    description: topic.description,
    level: topic.level,
    position,
  }))
  await sql`
    insert into topics (id, subject, unit, category, title, description, level, position)
    select id, subject, unit, category, title, description, level, position
    from json_populate_recordset(null::topics, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set subject = excluded.subject, unit = excluded.unit, category = excluded.category,
      title = excluded.title, description = excluded.description, level = excluded.level, position = excluded.position,
      import_id = null
  `.execute(database)
  // A server of the version before writes the syllabus's words over an edit, and the next load brings the edit back.
  await sql`
    update topics set title = edited ->> 'title', description = edited ->> 'description', level = edited ->> 'level'
    where edited is not null
  `.execute(database)
}

/**
 * Adds versions of questions and lists them as published; those that were published in the same version keep their revision. One
 * that is held stays as an administrator left it: out of the lists, and in the version that they made where they made one.
 * Throws where a version that is stored would change.
 */
export async function saveQuestions(
  database: Database,
  questions: readonly BankQuestion[],
  revision: number,
): Promise<void> {
  const rows = questions.map(({ unit, contentHash, ...content }) => ({
    id: content.id,
    version: content.version,
    subject: content.subject,
    topic_id: content.topicId,
    unit,
    exam_type: content.examType,
    difficulty: content.difficulty,
    is_calculation: content.isCalculation,
    family: content.family,
    content,
    content_hash: contentHash,
    correct_option: content.correctOption,
    option_count: content.options.length,
    identity: identityOf(content),
    origin: content.origin ?? null,
  }))
  const incoming = sql`json_to_recordset(${JSON.stringify(rows)}::json) as i (
    id text, version integer, subject text, topic_id text, unit smallint, exam_type text, difficulty text,
    is_calculation boolean, family text, content jsonb, content_hash text, correct_option smallint, option_count smallint, identity text, origin text)`
  const { rows: changed } = await typedSql(ChangedVersion)`
    select i.id, i.version from ${incoming}
    join question_versions v on v.question_id = i.id and v.version = i.version
    where v.content_hash <> i.content_hash
  `.execute(database)
  if (changed[0] !== undefined)
    throw new Error(`Question ${changed[0].id} changed but is still version ${changed[0].version}: publish it anew`)
  await sql`
    insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
    select id, version, content, content_hash, correct_option, option_count from ${incoming}
    on conflict do nothing
  `.execute(database)
  await sql`
    insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, family, identity,
      origin, is_published, revision, key_version, key_option)
    select i.id, i.version, subject, topic_id, unit, exam_type, difficulty, is_calculation, family, identity, origin, true,
           ${revision}::bigint, v.version, v.correct_option
    from ${incoming} join question_versions v on v.question_id = i.id and v.version = i.version
    on conflict (id) do update set version = excluded.version, subject = excluded.subject, topic_id = excluded.topic_id,
      unit = excluded.unit, exam_type = excluded.exam_type, difficulty = excluded.difficulty,
      is_calculation = excluded.is_calculation, family = excluded.family, identity = excluded.identity, origin = excluded.origin,
      key_version = excluded.key_version, key_option = excluded.key_option, is_published = questions.held is null,
      revision = case when questions.held is null and not (questions.is_published and questions.version = excluded.version)
                      then excluded.revision else questions.revision end
    where questions.held is null or questions.version <= ${versionsOfAdministrators}
  `.execute(database)
  await sql`
    update questions set is_published = true, revision = ${revision}::bigint
    where held = 'edited' and not is_published and id = any(${questions.map(({ id }) => id)}::text[])
  `.execute(database)
}

/** Allows loading a question again that an administrator edited, deleted or removed from the lists. */
export async function releaseQuestions(database: Database, ids: readonly string[]): Promise<void> {
  await sql`update questions set held = null where held is not null and id = any(${ids}::text[])`.execute(database)
}

async function withdrawMissing(database: Database, { topics, questions }: Bank, revision: number): Promise<void> {
  const topicIds = topics.map((topic) => topic.id)
  await sql`delete from topics where import_id is null and id <> all(${topicIds}::text[])`.execute(database)
  const ids = questions.map((question) => question.id)
  await sql`update questions set is_published = false, revision = ${revision}
            where is_published and import_id is null and origin is null and id <> all(${ids}::text[])`.execute(database)
}
