import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'
import type { Note, Textbook, TextbookNote } from '@sabi/shared/content/note'
import { encodePack, Pack, type PackIndex } from '@sabi/shared/content/pack'
import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/content/syllabus'
import { shortHash } from './hash.ts'

/**
 * Maximum compressed bytes per question, including explanation, reasons and hints: on average over the bank, and in any one pack. They
 * differ because a written question takes three times as much as a variant, and subjects have different shares of them.
 */
const budget = { bank: 125, pack: 150 } as const

/** What each passage may add, which its questions share. */
const bytesPerPassage = 900

/** Maximum compressed bytes per note of a few hundred words with formulas. */
const bytesPerNote = 1250

/** What each of its figures may add. */
const bytesPerFigure = 450

/** Small packs compress badly, so the budget counts at least this many questions. */
const smallestPack = 100

/** A file with the compressed forms that the server sends. */
export interface SentFile {
  name: string
  json: Buffer
  brotli: Buffer
  gzip: Buffer
}

export interface PackFile extends SentFile {
  subject: SubjectId
  count: number
  hash: string
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** One pack per subject, with its compressed forms. The subjects are compressed in parallel. */
export function packFiles(questions: readonly Question[]): Promise<PackFile[]> {
  return Promise.all(
    subjectIds.map(async (subject) => {
      const ofSubject = questions.filter((question) => question.subject === subject)
      return packed({ subject, stem: subject, count: ofSubject.length }, encodePack(subject, ofSubject))
    }),
  )
}

/** The notes of each subject that has any, as one file for reading offline. */
export function textbookFiles(notes: readonly Note[], topics: readonly Topic[]): Promise<PackFile[]> {
  return Promise.all(
    textbooksOf(notes, topics).map((book) =>
      packed({ subject: book.subject, stem: `${book.subject}-notes`, count: book.notes.length }, book),
    ),
  )
}

/** The textbook of each subject that has notes. */
export function textbooksOf(notes: readonly Note[], topics: readonly Topic[]): Textbook[] {
  const noteByTopic = new Map(notes.map((note) => [note.topicId, note]))
  const books = subjectIds.map((subject): Textbook => {
    const ofSubject = topics.filter((topic) => topic.subject === subject)
    return { format: 1, subject, notes: ofSubject.flatMap((topic) => entryOf(topic, noteByTopic.get(topic.id))) }
  })
  return books.filter((book) => book.notes.length > 0)
}

function entryOf({ title, unit, unitTitle }: Topic, note: Note | undefined): TextbookNote[] {
  return note === undefined ? [] : [{ ...note, title, unit, unitTitle }]
}

async function packed(
  { subject, stem, count }: { subject: SubjectId; stem: string; count: number },
  content: unknown,
): Promise<PackFile> {
  const hash = shortHash(JSON.stringify(content))
  return { subject, count, hash, ...(await compressed(`${stem}-${hash}.json`, content)) }
}

/** Serialises a value as a JSON file. */
export async function compressed(name: string, content: unknown): Promise<SentFile> {
  const json = Buffer.from(JSON.stringify(content))
  const [brotli, gzipped] = await Promise.all([toBrotli(json, brotliOptions(json)), toGzip(json, { level: 9 })])
  return { name, json, brotli, gzip: gzipped }
}

function brotliOptions(json: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  }
}

export function packIndex(packs: readonly PackFile[], textbooks: readonly PackFile[]): PackIndex {
  return {
    version: shortHash([...packs, ...textbooks].map(({ hash }) => hash).join('\n')),
    count: packs.reduce((sum, { count }) => sum + count, 0),
    subjects: packs.map(listed),
    textbooks: textbooks.map(listed),
  }
}

function listed({ subject, name, count, hash, brotli }: PackFile): PackIndex['subjects'][number] {
  return { subject, file: name, count, bytes: brotli.length, hash }
}

function passagesIn(pack: Buffer): number {
  return Pack.parse(JSON.parse(pack.toString())).passages?.length ?? 0
}

/** Throws if the bank, a pack or a textbook exceeds its budget. */
export function assertWithinBudget(packs: readonly PackFile[], textbooks: readonly PackFile[]): void {
  const loads = packs.map(({ subject, json, brotli, count }) => ({
    name: subject,
    bytes: brotli.length - bytesPerPassage * passagesIn(json),
    count,
    limit: budget.pack,
  }))
  const bank = {
    name: 'the bank',
    bytes: loads.reduce((sum, { bytes }) => sum + bytes, 0),
    count: loads.reduce((sum, { count }) => sum + count, 0),
    limit: budget.bank,
  }
  const faults = [...loads, bank].flatMap(({ name, bytes, count, limit }) => {
    const each = bytes / Math.max(count, smallestPack)
    return each > limit ? [`${name} takes ${Math.round(each)} bytes per question, at most ${limit} allowed`] : []
  })
  for (const { subject, brotli, json, count } of textbooks) {
    const figures = json.toString().split('<figure>').length - 1
    const allowed = count * bytesPerNote + figures * bytesPerFigure
    if (brotli.length > allowed)
      faults.push(
        `the notes of ${subject} with ${figures} figures take ${brotli.length} bytes, at most ${allowed} allowed`,
      )
  }
  if (faults.length > 0) throw new Error(faults.join('; '))
}
