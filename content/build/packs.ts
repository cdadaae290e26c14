import { constants, brotliCompressSync, gzipSync } from 'node:zlib'
import { encodePack, type PackIndex } from '@sabi/shared/content/pack'
import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import { shortHash } from './hash.ts'

/** What a question with explanation, reasons and hints may cost on the way to a phone. */
export const bytesPerQuestion = 125

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

/** One pack a subject, with the compressed forms that the server sends. */
export function packFiles(questions: readonly Question[]): PackFile[] {
  return subjectIds.map((subject) => {
    const ofSubject = questions.filter((question) => question.subject === subject)
    const json = Buffer.from(JSON.stringify(encodePack(subject, ofSubject)))
    const hash = shortHash(json)
    return {
      subject,
      name: `${subject}-${hash}.json`,
      count: ofSubject.length,
      hash,
      json,
      brotli: brotliCompressSync(json, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
        },
      }),
      gzip: gzipSync(json, { level: 9 }),
    }
  })
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

/** Throws where a pack takes more than its questions may cost. */
export function assertWithinBudget(packs: readonly PackFile[]): void {
  const tooBig = packs.filter(({ brotli, count }) => brotli.length > bytesPerQuestion * Math.max(count, smallestPack))
  if (tooBig.length === 0) return
  const names = tooBig.map((pack) => `${pack.subject} takes ${Math.round(pack.brotli.length / pack.count)}`)
  throw new Error(`A question may take ${bytesPerQuestion} bytes: ${names.join(', ')}`)
}
