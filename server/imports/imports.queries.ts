import type { ImportRecord } from '@sabi/shared/subjects/import-calls'
import { sql } from 'kysely'
import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { lockBank } from '../questions/bank.queries.ts'
import { hasTopicsInUse, withdrawBatch } from '../questions/batches.queries.ts'
import { deleteDrafts } from './drafts.queries.ts'

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
    if (await hasTopicsInUse(transaction, importId)) return 'topics in use'
    const open = await findOpenImport(transaction, importId)
    if (open?.isDraft === true) return 'still a draft'
    const marked = await transaction
      .updateTable('imports')
      .set({ undone_at: new Date() })
      .where('id', '=', importId)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return 'no such import'
    const withdrawn = await withdrawBatch(transaction, importId)
    await deleteDrafts(transaction, importId)
    await insertAudit(transaction, { action: 'import-undone', actor, details: { import: importId } })
    return { withdrawn }
  })
}

/** Forgets what the files of an administrator who goes were called. */
export async function forgetFileNames(database: Database, importedBy: string): Promise<void> {
  await database.updateTable('imports').set({ file_name: null }).where('imported_by', '=', importedBy).execute()
}
