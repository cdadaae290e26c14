import { createHook } from 'node:async_hooks'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { maximumBatchAnswers, sendAnswers } from '@sabi/shared/sync/calls'
import { expect, onTestFinished, test } from 'vitest'
import { parseSettings } from '../settings.ts'
import { createHttpServer } from './http.ts'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer()
const megabyte = 1024 * 1024
const spaces = Buffer.alloc(64 * megabyte, ' ')
const gzip = gzipSync(spaces)
const brotli = brotliCompressSync(spaces, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
const bombs: readonly (readonly [string, Buffer])[] = [
  ['gzip', gzip],
  ['GZIP', gzip],
  ['x-gzip', gzip],
  ['deflate', deflateSync(spaces)],
  ['br', brotli],
  ['bR', brotli],
  ['zstd', brotli],
  ['gzip, gzip', gzipSync(gzip)],
  ['gzip, br', brotli],
  ['identity, gzip', gzip],
]
const doors: readonly (readonly [string, string])[] = [
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/verify-email'],
  ['POST', '/api/setup'],
  ['POST', '/api/contact'],
  ['POST', '/api/admin/questions/bulk-import'],
  ['POST', '/shared'],
  ['POST', '/no-such-page'],
  ['GET', '/api/topics'],
  ['GET', '/'],
  ['GET', '/healthz'],
]

interface Sent {
  method?: string
  path: string
  encoding: string
  body: Buffer
  token?: string
  agent?: Agent
  /** Sends the body without its length. */
  isChunked?: boolean
}

function send({ method = 'POST', path, encoding, body, token = '', agent, isChunked = false }: Sent) {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Encoding': encoding,
    ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length }),
    Authorization: `Bearer ${token}`,
  }
  return new Promise<{ status: number; accepted: string | undefined; text: string }>((resolve, reject) => {
    const sent = request(server.url + path, { method, headers, ...(agent && { agent }) }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.once('end', () => {
        const { statusCode: status = 0, headers } = reply
        resolve({ status, accepted: headers['accept-encoding'], text: Buffer.concat(chunks).toString() })
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Counts the compressors and decompressors that this process creates. */
function countInflaters(): () => number {
  let count = 0
  const hook = createHook({
    init(_, type) {
      if (type === 'ZLIB') count++
    },
  }).enable()
  onTestFinished(() => void hook.disable())
  return () => count
}

const residentMegabytes = () => process.memoryUsage().rss / megabyte

test.each(bombs)(
  'refuses a body in %s with 415 at every open door, without inflating any of it',
  async (encoding, body) => {
    const inflaters = countInflaters()
    const before = residentMegabytes()
    for (const [method, path] of doors) {
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => send({ method, path, encoding, body: body.subarray(0, 200_000) })),
      )
      for (const { status, accepted, text } of replies) {
        expect([method, path, status, accepted]).toEqual([method, path, 415, 'identity'])
        expect(JSON.parse(text)).toMatchObject({
          success: false,
          message: 'The Content-Encoding of this request is not supported: this address accepts no compression.',
        })
      }
    }
    expect(inflaters()).toBe(0)
    expect(residentMegabytes() - before).toBeLessThan(50)
  },
)

test('takes a body whose encoding is "identity", in any case', async () => {
  const reply = await send({ path: '/api/auth/login', encoding: 'Identity', body: Buffer.from('{}') })
  expect(reply.status).toBe(400)
})

test('inflates a batch of answers in gzip only, in any case', async () => {
  const { token } = await server.newStudent()
  const path = sendAnswers.path
  const body = gzipSync(JSON.stringify({ deviceId: 'phone', sessions: [], answers: [] }))
  for (const encoding of ['gzip', 'GZip', ' gzip '])
    expect([encoding, (await send({ path, encoding, body, token })).status]).toEqual([encoding, 200])
  for (const encoding of ['deflate', 'br', 'gzip, gzip', 'x-gzip']) {
    const { status, accepted } = await send({ path, encoding, body, token })
    expect([encoding, status, accepted]).toEqual([encoding, 415, 'gzip'])
  }
})

test('asks who sends a batch before it inflates the batch', async () => {
  const inflaters = countInflaters()
  const { status } = await send({ path: sendAnswers.path, encoding: 'gzip', body: gzip })
  expect(status).toBe(401)
  expect(inflaters()).toBe(0)
})

test('refuses a compressed batch that is far larger than any full one, before it asks who sends it', async () => {
  const noise = randomBytes(64 * 1024 + 1)
  const { status, text } = await send({ path: sendAnswers.path, encoding: 'gzip', body: noise })
  expect([status, JSON.parse(text).message]).toEqual([413, 'This request is too large.'])
  const { token } = await server.newStudent()
  expect((await send({ path: sendAnswers.path, encoding: 'gzip', body: noise, token, isChunked: true })).status).toBe(
    413,
  )
  const body = fullBatch()
  expect(body.length).toBeLessThan((64 * 1024) / 2)
  expect((await send({ path: sendAnswers.path, encoding: 'gzip', body, token })).status).toBe(200)
})

/** A batch with the maximum number of answers, each in a different session, that share as little text as possible. */
function fullBatch(): Buffer {
  const time = () => new Date(randomInt(2 ** 41)).toISOString()
  const places = Array.from({ length: maximumBatchAnswers }, () => ({ id: randomUUID(), sessionId: randomUUID() }))
  const answers = places.map((place, seq) => ({
    ...place,
    questionId: `${randomUUID()}-${randomUUID()}`,
    questionVersion: randomInt(1, 2 ** 31),
    option: 3,
    answeredAt: time(),
    tzOffset: 60,
    durationMs: randomInt(2 ** 31),
    seq,
    hints: 2,
  }))
  const sessions = places.map(({ sessionId }) => ({
    id: sessionId,
    kind: 'practice',
    examType: 'JAMB',
    subject: 'chemistry',
    topicId: randomUUID(),
    startedAt: time(),
    finishedAt: time(),
    questionCount: 100,
    durationMs: randomInt(2 ** 31),
  }))
  return gzipSync(JSON.stringify({ deviceId: randomUUID(), answers, sessions }))
}

test('stops inflating a batch at its limit, and keeps no memory of it or of a damaged one', async () => {
  const { token } = await server.newStudent()
  const before = residentMegabytes()
  const post = (body: Buffer) => send({ path: sendAnswers.path, encoding: 'gzip', body, token })
  const forged = Buffer.from(gzip)
  forged.writeUInt32LE(200_000, forged.length - 4)
  const damaged = gzipSync('{"deviceId":"phone"}').fill(0xff, 12, 16)
  const many = Buffer.concat(Array.from({ length: 1000 }, () => gzipSync('')))
  for (let n = 0; n < 50; n++) {
    expect((await post(gzip)).status).toBe(413)
    expect((await post(forged)).status).toBe(413)
    for (const body of [damaged, many, gzip.subarray(0, 3)]) expect((await post(body)).status).toBe(400)
    expect((await post(Buffer.from('not gzip'))).status).toBe(400)
  }
  expect(residentMegabytes() - before).toBeLessThan(50)
})

test('refuses what is nested deeper than any call, and does not count brackets in text', async () => {
  const { token } = await server.newStudent()
  const post = (json: string) => send({ path: sendAnswers.path, encoding: 'gzip', body: gzipSync(json), token })
  const nested = (depth: number) => `{"deviceId":"x","answers":[${'['.repeat(depth)}${']'.repeat(depth)}]}`
  expect(await post(nested(128_000))).toMatchObject({ status: 400 })
  expect((await post(nested(128_000))).text).toContain('it is nested too deeply')
  expect((await post(nested(31))).text).toContain('it is nested too deeply')
  // It is read, although it is not an answer.
  expect((await post(nested(30))).text).not.toContain('nested')
  const text = JSON.stringify({ deviceId: `${'[{'.repeat(50)}\\"${'['.repeat(50)}`, sessions: [], answers: [] })
  expect((await post(text)).text).not.toContain('nested')
})

test('keeps the connection of a refused short body for the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const bomb = { path: '/api/auth/login', encoding: 'br', body: brotli, agent }
  expect((await send(bomb)).status).toBe(415)
  expect((await send(bomb)).status).toBe(415)
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1)
})

test('closes the connection of a refused body whose length nobody knows', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  let reply = ''
  socket.on('data', (bytes) => (reply += bytes.toString()))
  const closed = once(socket, 'close')
  const lines = [
    'POST /api/auth/login HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Encoding: br',
    'Transfer-Encoding: chunked',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await closed
  expect(reply).toMatch(/^HTTP\/1.1 415/)
  expect(reply.toLowerCase()).toContain('connection: close')
})

test('takes a caller who hangs up half-way through a body for a fault of the caller, not of the database', async () => {
  const app = await createHttpServer(parseSettings({ LOG_LEVEL: 'silent' }), {
    inline: { inlineScriptHashes: [], inlineStyleHashes: [] },
    capacity: { connections: 10, pages: 10 },
  })
  onTestFinished(() => app.close())
  const status = new Promise<number>((resolve) => {
    app.addHook('onSend', async (_, reply) => resolve(reply.statusCode))
  })
  app.post('/', async () => ({}))
  const begun = new Promise<void>((resolve) => app.addHook('preParsing', async () => resolve()))
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half":')
  await begun
  socket.resetAndDestroy()
  expect(await status).toBe(400)
})
