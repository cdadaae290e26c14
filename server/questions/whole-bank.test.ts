import { readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { PackIndex, decodePack, encodePack } from '@sabi/shared/content/pack'
import { parseBank, type Bank, type BankQuestion } from '@sabi/shared/content/bank'
import { ShownQuestion } from '@sabi/shared/content/question'
import { canBeSpaced, isSpaced } from '@sabi/shared/practice/spacing-check'
import { maximumSessionLength, syncPageSize } from '@sabi/shared/subjects/calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'
import { loadBank } from './bank.queries.ts'

const server = useTestServer()
const dist = new URL('../../content/dist/', import.meta.url)
const bank = parseBank(readFileSync(new URL('bank.json', dist), 'utf8'))
const index = PackIndex.parse(JSON.parse(readFileSync(new URL('packs/index.json', dist), 'utf8')))

beforeAll(async () => {
  await loadBank(server.connection.database, bank)
})

/** The number of bytes sent, compressed with brotli as for a browser, which asks a busy server again. */
async function bytesOf(path: string): Promise<number> {
  const { headers, status, bytes } = await sent(path)
  if (status === 503) {
    await sleep(Number(headers['retry-after']) * 1000)
    return bytesOf(path)
  }
  expect(headers['content-encoding']).toBe('br')
  return bytes
}

function sent(path: string): Promise<{ headers: IncomingHttpHeaders; status: number | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve({ headers: response.headers, status: response.statusCode, bytes }))
    }).on('error', reject)
  })
}

// SYNC-02
test('the pages of the list hold each of all questions once, in at most 130 KB a page', async () => {
  const Page = z.object({ questions: z.array(ShownQuestion), total: z.int() })
  const ids: string[] = []
  const bytes: number[] = []
  for (let offset = 0, total = 1; offset < total; offset += syncPageSize) {
    const path = `/api/questions?limit=${syncPageSize}&offset=${offset}&subject=ALL&examType=ALL&difficulty=ALL`
    const page = Page.parse((await server.send(path)).body)
    total = page.total
    ids.push(...page.questions.map(({ id }) => id))
    bytes.push(await bytesOf(path))
  }
  expect(bytes).toHaveLength(Math.ceil(index.count / syncPageSize))
  // Use of English fills a page with written questions, which take three times as much as variants.
  expect(Math.max(...bytes)).toBeLessThan(130 * 1024)
  expect(ids.toSorted()).toEqual(bank.questions.map(({ id }) => id).toSorted())
})

// PRAC-08
test('every topic of the syllabus with questions gives a full session, variants of one family spaced where they can be', async () => {
  const byId = new Map(bank.questions.map((question) => [question.id, question]))
  const Drawn = z.object({ questions: z.array(ShownQuestion), total: z.int() })
  for (const { id } of bank.topics) {
    const { questions, total } = Drawn.parse(
      (await server.send(`/api/questions?topicId=${id}&random=true&limit=100`)).body,
    )
    expect(total).toBe(bank.questions.filter(({ topicId }) => topicId === id).length)
    expect(new Set(questions.map((question) => question.id)).size, id).toBe(Math.min(total, maximumSessionLength))
    const members = questions.flatMap((question) => byId.get(question.id) ?? [])
    expect(isSpaced(members) || !canBeSpaced(members), id).toBe(true)
  }
})

/** One question of a hundred changed, withdrawn or followed by a new one. */
function changedBank(): Bank {
  const questions = bank.questions.flatMap((question, place): BankQuestion[] => {
    if (place % 100 !== 7) return [question]
    const hints = [...question.hints, 'Read the question once more.']
    const next = { ...question, version: question.version + 1, hints, contentHash: `mended ${question.id}` }
    if (place % 7 === 0) return []
    // The number at the end of a passage's question is all that may differ.
    const id = `${question.id}${question.passage === undefined ? '-new' : '00'}`
    return place % 7 === 1 ? [question, { ...next, id, version: 1 }] : [next]
  })
  return { ...bank, version: 'one-in-a-hundred', questions }
}

// SYNC-02
test('one question of a hundred changed: old packs and the changes are the new packs, for a twentieth of the bytes', async () => {
  const next = changedBank()
  await loadBank(server.connection.database, next)
  let touched = 0
  for (const { subject, bytes: packBytes } of index.subjects) {
    const packOf = ({ questions }: Bank) =>
      decodePack(
        encodePack(
          subject,
          questions.filter((question) => question.subject === subject),
        ),
      )
    const path = `/api/questions/changes?subject=${subject}&since=${index.version}`
    const { version, pack, removed } = listQuestionChanges.reply.parse((await server.send(path)).body)
    const held = new Map(packOf(bank).map((question) => [question.id, question]))
    for (const question of decodePack(pack)) held.set(question.id, question)
    for (const id of removed) held.delete(id)
    expect(version).toBe(next.version)
    expect(held).toEqual(new Map(packOf(next).map((question) => [question.id, question])))
    touched += pack.ids.length + removed.length
    // In a subject of fewer than 100 questions, one of a hundred is none or too large a part.
    if (held.size >= 100) expect((await bytesOf(path)) / packBytes).toBeLessThan(0.05)
  }
  expect(touched).toBe(Math.ceil((bank.questions.length - 7) / 100))
})
