import type { ReplyOf } from '@sabi/shared/contract/call'
import { draftPage, type listDraftQuestions, type publishImport } from '@sabi/shared/subjects/draft-calls'
import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { transact } from '../database/transact.ts'
import { lockBank } from '../questions/bank.queries.ts'
import { importedOf, shownDraft } from './draft-question.ts'
import { deleteDrafts, findDraft, holdDraft, listDrafts, listReadyDrafts, saveMended } from './drafts.queries.ts'
import { inWords } from '../questions/edit-questions.ts'
import { closeEmptyDraft, findOpenImport, markPublished } from './imports.queries.ts'
import { publishFresh, sortOut } from './publish-questions.ts'

const noDraft = 'This draft no longer exists. Someone may have published or discarded it.'
const noQuestion = 'This question is no longer in the draft.'

type Data<Reply> = Omit<Reply, 'success'>

/** One page of an import's unpublished questions. Throws Refusal 404 without such an import. */
export async function showDraft(
  database: Database,
  importId: string,
  { offset, limit = draftPage }: { offset: number; limit?: number },
): Promise<Data<ReplyOf<typeof listDraftQuestions>>> {
  const record = await findOpenImport(database, importId)
  if (record === undefined) throw new Refusal(404, noDraft)
  return { record, data: (await listDrafts(database, importId, { offset, limit })).map(shownDraft) }
}

/**
 * Publishes the questions of a draft that aren't held, all in one transaction. Questions that the bank already has leave the
 * draft; those that contradict it are held. Throws Refusal: 404 without such a draft, 409 where nothing of it is ready.
 */
export async function publishDraft(
  database: Database,
  importId: string,
  actor: Actor,
): Promise<Data<ReplyOf<typeof publishImport>>> {
  return transact(database, async (transaction) => {
    const { waiting } = await lockDraft(transaction, importId)
    const ready = await listReadyDrafts(transaction, importId)
    if (ready.length === 0) throw new Refusal(409, 'No question of this draft can be published yet.')
    const { fresh, unchanged, unfit } = await sortOut(transaction, ready.map(importedOf))
    const publishedBy = actor === 'command line' ? null : actor.userId
    if (fresh.length > 0) {
      await publishFresh(transaction, fresh, { importId, publishedBy })
      await markPublished(transaction, importId, fresh.length)
    }
    const gone = await deleteDrafts(transaction, importId, [...fresh.map(({ id }) => id), ...unchanged])
    for (const { id: questionId, reason, detail } of unfit)
      await holdDraft(transaction, { importId, questionId, reason, detail })
    await closeEmptyDraft(transaction, importId)
    const details = { import: importId, published: String(fresh.length) }
    await insertAudit(transaction, { action: 'import-published', actor, details })
    return { published: fresh.length, unchanged: unchanged.length, waiting: waiting - gone }
  })
}

/** Deletes the unpublished questions of an import, and returns how many there were. */
export async function discardDraft(database: Database, importId: string, actor: Actor): Promise<number> {
  return transact(database, async (transaction) => {
    await lockDraft(transaction, importId)
    const discarded = await deleteDrafts(transaction, importId)
    await closeEmptyDraft(transaction, importId)
    const details = { import: importId, discarded: String(discarded) }
    await insertAudit(transaction, { action: 'import-discarded', actor, details })
    return discarded
  })
}

/** Leaves one question out of a draft. Throws Refusal 404 where it is not there. */
export async function leaveOut(database: Database, importId: string, questionId: string): Promise<void> {
  await transact(database, async (transaction) => {
    await lockDraft(transaction, importId)
    if ((await deleteDrafts(transaction, importId, [questionId])) === 0) throw new Refusal(404, noQuestion)
    await closeEmptyDraft(transaction, importId)
  })
}

/**
 * Sets the explanation of a question in a draft. Throws a 404 if there is no such question, a 400 if the explanation
 * has a fault.
 */
export async function mendDraft(
  database: Database,
  { importId, questionId, explanation }: { importId: string; questionId: string; explanation: string },
): Promise<void> {
  // Loaded on demand: LaTeX weighs as much as the rest of the server.
  const { mendedExplanation } = await import('@sabi/content/exchange/mended-explanation')
  const { isFault } = await import('@sabi/content/exchange/clean/clean-fault')
  await transact(database, async (transaction) => {
    await lockDraft(transaction, importId)
    const draft = await findDraft(transaction, importId, questionId)
    if (draft === undefined) throw new Refusal(404, noQuestion)
    const content = mendedExplanation(draft.content, explanation)
    if (isFault(content)) throw new Refusal(400, inWords({ reason: content.fault, detail: content.detail }))
    const warnings = draft.remarks.warnings.filter(({ warning }) => warning !== 'explanation-dropped')
    await saveMended(transaction, importId, { questionId, content, remarks: { ...draft.remarks, warnings } })
  })
}

/** Locks the draft and the bank until the transaction ends. Throws Refusal 404 without such a draft. */
async function lockDraft(transaction: Database, importId: string) {
  await lockBank(transaction)
  const record = await findOpenImport(transaction, importId)
  if (record === undefined || record.waiting === 0) throw new Refusal(404, noDraft)
  return record
}
