import { shortHash } from '@sabi/content/build/hash'
import { firstVersionOf, identityOf } from '@sabi/content/exchange/identity'
import type { ImportedQuestion } from '@sabi/content/exchange/imported-question'
import { saySame } from '@sabi/content/lint/words'
import type { BankQuestion } from '@sabi/shared/content/bank'
import type { Database } from '../database/database.ts'
import { releaseQuestions, saveQuestions } from '../questions/bank.queries.ts'
import { correctMended } from '../questions/corrections-of-loaded.ts'
import { assignToImport, findKnownQuestions, type KnownQuestion } from '../questions/batches.queries.ts'
import { listTopicPlaces } from '../questions/topics.queries.ts'
import { nextRevision, nextVersions, renewCounts, saveRevisedVersion } from '../questions/revisions.queries.ts'

const chunkSize = 500
const mendedFile = 'The file that this question comes from was corrected.'

/** A question that the bank does not have. */
export interface Fresh {
  id: string
  question: ImportedQuestion
  unit: number
  /** The question with this id that is no longer published: the new one is its next version. */
  withdrawn: KnownQuestion | undefined
}

/** A question that can't be published as the bank is. */
export interface Unfit {
  id: string
  question: ImportedQuestion
  reason: 'key-conflict' | 'topic-gone'
  detail: string
}

export interface SortedQuestions {
  fresh: Fresh[]
  /** Ids of questions that are published already, with the same key. */
  unchanged: string[]
  unfit: Unfit[]
}

/** Compares questions with what is published. The caller holds the bank's lock. */
export async function sortOut(database: Database, questions: readonly ImportedQuestion[]): Promise<SortedQuestions> {
  const units = new Map((await listTopicPlaces(database)).map(({ id, unit }) => [id, unit]))
  const identified = questions.map((question) => ({ question, id: identityOf(question) }))
  const ids = identified.map(({ id }) => id)
  const known = await findKnownQuestions(database, ids)
  const published = new Map(known.filter((one) => one.isPublished).map((one) => [one.identity, one]))
  const withdrawn = new Map(known.filter((one) => !one.isPublished).map((one) => [one.id, one]))
  const sorted: SortedQuestions = { fresh: [], unchanged: [], unfit: [] }
  for (const { question, id } of identified) {
    const unit = units.get(question.topicId)
    const there = published.get(id)
    const before = withdrawn.get(id)
    // A file with a mistake that was corrected must not bring it back once its question has left the lists.
    const standing = there ?? (before?.isCorrected === true ? before : undefined)
    if (unit === undefined) sorted.unfit.push({ id, question, reason: 'topic-gone', detail: question.topicId })
    else if (standing !== undefined && !saySame(standing.key, keyOf(question)))
      sorted.unfit.push({ id, question, reason: 'key-conflict', detail: conflictWith(standing, question) })
    else if (there === undefined) sorted.fresh.push({ id, question, unit, withdrawn: before })
    else sorted.unchanged.push(id)
  }
  return sorted
}

function keyOf({ options, correctOption }: ImportedQuestion): string {
  return options[correctOption] ?? ''
}

function conflictWith({ id, key }: KnownQuestion, question: ImportedQuestion): string {
  return `${id} has the key '${key}', the file says '${keyOf(question)}'`
}

/** Adds questions to the bank, which gets its next version. The caller holds the bank's lock. */
export async function publishFresh(
  database: Database,
  fresh: readonly Fresh[],
  { importId, publishedBy }: { importId: string; publishedBy: string | null },
): Promise<void> {
  const earlier = fresh.flatMap(({ withdrawn }) => (withdrawn === undefined ? [] : [withdrawn.id]))
  const versions = await nextVersions(database, earlier)
  const questions = fresh.map((one) => ({ ...publishedQuestion(one, versions), unit: one.unit }))
  const ids = questions.map(({ id }) => id)
  const revision = await nextRevision(database)
  await releaseQuestions(database, ids)
  for (let start = 0; start < questions.length; start += chunkSize)
    await saveQuestions(database, questions.slice(start, start + chunkSize), revision)
  await assignToImport(database, importId, ids)
  await correctMended(database, revision, { cause: mendedFile, correctedBy: publishedBy })
  await renewCounts(database)
  await saveRevisedVersion(database, revision)
}

function publishedQuestion(
  { id, question: { place: _place, warnings: _warnings, changes: _changes, ...question }, withdrawn }: Fresh,
  versions: ReadonlyMap<string, number>,
): Omit<BankQuestion, 'unit'> {
  const first = { id, version: withdrawn?.version ?? firstVersionOf(question), ...question }
  const contentHash = shortHash(JSON.stringify(first))
  if (withdrawn === undefined || withdrawn.contentHash === contentHash) return { ...first, contentHash }
  const next = { ...first, version: versions.get(id) ?? withdrawn.version + 1 }
  return { ...next, contentHash: shortHash(JSON.stringify(next)) }
}
