import { fitOf } from '@sabi/shared/content/exam-fit'
import { type ExamType, Question, type SubjectId } from '@sabi/shared/content/question'
import type { PaperCandidate } from '@sabi/shared/exams/draw'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { withTimeout } from '../../platform/with-timeout.ts'
import { newId } from '../device.ts'
import {
  deleteQuestionsDatabase,
  questionsDatabase,
  type Metadata,
  type MetadataStore,
  type StoredQuestion,
  type UsageRow,
} from './questions-database.ts'
import { giveReserve, holdReserve } from '../reserve.ts'

/** Rows per transaction. Between two transactions the page renders and reacts to taps. */
const rowsAtOnce = 100
/** If the database doesn't answer within this time, the phone counts as having no questions. */
const readDeadlineMs = 3000
const writeDeadlineMs = 10_000
/** A browser frees the space of a deleted database after a moment, and sometimes only when another one is deleted. */
const roomTries = { pauseMs: 250, atMost: 8 } as const

/**
 * Writes questions over existing ones, and reports after each transaction how many it wrote. Rejects on a full disk.
 */
export async function putQuestions(
  questions: readonly Question[],
  onWritten: (count: number) => void = () => {},
): Promise<void> {
  for (const some of inBatches(questions)) {
    const { store, done } = await beginWriting()
    // Async, so that a row that fails at once does not leave the other promises unhandled.
    const puts = some.map(async (question) => store.put(rowOf(question)))
    await withTimeout(Promise.all([...puts, done]), writeDeadlineMs)
    onWritten(some.length)
  }
}

export async function removeQuestions(ids: readonly string[]): Promise<void> {
  for (const some of inBatches(ids)) {
    const { store, done } = await beginWriting()
    await withTimeout(Promise.all([...some.map((id) => store.delete(id)), done]), writeDeadlineMs)
  }
}

/**
 * Removes all questions and the records of complete subjects, so that nothing is believed to be there. Usage records
 * stay.
 */
export async function clearQuestions(): Promise<void> {
  const usage = await read<UsageRow[]>([], (database) => database.getAll('analytics'))
  await deleteQuestions()
  // The questions are gone in any case.
  await read(undefined, async (database) => {
    const { store, done } = database.transaction('analytics', 'readwrite')
    await Promise.all([...usage.map(async (row) => store.add(row)), done])
  })
}

/** Frees space for a write on a full disk. */
export async function discardQuestions(): Promise<void> {
  await deleteQuestions()
  await new Promise((resolve) => setTimeout(resolve, roomTries.pauseMs))
}

/**
 * Works on a full disk too. There, clearing would fail because it writes, and would free nothing because the browser keeps the space of
 * deleted rows. Deleting the database does free it, together with the usage records.
 */
async function deleteQuestions(triesLeft: number = roomTries.atMost): Promise<void> {
  await giveReserve().catch(() => undefined)
  await withTimeout(deleteQuestionsDatabase(), writeDeadlineMs)
  try {
    await putNote('cleared', 'yes')
  } catch (error) {
    if (triesLeft === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, roomTries.pauseMs))
    await deleteQuestions(triesLeft - 1)
  }
}

/** How many questions are on the phone, of one subject or of all. */
export async function countQuestions(subject?: SubjectId): Promise<number> {
  return read(0, (database) =>
    subject === undefined ? database.count('questions') : database.countFromIndex('questions', 'subject', subject),
  )
}

/** Ids of the questions on the phone that match the filter, in the order of ids. */
export async function matchingIds(filter: QuestionFilter): Promise<string[]> {
  return read<string[]>([], (database) => idsIn(database, filter))
}

/** Ids of the questions on the phone of each of these topics, in the order of ids. */
export async function idsOfTopics(topicIds: readonly string[]): Promise<Map<string, string[]>> {
  const lists = await read<string[][]>([], async (database) => {
    const index = database.transaction('questions').store.index('topicid')
    return Promise.all(topicIds.map((topicId) => index.getAllKeys(topicId)))
  })
  return new Map(topicIds.map((topicId, place) => [topicId, lists[place] ?? []]))
}

/**
 * Ids of all questions on the phone, or of those of one subject. Rejects if they can't be read: callers that write must
 * not take that for none.
 */
export async function storedIds(subject: QuestionFilter['subject']): Promise<string[]> {
  const database = await withTimeout(questionsDatabase(), writeDeadlineMs)
  const ids = idsIn(database, { subject, examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' })
  return withTimeout(ids, writeDeadlineMs)
}

/** The questions with these ids, in this order. Missing and unreadable ones are left out. */
export async function readQuestions(ids: readonly string[]): Promise<Question[]> {
  const rows = await read<(StoredQuestion | undefined)[]>([], async (database) => {
    const { store } = database.transaction('questions')
    return Promise.all(ids.map((id) => store.get(id)))
  })
  return rows.flatMap(questionsOf)
}

/** The addresses of the pictures of a subject's questions. Rejects if they can't be read. */
export async function pictureAddresses(subject: SubjectId): Promise<Set<string>> {
  const database = await withTimeout(questionsDatabase(), writeDeadlineMs)
  const rows = await withTimeout(database.getAllFromIndex('questions', 'subject', subject), writeDeadlineMs)
  return new Set(rows.flatMap(({ imageurl }) => (imageurl?.startsWith('/') ? imageurl : [])))
}

/** All questions of a subject on the phone. */
export async function questionsOfSubject(subject: SubjectId): Promise<Question[]> {
  const rows = await read<StoredQuestion[]>([], (database) => database.getAllFromIndex('questions', 'subject', subject))
  return rows.flatMap(questionsOf)
}

type StoredCandidate = Omit<PaperCandidate, 'headword'> & Pick<Question, 'text' | 'rich'>

/** The fields that the draw of a paper needs of every question of a subject on the phone. */
export async function paperCandidates(subject: SubjectId): Promise<StoredCandidate[]> {
  const rows = await read<StoredQuestion[]>([], (database) => database.getAllFromIndex('questions', 'subject', subject))
  return rows.map(({ id, family, text, rich, topicid, examtype, iscalculation, imageurl }) => ({
    id,
    family,
    text,
    rich,
    subject,
    topicId: topicid,
    examType: examtype,
    isCalculation: iscalculation,
    imageUrl: imageurl,
  }))
}

/** The version of the subject's questions if all of them are on the phone, else null. */
export async function versionOf(subject: SubjectId): Promise<string | null> {
  const version = await findNote(wholeKey(subject))
  return typeof version === 'string' ? version : null
}

/** Returns whether all questions of the subject are on the phone. */
export async function isWhole(subject: SubjectId): Promise<boolean> {
  return (await versionOf(subject)) !== null
}

/** Identifies the current database, as opposed to the one that replaces it when questions are discarded in any tab. */
export async function databaseStamp(): Promise<Metadata['value']> {
  return changeMetadata(async (store) => {
    const known = await store.get('stamp')
    if (known !== undefined) return known.value
    const stamp = newId()
    await store.put(noteOf('stamp', stamp))
    return stamp
  })
}

/**
 * Records that all questions of the subject, in this version, are on the phone. Rejects if the database was replaced
 * since the download began, judging by its stamp: what was there is gone.
 */
export async function noteWhole(subject: SubjectId, version: string, stamp: Metadata['value']): Promise<void> {
  await changeMetadata(async (store) => {
    if ((await store.get('stamp'))?.value !== stamp) throw new Error('Another database')
    await store.put(noteOf(wholeKey(subject), version))
  })
  // Without space for the reserve, the questions are still there.
  await holdReserve().catch(() => undefined)
}

/**
 * 'cleared' means that the student removed the questions: none are downloaded unasked. 'mix' is the version of the bank
 * that the mixed questions come from, 'mixIds' their ids. `signed:` is what the site signed of a subject, `pictures:` the version of
 * its questions whose pictures are all here.
 */
type NoteKey =
  | 'lastSync'
  | 'questionVersion'
  | 'questionCount'
  | 'cleared'
  | 'stamp'
  | 'mix'
  | 'mixIds'
  | `pack:${SubjectId}`
  | `signed:${SubjectId}`
  | `pictures:${SubjectId}`

/** The value of a metadata key; null if there is none. */
export async function findNote(key: NoteKey): Promise<Metadata['value'] | null> {
  const row = await read<Metadata | undefined>(undefined, (database) => database.get('metadata', key))
  return row?.value ?? null
}

/** Milliseconds since a note was last written, by this phone's clock; Infinity if there is none. */
export async function noteAge(key: NoteKey): Promise<number> {
  const row = await read<Metadata | undefined>(undefined, (database) => database.get('metadata', key))
  return row === undefined ? Infinity : Math.abs(Date.now() - row.lastUpdated)
}

export async function putNote(key: NoteKey, value: Metadata['value']): Promise<void> {
  const database = await withTimeout(questionsDatabase(), writeDeadlineMs)
  await withTimeout(database.put('metadata', noteOf(key, value)), writeDeadlineMs)
}

export async function removeNote(key: NoteKey): Promise<void> {
  const database = await withTimeout(questionsDatabase(), writeDeadlineMs)
  await withTimeout(database.delete('metadata', key), writeDeadlineMs)
}

/** In one transaction, so that no other tab writes between the read and the write. */
async function changeMetadata<T>(work: (store: MetadataStore) => Promise<T>): Promise<T> {
  const database = await withTimeout(questionsDatabase(), writeDeadlineMs)
  const { store, done } = database.transaction('metadata', 'readwrite')
  const [result] = await withTimeout(Promise.all([work(store), done]), writeDeadlineMs)
  return result
}

function noteOf(key: NoteKey, value: Metadata['value']): Metadata {
  return { key, value, lastUpdated: Date.now() }
}

function wholeKey(subject: SubjectId) {
  return `pack:${subject}` as const
}

type Database = Awaited<ReturnType<typeof questionsDatabase>>

async function idsIn(
  database: Database,
  { subject, examType, difficulty, topicId }: QuestionFilter,
): Promise<string[]> {
  const wanted = [
    ['topicid', topicId],
    ['subject', subject],
    ['difficulty', difficulty],
  ] as const
  const asked = wanted.filter(([, value]) => value !== 'ALL')
  const lists = asked.map(([index, value]) => database.getAllKeysFromIndex('questions', index, value))
  if (examType !== 'ALL') lists.push(idsFitting(database, examType))
  if (lists.length === 0) return database.getAllKeys('questions')
  const [first = [], ...others] = await Promise.all(lists)
  const sets = others.map((ids) => new Set(ids))
  return first.filter((id) => sets.every((set) => set.has(id)))
}

/** The questions that fit an exam. */
async function idsFitting(database: Database, exam: ExamType): Promise<string[]> {
  const { styles, ownTopics } = fitOf(exam)
  const idsOf = async (index: 'examtype' | 'topicid', values: readonly string[]) => {
    const lists = await Promise.all(values.map((value) => database.getAllKeysFromIndex('questions', index, value)))
    return lists.flat()
  }
  const [fitting, own, onOwnTopics] = await Promise.all([
    idsOf('examtype', styles),
    idsOf('examtype', [exam]),
    idsOf('topicid', ownTopics),
  ])
  const unfit = new Set(onOwnTopics)
  for (const id of own) unfit.delete(id)
  return fitting.filter((id) => !unfit.has(id)).sort()
}

/** Returns `otherwise` if the browser keeps nothing or its database doesn't answer. */
async function read<T>(otherwise: T, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await withTimeout(questionsDatabase().then(work), readDeadlineMs)
  } catch {
    // A private window without a database, or one blocked by another tab: there are no questions on this phone.
    return otherwise
  }
}

/**
 * Relaxed durability: what a power cut loses is fetched again, because the subject is recorded as complete only
 * afterwards.
 */
async function beginWriting() {
  const database = await withTimeout(questionsDatabase(), writeDeadlineMs)
  return database.transaction('questions', 'readwrite', { durability: 'relaxed' })
}

function* inBatches<T>(list: readonly T[]) {
  for (let start = 0; start < list.length; start += rowsAtOnce) yield list.slice(start, start + rowsAtOnce)
}

function rowOf(question: Question): StoredQuestion {
  const { correctOption, topicId, examType, imageUrl, imageAlt, canShuffle, isCalculation, ...same } = question
  return {
    ...same,
    correctoption: correctOption,
    topicid: topicId,
    examtype: examType,
    imageurl: imageUrl,
    imagealt: imageAlt,
    canshuffle: canShuffle,
    iscalculation: isCalculation,
  }
}

function questionsOf(row: StoredQuestion | undefined): Question[] {
  if (row === undefined) return []
  const { correctoption, topicid, examtype, imageurl, imagealt, canshuffle, iscalculation, ...same } = row
  const parsed = Question.safeParse({
    ...same,
    correctOption: correctoption,
    topicId: topicid,
    examType: examtype,
    imageUrl: imageurl,
    imageAlt: imagealt,
    canShuffle: canshuffle,
    isCalculation: iscalculation,
  })
  return parsed.success ? [parsed.data] : []
}
