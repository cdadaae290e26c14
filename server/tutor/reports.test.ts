import { randomUUID } from 'node:crypto'
import { listReports } from '@sabi/shared/tutor/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

const aReport = () => ({ id: randomUUID(), question: 'What is power?', reply: 'A fruit.', mode: 'model' })
const report = (as: TestStudent | undefined, body: object) =>
  server.send('/api/ai/reports', { method: 'POST', as, body })
const pageOf = async (as: TestStudent, query: string) =>
  listReports.reply.parse((await server.send(`/api/admin/tutor-reports${query}`, { as })).body)
const listed = async (as: TestStudent) => (await pageOf(as, '?limit=200')).data

test('shows reported replies to administrators, newest first, without who reported them', async () => {
  const [amina, admin] = [await server.newStudent(), await server.newAdministrator()]
  const [first, second] = [aReport(), { ...aReport(), question: 'Later' }]
  expect((await report(amina, first)).status).toBe(200)
  expect((await report(amina, second)).status).toBe(200)
  const list = await listed(admin)
  expect(list.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(list[1]).toMatchObject(first)
  expect(JSON.stringify(list)).not.toContain(amina.user.id)
})

test('lists reports page by page, each once', async () => {
  const [amina, admin] = [await server.newStudent(), await server.newAdministrator()]
  const sent = [aReport(), aReport(), aReport()]
  for (const body of sent) await report(amina, body)
  const { total } = await pageOf(admin, '?limit=1')
  const pages = [await pageOf(admin, '?limit=2'), await pageOf(admin, '?limit=2&offset=2')]
  expect(pages.map((page) => page.total)).toEqual([total, total])
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id)).slice(0, 3)).toEqual(sent.map(({ id }) => id).reverse())
  expect((await pageOf(admin, `?offset=${total}`)).data).toEqual([])
  expect((await server.send('/api/admin/tutor-reports?limit=201', { as: admin })).status).toBe(400)
})

test('ignores a repeated report, even when it arrives twice at once', async () => {
  const [amina, admin] = [await server.newStudent(), await server.newAdministrator()]
  const sent = aReport()
  const replies = await Promise.all([sent, { ...sent, reply: 'Other words.' }].map((body) => report(amina, body)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  await report(amina, { ...sent, reply: 'Third words.' })
  const [kept, ...others] = (await listed(admin)).filter(({ id }) => id === sent.id)
  expect(others).toEqual([])
  expect(kept?.reply).not.toBe('Third words.')
})

test('keeps a report whose id another student has used', async () => {
  const admin = await server.newAdministrator()
  const sent = aReport()
  await report(await server.newStudent(), sent)
  expect((await report(await server.newStudent(), { ...sent, reply: 'Another.' })).status).toBe(200)
  expect((await listed(admin)).filter(({ id }) => id === sent.id)).toHaveLength(2)
})

test('refuses a report that another student wrote on the same phone', async () => {
  const [author, next, admin] = [await server.newStudent(), await server.newStudent(), await server.newAdministrator()]
  const sent = { ...aReport(), userId: author.user.id }
  expect((await report(next, sent)).status).toBe(401)
  expect((await listed(admin)).map(({ id }) => id)).not.toContain(sent.id)
  expect((await report(author, sent)).status).toBe(200)
})

test('accepts 20 reports a day from a student, and counts a repeated one once', async () => {
  const amina = await server.newStudent()
  const sent = Array.from({ length: 20 }, aReport)
  for (const body of [...sent, ...sent]) expect((await report(amina, body)).status).toBe(200)
  expect((await report(amina, aReport())).status).toBe(429)
})

test('limits reports of all new accounts of one network together, but not of known accounts', async () => {
  const [newcomer, another, known] = [await server.newStudent(), await server.newStudent(), await server.newStudent()]
  const { database } = server.connection
  await sql`update users set created_at = now() - interval '8 days' where id = ${known.user.id}`.execute(database)
  expect((await report(newcomer, aReport())).status).toBe(200)
  await sql`update limits set points = 200 where key like 'tutor-reports-of-newcomers:%'`.execute(database)
  expect(await report(another, aReport())).toMatchObject({
    status: 429,
    body: { message: 'Too many reports came from new accounts today. Please come back tomorrow.' },
  })
  expect((await report(known, aReport())).status).toBe(200)
  await sql`delete from limits where key like 'tutor-reports-of-newcomers:%'`.execute(database)
})

// AUTH-18
test('lets only administrators read and remove reports', async () => {
  const [amina, admin] = [await server.newStudent(), await server.newAdministrator()]
  const sent = aReport()
  expect((await report(undefined, sent)).status).toBe(401)
  await report(amina, sent)
  const path = `/api/admin/tutor-reports/${sent.id}`
  expect((await server.send('/api/admin/tutor-reports', { as: amina })).status).toBe(403)
  expect((await server.send(path, { method: 'DELETE', as: amina })).status).toBe(403)
  expect((await server.send(path, { method: 'DELETE', as: admin })).status).toBe(200)
  expect((await server.send(path, { method: 'DELETE', as: admin })).status).toBe(404)
  expect((await listed(admin)).map(({ id }) => id)).not.toContain(sent.id)
})

test('refuses a report that is too long, has an unknown mode or contains a NUL character', async () => {
  const amina = await server.newStudent()
  expect((await report(amina, { ...aReport(), reply: 'x'.repeat(16_001) })).status).toBe(400)
  expect((await report(amina, { ...aReport(), mode: 'oracle' })).status).toBe(400)
  expect((await report(amina, { ...aReport(), question: 'a\0b' })).status).toBe(400)
  expect((await report(amina, { ...aReport(), reply: 'x'.repeat(16_000) })).status).toBe(200)
})
