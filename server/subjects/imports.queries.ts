import type { ImportRecord } from '@sabi/shared/subjects/import-calls'
import { sql } from 'kysely'
import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../platform/database.ts'
import { transact } from '../platform/transact.ts'
import { lockBank } from './bank.queries.ts'
import { deleteDrafts } from './drafts.queries.ts'
import { nextRevision, renewCounts, saveRevisedVersion } from './revisions.queries.ts'
import type { PlacedTopic } from './unit-of-topic.ts'

const listed = 100
/** The format shown in the list of imports for questions written in a form. */
export const formFormat = 'form'
const createdByForm = { questions: 'question-created', topics: 'topic-created' } as const

export interface NewImport {
  id: string
  kind: ImportRecord['kind']
  importedBy: string | null
  fileName: string | null
  format: string
  added: number
  isPublished: boolean
}

/** A question that asks the same as an imported one. */
export interface KnownQuestion {
  id: string
  identity: string
  version: number
  contentHash: string
  isPublished: boolean
  /** The text of its key. */
  key: string
  /** True if a key of it was once wrong. */
  isCorrected: boolean
}

/** The questions that ask the same, or did before they were edited: published or not. */
export async function findKnownQuestions(database: Database, identities: readonly string[]): Promise<KnownQuestion[]> {
  const { rows } = await sql<KnownQuestion>`
    select q.id, case when q.id = any(${identities}::text[]) then q.id else q.identity end as identity, q.version, v.content_hash as "contentHash", q.is_published as "isPublished",
           v.content -> 'options' ->> v.correct_option::integer as key,
           exists (select from corrected_keys k where k.question_id = q.id) as "isCorrected"
    from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where q.identity = any(${identities}::text[]) or q.id = any(${identities}::text[])
  `.execute(database)
  return rows
}

/** Keeps the batch, and notes who took it in. A file's name may name a person, so it stays out of the notes. */
export async function insertImport(database: Database, record: NewImport): Promise<void> {
  const { id, kind, importedBy, fileName, format, added, isPublished } = record
  const published_at = isPublished ? new Date() : null
  await database
    .insertInto('imports')
    .values({ id, kind, imported_by: importedBy, file_name: fileName, format, added, published_at })
    .execute()
  await insertAudit(database, {
    action: actionOf(record),
    actor: importedBy === null ? 'command line' : { userId: importedBy },
    details: { import: id, kind, added: String(added) },
  })
}

function actionOf({ format, kind, isPublished }: NewImport) {
  if (format === formFormat) return createdByForm[kind]
  return isPublished ? 'imported' : 'import-drafted'
}

/** Marks questions as those of a batch. */
export async function assignToImport(database: Database, importId: string, ids: readonly string[]): Promise<void> {
  await sql`update questions set import_id = ${importId} where id = any(${ids}::text[])`.execute(database)
}

/** The ids and units of all topics. */
export async function listTopicPlaces(
  database: Database,
): Promise<{ id: string; unit: number; importId: string | null }[]> {
  return database.selectFrom('topics').select(['id', 'unit', 'import_id as importId']).execute()
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

/** Newest first. */
export async function listImportRecords(database: Database): Promise<ImportRecord[]> {
  return (await importRecords(database).orderBy('imported_at', 'desc').limit(listed).execute()).map(recordOf)
}

/** Finds an import of questions that was neither undone nor discarded. */
export async function findOpenImport(database: Database, id: string): Promise<ImportRecord | undefined> {
  const row = await importRecords(database)
    .where('imports.id', '=', id)
    .where('kind', '=', 'questions')
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? undefined : recordOf(row)
}

function importRecords(database: Database) {
  const drafts = sql`from import_drafts where import_id = imports.id`
  return database
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.imported_by')
    .select(['imports.id', 'kind', 'imported_at', 'email', 'file_name', 'format', 'added', 'undone_at', 'published_at'])
    .select([
      sql<number>`(select count(*)::integer ${drafts})`.as('waiting'),
      sql<number>`(select count(*)::integer ${drafts} and held_by is null)`.as('ready'),
    ])
}

function recordOf(row: Awaited<ReturnType<ReturnType<typeof importRecords>['execute']>>[number]): ImportRecord {
  return {
    id: row.id,
    kind: row.kind,
    importedAt: row.imported_at.toISOString(),
    importedBy: row.email,
    fileName: row.file_name,
    format: row.format,
    added: row.added,
    undoneAt: row.undone_at?.toISOString() ?? null,
    isDraft: row.published_at === null,
    waiting: row.waiting,
    ready: row.ready,
  }
}

/** Marks an import as published and adds to its count of published questions. */
export async function markPublished(database: Database, importId: string, published: number): Promise<void> {
  await sql`
    update imports set added = case when published_at is null then 0 else added end + ${published}::integer,
      published_at = coalesce(published_at, now())
    where id = ${importId}
  `.execute(database)
}

/** Closes a draft that has no questions left. */
export async function closeEmptyDraft(database: Database, importId: string): Promise<void> {
  await sql`
    update imports set undone_at = now()
    where id = ${importId} and published_at is null and undone_at is null
      and not exists (select from import_drafts where import_id = ${importId})
  `.execute(database)
}

/** The outcome of undoing an import: how many questions were removed, or why none was. */
export type Withdrawal = { withdrawn: number } | 'no such import' | 'still a draft' | 'topics in use'

/**
 * Takes the questions or topics of a batch out of the lists, all or none; versions of questions stay for the answers given to
 * them. What still waited in its draft goes too.
 */
export async function withdrawImport(database: Database, importId: string, actor: Actor): Promise<Withdrawal> {
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    const { rows: used } = await sql`
      select 1 from topics t join questions q on q.topic_id = t.id and (q.is_published or q.held = 'quarantined')
      where t.import_id = ${importId} limit 1
    `.execute(transaction)
    if (used.length > 0) return 'topics in use'
    const open = await findOpenImport(transaction, importId)
    if (open?.isDraft === true) return 'still a draft'
    const marked = await transaction
      .updateTable('imports')
      .set({ undone_at: new Date() })
      .where('id', '=', importId)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return 'no such import'
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
    await deleteDrafts(transaction, importId)
    const topics = await transaction.deleteFrom('topics').where('import_id', '=', importId).executeTakeFirst()
    await renewCounts(transaction)
    await insertAudit(transaction, { action: 'import-undone', actor, details: { import: importId } })
    return { withdrawn: Number(questions.numUpdatedRows + topics.numDeletedRows) }
  })
}
