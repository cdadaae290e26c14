import { randomUUID } from 'node:crypto'
import { listNotices } from '@sabi/shared/flags/correction-calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { choose, correctKey } from '../testing/flagged.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

const noticesOf = async (as: TestStudent) =>
  listNotices.reply.parse((await server.send('/api/notices', { as })).body).data
const confirm = (as: TestStudent | undefined, ...ids: string[]) =>
  server.send('/api/notices/seen', { method: 'POST', as, body: { ids } })

async function flag(as: TestStudent, questionId: string): Promise<string> {
  const id = randomUUID()
  await server.send('/api/question-flags', { method: 'POST', as, body: { id, questionId, reason: 'Wrong' } })
  return id
}

async function decide(id: string, status: string) {
  const as = await server.newAdministrator()
  return server.send(`/api/question-flags/${id}/status`, { method: 'PATCH', as, body: { status } })
}

test('returns no notices to a student who has none', async () => {
  const amina = await server.newStudent()
  await choose(server, amina, { questionId: 'che-9-0', option: 0 })
  expect(await noticesOf(amina)).toEqual([])
})

test('tells a student once that their answer was marked by a wrong key, the right option and the change in marks', async () => {
  const [amina, bola, chidi] = [await server.newStudent(), await server.newStudent(), await server.newStudent()]
  await choose(server, amina, { questionId: 'che-1-0', option: 2 })
  await choose(server, bola, { questionId: 'che-1-0', option: 0 })
  await choose(server, chidi, { questionId: 'che-1-0', option: 1 })
  const id = await correctKey(server, { questionId: 'che-1-0', newKey: 2 })
  expect(await noticesOf(amina)).toMatchObject([
    {
      id,
      questionId: 'che-1-0',
      text: 'Question 0 of unit 1 in chemistry',
      rightOption: 'third',
      markChange: 1,
      outcome: null,
    },
  ])
  expect(await noticesOf(bola)).toMatchObject([{ id, markChange: -1 }])
  expect(await noticesOf(chidi)).toMatchObject([{ id, markChange: 0 }])
  expect((await confirm(amina, id)).status).toBe(200)
  expect((await confirm(amina, id)).status).toBe(200)
  expect(await noticesOf(amina)).toEqual([])
  expect(await noticesOf(bola)).toHaveLength(1)
})

test('includes an answer that arrives after the correction, but not one after the notice was seen', async () => {
  const amina = await server.newStudent()
  const id = await correctKey(server, { questionId: 'che-1-1', newKey: 3 })
  expect(await noticesOf(amina)).toEqual([])
  await choose(server, amina, { questionId: 'che-1-1', option: 3 })
  expect(await noticesOf(amina)).toMatchObject([{ id, markChange: 1, rightOption: 'fourth' }])
  await confirm(amina, id)
  await choose(server, amina, { questionId: 'che-1-1', option: 1 })
  expect(await noticesOf(amina)).toEqual([])
})

test('counts only the final answer of each session, and every session', async () => {
  const amina = await server.newStudent()
  const sessionId = randomUUID()
  await choose(server, amina, { questionId: 'che-1-2', option: 0, sessionId })
  await choose(server, amina, { questionId: 'che-1-2', option: 1, sessionId })
  await choose(server, amina, { questionId: 'che-1-2', option: 0 })
  await choose(server, amina, { questionId: 'che-1-2', option: 0 })
  await correctKey(server, { questionId: 'che-1-2', newKey: 0 })
  expect(await noticesOf(amina)).toMatchObject([{ markChange: 2 }])
})

test('gives two notices of two corrections of one question, which add up and both name the current right option', async () => {
  const amina = await server.newStudent()
  await choose(server, amina, { questionId: 'che-1-3', option: 0 })
  await correctKey(server, { questionId: 'che-1-3', newKey: 0 })
  await correctKey(server, { questionId: 'che-1-3', newKey: 1 })
  const notices = await noticesOf(amina)
  expect(notices.map(({ markChange, rightOption }) => [markChange, rightOption])).toEqual([
    [-1, 'second'],
    [1, 'second'],
  ])
  await confirm(amina, notices[0]?.id ?? '')
  expect(await noticesOf(amina)).toEqual(notices.slice(1))
})

test('gives everyone the mark if no option was right', async () => {
  const amina = await server.newStudent()
  await choose(server, amina, { questionId: 'che-1-4', option: 3 })
  await correctKey(server, { questionId: 'che-1-4', newKey: null })
  expect(await noticesOf(amina)).toMatchObject([{ rightOption: null, markChange: 1, outcome: null }])
})

// FLAG-03
test.each([
  ['pending', null],
  ['reviewed', null],
  ['resolved', 'resolved'],
  ['dismissed', 'dismissed'],
])('notifies the author of a report that is %s of the outcome %s', async (status, outcome) => {
  const amina = await server.newStudent()
  const id = await flag(amina, 'phy-1-0')
  await decide(id, status)
  const expected = outcome === null ? [] : [{ id, outcome, markChange: null, rightOption: null }]
  const notices = await noticesOf(amina)
  expect(notices).toMatchObject(expected)
  expect(notices).toHaveLength(expected.length)
  await confirm(amina, id)
  expect(await noticesOf(amina)).toEqual([])
})

test('notifies the author again of a different outcome, but not of the same one', async () => {
  const amina = await server.newStudent()
  const id = await flag(amina, 'phy-1-1')
  await decide(id, 'dismissed')
  await confirm(amina, id)
  await decide(id, 'dismissed')
  expect(await noticesOf(amina)).toEqual([])
  await decide(id, 'resolved')
  expect(await noticesOf(amina)).toMatchObject([{ id, outcome: 'resolved' }])
})

test('combines the notice of a report with that of the correction of the student’s own marks', async () => {
  const { database } = server.connection
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const reports = [await flag(amina, 'phy-2-0'), await flag(bola, 'phy-2-0')]
  await choose(server, amina, { questionId: 'phy-2-0', option: 3 })
  const id = await correctKey(server, { questionId: 'phy-2-0', newKey: 3 })
  await sql`update flags set status = 'resolved', decided_at = now(), correction_id = ${id}
    where id = any(${reports}::uuid[])`.execute(database)
  const notices = await noticesOf(amina)
  expect(notices).toMatchObject([{ id, markChange: 1, outcome: 'resolved' }])
  expect(notices).toHaveLength(1)
  expect(await noticesOf(bola)).toMatchObject([{ id: reports[1], markChange: null, outcome: 'resolved' }])
  await confirm(amina, id)
  expect(await noticesOf(amina)).toEqual([])
  await confirm(bola, reports[1] ?? '')
  // The answer waited on a phone without a network.
  await choose(server, bola, { questionId: 'phy-2-0', option: 3 })
  expect(await noticesOf(bola)).toMatchObject([{ id, markChange: 1, outcome: null }])
})

// AUTH-18
test('lets nobody read or confirm the notices of another student', async () => {
  const [amina, other] = [await server.newStudent(), await server.newStudent()]
  const report = await flag(amina, 'phy-3-0')
  await decide(report, 'dismissed')
  await choose(server, amina, { questionId: 'phy-3-1', option: 0 })
  const correction = await correctKey(server, { questionId: 'phy-3-1', newKey: 0 })
  expect(await noticesOf(other)).toEqual([])
  await confirm(other, report, correction)
  expect((await server.send('/api/notices')).status).toBe(401)
  expect((await confirm(undefined, report)).status).toBe(401)
  expect((await noticesOf(amina)).map(({ id }) => id)).toEqual([correction, report])
})

test('accepts the confirmation of an unknown id, and refuses an invalid one', async () => {
  const amina = await server.newStudent()
  expect((await confirm(amina, randomUUID())).status).toBe(200)
  expect((await confirm(amina)).status).toBe(400)
  expect((await confirm(amina, 'x')).status).toBe(400)
})

test('lists the latest twenty notices, none older than half a year', async () => {
  const amina = await server.newStudent()
  const ids = Array.from({ length: 22 }, (_, n) => `bio-${(n % 11) + 1}-${n % 2}`)
  for (const questionId of ids) await choose(server, amina, { questionId, option: 3 })
  for (const questionId of ids) await correctKey(server, { questionId, newKey: 3 })
  expect((await noticesOf(amina)).map(({ questionId }) => questionId)).toEqual(ids.slice(2).toReversed())
  await sql`update corrections set corrected_at = now() - interval '181 days'`.execute(server.connection.database)
  expect(await noticesOf(amina)).toEqual([])
})
