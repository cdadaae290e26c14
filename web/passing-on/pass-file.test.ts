import { readFileSync } from 'node:fs'
import { decodePack, PackIndex } from '@sabi/shared/content/pack'
import { seededRandom } from '@sabi/shared/practice/random'
import { beforeAll, describe, expect, it } from 'vitest'
import { someQuestions } from '../testing/question-bank.ts'
import { signingSite, type SigningSite } from '../testing/signing-site.ts'
import { fromBase64, sha256, toBase64 } from './bytes.ts'
import {
  isAllSigned,
  largestFileBytes,
  readPassFile,
  unpack,
  writePassFile,
  type Fault,
  type PackedSubject,
} from './pass-file.ts'
import { through } from './through.ts'

const questions = someQuestions('physics', 40)
const notes = JSON.stringify({ format: 1, subject: 'physics', notes: [] })
let site: SigningSite
let physics: PackedSubject
let file: Blob
let bytes: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  site = await signingSite()
  physics = await site.pack('physics', { questions, notes })
  file = await writePassFile([physics, await site.pack('biology', { questions: someQuestions('biology', 3) })])
  bytes = new Uint8Array(await file.arrayBuffer())
})

/** The result of a file on a phone: a fault, or the subjects that it would store. */
async function read(content: Blob, publicKey = site.publicKey): Promise<PackedSubject[] | Fault> {
  const subjects = await readPassFile(content, publicKey)
  if (typeof subjects === 'string') return subjects
  return (await isAllSigned(subjects)) ? subjects : 'not signed'
}

/** The file with other subjects in it, and the right hash at the end: what someone makes who knows the format. */
async function forged(changes: Partial<PackedSubject>): Promise<Blob> {
  return writePassFile([{ ...physics, ...changes }])
}

async function zipped(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64((await through(content, new CompressionStream('gzip'))) ?? new Uint8Array())
}

describe('a file that is passed on', () => {
  it('gives the receiving phone the same questions and notes', async () => {
    const subjects = await read(file)
    if (typeof subjects === 'string') throw new Error(subjects)
    const [first, second] = subjects
    expect(decodePack(JSON.parse(await unpack(first?.questions ?? '', physics.statement.questions)))).toEqual(
      questions.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    )
    expect(await unpack(first?.notes ?? '', { ...physics.statement.questions, ...physics.statement.notes })).toBe(notes)
    expect([second?.statement.subject, second?.notes]).toEqual(['biology', ''])
  })

  it('is refused with a byte changed at any of 1,000 random places', async () => {
    const random = seededRandom('tampering')
    const faults = new Map<string, number>()
    for (let round = 0; round < 1000; round++) {
      const changed = bytes.slice()
      const place = Math.floor(random() * changed.length)
      changed[place] = (changed[place] ?? 0) ^ (1 + Math.floor(random() * 255))
      const outcome = await read(new Blob([changed]))
      const fault = typeof outcome === 'string' ? outcome : `accepted at ${place}`
      faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
    expect([...faults.keys()].toSorted()).toEqual(['damaged', 'not ours'])
  })

  it('is refused with a byte missing at any of 300 random places, or cut off', async () => {
    const random = seededRandom('losing')
    for (let round = 0; round < 300; round++) {
      const place = Math.floor(random() * bytes.length)
      const shorter = round % 2 === 0 ? [bytes.slice(0, place), bytes.slice(place + 1)] : [bytes.slice(0, place)]
      expect(await read(new Blob(shorter))).toMatch(/^(damaged|not ours)$/)
    }
  })

  it('is refused if it was changed by someone who made its hash right again, at any of 1,000 random places', async () => {
    const random = seededRandom('forging')
    const parts = ['questions', 'notes', 'statement', 'signature'] as const
    for (let round = 0; round < 1000; round++) {
      const part = parts[round % parts.length] ?? 'questions'
      const text = { ...physics, ...physics.signed }[part]
      const place = Math.floor(random() * text.length)
      const changed = text.slice(0, place) + String.fromCharCode(33 + Math.floor(random() * 90)) + text.slice(place + 1)
      const isStatement = part === 'statement' || part === 'signature'
      const outcome = await read(
        await forged(isStatement ? { signed: { ...physics.signed, [part]: changed } } : { [part]: changed }),
      )
      // Some bits of a compressed file and of base64 mean nothing: then it holds what was signed.
      if (changed !== text && typeof outcome !== 'string') await expectAsSigned(outcome)
    }
  })

  it('is refused if another site has signed it, or none', async () => {
    const other = await signingSite()
    expect(await read(file, other.publicKey)).toBe('not signed')
    expect(await read(file, '')).toBe('not signed')
    const signed = { ...physics.signed, signature: toBase64(new Uint8Array(64)) }
    expect(await read(await forged({ signed }))).toBe('not signed')
  })

  it('is refused if the statement is about other questions, or about no notes', async () => {
    const others = await site.pack('physics', { questions: someQuestions('physics', 41) })
    expect(await read(await forged({ questions: others.questions }))).toBe('not signed')
    expect(await read(await writePassFile([{ ...others, notes: physics.notes }]))).toBe('not signed')
  })

  it('is refused if it names a subject twice, or none', async () => {
    expect(await read(await writePassFile([physics, physics]))).toBe('damaged')
    expect(await read(await writePassFile([]))).toBe('damaged')
    expect(await read(new Blob(['{"format":"sabi-prep-answers"}']))).toBe('not ours')
    expect(await read(new Blob([]))).toBe('not ours')
  })
})

/** Throws unless the parts hold exactly what the site has signed. */
async function expectAsSigned(subjects: readonly PackedSubject[]): Promise<void> {
  for (const { statement, questions: part } of subjects)
    expect(await sha256(new TextEncoder().encode(await unpack(part, statement.questions)))).toBe(
      physics.statement.questions.hash,
    )
}

describe('a hostile file', () => {
  it('of 200 MB is refused without reading a byte', async () => {
    const huge = new Blob(['a'])
    Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 })
    huge.arrayBuffer = () => Promise.reject(new Error('It was read'))
    expect(await readPassFile(huge, site.publicKey)).toBe('too large')
    expect(await readPassFile(new Blob([new Uint8Array(largestFileBytes + 1)]), site.publicKey)).toBe('too large')
  })

  it('that unpacks to 50 MB is stopped within a few megabytes of what was signed', async () => {
    const bomb = await zipped(new Uint8Array(50 * 1024 * 1024))
    let unpacked = 0
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        unpacked += chunk.length
        controller.enqueue(chunk)
      },
    })
    const { writable, readable } = new DecompressionStream('gzip')
    expect(await through(fromBase64(bomb), { writable, readable: readable.pipeThrough(counting) }, 1000)).toBeNull()
    expect(unpacked).toBeLessThan(8 * 1024 * 1024)
    expect(await read(await forged({ questions: bomb }))).toBe('not signed')
  })

  it('of millions of lines is refused', async () => {
    const lines = new TextEncoder().encode(
      `sabi-prep-questions-1: open this file in the app, on the page Storage.\n${'\n'.repeat(2_900_000)}`,
    )
    expect(await read(new Blob([lines, `${await sha256(lines)}\n`]))).toBe('damaged')
  })
})

describe('the file of all subjects', () => {
  it('is smaller than 3 MB', async () => {
    const packs = new URL('../../content/dist/packs/', import.meta.url)
    const text = (name: string) => readFileSync(new URL(name, packs), 'utf8')
    const { subjects, textbooks } = PackIndex.parse(JSON.parse(text('index.json')))
    const packed: PackedSubject[] = []
    for (const { subject, file: name } of subjects) {
      const book = textbooks.find((textbook) => textbook.subject === subject)
      packed.push(
        await site.pack(subject, {
          questions: decodePack(JSON.parse(text(name))),
          ...(book === undefined ? {} : { notes: text(book.file) }),
        }),
      )
    }
    const all = await writePassFile(packed)
    expect(packed).toHaveLength(5)
    expect(all.size).toBeLessThan(largestFileBytes)
    expect(await read(all)).toHaveLength(5)
  })
})
