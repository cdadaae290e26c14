import { randomUUID } from 'node:crypto'
import type { ImportedQuestion } from '@sabi/content/exchange/imported-question'
import type { FileToPrepare, PreparedFile } from '@sabi/content/exchange/prepare'
import { reasonWords, warningWords, type RefusedRow } from '@sabi/content/exchange/raw'
import type { ImportOptions, ImportOutcome } from '@sabi/shared/subjects/import-calls'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { lockBank } from '../questions/bank.queries.ts'
import { draftOf, shownDraft } from './draft-question.ts'
import { insertDrafts } from './drafts.queries.ts'
import { takeInPicturesOf } from './import-pictures.ts'
import { insertImport, type formFormat } from './imports.queries.ts'
import { publishFresh, sortOut, type Unfit } from './publish-questions.ts'
import { readFileApart } from './read-file.ts'
import { listSyllabus } from '../questions/topics.queries.ts'

/** The importer, the file, and defaults for its rows. */
export interface ImportRequest {
  file: FileToPrepare
  options: ImportOptions
  importedBy: string | null
  /** Shown in the list of imports; null if the questions did not come from a file. */
  fileName: string | null
  /** How many of the accepted questions a dry run shows. */
  shown?: number
}

/**
 * Takes the rows of a file into a draft, or into the bank at once where that is asked for: all of one import in one transaction,
 * each row added, found to be there already, or refused with its reason. A question that is there with another key is refused: nothing is overwritten. The same file
 * again adds nothing. Throws UnreadableFile where the file is not read at all.
 */
export async function importQuestions(
  database: Database,
  { file, options, ...by }: ImportRequest,
): Promise<ImportOutcome> {
  const topics = await listSyllabus(database)
  const { dryRun, publish, keyBase, names, ...defaults } = options
  const context = {
    topics,
    defaults,
    ...(keyBase === undefined ? {} : { keyBase }),
    ...(names === undefined ? {} : { names }),
  }
  const { unknownNames, ...ready } = await takeInPicturesOf(database, await readFileApart({ file, context }))
  const outcome = await takeIn(database, ready, { ...by, dryRun, publish })
  const titleOf = (id: string) => topics.find((topic) => topic.id === id)?.title ?? id
  return {
    ...outcome,
    unknownNames: unknownNames.map((unknown) => ({
      ...unknown,
      nearest: unknown.nearest.map((id) => ({ id, title: titleOf(id) })),
    })),
  }
}

/** Questions that are ready to be imported, with the refused rows. */
export type ReadyQuestions = Omit<PreparedFile, 'format' | 'unknownNames'> & {
  format: PreparedFile['format'] | typeof formFormat
}

type Way = Omit<ImportRequest, 'file' | 'options'> & Pick<ImportOptions, 'dryRun' | 'publish'>

/**
 * Takes questions in as `importQuestions` does, wherever they come from: into a draft, or into the bank. A question with a broken
 * explanation stays in the draft either way.
 */
export async function takeIn(
  database: Database,
  { format, rowCount, accepted, refused }: ReadyQuestions,
  { dryRun, publish, importedBy, fileName, shown = 0 }: Way,
): Promise<ImportOutcome> {
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    const { fresh, unchanged, unfit } = await sortOut(transaction, accepted)
    const drafts = fresh.map(({ question }) => draftOf(question))
    const held = drafts.filter(({ heldBy }) => heldBy !== null)
    const ready = fresh.filter((_, index) => drafts[index]?.heldBy === null)
    const isPublished = publish && ready.length > 0
    const outcome = {
      isDryRun: dryRun,
      isDraft: !dryRun && fresh.length > 0 && !isPublished,
      format,
      rowCount,
      added: fresh.length,
      held: held.length,
      accepted: dryRun ? drafts.slice(0, shown).map(shownDraft) : [],
      unchanged: unchanged.length,
      refused: [...refused, ...unfit.map(asRefused)].map(inWords),
      warnings: fresh.flatMap(({ question }) => warningsOf(question)),
      unknownNames: [],
    }
    if (dryRun || fresh.length === 0) return { ...outcome, importId: null }
    const importId = randomUUID()
    const added = isPublished ? ready.length : fresh.length
    await insertImport(transaction, {
      id: importId,
      kind: 'questions',
      importedBy,
      fileName,
      format,
      added,
      isPublished,
    })
    if (isPublished) await publishFresh(transaction, ready, { importId, publishedBy: importedBy })
    await insertDrafts(transaction, importId, isPublished ? held : drafts)
    return { ...outcome, importId }
  })
}

function asRefused({ question: { place }, reason, detail }: Unfit): RefusedRow {
  return { place, reason: reason === 'topic-gone' ? 'topic-unknown' : reason, detail }
}

function warningsOf({ place, warnings }: ImportedQuestion): ImportOutcome['warnings'] {
  return warnings.map(({ warning, detail }) => ({ place, reason: warning, message: warningWords[warning], detail }))
}

function inWords({ place, reason, detail }: RefusedRow): ImportOutcome['refused'][number] {
  return { place, reason, message: reasonWords[reason], detail }
}
