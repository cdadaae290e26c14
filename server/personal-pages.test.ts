import { createHash, randomBytes } from 'node:crypto'
import { firstReplyId, paperSeed } from '@sabi/shared/contract/first-reply'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabaseLink, type DatabaseLink } from './testing/database-link.ts'
import { createDatabase } from './testing/databases.ts'
import { useTestServer, type TestStudent } from './testing/test-server.ts'

const environment: Record<string, string> = {}
let link: DatabaseLink | undefined

beforeAll(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  link = await openDatabaseLink(await createDatabase(inject('clusterUrl'), { name, template: 'template_loaded' }))
  environment['DATABASE_URL'] = link.url
})
// Hooks undo in the opposite order: the server goes first.
afterAll(async () => link?.close())
const server = useTestServer(environment)
const start = '/practice?subject=physics&start=1'
const Replies = z.record(z.string(), z.union([z.record(z.string(), z.unknown()), z.string()]))
const inPage = new RegExp(`<script type="application/json" id="${firstReplyId}">(.*?)</script></body>`, 's')

const cookieOf = ({ token }: TestStudent) => ({ Cookie: `sabi_session=${token}` })

/** A page as a browser with this cookie gets it. */
async function open(path: string, headers: Record<string, string> = {}) {
  const { status, body, headers: sent } = await server.send(path, { headers })
  const html = String(body['text'])
  const data = inPage.exec(html)?.[1]
  return { status, html, headers: sent, replies: data === undefined ? null : Replies.parse(JSON.parse(data)) }
}

test.each([
  [
    '/dashboard',
    [
      '/api/auth/session',
      '/api/scores/exam-stats',
      '/api/scores/streak/:userId',
      '/api/questions/count',
      '/api/topics',
      '/api/account/settings',
      '/api/site',
    ],
  ],
  ['/practice', ['/api/auth/session', '/api/questions/count', paperSeed]],
  [start, ['/api/auth/session', '/api/questions', paperSeed]],
  ['/practice?topicId=phy-3', ['/api/auth/session', '/api/questions', paperSeed]],
])('%s comes with the student and what it shows first', async (path, calls) => {
  const student = await server.newStudent()
  const { status, replies } = await open(path, cookieOf(student))
  expect(status).toBe(200)
  expect(Object.keys(replies ?? {}).map((name) => name.split(' ')[0])).toEqual(calls)
  expect(replies?.['/api/auth/session {}']).toMatchObject({ user: { id: student.user.id, name: student.user.name } })
})

test('leaves a long draw to a phone that saves data, which wants fewer questions', async () => {
  const headers = { ...cookieOf(await server.newStudent()), 'Save-Data': 'on' }
  const callsOf = async (path: string) => Object.keys((await open(path, headers)).replies ?? {})
  expect(await callsOf(`${start}&count=100`)).toEqual(['/api/auth/session {}', paperSeed])
  expect(await callsOf(start)).toHaveLength(3)
})

test.each(['/dashboard', start])('%s comes with a preview, ahead of its scripts and data', async (path) => {
  const { html, headers } = await open(path, cookieOf(await server.newStudent()))
  const places = ['<style>i{top:0}</style>', '<pre>', '<script type="module"', `id="${firstReplyId}"`]
  expect(places.map((part) => html.indexOf(part))).toEqual(places.map(() => expect.any(Number)))
  expect(places.map((part) => html.indexOf(part)).toSorted((one, other) => one - other)).toEqual(
    places.map((part) => html.indexOf(part)),
  )
  expect(html).toContain('<pre>')
  const hashes = headers.get('content-security-policy') ?? ''
  for (const inline of ['let guard', 'i{top:0}'])
    expect(hashes).toContain(createHash('sha256').update(inline).digest('base64'))
  expect(headers.get('link')).toBeNull()
})

test.each([
  ['that has none', 'plain=1'],
  ['that can’t be rendered', 'breaks=1'],
])('a page %s comes as the shell with its data', async (_, query) => {
  const { html, replies, headers } = await open(`/practice?${query}`, cookieOf(await server.newStudent()))
  expect(html).not.toContain('<pre>')
  expect(Object.keys(replies ?? {})).toEqual(['/api/auth/session {}', expect.stringContaining('/api/questions/count')])
  expect(headers.get('link')).toBe('</assets/practice.js>; rel=modulepreload')
})

test('each page shuffles by another seed', async () => {
  const headers = cookieOf(await server.newStudent())
  const seed = async () => (await open(start, headers)).replies?.[paperSeed]
  const first = await seed()
  expect(first).toEqual(expect.any(String))
  expect(await seed()).not.toBe(first)
})

test('gives the replies that the API gives, by the arguments that the app would send', async () => {
  const student = await server.newStudent()
  const { replies } = await open('/dashboard', cookieOf(student))
  const byApi = async (path: string) => (await server.send(path, { as: student })).body
  const { id } = student.user
  expect(replies).toEqual({
    '/api/auth/session {}': await byApi('/api/auth/session'),
    '/api/scores/exam-stats {"query":{"tzOffset":"60"}}': await byApi('/api/scores/exam-stats?tzOffset=60'),
    [`/api/scores/streak/:userId {"params":{"userId":"${id}"},"query":{"tzOffset":"60"}}`]: await byApi(
      `/api/scores/streak/${id}?tzOffset=60`,
    ),
    '/api/questions/count {"query":{}}': await byApi('/api/questions/count'),
    '/api/topics {"query":{"subject":"ALL"}}': await byApi('/api/topics'),
    '/api/account/settings {}': await byApi('/api/account/settings'),
    '/api/site {}': await byApi('/api/site'),
  })
})

// PRAC-13
test('draws questions that fit the link, others for the next page', async () => {
  const headers = cookieOf(await server.newStudent())
  const Drawn = z.object({ questions: z.array(z.object({ id: z.string(), subject: z.string() })) })
  const draw = async () => {
    const [, drawn] = Object.values((await open(start, headers)).replies ?? {})
    return Drawn.parse(drawn).questions
  }
  const first = await draw()
  expect(new Set(first.map(({ subject }) => subject))).toEqual(new Set(['physics']))
  expect(first.map(({ id }) => id)).not.toEqual((await draw()).map(({ id }) => id))
})

test('is kept by no cache, and the shell of visitors is as before', async () => {
  const own = await open('/dashboard', cookieOf(await server.newStudent()))
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(own.headers.get('vary')).toMatch(/^Cookie, Accept-Encoding/)
  expect(own.headers.get('etag')).toBeNull()
  const plain = await open('/dashboard')
  expect(plain.replies).toBeNull()
  expect(plain.headers.get('cache-control')).toBe('no-cache')
  expect(plain.headers.get('vary')).toMatch(/^Cookie, Accept-Encoding/)
  const tag = plain.headers.get('etag') ?? ''
  expect((await open('/dashboard', { 'If-None-Match': tag })).status).toBe(304)
})

test('a browser that has the shell of visitors gets the data all the same after a sign-in', async () => {
  const tag = (await open('/dashboard')).headers.get('etag') ?? ''
  const { status, replies } = await open('/dashboard', {
    ...cookieOf(await server.newStudent()),
    'If-None-Match': tag,
  })
  expect(status).toBe(200)
  expect(replies).not.toBeNull()
})

test.each([
  ['another student’s id', '?userId='],
  ['another student’s id as a parameter of the call', '?params=%7B%7D&userId='],
])('shows nobody else, whatever the address says: %s', async (_, query) => {
  const [own, other] = [await server.newStudent({ name: 'Own' }), await server.newStudent({ name: 'Other' })]
  const { html, replies } = await open(`/dashboard${query}${other.user.id}`, cookieOf(own))
  expect(replies).not.toBeNull()
  expect(html).toContain(own.user.id)
  expect(html).not.toContain(other.user.id)
  expect(html).not.toContain(other.user.email)
})

test('an administrator sees only themselves, and it is noted as no look at others', async () => {
  const [administrator, student] = [await server.newAdministrator(), await server.newStudent()]
  const before = await rowsOf('audit')
  const { html, replies } = await open(`/dashboard?userId=${student.user.id}`, cookieOf(administrator))
  expect(replies?.['/api/auth/session {}']).toMatchObject({ user: { id: administrator.user.id } })
  expect(html).not.toContain(student.user.id)
  expect(await rowsOf('audit')).toBe(before)
})

test.each([
  [
    'a session that was ended',
    async (student: TestStudent) => server.send('/api/auth/logout', { method: 'POST', as: student }),
  ],
  ['an account that is gone', async ({ user }: TestStudent) => remove(user.id)],
])('gives the shell of visitors to %s', async (_, end) => {
  const student = await server.newStudent()
  await end(student)
  expect(await open(start, cookieOf(student))).toMatchObject({ status: 200, replies: null })
})

test('gives it to a cookie that is no token', async () => {
  expect(await open(start, { Cookie: 'sabi_session=%00nonsense' })).toMatchObject({ status: 200, replies: null })
})

test('gives it to everybody while the database says nothing, and the data again afterwards', async () => {
  const headers = cookieOf(await server.newStudent())
  onTestFinished(() => link?.thaw())
  link?.freeze()
  expect(await open('/dashboard', headers)).toMatchObject({ status: 200, replies: null })
  link?.thaw()
  await expect.poll(async () => (await open('/dashboard', headers)).replies, { timeout: 20_000 }).not.toBeNull()
})

test('opens no session and counts nothing: a page only reads', async () => {
  const student = await server.newStudent()
  const tables = ['sessions', 'practice_sessions', 'answers', 'limits', 'audit']
  const before = await Promise.all(tables.map(rowsOf))
  await open(start, cookieOf(student))
  await open('/dashboard', cookieOf(student))
  expect(await Promise.all(tables.map(rowsOf))).toEqual(before)
})

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '__SITE_NAME__ __TUTOR__',
  "$& $' $`",
  '__IF_MODEL__',
])('a student may be called %s', async (name) => {
  const { html, replies } = await open('/dashboard', cookieOf(await server.newStudent({ name })))
  expect(replies?.['/api/auth/session {}']).toMatchObject({ user: { name } })
  expect(html.match(/<script/g)).toHaveLength(4)
})

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(
    server.connection.database,
  )
  return Number(rows[0]?.count)
}

async function remove(userId: string): Promise<void> {
  await server.connection.database.deleteFrom('users').where('id', '=', userId).execute()
}
