import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fenced, truncated, type Behaviour } from '../testing/ai-server.ts'
import { goodItems, isCheck, itemsForTests, withWrongKey } from '../testing/fake-writer.ts'
import { useTestWriter, wish, wishWithRepeats } from '../testing/test-writer.ts'
import { Jobs } from './jobs.ts'
import { VariantsApart } from './variants-apart.ts'

const { ai, server, letWrite, eligible, made, stemsOf } = await useTestWriter()
const { first, second, third } = itemsForTests
const wrong = goodItems.slice(2, 5).map(withWrongKey)

// GEN-05
test('reads a reply in a code fence, and keeps the good questions of a truncated one', async () => {
  const writer = letWrite([])
  const cut = truncated({ questions: [third] })
  const replies = [fenced({ questions: [first, second] }), cut, cut, { object: { questions: [third] } }]
  ai.script((request) => (isCheck(request) ? fenced(writer.solutions(request)) : (replies.shift() ?? 'hang up')))
  const { questions } = await made(await eligible())
  expect(questions.map(({ text }) => text)).toEqual([first.stem, second.stem, third.stem])
})

const busy: Behaviour = { status: 429, retryAfter: '0' }

test.each<[string, Behaviour]>([
  ['is busy', busy],
  ['returns an error', { status: 500 }],
  ['never replies', 'hang'],
  ['writes no JSON', { text: 'I would rather not.' }],
])('falls back to variants if the provider %s, and says so', async (_, behaviour) => {
  ai.script(() => behaviour)
  const { questions, ...generation } = await made(await eligible(), wishWithRepeats)
  expect(generation).toMatchObject({
    state: 'done',
    count: 10,
    message: 'The AI wrote none this time. These are new variants.',
  })
  expect(questions.every(({ origin }) => origin === 'variant')).toBe(true)
  // One success, so that the failures don't open the circuit breaker for the next test.
  expect(await stemsOf([first])).toEqual([first.stem])
})

test('says so if there are no variants either, and refunds the generation', async () => {
  ai.script(() => busy)
  const student = await eligible()
  expect(await made(student)).toMatchObject({
    state: 'failed',
    count: 0,
    message: 'There are no new questions left for these topics. The AI wrote none this time.',
  })
  const { rows } =
    await sql`select points from limits where key = ${`generations-in-a-day:${student.user.id}`} and points > 0`.execute(
      server.connection.database,
    )
  expect(rows).toEqual([])
})

test('keeps the questions written before the provider failed, and fills up with variants', async () => {
  const writer = letWrite([first, second, ...wrong])
  let writings = 0
  ai.script((request) => (isCheck(request) || ++writings === 1 ? writer.reply(request) : busy))
  const { questions, message } = await made(await eligible(), wishWithRepeats)
  expect(message).toBeNull()
  expect(questions.map(({ origin }) => origin).filter((origin) => origin === 'model')).toHaveLength(2)
  expect(questions).toHaveLength(10)
})

test('applies one time limit to everything: after it, calls are cancelled and variants fill up', async () => {
  const { platform } = server
  const { database, provider } = platform
  const variants = new VariantsApart()
  const wishOf = (topicId: string) => ({ ...wishWithRepeats, topicIds: [topicId, 'che-mole'] })
  const student = await eligible()
  // The variant process takes a while to start.
  await (
    await new Jobs(platform, { database, variants, provider: null }).begin(
      { userId: student.user.id, network: '127.0.0.1' },
      wishOf('che-1'),
    )
  ).end
  await sql`delete from ai_usage`.execute(database)
  ai.script(() => 'hang')
  const jobs = new Jobs(platform, { database, variants, provider, timeMs: 1_000 })
  const { id, end } = await jobs.begin({ userId: student.user.id, network: '127.0.0.1' }, wishOf('che-2'))
  await end
  await ai.untilHangUps(1)
  const { body } = await server.send(`/api/question-generator/generations/${id}`, { as: student })
  expect(body['data']).toMatchObject({ state: 'done', count: 10 })
  expect(ai.requests).toHaveLength(1)
  // The provider's own timeout had not passed.
  await expect
    .poll(async () => (await sql`select calls::int, failures::int from ai_usage`.execute(database)).rows)
    .toEqual([{ calls: 1, failures: 0 }])
})

test('reports progress, and cancels its calls when the student stops it', async () => {
  const writer = letWrite([first, second, ...wrong])
  let writings = 0
  ai.script((request) => (isCheck(request) || ++writings === 1 ? writer.reply(request) : 'hang'))
  const student = await eligible()
  const { id } = await made(student, { ...wish, background: true })
  await ai.untilRequests(3)
  const path = `/api/question-generator/generations/${id}`
  expect((await server.send(path, { as: student })).body['data']).toMatchObject({ state: 'running', count: 2 })
  const { database } = server.connection
  await sql`delete from ai_usage`.execute(database)
  const stopped = await server.send(`${path}/stop`, { method: 'POST', as: student })
  expect(stopped.body['data']).toMatchObject({ state: 'stopped', count: 2 })
  await ai.untilHangUps(1)
  // A cancelled call is not a failure of the provider.
  await expect
    .poll(async () => (await sql`select calls::int, failures::int from ai_usage`.execute(database)).rows)
    .toEqual([{ calls: 1, failures: 0 }])
  expect(ai.requests).toHaveLength(3)
  expect((await server.send(path, { as: student })).body['data']).toMatchObject({ state: 'stopped', count: 2 })
})
