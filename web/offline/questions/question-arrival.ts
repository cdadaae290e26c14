import type { PackIndex } from '@sabi/shared/content/pack'
import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import type { Send } from '../../platform/page/background.ts'
import { canKeepNotes, isMissing } from '../kept-notes.ts'
import {
  fetchChanges,
  fetchIndex,
  fetchNotes,
  fetchPages,
  fetchStatic,
  fetchWhole,
  savedIndex,
} from './question-fetch.ts'
import { databaseStamp, noteWhole, putQuestions, removeQuestions, storedIds, versionOf } from './question-store.ts'

export interface Progress {
  /** Announces how many questions of a subject, or of all, will be written. The last call counts. */
  expect: (of: SubjectId | 'ALL', count: number) => void
  written: (count: number) => void
}

export interface Delivery {
  progress: Progress
  index: () => Promise<PackIndex>
  /** Returns whether a whole pack of this size may be fetched. */
  mayFetch: (bytes: number) => boolean
  send: Send
}

/**
 * Brings a subject up to date: only the changes if all of it is here, otherwise all of it. Returns true if that changed
 * anything.
 */
export async function bringSubject(subject: SubjectId, delivery: Delivery): Promise<boolean> {
  return (await bringChanges(subject, delivery)) ?? bringWhole(subject, delivery)
}

/** Brings what changed in a subject. True if anything did; null where only the whole subject would do. */
export async function bringChanges(
  subject: SubjectId,
  { progress, send }: Pick<Delivery, 'progress' | 'send'>,
): Promise<boolean | null> {
  // Read first, so that it belongs to the database that has the version.
  const stamp = await databaseStamp()
  const since = await versionOf(subject)
  const changes = since === null ? null : await fetchChanges(subject, since, send)
  if (changes === null) return null
  progress.expect(subject, changes.questions.length)
  await putQuestions(changes.questions, progress.written)
  await removeQuestions(await stillOf(subject, changes.removed))
  await noteWhole(subject, changes.version, stamp)
  return changes.questions.length + changes.removed.length > 0
}

/**
 * The questions that are still stored under this subject. One that moved to another subject may have arrived there
 * already.
 */
async function stillOf(subject: SubjectId, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const stored = new Set(await storedIds(subject))
  return ids.filter((id) => stored.has(id))
}

async function bringWhole(subject: SubjectId, { progress, index, mayFetch, send }: Delivery): Promise<boolean> {
  const packs = await index()
  const { bytes = 0 } = packs.subjects.find((pack) => pack.subject === subject) ?? {}
  if (!mayFetch(bytes)) return false
  const { version, questions } = await fetchWhole(subject, packs, send)
  progress.expect(subject, questions.length)
  await storeWhole({ subject, version, questions }, progress.written)
  return true
}

interface WholeSubject {
  subject: SubjectId
  version: string
  questions: readonly Question[]
}

/** Stores all questions of a subject in place of those that are here. */
export async function storeWhole(
  { subject, version, questions }: WholeSubject,
  onWritten?: Progress['written'],
): Promise<void> {
  const stamp = await databaseStamp()
  await putQuestions(questions, onWritten)
  await removeOthers(subject, new Set(questions.map(({ id }) => id)))
  await noteWhole(subject, version, stamp)
}

/**
 * Downloads all questions, or those of one subject, page by page. `version` is the version of the bank before the first
 * page, and of each page.
 */
export async function bringPages(scope: SubjectId | 'ALL', version: string, progress: Progress): Promise<void> {
  const stamp = await databaseStamp()
  const kept = new Set<string>()
  for await (const { questions, total } of fetchPages(scope, version)) {
    progress.expect(scope, total)
    await putQuestions(questions, progress.written)
    questions.forEach(({ id }) => kept.add(id))
  }
  await removeOthers(scope, kept)
  for (const subject of scope === 'ALL' ? subjectIds : [scope]) await noteWhole(subject, version, stamp)
}

/** Adds the questions of the static file that are missing here. */
export async function bringStatic(progress: Progress): Promise<void> {
  const here = new Set(await storedIds('ALL'))
  const missing = (await fetchStatic()).filter(({ id }) => !here.has(id))
  progress.expect('ALL', missing.length)
  await putQuestions(missing, progress.written)
}

/**
 * Makes the service worker keep the notes of these subjects in this version of the bank. Rejects if they can't be
 * fetched.
 */
export async function bringNotes(
  subjects: readonly SubjectId[],
  version: string,
  { mayFetch, send }: Pick<Delivery, 'mayFetch' | 'send'>,
): Promise<void> {
  if (subjects.length === 0 || !canKeepNotes()) return
  const known = savedIndex()
  const { textbooks } = known !== undefined && version.startsWith(known.version) ? known : await fetchIndex(send)
  for (const { subject, file, bytes } of textbooks)
    if (subjects.includes(subject) && mayFetch(bytes) && (await isMissing(file))) await fetchNotes(file, send)
}

/** Only now that all new questions are written: until then the old ones can be practised. */
async function removeOthers(scope: SubjectId | 'ALL', kept: ReadonlySet<string>): Promise<void> {
  const ids = await storedIds(scope)
  await removeQuestions(ids.filter((id) => !kept.has(id)))
}
