import { randomUUID } from 'node:crypto'
import { generate } from '@sabi/shared/generator/calls'
import { chat } from '@sabi/shared/tutor/calls'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { AiServer } from '../testing/ai-server.ts'
import { answerMany } from '../testing/answer-many.ts'
import { wishWithRepeats } from '../testing/test-writer.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { isEstablished } from './established.queries.ts'
import { callsOfNewcomer } from './shares.ts'

const ai = await AiServer.start()
afterAll(() => ai.stop())
/** An address may take 40 of 200 calls, its newcomers 20, and all newcomers together 100. */
const server = useTestServer({ ...ai.environment, TRUSTED_PROXIES: 'loopback', AI_CALLS_A_DAY: '200' })
/** The same, with one address for everyone. */
const school = useTestServer({ ...ai.environment, AI_CALLS_A_DAY: '200', AI_ADDRESS_PERCENT: '100' })

beforeEach(async () => {
  ai.reset()
  for (const { connection } of [server, school]) await sql`delete from limits`.execute(connection.database)
})

async function newElder(on = server): Promise<TestStudent> {
  const student = await on.newStudent()
  await sql`update users set created_at = now() - interval '8 days', email_verified_at = now()
    where id = ${student.user.id}`.execute(on.connection.database)
  return student
}

/** Who answered, and with which words. */
async function ask(as: TestStudent, { from = '198.51.100.1', on = server } = {}) {
  const body = { messages: [{ role: 'user', content: 'What is unit 1 of physics about?' }] }
  const reply = await on.send('/api/ai/chat', { method: 'POST', as, body, headers: { 'X-Forwarded-For': from } })
  expect(reply.status).toBe(200)
  const { mode, choices } = chat.reply.parse(reply.body)
  return { mode, words: choices[0]?.message.content ?? '' }
}

/** As if so many calls had been made today. */
async function useUp(name: string, points: number, on = server): Promise<void> {
  const { rowCount } = await on.connection.pool.query('update limits set points = $2 where key like $1', [
    `${name}:%`,
    points,
  ])
  expect(rowCount).toBeGreaterThan(0)
}

// TUTOR-06
test('fresh accounts of one address take a tenth of the day’s calls; then the textbook answers and says why', async () => {
  let asked = 0
  for (let n = 0; n < 15; n++) {
    const fresh = await server.newStudent()
    for (let m = 0; m < 2; m++) if ((await ask(fresh)).mode === 'model') asked++
  }
  expect(asked).toBe(20)
  expect(ai.requests).toHaveLength(20)
  const { mode, words } = await ask(await server.newStudent())
  expect(mode).toBe('textbook')
  expect(words).toMatch(
    /^Your network has used up its share of the AI for today\. The textbook answers instead\.\n\nFrom the textbook, /,
  )
  expect((await ask(await server.newStudent(), { from: '198.51.100.2' })).mode, 'from elsewhere').toBe('model')
  expect((await ask(await newElder())).mode, 'an older account at that address').toBe('model')
})

test('an address counts by its IPv6 network of 64 bits', async () => {
  const fresh = await server.newStudent()
  await ask(fresh, { from: '2001:db8:1:2::1' })
  await useUp('ai-calls-of-newcomers-at-address', 20)
  expect((await ask(fresh, { from: '2001:db8:1:2:ffff::9' })).mode).toBe('textbook')
})

test('networks of one /48 take no more than half of what fresh accounts have', async () => {
  const fresh = await server.newStudent()
  await ask(fresh, { from: '2001:db8:1:2::1' })
  await useUp('ai-calls-of-newcomers-in-wider-network', 50)
  expect((await ask(fresh, { from: '2001:db8:1:3::1' })).words).toMatch(/^Your network has used up its share/)
  expect((await ask(fresh, { from: '2001:db8:2:3::1' })).mode, 'from another /48').toBe('model')
  expect((await ask(await newElder(), { from: '2001:db8:1:3::1' })).mode, 'an older account').toBe('model')
})

test('older accounts in the networks of one /48 leave half of the day’s calls to others', async () => {
  const elder = await newElder()
  await ask(elder, { from: '2001:db8:1:2::1' })
  await useUp('ai-calls-of-wider-network', 100)
  expect((await ask(elder, { from: '2001:db8:1:3::1' })).mode).toBe('textbook')
  expect((await ask(elder, { from: '2001:db8:2:3::1' })).mode).toBe('model')
})

test('keeps half of the day’s calls for older accounts, wherever fresh ones come from', async () => {
  const fresh = await server.newStudent()
  await ask(fresh)
  await useUp('ai-calls-of-newcomers', 100)
  const { words } = await ask(fresh, { from: '203.0.113.5' })
  expect(words).toMatch(/^New accounts have used up their share of the AI for today\. The textbook answers instead\./)
  expect((await ask(await newElder())).mode).toBe('model')
})

test('a fresh account has its own share of the day', async () => {
  const fresh = await school.newStudent()
  await ask(fresh, { on: school })
  await useUp('ai-calls-of-newcomer', callsOfNewcomer, school)
  const { words } = await ask(fresh, { on: school })
  expect(words).toMatch(/^You've reached today's AI limit for new accounts\. The textbook answers instead\./)
  expect((await ask(await school.newStudent(), { on: school })).mode, 'another account').toBe('model')
})

test('older accounts of one address leave calls to others, unless the operator gives the address all', async () => {
  const [elder, elderOfSchool] = [await newElder(), await newElder(school)]
  await ask(elder)
  await ask(elderOfSchool, { on: school })
  await useUp('ai-calls-of-address', 40)
  await useUp('ai-calls-of-address', 40, school)
  expect((await ask(elder)).mode).toBe('textbook')
  expect((await ask(elder, { from: '203.0.113.6' })).mode).toBe('model')
  expect((await ask(elderOfSchool, { on: school })).mode).toBe('model')
})

test('a call that one share refuses is given back to the others', async () => {
  const fresh = await server.newStudent()
  await ask(fresh)
  await useUp('ai-calls-of-newcomer', callsOfNewcomer)
  await ask(fresh)
  const { rows } = await sql<{ points: number }>`
    select points from limits where key like 'ai-calls%' and key not like 'ai-calls-of-newcomer:%'
  `.execute(server.connection.database)
  expect(rows.map(({ points }) => points)).toEqual([1, 1, 1, 1])
})

test('says so where the calls of the whole site are used up', async () => {
  const elder = await newElder()
  await ask(elder)
  await useUp('ai-calls', 200)
  expect((await ask(elder)).words).toMatch(
    /^This site's AI answers are used up for today\. The textbook answers instead\./,
  )
})

// GEN-05
test('a generation without calls left is made of variants, and says why', async () => {
  const student = await server.newStudent()
  await answerMany(server, student)
  await ask(student)
  await useUp('ai-calls-of-newcomer', callsOfNewcomer)
  const calls = ai.requests.length
  const reply = await server.send('/api/question-generator/generate', {
    method: 'POST',
    as: student,
    body: wishWithRepeats,
  })
  expect(generate.reply.parse(reply.body).data).toMatchObject({
    state: 'done',
    count: 10,
    message: "You've reached today's AI limit for new accounts. These are new variants.",
  })
  expect(ai.requests).toHaveLength(calls)
})

test('an account is established after a week with a verified email; where no mail is sent, after a week', async () => {
  const { database } = server.connection
  const { id: userId } = (await server.newStudent()).user
  const standing = async () => [
    await isEstablished(database, { userId, canMail: true }),
    await isEstablished(database, { userId, canMail: false }),
  ]
  expect(await standing()).toEqual([false, false])
  await sql`update users set created_at = now() - interval '8 days' where id = ${userId}`.execute(database)
  expect(await standing()).toEqual([false, true])
  await sql`update users set email_verified_at = now() where id = ${userId}`.execute(database)
  expect(await standing()).toEqual([true, true])
  await sql`update users set created_at = now() where id = ${userId}`.execute(database)
  expect(await standing()).toEqual([false, false])
  expect(await isEstablished(database, { userId: randomUUID(), canMail: false })).toBe(false)
})
