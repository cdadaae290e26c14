import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { WrittenForm } from '@sabi/content/exchange/edited-question'
import { reasonWords, type RefusedRow } from '@sabi/content/exchange/raw'
import { withPlainSigns } from '@sabi/content/lint/normalised'
import type { Question } from '@sabi/shared/content/question'
import type { QuestionPlace, QuestionText } from '@sabi/shared/flags/calls'
import { changedKeys } from '@sabi/shared/flags/corrected-key'
import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { transact } from '../database/transact.ts'
import { lockBank } from './bank.queries.ts'
import {
  findStoredQuestion,
  insertCorrection,
  listKeyedVersions,
  saveVersion,
  type StoredQuestion,
} from './edits.queries.ts'
import { demandPicture } from './pictures/take-in-pictures.ts'
import { nextVersions, reviseBank } from './revisions.queries.ts'
import { listSyllabus } from './topics.queries.ts'

/** An edit of a question, with its reason. */
export interface QuestionEdit {
  id: string
  /** The version that was edited; the present one when left out. */
  version?: number | undefined
  /** The question keeps its place and its picture where they are not given. */
  next: QuestionText & Partial<QuestionPlace> & Pick<WrittenForm, 'imageUrl' | 'imageAlt' | 'subject'>
  cause: string
  actor: Actor
  /** When the first report that led to it came; null where none did. */
  reportedAt?: Date | null
}

export interface EditOutcome {
  question: Question
  /** True if marks changed with it. */
  isKeyChanged: boolean
  correctionId: string
}

/**
 * Publishes an edited question as its next version, and corrects the keys that the edit shows to be wrong, in the given
 * transaction or a new one. It takes the lock of the bank first and row locks after it. A deleted question stays
 * deleted, with its marks corrected; one in quarantine is listed again. Throws a 404 without such a question, a 409 if
 * it has another version by now, a 400 if the edit changes nothing, is not a valid question, or
 * shows a picture that is not here.
 */
export async function editQuestionAs(database: Database, edit: QuestionEdit): Promise<EditOutcome> {
  // LaTeX is as large as the rest of the server, so it is loaded with the first edit, before the lock of the bank is
  // taken.
  const { editedQuestion } = await import('@sabi/content/exchange/edited-question')
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    const stored = await findStoredQuestion(transaction, edit.id)
    if (stored === undefined) throw new Refusal(404, 'This question could not be found.')
    const { content: previous } = stored
    if (edit.version !== undefined && edit.version !== previous.version)
      throw new Refusal(409, 'Someone else has changed this question. Load it again first.')
    const topics = await listSyllabus(transaction)
    const edited = editedQuestion(previous, withNext(previous, edit.next), topics)
    if ('reason' in edited) throw new Refusal(400, inWords(edited))
    if (edited.imageUrl !== previous.imageUrl) await demandPicture(transaction, edited.imageUrl)
    if (isDeepStrictEqual(edited, previous)) throw new Refusal(400, 'Nothing in this question was changed.')
    const version = (await nextVersions(transaction, [edit.id])).get(edit.id) ?? previous.version + 1
    const question = { ...edited, version }
    const unit = topics.find(({ id }) => id === question.topicId)?.unit ?? 0
    return saveEdit(transaction, { edit, stored, question, unit })
  })
}

function withNext(previous: Question, next: QuestionEdit['next']): WrittenForm {
  const { topicId = previous.topicId, examType = previous.examType, difficulty = previous.difficulty } = next
  return { ...next, topicId, examType, difficulty }
}

interface ReadyEdit {
  edit: QuestionEdit
  stored: StoredQuestion
  question: Question
  unit: number
}

async function saveEdit(database: Database, { edit, stored, question, unit }: ReadyEdit): Promise<EditOutcome> {
  const { cause, actor, reportedAt = null } = edit
  const [correctionId, editor] = [randomUUID(), actor === 'command line' ? null : actor.userId]
  const versions = await listKeyedVersions(database, question.id)
  const before = versions.find(({ version }) => version === stored.content.version)
  const after = {
    version: question.version,
    options: question.options.map(withPlainSigns),
    key: question.correctOption,
  }
  const keys = before === undefined ? [] : changedKeys(before, after, versions)
  const isPublished = stored.isPublished || stored.held === 'quarantined'
  const held = stored.held === 'deleted' ? 'deleted' : 'edited'
  await saveVersion(database, { question, unit, cause, madeBy: editor, isPublished, held })
  await insertCorrection(database, {
    id: correctionId,
    questionId: question.id,
    fromVersion: stored.content.version,
    toVersion: question.version,
    cause,
    correctedBy: editor,
    reportedAt,
    keys,
  })
  if (isPublished) await reviseBank(database, [question.id])
  await insertAudit(database, { action: 'question-edited', actor, details: { question: question.id } })
  return { question, isKeyChanged: keys.length > 0, correctionId }
}

/** Why a question was refused, in one sentence. */
export function inWords({ reason, detail }: Pick<RefusedRow, 'reason' | 'detail'>): string {
  return `${reasonWords[reason].replace(/\.$/, '')}: ${detail}`
}
