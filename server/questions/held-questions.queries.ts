import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { transact } from '../database/transact.ts'
import { lockBank } from './bank.queries.ts'
import { findStoredQuestion } from './edits.queries.ts'
import { reviseBank } from './revisions.queries.ts'
import { listTopicPlaces } from './topics.queries.ts'

/** Takes a question out of the lists, whatever bank is loaded. Gives false where there is none, or it was deleted before. */
export async function deleteQuestion(database: Database, id: string, actor: Actor): Promise<boolean> {
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    const stored = await findStoredQuestion(transaction, id)
    if (stored === undefined || stored.held === 'deleted') return false
    await transaction
      .updateTable('questions')
      .set({ is_published: false, held: 'deleted' })
      .where('id', '=', id)
      .execute()
    if (stored.isPublished) await reviseBank(transaction, [id])
    await insertAudit(transaction, { action: 'question-deleted', actor, details: { question: id } })
    return true
  })
}

/**
 * Restores a question that was deleted or quarantined. A question generated for a student returns to the bank only if
 * an administrator had published it, which its source shows. Returns false if there is nothing to restore. Throws a 409
 * if its topic no longer exists.
 */
export async function restoreQuestion(database: Database, id: string, actor: Actor): Promise<boolean> {
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    const stored = await findStoredQuestion(transaction, id)
    if (stored === undefined || (stored.held !== 'deleted' && stored.held !== 'quarantined')) return false
    const { origin, source, topicId } = stored.content
    const places = await listTopicPlaces(transaction)
    if (!places.some((topic) => topic.id === topicId))
      throw new Refusal(409, 'The topic of this question is gone. Edit the question and choose another one.')
    const isPublished = origin === undefined || source !== null
    const held = stored.isEdited ? 'edited' : null
    await transaction.updateTable('questions').set({ is_published: isPublished, held }).where('id', '=', id).execute()
    if (isPublished) await reviseBank(transaction, [id])
    await insertAudit(transaction, { action: 'question-restored', actor, details: { question: id } })
    return true
  })
}
