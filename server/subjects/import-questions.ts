import { randomUUID } from 'node:crypto'
import { shortHash } from '@sabi/content/build/hash'
import { firstVersionOf, identityOf } from '@sabi/content/exchange/identity'
import type { ImportedQuestion } from '@sabi/content/exchange/imported-question'
import type { FileToPrepare, PreparedFile } from '@sabi/content/exchange/prepare'
import { reasonWords, type RefusedRow } from '@sabi/content/exchange/raw'
import { saySame } from '@sabi/content/lint/words'
import type { BankQuestion } from '@sabi/shared/content/bank'
import type { ImportOptions, ImportOutcome } from '@sabi/shared/subjects/import-calls'
import type { Database } from '../platform/database.ts'
import { transact } from '../platform/transact.ts'
import { lockBank, releaseQuestions, saveQuestions } from './bank.queries.ts'
import { correctMended } from './corrections-of-loaded.ts'
import {
  assignToImport,
  findKnownQuestions,
  insertImport,
  listTopicPlaces,
  type formFormat,
  type KnownQuestion,
} from './imports.queries.ts'
import { readFileApart } from './read-file.ts'
import { nextRevision, nextVersions, renewCounts, saveRevisedVersion } from './revisions.queries.ts'
import { listSyllabus } from './topics.queries.ts'

const chunkSize = 500
const mendedFile = 'The file that this question comes from was put right.'

/** Who imports which file, and what holds for rows that do not say it. */
export interface ImportRequest {
  file: FileToPrepare
  options: ImportOptions
  importedBy: string | null
  /** What the list of imports calls it; null where the questions did not come as a file. */
  fileName: string | null
}

/**
 * Takes the rows of a file into the bank: all of one import in one transaction, each row added, found to be there already,
 * or refused with its reason. A question that is there with another key is refused: nothing is overwritten. The same file
 * again adds nothing. Throws UnreadableFile where the file is not read at all.
 */
export async function importQuestions(
  database: Database,
  { file, options, importedBy, fileName }: ImportRequest,
): Promise<ImportOutcome> {
  const topics = await listSyllabus(database)
  const { dryRun, keyBase, ...defaults } = options
  const context = { topics, defaults, ...(keyBase === undefined ? {} : { keyBase }) }
  return takeIn(database, await readFileApart({ file, context }), { dryRun, importedBy, fileName })
}

/** Questions that are ready to be taken in, with the rows that are not. */
export type ReadyQuestions = Omit<PreparedFile, 'format'> & { format: PreparedFile['format'] | typeof formFormat }

/** Takes questions in as `importQuestions` does, wherever they come from. */
export async function takeIn(
  database: Database,
  { format, rowCount, accepted, refused }: ReadyQuestions,
  { dryRun, importedBy, fileName }: Pick<ImportRequest, 'importedBy' | 'fileName'> & { dryRun: boolean },
): Promise<ImportOutcome> {
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    // The syllabus may have changed while the file was read.
    const unitByTopic = new Map((await listTopicPlaces(transaction)).map(({ id, unit }) => [id, unit]))
    const gone = accepted.filter(({ topicId }) => !unitByTopic.has(topicId))
    const sorted = await sortOut(
      transaction,
      accepted.filter(({ topicId }) => unitByTopic.has(topicId)),
    )
    const outcome = {
      isDryRun: dryRun,
      format,
      rowCount,
      added: sorted.fresh.length,
      unchanged: sorted.unchanged,
      refused: [...refused, ...gone.map(withoutTopic), ...sorted.conflicts].map(inWords),
    }
    if (dryRun || sorted.fresh.length === 0) return { ...outcome, importId: null }
    const importId = randomUUID()
    const added = sorted.fresh.length
    await insertImport(transaction, {
      id: importId,
      kind: 'questions',
      importedBy,
      fileName,
      format,
      added,
    })
    const versions = await nextVersions(
      transaction,
      sorted.fresh.flatMap(({ withdrawn }) => (withdrawn === undefined ? [] : [withdrawn.id])),
    )
    const questions = sorted.fresh.map((one) => ({
      ...publishedQuestion(one, versions),
      unit: unitByTopic.get(one.question.topicId) ?? 0,
    }))
    const revision = await nextRevision(transaction)
    await releaseQuestions(
      transaction,
      questions.map(({ id }) => id),
    )
    for (let start = 0; start < questions.length; start += chunkSize)
      await saveQuestions(transaction, questions.slice(start, start + chunkSize), revision)
    await assignToImport(
      transaction,
      importId,
      questions.map(({ id }) => id),
    )
    await correctMended(transaction, revision, { cause: mendedFile, correctedBy: importedBy })
    await renewCounts(transaction)
    await saveRevisedVersion(transaction, revision)
    return { ...outcome, importId }
  })
}

interface Fresh {
  id: string
  question: ImportedQuestion
  /** What was known under this id and is published no more: the new one is its next version. */
  withdrawn: KnownQuestion | undefined
}

async function sortOut(
  database: Database,
  accepted: readonly ImportedQuestion[],
): Promise<{ fresh: Fresh[]; unchanged: number; conflicts: RefusedRow[] }> {
  const identified = accepted.map((question) => ({ question, id: identityOf(question) }))
  const known = await findKnownQuestions(
    database,
    identified.map(({ id }) => id),
  )
  const published = new Map(known.filter((one) => one.isPublished).map((one) => [one.identity, one]))
  const withdrawn = new Map(known.filter((one) => !one.isPublished).map((one) => [one.id, one]))
  const fresh: Fresh[] = []
  const conflicts: RefusedRow[] = []
  for (const { question, id } of identified) {
    const there = published.get(id)
    const before = withdrawn.get(id)
    // A file with a mistake that was corrected must not bring it back once its question has left the lists.
    const standing = there ?? (before?.isCorrected === true ? before : undefined)
    if (standing !== undefined && !saySame(standing.key, keyOf(question)))
      conflicts.push(conflictWith(standing, question))
    else if (there === undefined) fresh.push({ id, question, withdrawn: before })
  }
  return { fresh, conflicts, unchanged: identified.length - fresh.length - conflicts.length }
}

function keyOf({ options, correctOption }: ImportedQuestion): string {
  return options[correctOption] ?? ''
}

function conflictWith({ id, key }: KnownQuestion, question: ImportedQuestion): RefusedRow {
  const detail = `${id} has the key '${key}', the file says '${keyOf(question)}'`
  return { place: question.place, reason: 'key-conflict', detail }
}

function withoutTopic({ place, topicId }: ImportedQuestion): RefusedRow {
  return { place, reason: 'topic-unknown', detail: topicId }
}

function publishedQuestion(
  { id, question: { place: _, ...question }, withdrawn }: Fresh,
  versions: ReadonlyMap<string, number>,
): Omit<BankQuestion, 'unit'> {
  const first = { id, version: withdrawn?.version ?? firstVersionOf(question), ...question }
  const contentHash = shortHash(JSON.stringify(first))
  if (withdrawn === undefined || withdrawn.contentHash === contentHash) return { ...first, contentHash }
  const next = { ...first, version: versions.get(id) ?? withdrawn.version + 1 }
  return { ...next, contentHash: shortHash(JSON.stringify(next)) }
}

function inWords({ place, reason, detail }: RefusedRow): ImportOutcome['refused'][number] {
  return { place, reason, message: reasonWords[reason], detail }
}
