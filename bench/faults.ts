// `npx tsx bench/faults.ts [kills] [workers] [answers]`: 24 phones send answers while the server is killed with kill -9 (20 times), the
// database is killed (20), both are killed at once (10), all database processes are frozen for 10 seconds, and the disk of DATA_DIR is
// full for a while (only as root on Linux). The phones' clocks jump by years. At the end, after at least 100,000 acknowledged answers,
// every acknowledged answer must be there (lost 0), and only once (double 0), by the digest that phones compare. The server's clock is
// not moved, because that would need an additional library.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getExamStatistics } from '@sabi/shared/progress/calls'
import { getDigest } from '@sabi/shared/sync/calls'
import { digestOf } from '@sabi/shared/sync/digest'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { fetchQuestions, pause, Phone } from './lib/client.ts'
import { quantile } from './load/arrivals.ts'
import { postmasterOf } from './lib/postmaster.ts'
import { demandMeasured } from './lib/measured.ts'

const phoneCount = 24
const kills = Number(process.argv[2] ?? 20)
const workers = process.argv[3] ?? '1'
const leastAnswers = Number(process.argv[4] ?? 100_000)
const killsOfBoth = Math.ceil(kills / 2)
const frozenMs = 10_000
/** How long before the database freezes to start requests that it should answer. */
const underWayMs = 5
const fullMs = 10_000
/** Maximum time for a request while the database is frozen, and for the database to be ready once the disk has space again. */
const longestRefusalMs = 3_000
const longestReadyMs = 5_000
const diskMegabytes = 600
const largePart = 20 * 1024 * 1024
const smallPart = 256 * 1024
const readyWithinMs = 60_000
const yearMs = 365 * 86_400_000
const clockYears = [-40, -1, 0, 0, 0, 1, 50]

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-faults-'))
const hasSmallDisk = mountSmallDisk(dataDir)
const settings = { WORKERS: workers, LOG_LEVEL: 'silent' }
const server = new RealServer({ port: await freePort(), dataDir, settings })
let exits = 0
await server.start()

const phones: Phone[] = []
let isOver = false
try {
  await prepare()
  const sending = phones.map(keepSending)
  await killAll()
  const frozen = await freeze()
  report(`frozen for ${frozenMs / 1000} s: ${JSON.stringify(frozen)}`)
  const full = hasSmallDisk ? await fillDisk() : undefined
  report(
    full === undefined
      ? 'skipped filling the disk: cannot mount a small disk here'
      : `disk full: ${JSON.stringify(full)}`,
  )
  while (acknowledged() < leastAnswers) await pause(1000)
  isOver = true
  await Promise.all(sending)
  const totals = await compare()
  console.log({ ...totals, exits })
  const isWhole = totals.lost + totals.double + exits === 0 && totals.stored === totals.sent
  const isBounded = frozen.wasSaid && frozen.longestMs < longestRefusalMs
  demandMeasured({ sent: totals.sent, stored: totals.stored })
  process.exitCode =
    isWhole && isBounded && (full === undefined || (full.wasSaid && full.wentOn && full.readyMs < longestReadyMs))
      ? 0
      : 1
} finally {
  isOver = true
  await server.stop()
  if (hasSmallDisk) execFileSync('umount', ['-l', dataDir])
  await rm(dataDir, { recursive: true, force: true })
}

async function prepare(): Promise<void> {
  const questions = await fetchQuestions(server.url)
  for (let n = 0; n < phoneCount; n++) {
    const phone = new Phone(server.url, questions)
    await phone.register()
    phones.push(phone)
  }
}

async function keepSending(phone: Phone): Promise<void> {
  while (!isOver) {
    phone.clockShiftMs = (clockYears[Math.floor(Math.random() * clockYears.length)] ?? 0) * yearMs
    await phone.sendBatch(1 + Math.floor(Math.random() * 100))
  }
}

async function killAll(): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    await someTime()
    await killServer()
    await someTime()
    await killDatabase()
    if (kill <= killsOfBoth) {
      await untilReady()
      await killDatabase()
      await killServer()
    }
    await untilReady()
    report(`${kill} of ${kills} kills of each, ${Math.min(kill, killsOfBoth)} of ${killsOfBoth} of both at once`)
  }
}

async function killServer(): Promise<void> {
  if (!isAlive(server.pid)) exits++
  await server.stop('SIGKILL')
  await server.start()
}

async function killDatabase(): Promise<void> {
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function someTime(): Promise<void> {
  await pause(300 + Math.random() * 700)
}

/** Waits, with a timeout, until the server reports that it is ready. Returns how long that took. */
async function untilReady(): Promise<number> {
  const began = performance.now()
  while ((await statusOfReadiness()) !== 200 && performance.now() - began < readyWithinMs) await pause(250)
  return Math.round(performance.now() - began)
}

function acknowledged(): number {
  return phones.reduce((sum, phone) => sum + phone.acknowledged.size, 0)
}

function report(what: string): void {
  console.log(`${what}; ${acknowledged()} answers acknowledged so far`)
}

/** Freezes all database processes, sends requests, and returns how long refusals took and whether `/readyz` reported it. */
async function freeze() {
  const postmaster = await postmasterOf(dataDir)
  const family = [...(await childrenOf(postmaster)), postmaster]
  const times: number[] = []
  const asked: Promise<void>[] = []
  const ask = (phone: Phone) =>
    asked.push(timed(async () => phone.read(getExamStatistics)).then((ms) => void times.push(ms)))
  // These requests, and the phones' batches, are in flight when the database freezes.
  for (const phone of phones) ask(phone)
  await pause(underWayMs)
  for (const pid of family) signal(pid, 'SIGSTOP')
  const until = performance.now() + frozenMs
  while (performance.now() < until) {
    for (const phone of phones.slice(0, 1)) ask(phone)
    await pause(500)
  }
  const wasSaid = (await statusOfReadiness()) === 503
  for (const pid of family) signal(pid, 'SIGCONT')
  await Promise.all(asked)
  if (!isAlive(server.pid)) exits++
  return {
    wasSaid,
    asked: times.length,
    medianMs: Math.round(quantile(times, 0.5)),
    longestMs: Math.round(quantile(times, 1)),
  }
}

/** Milliseconds until the work was answered or refused. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work().catch(() => undefined)
  return performance.now() - began
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  // One of the database's connections may have ended in the meantime.
  if (isAlive(pid)) process.kill(pid, name)
}

async function childrenOf(parent: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    names.map(
      async (name) => /\nPPid:\s+(\d+)/.exec(await readFile(`/proc/${name}/status`, 'utf8').catch(() => ''))?.[1],
    ),
  )
  return names.filter((_, place) => Number(parents[place]) === parent).map(Number)
}

/** Fills the disk completely for a while. Once there is space again everything must recover, even if the database crashed. */
async function fillDisk() {
  const ballast = join(dataDir, 'ballast')
  await fillUp(`${ballast}-large`, largePart)
  const before = acknowledged()
  const until = performance.now() + fullMs
  let wasSaid = false
  // Repeats, because the database frees space that it no longer needs.
  for (let look = 0; performance.now() < until; look++) {
    await fillUp(`${ballast}-${look}`, smallPart)
    wasSaid ||= (await statusOfReadiness()) === 503
    await pause(100)
  }
  const during = acknowledged()
  for (const name of await readdir(dataDir)) if (name.startsWith('ballast')) await rm(join(dataDir, name))
  const readyMs = await untilReady()
  await pause(5000)
  if (!isAlive(server.pid)) exits++
  return { wasSaid, readyMs, wentOn: acknowledged() > during, acknowledgedWhile: during - before }
}

async function fillUp(path: string, partBytes: number): Promise<void> {
  for (let part = 0; await isRoomFor(`${path}-${part}`, partBytes); part++);
}

async function isRoomFor(path: string, bytes: number): Promise<boolean> {
  try {
    await writeFile(path, Buffer.alloc(bytes))
    return true
  } catch {
    return false
  }
}

/** 0 if there is no reply. */
async function statusOfReadiness(): Promise<number> {
  try {
    const response = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(longestRefusalMs) })
    await response.text()
    return response.status
  } catch {
    return 0
  }
}

function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Compares the server's digest of each phone's answers with the phone's own, as the phone would. */
async function compare() {
  const totals = { sent: 0, acknowledged: 0, stored: 0, lost: 0, double: 0 }
  for (const phone of phones) {
    const { days } = getDigest.reply.parse(await phone.read(getDigest))
    const statistics = getExamStatistics.reply.parse(await phone.read(getExamStatistics))
    const stored = days.reduce((sum, day) => sum + day.count, 0)
    const isSame = JSON.stringify(days) === JSON.stringify(digestOf(phone.sent))
    const standing = new Set(phone.sent.map((answer) => `${answer.sessionId} ${answer.questionId}`)).size
    totals.sent += phone.sent.length
    totals.acknowledged += phone.acknowledged.size
    totals.stored += stored
    totals.lost += Math.max(0, phone.acknowledged.size - stored) + (isSame ? 0 : 1)
    totals.double += Math.max(0, stored - phone.sent.length) + Math.abs(statistics.totalQuestionsAttempted - standing)
  }
  return totals
}
