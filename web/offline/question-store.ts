import { Question, type SubjectId } from '@sabi/shared/content/question'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { withDeadline } from './deadline.ts'
import { newId } from './device.ts'
import {
  deleteQuestionsDatabase,
  questionsDatabase,
  type Metadata,
  type MetadataStore,
  type StoredQuestion,
  type UsageRow,
} from './questions-database.ts'
import { giveReserve, holdReserve } from './reserve.ts'

/** Rows of one transaction. Between two of them the page draws and takes taps. */
const rowsAtOnce = 100
/** Nobody waits longer for questions on a phone whose database doesn't answer: there are none, then. */
const readDeadlineMs = 3000
const writeDeadlineMs = 10_000
/** A browser gives back the space of a deleted database some moments later, and sometimes only when one is deleted again. */
const roomTries = { pauseMs: 250, atMost: 8 } as const

/** Writes questions over what is there, and tells after each transaction how many it wrote. Rejects on a full disk. */
export async function putQuestions(
  questions: readonly Question[],
  onWritten: (count: number) => void = () => {},
): Promise<void> {
  for (const some of inBatches(questions)) {
    const { store, done } = await beginWriting()
    // Async, so that a row that is refused at once leaves no promise of the others unheard.
    const puts = some.map(async (question) => store.put(rowOf(question)))
    await withDeadline(Promise.all([...puts, done]), writeDeadlineMs)
    onWritten(some.length)
  }
}

export async function removeQuestions(ids: readonly string[]): Promise<void> {
  for (const some of inBatches(ids)) {
    const { store, done } = await beginWriting()
    await withDeadline(Promise.all([...some.map((id) => store.delete(id)), done]), writeDeadlineMs)
  }
}

/**
 * Removes all questions together with the notes of what is whole, so that nothing is held for there that is not. What is
 * noted of their use stays.
 */
export async function clearQuestions(): Promise<void> {
  const usage = await read<UsageRow[]>([], (database) => database.getAll('analytics'))
  await discardQuestions()
  // The questions are gone all the same.
  await read(undefined, async (database) => {
    const { store, done } = database.transaction('analytics', 'readwrite')
    await Promise.all([...usage.map(async (row) => store.add(row)), done])
  })
}

/**
 * Makes room, on a full disk too, where emptying would fail since it notes something, and would free nothing: the browser
 * keeps the space of rows that are gone, but not that of a database. What is noted of the use of the questions goes too.
 */
export async function discardQuestions(triesLeft: number = roomTries.atMost): Promise<void> {
  await giveReserve().catch(() => undefined)
  await withDeadline(deleteQuestionsDatabase(), writeDeadlineMs)
  await new Promise((resolve) => setTimeout(resolve, roomTries.pauseMs))
  try {
    await putNote('cleared', 'yes')
  } catch (error) {
    if (triesLeft === 1) throw error
    await discardQuestions(triesLeft - 1)
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

/**
 * Ids of all questions on the phone, or of those of one subject. Rejects where they can't be read: who writes by them must
 * not take that for none.
 */
export async function storedIds(subject: QuestionFilter['subject']): Promise<string[]> {
  const database = await withDeadline(questionsDatabase(), writeDeadlineMs)
  const ids = idsIn(database, { subject, examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' })
  return withDeadline(ids, writeDeadlineMs)
}

/** The questions with these ids, in this order. What is missing or can't be read is left out. */
export async function readQuestions(ids: readonly string[]): Promise<Question[]> {
  const rows = await read<(StoredQuestion | undefined)[]>([], async (database) => {
    const { store } = database.transaction('questions')
    return Promise.all(ids.map((id) => store.get(id)))
  })
  return rows.flatMap(questionsOf)
}

/** The version of the subject's questions when all of them are on the phone, else null. */
export async function versionOf(subject: SubjectId): Promise<string | null> {
  const version = await findNote(wholeKey(subject))
  return typeof version === 'string' ? version : null
}

/** Whether all questions of the subject are on the phone. */
export async function isWhole(subject: SubjectId): Promise<boolean> {
  return (await versionOf(subject)) !== null
}

/** Names the database of now, other than the one that takes its place when the questions make room, in whichever tab. */
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
 * Notes that all questions of the subject, as of this version, are on the phone. Rejects where the database is another than
 * when they began to come, by its stamp of then: what was there has gone.
 */
export async function noteWhole(subject: SubjectId, version: string, stamp: Metadata['value']): Promise<void> {
  await changeMetadata(async (store) => {
    if ((await store.get('stamp'))?.value !== stamp) throw new Error('Another database')
    await store.put(noteOf(wholeKey(subject), version))
  })
  // Who has no room for it has the questions all the same.
  await holdReserve().catch(() => undefined)
}

/**
 * 'cleared' says that the student removed the questions: none come back unasked. 'mix' is the version of the bank that the
 * mixed questions come from, 'mixIds' which these are.
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

/** What is noted under a key of the metadata; null where nothing is. */
export async function findNote(key: NoteKey): Promise<Metadata['value'] | null> {
  const row = await read<Metadata | undefined>(undefined, (database) => database.get('metadata', key))
  return row?.value ?? null
}

/** Milliseconds since a note was last written, by this phone's clock; without end where there is none. */
export async function noteAge(key: NoteKey): Promise<number> {
  const row = await read<Metadata | undefined>(undefined, (database) => database.get('metadata', key))
  return row === undefined ? Infinity : Math.abs(Date.now() - row.lastUpdated)
}

export async function putNote(key: NoteKey, value: Metadata['value']): Promise<void> {
  const database = await withDeadline(questionsDatabase(), writeDeadlineMs)
  await withDeadline(database.put('metadata', noteOf(key, value)), writeDeadlineMs)
}

export async function removeNote(key: NoteKey): Promise<void> {
  const database = await withDeadline(questionsDatabase(), writeDeadlineMs)
  await withDeadline(database.delete('metadata', key), writeDeadlineMs)
}

/** In one transaction, so that no other tab comes between a look and a note. */
async function changeMetadata<T>(work: (store: MetadataStore) => Promise<T>): Promise<T> {
  const database = await withDeadline(questionsDatabase(), writeDeadlineMs)
  const { store, done } = database.transaction('metadata', 'readwrite')
  const [result] = await withDeadline(Promise.all([work(store), done]), writeDeadlineMs)
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
    ['examtype', examType],
    ['difficulty', difficulty],
  ] as const
  const asked = wanted.filter(([, value]) => value !== 'ALL')
  if (asked.length === 0) return database.getAllKeys('questions')
  const lists = asked.map(([index, value]) => database.getAllKeysFromIndex('questions', index, value))
  const [first = [], ...others] = await Promise.all(lists)
  const sets = others.map((ids) => new Set(ids))
  return first.filter((id) => sets.every((set) => set.has(id)))
}

/** Gives `otherwise` where the browser keeps nothing, or its database doesn't answer. */
async function read<T>(otherwise: T, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await withDeadline(questionsDatabase().then(work), readDeadlineMs)
  } catch {
    // A private window without a database, or one that another tab blocks: there are no questions on this phone.
    return otherwise
  }
}

/** Relaxed: what a power cut takes is fetched again, since the subject is noted as whole only after all of it. */
async function beginWriting() {
  const database = await withDeadline(questionsDatabase(), writeDeadlineMs)
  return database.transaction('questions', 'readwrite', { durability: 'relaxed' })
}

function* inBatches<T>(list: readonly T[]) {
  for (let start = 0; start < list.length; start += rowsAtOnce) yield list.slice(start, start + rowsAtOnce)
}

function rowOf(question: Question): StoredQuestion {
  const { correctOption, topicId, examType, imageUrl, canShuffle, isCalculation, ...same } = question
  return {
    ...same,
    correctoption: correctOption,
    topicid: topicId,
    examtype: examType,
    imageurl: imageUrl,
    canshuffle: canShuffle,
    iscalculation: isCalculation,
  }
}

function questionsOf(row: StoredQuestion | undefined): Question[] {
  if (row === undefined) return []
  const { correctoption, topicid, examtype, imageurl, canshuffle, iscalculation, ...same } = row
  const parsed = Question.safeParse({
    ...same,
    correctOption: correctoption,
    topicId: topicid,
    examType: examtype,
    imageUrl: imageurl,
    canShuffle: canshuffle,
    isCalculation: iscalculation,
  })
  return parsed.success ? [parsed.data] : []
}
