import type { DraftContent, DraftRemarks } from '@sabi/content/exchange/imported-question'
import type { DraftHold } from '@sabi/shared/subjects/draft-question'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** A question of an import that is not published. */
export interface Draft {
  questionId: string
  place: string
  content: DraftContent
  remarks: DraftRemarks
  heldBy: DraftHold | null
  heldDetail: string
}

const chunkSize = 500

export async function insertDrafts(database: Database, importId: string, drafts: readonly Draft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += chunkSize) {
    const rows = drafts.slice(start, start + chunkSize).map((draft, place) => ({ ...draft, position: start + place }))
    // Sent as text: PostgreSQL functions that unpack JSON would not keep the order of its fields.
    const values = rows.map(
      ({ questionId, position, place, content, remarks, heldBy, heldDetail }) =>
        sql`(${importId}, ${questionId}, ${position}, ${place}, ${JSON.stringify(content)}, ${JSON.stringify(remarks)}, ${heldBy}, ${heldDetail})`,
    )
    await sql`
      insert into import_drafts (import_id, question_id, position, place, content, remarks, held_by, held_detail)
      values ${sql.join(values)}
    `.execute(database)
  }
}

/** Lists the drafts of an import, held ones first. */
export async function listDrafts(
  database: Database,
  importId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Draft[]> {
  return drafts(database, importId)
    .orderBy(sql`held_by is null`)
    .orderBy('position')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Lists the drafts that can be published, in the order of the file. */
export async function listReadyDrafts(database: Database, importId: string): Promise<Draft[]> {
  return drafts(database, importId).where('held_by', 'is', null).orderBy('position').execute()
}

export async function findDraft(database: Database, importId: string, questionId: string): Promise<Draft | undefined> {
  return drafts(database, importId).where('question_id', '=', questionId).executeTakeFirst()
}

function drafts(database: Database, importId: string) {
  return database
    .selectFrom('import_drafts')
    .select([
      'question_id as questionId',
      'place',
      'content',
      'remarks',
      'held_by as heldBy',
      'held_detail as heldDetail',
    ])
    .where('import_id', '=', importId)
}

/** Deletes drafts of an import, all of them when no ids are given, and returns how many there were. */
export async function deleteDrafts(database: Database, importId: string, ids?: readonly string[]): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('import_drafts')
    .where('import_id', '=', importId)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`question_id = any(${ids}::text[])`))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Holds a draft back when the others are published. */
export async function holdDraft(
  database: Database,
  { importId, questionId, reason, detail }: { importId: string; questionId: string; reason: DraftHold; detail: string },
): Promise<void> {
  await database
    .updateTable('import_drafts')
    .set({ held_by: reason, held_detail: detail })
    .where('import_id', '=', importId)
    .where('question_id', '=', questionId)
    .execute()
}

/** Saves a question whose explanation was mended, and stops holding it for that. */
export async function saveMended(
  database: Database,
  importId: string,
  { questionId, content, remarks }: Pick<Draft, 'questionId' | 'content' | 'remarks'>,
): Promise<void> {
  await database
    .updateTable('import_drafts')
    .set({ content: JSON.stringify(content), remarks: JSON.stringify(remarks) })
    .set({ held_by: sql`nullif(held_by, 'explanation-broken')` })
    .where('import_id', '=', importId)
    .where('question_id', '=', questionId)
    .execute()
}
