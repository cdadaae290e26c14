import { spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { randomBytes, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { sendAnswers } from '@sabi/shared/sync/calls'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { isAlive } from '@sabi/embedded-postgres/testing/test-support'
import { runCertificateCommand } from './certificate/certificate-command.ts'
import { parseSettings } from './platform/settings.ts'
import { createDatabase } from './testing/databases.ts'
import { Workers } from './workers.ts'

// These run the server as `npm start` does, with two processes that answer.

const repository = join(dirname(fileURLToPath(import.meta.url)), '..')
// Starting on an empty database loads the bank, which takes a busy machine half a minute.
const patience = { timeout: 80_000, interval: 50 }

async function startWithWorkers(DATABASE_URL?: string, environment: Record<string, string> = {}) {
  DATABASE_URL ??= await createLoadedDatabase()
  const child = spawn(process.execPath, ['server/start.mjs'], {
    cwd: repository,
    env: { ...process.env, BASE_URL: '', PORT: '0', LOG_LEVEL: 'info', WORKERS: '2', DATABASE_URL, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await vi.waitFor(() => {
    const address = /^Ready on (.*)$/m.exec(said)?.[1]
    if (address === undefined) throw new Error(`not ready: ${said}`)
    return address
  }, patience)
  return { child, ended, url, said: () => said, DATABASE_URL }
}

function createLoadedDatabase(): Promise<string> {
  const name = `workers_${randomBytes(4).toString('hex')}`
  return createDatabase(inject('clusterUrl'), { name, template: 'template_loaded' })
}

const pidsIn = (said: string) => [...new Set([...said.matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid)))]
/** Each uses a new connection, which goes to the next process. */
const isOk = (url: string) =>
  fetch(`${url}/api/topics`, { headers: { Connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

test(
  'several processes answer at one address, one that dies is replaced, and all end with 0 when told to',
  { timeout: 180_000 },
  async () => {
    const { child, ended, url, said } = await startWithWorkers()
    await vi.waitFor(async () => {
      expect(await isOk(url)).toBe(true)
      expect(pidsIn(said())).toHaveLength(2)
    }, patience)
    const [first = 0, second = 0] = pidsIn(said())
    process.kill(first, 'SIGKILL')
    await vi.waitFor(() => expect(said()).toContain('A worker process ended (SIGKILL)'), patience)
    expect(await isOk(url)).toBe(true)
    const newcomer = await vi.waitFor(() => {
      const pid = pidsIn(said()).find((known) => known !== first && known !== second)
      if (pid === undefined) throw new Error('nobody took its place')
      return pid
    }, patience)
    // It answers calls like the others once it knows the database.
    await vi.waitFor(async () => {
      expect(await isOk(url)).toBe(true)
      expect(said()).toMatch(new RegExp(`"pid":${newcomer},.*"path":"/api/topics","status":200`))
    }, patience)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await Promise.all([second, newcomer].map(isAlive))).toEqual([false, false])
  },
)

test('answer with https too, where a certificate was made', { timeout: 180_000 }, async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sabi-https-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  await runCertificateCommand(parseSettings({ DATA_DIR }), [])
  const HTTPS_PORT = String(await findFreePort())
  const { child, ended, url, said } = await startWithWorkers(undefined, { DATA_DIR, HTTPS_PORT })
  const ca = await fetch(`${url}/certificate`).then(async (reply) => new X509Certificate(await readBytes(reply)))
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { ca: ca.toString(), agent: false }
      get(`https://127.0.0.1:${HTTPS_PORT}/api/topics`, options, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      }).once('error', reject)
    })
  await vi.waitFor(async () => {
    expect(await ask()).toBe(200)
    expect(pidsIn(said())).toHaveLength(2)
  }, patience)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

async function readBytes(reply: Response): Promise<Uint8Array> {
  return new Uint8Array(await reply.arrayBuffer())
}

/** The server needs a fixed port for https, so the test looks for a free one. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('one that takes the place of another is opened on its own, and leaves nothing behind at the others', async () => {
  for (const [name, value] of Object.entries({ BASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' })) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const url = await createLoadedDatabase()
  const opened: Worker[] = []
  const note = (worker: Worker, report: object) => void ('isOpen' in report && opened.push(worker))
  cluster.on('message', note)
  onTestFinished(() => void cluster.off('message', note))
  const workers = new Workers({ count: 2, url: Promise.resolve(url), say: () => undefined })
  onTestFinished(() => workers.close())
  await workers.listen()
  await workers.open()
  const [sound, dying] = opened
  const listeners = () => ['message', 'exit'].map((event) => sound?.listenerCount(event))
  const before = listeners()
  dying?.process.kill('SIGKILL')
  await vi.waitFor(() => expect(opened.length).toBeGreaterThan(2), patience)
  expect(new Set(opened).size).toBe(opened.length)
  expect(listeners()).toEqual(before)
})

test('they start before the database is there, and listen once it is', async () => {
  for (const [name, value] of Object.entries({ BASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' })) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const seen: string[] = []
  const note = (_worker: Worker, report: object) => void seen.push(...Object.keys(report))
  cluster.on('message', note)
  onTestFinished(() => void cluster.off('message', note))
  let tellUrl = (_url: string) => {}
  const url = new Promise<string>((resolve) => (tellUrl = resolve))
  const workers = new Workers({ count: 2, url, say: () => undefined })
  onTestFinished(() => workers.close())
  workers.start()
  await vi.waitFor(() => expect(seen).toEqual(['isThere', 'isThere']), patience)
  tellUrl(await createLoadedDatabase())
  const port = await workers.listen()
  await workers.open()
  expect(await isOk(`http://localhost:${port}`)).toBe(true)
})

test('where there will be no database, they are ended at once', async () => {
  vi.stubEnv('PORT', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  const ended: string[] = []
  const note = (_worker: Worker, _code: number, signal: string) => void ended.push(signal)
  cluster.on('exit', note)
  onTestFinished(() => void cluster.off('exit', note))
  const workers = new Workers({ count: 2, url: Promise.reject(new Error('no disk')), say: () => undefined })
  workers.start()
  await workers.close()
  await vi.waitFor(() => expect(ended).toEqual(['SIGKILL', 'SIGKILL']), patience)
})

test('no process that answers outlives the first one, however that ends', async () => {
  const { child, ended, url, said } = await startWithWorkers()
  expect(await isOk(url)).toBe(true)
  await vi.waitFor(() => expect(pidsIn(said())).toHaveLength(2), patience)
  child.kill('SIGKILL')
  await ended
  const pids = pidsIn(said())
  await vi.waitFor(async () => expect(await Promise.all(pids.map(isAlive))).toEqual([false, false]), patience)
})

/** A student whose phones send batch after batch until the server is gone. */
async function sendUntilGone(url: string) {
  const { questions } = listQuestions.reply.parse(await (await fetch(`${url}/api/questions?limit=20`)).json())
  const post = (path: string, body: unknown, token = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const account = { email: `${newId()}@example.org`, password: 'green mango tree', name: 'Amina Bello' }
  const cookies = (await post('/api/auth/register', account)).headers.get('set-cookie') ?? ''
  const token = /sabi_session=([^;]+)/.exec(cookies)?.[1]
  const acknowledged: string[] = []
  const refusals: number[] = []
  const sendOne = async () => {
    const sessionId = newId()
    const answers = questions.map(({ id: questionId, version: questionVersion }, seq) => ({
      id: newId(),
      sessionId,
      questionId,
      questionVersion,
      option: 0,
      answeredAt: new Date().toISOString(),
      tzOffset: 60,
      durationMs: 1000,
      seq,
    }))
    const response = await post('/api/sync/answers', { deviceId: 'phone', sessions: [], answers }, token)
    if (response.ok) acknowledged.push(...sendAnswers.reply.parse(await response.json()).saved)
    else refusals.push(response.status)
  }
  const sendOn = async () => {
    for (;;) await sendOne()
  }
  // Each ends when it can't open more connections.
  const gone = Promise.allSettled(Array.from({ length: 8 }, sendOn))
  return { acknowledged, refusals, gone }
}

test('told to stop in the middle of batches, it has all that it acknowledged', { timeout: 180_000 }, async () => {
  const { child, ended, url, DATABASE_URL } = await startWithWorkers()
  const { acknowledged, refusals, gone } = await sendUntilGone(url)
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(1000), patience)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await gone
  expect(await missingOf(acknowledged, DATABASE_URL)).toEqual([])
  expect(refusals.filter((status) => status !== 503)).toEqual([])
})

test(
  'after kill -9 of the first process it starts again and has all that it acknowledged',
  { timeout: 180_000 },
  async () => {
    const { child, ended, url, DATABASE_URL } = await startWithWorkers()
    const { acknowledged, gone } = await sendUntilGone(url)
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(500), patience)
    child.kill('SIGKILL')
    await ended
    await gone
    const again = await startWithWorkers(DATABASE_URL)
    expect(await isOk(again.url)).toBe(true)
    expect(await missingOf(acknowledged, DATABASE_URL)).toEqual([])
  },
)

/** Those of the answers that the database does not have. */
async function missingOf(acknowledged: readonly string[], connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ id: string }>('select id::text from answers')
  const stored = new Set(rows.map(({ id }) => id))
  return acknowledged.filter((id) => !stored.has(id))
}
