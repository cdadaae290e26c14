import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Behaviour } from '../testing/ai-server.ts'
import { aRequest, collect, useTestProvider } from '../testing/test-provider.ts'
import { useTestServer } from '../testing/test-server.ts'
import { connect, ping } from '../database/database.ts'
import { addUsage, sumUsage, type UsageEntry } from './ai-usage.queries.ts'

const server = useTestServer()
const testProvider = await useTestProvider(server)
const { aiServer } = testProvider

beforeEach(async () => {
  await sql`delete from ai_usage`.execute(server.connection.database)
  await sql`delete from limits`.execute(server.connection.database)
})

const nothing = { calls: 0, failures: 0, inputTokens: 0, outputTokens: 0 }
const today = new Date().toISOString().slice(0, 10)
/** Resolves once the book shows this; it is written while nobody waits. */
const untilToday = (spending: object) =>
  vi.waitFor(async () => expect((await sumUsage(server.connection.database, today)).today).toEqual(spending), 5_000)

test('writes down what the provider counts, of words and of objects', async () => {
  const provider = await testProvider.create()
  await collect(provider.speak(aRequest()))
  await untilToday({ calls: 1, failures: 0, inputTokens: 100, outputTokens: 20 })
  aiServer.next({ object: { answer: 4 } })
  await provider.answer({ ...aRequest({ purpose: 'check' }), name: 'sum', schema: z.object({ answer: z.int() }) })
  await untilToday({ calls: 2, failures: 0, inputTokens: 200, outputTokens: 40 })
  const rows = await server.connection.database.selectFrom('ai_usage').select(['purpose', 'model']).execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      { purpose: 'tutor', model: 'test-model' },
      { purpose: 'check', model: 'test-model' },
    ]),
  )
})

/** The two messages of a request have 57 characters, the reply 40. */
const estimated = { inputTokens: 15, outputTokens: 10 }
const reply = 'Osmosis is the movement of water, Amina.'

test.each<[string, Behaviour]>([
  ['no usage', { text: reply, usage: undefined }],
  ['a usage that is none', { text: reply, usage: 'lots' }],
  ['a usage without numbers', { text: reply, usage: { prompt_tokens: null, completion_tokens: '7' } }],
  ['a usage below nothing', { text: reply, usage: { prompt_tokens: -5, completion_tokens: 20 } }],
  ['a usage that cannot be', { text: reply, usage: { prompt_tokens: 1e30, completion_tokens: 20 } }],
])('estimates from the characters where the provider tells %s, and the reply stands', async (_, behaviour) => {
  const provider = await testProvider.create()
  aiServer.next(behaviour)
  const { pieces, error } = await collect(provider.speak(aRequest()))
  expect([pieces.join(''), error]).toEqual([reply, null])
  await untilToday({ calls: 1, failures: 0, ...estimated })
})

test('counts every attempt, and those that failed', async () => {
  const provider = await testProvider.create()
  aiServer.next({ status: 500 }, 'hang up', { text: 'Water.' })
  await collect(provider.speak(aRequest()))
  await untilToday({ calls: 3, failures: 2, inputTokens: 100, outputTokens: 20 })
})

test('a reply that a student leaves costs what was written by then, and is no failure', async () => {
  const provider = await testProvider.create()
  aiServer.next({ pieces: [reply, 'More.'], ending: 'hang' })
  for await (const piece of provider.speak(aRequest())) if (piece === reply) break
  await untilToday({ calls: 1, failures: 0, ...estimated })
  const student = new AbortController()
  aiServer.next({ pieces: [reply], ending: 'hang' })
  await collect(abortAfterFirst(provider.speak(aRequest({ signal: student.signal })), student))
  await untilToday({ calls: 2, failures: 0, inputTokens: 30, outputTokens: 20 })
})

async function* abortAfterFirst(pieces: AsyncIterable<string>, student: AbortController): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece
    student.abort()
  }
}

test('a reply that is interrupted costs what came, and is a failure', async () => {
  const provider = await testProvider.create()
  aiServer.next({ pieces: [reply], ending: 'cut' })
  await collect(provider.speak(aRequest()))
  await untilToday({ calls: 1, failures: 1, ...estimated })
})

test('a book that cannot be written in is shown of once, and delays and fails no reply', async () => {
  const gone = connect(String(server.connection.pool.options.connectionString), { onError: () => undefined })
  await ping(gone.database)
  await gone.database.destroy()
  const speaking = await testProvider.create({ database: gone.database })
  for (let n = 0; n < 2; n++) expect((await collect(speaking.speak(aRequest()))).error).toBeNull()
  await vi.waitFor(() => expect(testProvider.lines).toHaveLength(1))
  expect(testProvider.lines[0]).toMatch(/^Cannot record the AI usage: /)
})

// Nobody can spend the operator's money at will.
test('all processes together make no more calls in a day than the budget has', async () => {
  const elsewhere = connect(String(server.connection.pool.options.connectionString), { onError: () => undefined })
  onTestFinished(() => elsewhere.database.destroy())
  const environment = { AI_CALLS_A_DAY: '6' }
  const here = await testProvider.create({ environment })
  const there = await testProvider.create({ environment, ...elsewhere })
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => collect((n % 2 === 0 ? here : there).speak(aRequest()))),
  )
  expect(outcomes.filter(({ error }) => error === null)).toHaveLength(6)
  expect(aiServer.requests).toHaveLength(6)
  for (const { error } of outcomes) if (error !== null) expect(error).toMatchObject({ fault: 'spent', share: 'site' })
  expect(testProvider.lines).toEqual(Array(2).fill('No more calls to the AI provider today: AI_CALLS_A_DAY is used up'))
  expect(here.pausedSince).toBeNull()
})

test('attempts that fail are paid from the budget as well', async () => {
  const provider = await testProvider.create({ environment: { AI_CALLS_A_DAY: '2' } })
  aiServer.script(() => ({ status: 500 }))
  expect((await collect(provider.speak(aRequest()))).error).toMatchObject({ fault: 'spent', share: 'site' })
  expect(aiServer.requests).toHaveLength(2)
})

test('a month is what its days come to, and the day before it is not in it', async () => {
  const { database } = server.connection
  expect(await sumUsage(database, '2026-11-21')).toEqual({ today: nothing, thisMonth: nothing })
  const entry: Omit<UsageEntry, 'day'> = {
    purpose: 'tutor',
    model: 'm',
    isFailure: false,
    inputTokens: 10,
    outputTokens: 1,
  }
  for (const day of ['2026-10-31', '2026-11-01', '2026-11-21', '2026-11-22'])
    await addUsage(database, { ...entry, day })
  await addUsage(database, { ...entry, day: '2026-11-21', isFailure: true, purpose: 'question' })
  expect(await sumUsage(database, '2026-11-21')).toEqual({
    today: { calls: 2, failures: 1, inputTokens: 20, outputTokens: 2 },
    thisMonth: { calls: 3, failures: 1, inputTokens: 30, outputTokens: 3 },
  })
})
