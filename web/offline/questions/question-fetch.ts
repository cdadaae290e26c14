import { familyOf } from '@sabi/shared/content/family-of'
import { decodePack, PackIndex } from '@sabi/shared/content/pack'
import { ShownQuestion, type Question, type SubjectId } from '@sabi/shared/content/question'
import { listQuestions, syncPageSize } from '@sabi/shared/subjects/calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import * as z from 'zod/mini'
import type { Send } from '../../platform/page/background.ts'
import { RequestError } from '../../platform/server/request-error.ts'
import { fetchFile, request } from '../../platform/server/request.ts'
import { findSavedReply, saveReply } from '../../platform/server/reply-storage.ts'

const indexAddress = '/packs/index.json'
/** A pack of 150 KB takes half a minute on the slowest connections. */
const packTimeoutMs = 120_000

/** A subject from the server: all of it, or the changes. */
export interface FetchedQuestions {
  version: string
  questions: Question[]
  removed: readonly string[]
}

/** Lists the packs. Stored, so that sizes can be shown offline. */
export async function fetchIndex(send: Send): Promise<PackIndex> {
  const reply = await send((limits) => fetchFile(indexAddress, PackIndex, limits))
  saveReply(indexAddress, { savedAt: Date.now(), reply })
  return reply
}

/** The index as last fetched; undefined before that. */
export function savedIndex(): PackIndex | undefined {
  return findSavedReply(indexAddress, PackIndex)?.reply
}

/** The changes since a version; null if the server can't tell. */
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

/** All questions of a subject: its pack and the changes since. Throws if either is unavailable. */
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

/** Fetches a file of notes, which the service worker then keeps. */
export async function fetchNotes(file: string, send: Send): Promise<void> {
  await send((limits) => fetchFile(`/packs/${file}`, z.unknown(), { ...limits, timeoutMs: packTimeoutMs }))
}

interface Page {
  questions: Question[]
  total: number
}

/**
 * All questions of this version of the bank, or those of one subject, page by page. Throws if their number is wrong or
 * a page has another version, because the bank changed or a standby lags.
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

/** The fallback questions for when nothing else is available. */
export async function fetchStatic(): Promise<Question[]> {
  const questions = await fetchFile('/static-questions.json', z.array(ShownQuestion))
  return questions.map(familiar)
}

/** Throws unless the value is a complete pack of this subject. */
function ofSubject(subject: SubjectId, pack: unknown): Question[] {
  const questions = decodePack(pack)
  if (questions.some((question) => question.subject !== subject)) throw new Error('Another pack')
  return questions
}

/**
 * Lists don't name families. A variant's family is part of its id; without it, two variants of one could meet until the
 * pack arrives.
 */
export function familiar(question: ShownQuestion): Question {
  return { ...question, family: familyOf(question.id), isCalculation: false }
}
