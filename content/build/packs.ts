import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'
import { encodePack, type PackIndex } from '@sabi/shared/content/pack'
import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import { shortHash } from './hash.ts'

/**
 * What a question with explanation, reasons and hints may cost on the way to a phone: over the bank, and in any one pack,
 * since a written question takes three times what a variant takes and subjects hold different shares of them.
 */
const budget = { bank: 125, pack: 150 } as const

/** A small pack cannot pay its own way: the budget counts as if it held at least so many. */
const smallestPack = 100

export interface PackFile {
  subject: SubjectId
  name: string
  count: number
  hash: string
  json: Buffer
  brotli: Buffer
  gzip: Buffer
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** One pack a subject, with the compressed forms that the server sends; the subjects are compressed side by side. */
export function packFiles(questions: readonly Question[]): Promise<PackFile[]> {
  return Promise.all(
    subjectIds.map(async (subject) => {
      const ofSubject = questions.filter((question) => question.subject === subject)
      const json = Buffer.from(JSON.stringify(encodePack(subject, ofSubject)))
      const hash = shortHash(json)
      const [brotli, gzipped] = await Promise.all([toBrotli(json, brotliOptions(json)), toGzip(json, { level: 9 })])
      return { subject, name: `${subject}-${hash}.json`, count: ofSubject.length, hash, json, brotli, gzip: gzipped }
    }),
  )
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

export function packIndex(packs: readonly PackFile[]): PackIndex {
  return {
    version: shortHash(packs.map(({ hash }) => hash).join('\n')),
    count: packs.reduce((sum, { count }) => sum + count, 0),
    subjects: packs.map(({ subject, name, count, hash, brotli }) => ({
      subject,
      file: name,
      count,
      bytes: brotli.length,
      hash,
    })),
  }
}

/** Throws where the bank or one of its packs takes more than its questions may cost. */
export function assertWithinBudget(packs: readonly PackFile[]): void {
  const loads = packs.map(({ subject, brotli, count }) => ({
    name: subject,
    bytes: brotli.length,
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
    return each > limit ? [`${name} takes ${Math.round(each)} bytes a question, ${limit} are allowed`] : []
  })
  if (faults.length > 0) throw new Error(faults.join('; '))
}
