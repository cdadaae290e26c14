import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../../testing/databases.ts'
import { openDatabaseLink, type DatabaseLink } from '../../testing/database-link.ts'
import { useTestServer, type TestStudent } from '../../testing/test-server.ts'

const environment: Record<string, string> = { DATABASE_CONNECTIONS: '2', METRICS_TOKEN: 'a token of the tests' }
const withToken = { headers: { Authorization: 'Bearer a token of the tests' } }
let link: DatabaseLink | undefined

beforeAll(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  link = await openDatabaseLink(await createDatabase(inject('clusterUrl'), { name, template: 'template_loaded' }))
  environment['DATABASE_URL'] = link.url
})
// Hooks undo in the opposite order: the server goes first.
afterAll(async () => link?.close())
const server = useTestServer(environment)

function sendAnswer(student: TestStudent, answer = newAnswer()) {
  const body = { deviceId: 'test', sessions: [], answers: [answer] }
  return server.send('/api/sync/answers', { method: 'POST', body, as: student })
}

function newAnswer() {
  const answeredAt = new Date().toISOString()
  const about = { questionId: 'no-such-question', questionVersion: 1, option: 0, seq: 0 }
  return { id: newId(), sessionId: newId(), ...about, answeredAt, tzOffset: 60, durationMs: 1 }
}

async function metric(line: string): Promise<number> {
  const { body } = await server.send('/metrics', withToken)
  const found = String(body['text'])
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
  return Number(found?.split(' ').at(-1))
}

async function eventually(line: string, value: number): Promise<void> {
  await vi.waitFor(async () => expect(await metric(line)).toBe(value), { timeout: 10_000 })
}

test('a database that stands still: probes, pages and refusals continue, and all continues when it does', async () => {
  const student = await server.newStudent()
  link?.freeze()
  onTestFinished(() => link?.thaw())
  const stuck = Array.from({ length: 4 }, () => sendAnswer(student))
  await eventually('sabi_gate_under_way{entrance="answers"}', 4)
  const crowd = await Promise.all(Array.from({ length: 60 }, () => sendAnswer(student)))
  for (const { status, headers, body } of crowd) {
    expect([status, body['message']]).toEqual([503, 'The server is busy. Please try again in a moment.'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await server.send('/healthz')).status).toBe(200)
  for (const page of ['/', '/practice', '/corrections', '/topics/of-an-import'])
    expect([page, (await server.send(page)).status]).toEqual([page, 200])
  expect(await metric('sabi_database_up')).toBeNaN()
  expect(await metric('sabi_gate_refused_total{entrance="answers"}')).toBe(60)
  link?.thaw()
  // Requests that waited too long were refused, while their queries kept their places.
  for (const { status } of await Promise.all(stuck)) expect([200, 503]).toContain(status)
  await eventually('sabi_gate_under_way{entrance="answers"}', 0)
  expect((await sendAnswer(student)).status).toBe(200)
  expect(await metric('sabi_database_up')).toBe(1)
})

test('answers requests in progress while the database still stands still, and keeps their places', async () => {
  const student = await server.newStudent()
  link?.freeze()
  onTestFinished(() => link?.thaw())
  const stuck = await Promise.all([sendAnswer(student), sendAnswer(student), server.send('/api/topics')])
  for (const { status, headers } of stuck) {
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  // The queries themselves still wait: they were not what ended the requests.
  expect(await metric('sabi_gate_under_way{entrance="answers"}')).toBe(2)
  expect((await sendAnswer(student)).status).toBe(503)
  link?.thaw()
  await eventually('sabi_gate_under_way{entrance="answers"}', 0)
  await vi.waitFor(async () => expect((await sendAnswer(student)).status).toBe(200), { timeout: 10_000 })
})

test('a slow query is no stall', async () => {
  const { pool } = server.connection
  const slow = await pool.connect()
  onTestFinished(() => slow.release())
  const student = await server.newStudent()
  await slow.query('begin; lock table answers in access exclusive mode')
  const waiting = sendAnswer(student)
  await eventually('sabi_gate_under_way{entrance="answers"}', 1)
  await slow.query('select pg_sleep(4)')
  await slow.query('commit')
  expect((await waiting).status).toBe(200)
})

test('a caller who sends headers and keeps the body back takes nobody’s place', async () => {
  const student = await server.newStudent()
  const { hostname, port } = new URL(server.url)
  const head = `POST /api/sync/answers HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${student.token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
  const slow = Array.from({ length: 12 }, () => connectSocket(Number(port), hostname).on('error', () => undefined))
  onTestFinished(() => {
    for (const socket of slow) socket.destroy()
  })
  for (const socket of slow) socket.write(head)
  await sleep(200)
  expect((await sendAnswer(student)).status).toBe(200)
  expect(await metric('sabi_gate_under_way{entrance="answers"}')).toBe(0)
  for (const socket of slow) socket.destroy()
})

test('callers who go while they wait leave no place behind', async () => {
  const student = await server.newStudent()
  link?.freeze()
  onTestFinished(() => link?.thaw())
  const leaving = new AbortController()
  const headers = { Authorization: `Bearer ${student.token}` }
  const calls = Array.from({ length: 40 }, () =>
    fetch(`${server.url}/api/auth/stats`, { headers, signal: leaving.signal }).catch(() => null),
  )
  await eventually('sabi_gate_under_way{entrance="reads"}', 3)
  leaving.abort()
  await Promise.all(calls)
  await eventually('sabi_gate_waiting{entrance="reads"}', 0)
  link?.thaw()
  await eventually('sabi_gate_under_way{entrance="reads"}', 0)
  expect((await server.send('/api/auth/stats', { as: student })).status).toBe(200)
})

test('closes the connection of a refused caller who has much more to send', async () => {
  const student = await server.newStudent()
  link?.freeze()
  onTestFinished(() => link?.thaw())
  const stuck = Array.from({ length: 4 }, () => sendAnswer(student))
  await eventually('sabi_gate_under_way{entrance="answers"}', 4)
  const { hostname, port } = new URL(server.url)
  const socket = connectSocket(Number(port), hostname).on('error', () => undefined)
  const closed = once(socket, 'close')
  let reply = ''
  socket.on('data', (bytes) => (reply += bytes.toString()))
  socket.write(`POST /api/sync/answers HTTP/1.1\r\nHost: ${hostname}\r\nTransfer-Encoding: chunked\r\n\r\n`)
  await closed
  expect(reply).toMatch(/^HTTP\/1.1 503/)
  expect(reply.toLowerCase()).toContain('connection: close')
  link?.thaw()
  await Promise.all(stuck)
})

test('counts requests by the pattern of their route, and answers by what became of them', async () => {
  const student = await server.newStudent()
  const rejected = await metric('sabi_answers_total{outcome="rejected"}')
  await sendAnswer(student)
  await server.send(`/api/scores/user/${student.user.id}`, { as: student })
  expect(await metric('sabi_answers_total{outcome="rejected"}')).toBe(rejected + 1)
  const { body, headers } = await server.send('/metrics', withToken)
  const text = String(body['text'])
  expect(headers.get('content-type')).toContain('text/plain')
  expect(text).toContain('sabi_http_requests_total{method="GET",route="/api/scores/user/:userId",status="200"} 1')
  expect(text).not.toContain(student.user.id)
})

test('shows the metrics to nobody without the token', async () => {
  for (const authorization of ['', 'Bearer of another token', 'Bearer '])
    expect((await server.send('/metrics', { headers: { authorization } })).status).toBe(403)
})
