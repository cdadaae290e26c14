// `npx tsx bench/exports-at-once.ts [many]`: measures the additional memory of the server while an administrator exports all questions
// once and 20 times at once, and while 20 students download their long logs at once. Linux only. Fails if 20 exports need over 100 MB
// more than one.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportMyData } from '@sabi/shared/accounts/own-data-calls'
import { exportQuestions } from '@sabi/shared/subjects/export-calls'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { fetchQuestions, pause, Phone } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'
import { residentMegabytes } from './process-cost.ts'

const many = Number(process.argv[2] ?? 20)
const answersEach = 1_000
const batchSize = 100
const mostMegabytes = 100
const sampleMs = 20
/** Pause between measurements for memory to be released. */
const restMs = 3_000

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-exports-'))
const server = new RealServer({ port: await freePort(), dataDir, settings: { LOG_LEVEL: 'silent' } })
await server.start()
try {
  const admin = await administratorToken()
  const allQuestions = `${exportQuestions.path}?subject=ALL`
  // The first export fills the server's caches.
  await measure('to warm up', { path: allQuestions, tokens: [admin] })
  const one = await measure('all questions once', { path: allQuestions, tokens: [admin] })
  const all = await measure(`all questions ${many} times at once`, {
    path: allQuestions,
    tokens: Array(many).fill(admin),
  })
  const students = await practisedStudents()
  await measure('one student', { path: exportMyData.path, tokens: students.slice(0, 1) })
  const crowd = await measure(`${many} students at once`, { path: exportMyData.path, tokens: students })
  demandMeasured({ bytes: one.bytes, 'exports at once': all.whole, students: crowd.whole })
  process.exitCode = all.megabytes - one.megabytes < mostMegabytes && crowd.megabytes < mostMegabytes ? 0 : 1
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Downloads concurrently, and prints by how much the server's memory peaked above its level before. */
async function measure(name: string, { path, tokens }: { path: string; tokens: readonly string[] }) {
  await pause(restMs)
  const before = await residentMegabytes(server.pid)
  let peak = before
  let isOver = false
  const watching = (async () => {
    for (; !isOver; await pause(sampleMs)) peak = Math.max(peak, await residentMegabytes(server.pid))
  })()
  const began = performance.now()
  const replies = await Promise.all(tokens.map((token) => download(path, token)))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  isOver = true
  await watching
  const whole = replies.filter(({ ok }) => ok)
  const megabytes = peak - before
  const bytes = Math.max(0, ...whole.map((reply) => reply.bytes))
  console.log(
    `${name}: ${megabytes.toFixed(0)} MB above ${before.toFixed(0)} MB, ${whole.length} of ${replies.length} got ` +
      `${(bytes / 1e6).toFixed(1)} MB, the others were asked to retry later; ${seconds} s`,
  )
  return { megabytes, bytes, whole: whole.length }
}

async function download(path: string, token: string): Promise<{ ok: boolean; bytes: number }> {
  const response = await fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } })
  const bytes = (await response.arrayBuffer()).byteLength
  if (!response.ok && response.status !== 503) throw new Error(`${path} returned status ${response.status}`)
  return { ok: response.ok, bytes }
}

async function practisedStudents(): Promise<string[]> {
  const questions = await fetchQuestions(server.url)
  const tokens: string[] = []
  for (let n = 0; n < many; n++) {
    const phone = new Phone(server.url, questions)
    await phone.register()
    while (phone.sent.length < answersEach) await phone.sendBatch(batchSize)
    tokens.push(phone.token)
  }
  return tokens
}

async function administratorToken(): Promise<string> {
  const account = { email: `${randomUUID()}@example.org`, password: 'green mango tree', name: 'Bench' }
  const post = (path: string) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    })
  await post('/api/auth/register')
  await server.administer('grant', account.email)
  const cookies = (await post('/api/auth/login')).headers.get('set-cookie') ?? ''
  return /sabi_session=([^;]+)/.exec(cookies)?.[1] ?? ''
}
