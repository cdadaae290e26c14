import { familyOf } from '@sabi/shared/content/family-of'
import { decodePack, PackIndex } from '@sabi/shared/content/pack'
import { ShownQuestion, type Question, type SubjectId } from '@sabi/shared/content/question'
import { listQuestions, syncPageSize } from '@sabi/shared/subjects/calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import * as z from 'zod/mini'
import type { Send } from '../platform/background.ts'
import { RequestError } from '../platform/request-error.ts'
import { fetchFile, request } from '../platform/request.ts'
import { findSavedReply, saveReply } from '../platform/reply-storage.ts'

const indexAddress = '/packs/index.json'
/** A pack of 150 KB takes half a minute on the slowest lines. */
const packTimeoutMs = 120_000

/** What the server has of a subject, all of it or what changed. */
export interface FetchedQuestions {
  version: string
  questions: Question[]
  removed: readonly string[]
}

/** Which packs there are. It is kept, so that sizes can be told without network. */
export async function fetchIndex(send: Send): Promise<PackIndex> {
  const reply = await send((limits) => fetchFile(indexAddress, PackIndex, limits))
  saveReply(indexAddress, { savedAt: Date.now(), reply })
  return reply
}

/** The index as it was when it last came; undefined before that. */
export function savedIndex(): PackIndex | undefined {
  return findSavedReply(indexAddress, PackIndex)?.reply
}

/** What changed since a version; null where the server can't say. */
export async function fetchChanges(subject: SubjectId, since: string, send: Send): Promise<FetchedQuestions | null> {
  try {
    const args = { query: { subject, since } }
    const { version, pack, removed } = await send((limits) => request(listQuestionChanges, args, limits))
    return { version, questions: ofSubject(subject, pack), removed }
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null
    throw error
  }
}

/** All questions of a subject: its pack, and what changed since it was made. Throws where either can't be had. */
export async function fetchWhole(subject: SubjectId, index: PackIndex, send: Send): Promise<FetchedQuestions> {
  const file = index.subjects.find((pack) => pack.subject === subject)?.file
  const pack = await send((limits) => fetchFile(`/packs/${file}`, z.unknown(), { ...limits, timeoutMs: packTimeoutMs }))
  const packed = ofSubject(subject, pack)
  const later = await fetchChanges(subject, index.version, send)
  if (later === null) throw new Error('Unknown bank')
  const questionById = new Map([...packed, ...later.questions].map((question) => [question.id, question]))
  for (const id of later.removed) questionById.delete(id)
  return { version: later.version, questions: [...questionById.values()], removed: [] }
}

/** Fetches a file of notes, which the service worker keeps when it passes. */
export async function fetchNotes(file: string, send: Send): Promise<void> {
  await send((limits) => fetchFile(`/packs/${file}`, z.unknown(), { ...limits, timeoutMs: packTimeoutMs }))
}

interface Page {
  questions: Question[]
  total: number
}

/**
 * All questions of this version of the bank, or those of one subject, page by page. Throws where their number does not come out, or
 * a page is of another version, as the bank changes or a standby lags.
 */
export async function* fetchPages(subject: SubjectId | 'ALL', version: string): AsyncGenerator<Page> {
  const seen = new Set<string>()
  for (let total = 1; seen.size < total;) {
    const query = {
      limit: `${syncPageSize}`,
      offset: `${seen.size}`,
      subject,
      examType: 'ALL',
      difficulty: 'ALL',
    } as const
    const page = await request(listQuestions, { query })
    const before = seen.size
    page.questions.forEach(({ id }) => seen.add(id))
    const isOther = (page.version ?? version) !== version
    if (isOther || seen.size !== before + page.questions.length || page.questions.length === 0)
      throw new Error('The pages do not add up')
    total = page.total
    yield { questions: page.questions.map(familiar), total }
  }
}

/** The questions that stand ready for when nothing else can be had. */
export async function fetchStatic(): Promise<Question[]> {
  const questions = await fetchFile('/static-questions.json', z.array(ShownQuestion))
  return questions.map(familiar)
}

/** Throws where the value is no whole pack, or that of another subject. */
function ofSubject(subject: SubjectId, pack: unknown): Question[] {
  const questions = decodePack(pack)
  if (questions.some((question) => question.subject !== subject)) throw new Error('Another pack')
  return questions
}

/** Lists don't tell families: that of a variant stands in its id, else two of one may meet until the pack comes. */
export function familiar(question: ShownQuestion): Question {
  return { ...question, family: familyOf(question.id), isCalculation: false }
}
