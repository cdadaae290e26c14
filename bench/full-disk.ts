// `npx tsx bench/full-disk.ts [KB left]`: tests answers on a disk that is really full, which a journey cannot do. A browser profile lies
// on a small disk that is filled with random data up to 4, 20, 50, 98, 300 and 1,000 KB, or the given number. In one life the student
// answers 45 questions offline; in another, five answers wait while the student taps Clear Cache. Then the space is freed and the
// browser restarted: no answer may be missing. Needs root (to mount the disk), Linux, and a built app and bank.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../journeys/testing/browser.ts'
import { answerByKeys, answersOnPhone, registerQuickly } from '../journeys/testing/dead-link.ts'
import { startPractice } from '../journeys/testing/practising.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { pause } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

const kilobyte = 1000
const diskSize = '80m'
const leftKB = process.argv[2] === undefined ? [4, 20, 50, 98, 300, 1000] : [Number(process.argv[2])]
const answered = { offline: 45, beforeClearing: 5 }
/** By then the question log is written, and, once there is space again, everything that waited is saved. */
const quietMs = 6000
const longestMs = 60_000

const disk = await mkdtemp(join(tmpdir(), 'sabi-full-disk-'))
const noise = join(disk, 'noise')
if (!canMount()) {
  console.error('Nothing was measured: cannot mount a disk here. Run this as root on Linux.')
  await rm(disk, { recursive: true })
  process.exit(1)
}
const dataDir = await mkdtemp(join(tmpdir(), 'sabi-full-disk-data-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
let missing = 0
let given = 0
try {
  for (const left of leftKB) {
    for (const live of [answerOffline, clearCache]) {
      missing += await spend(live, left * kilobyte)
      execFileSync('umount', ['-l', disk])
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', disk])
    }
  }
} finally {
  execFileSync('umount', ['-l', disk])
  await server.stop()
  await Promise.all([disk, dataDir].map((path) => rm(path, { recursive: true, force: true })))
}
console.log({ missing })
demandMeasured({ 'answers given': given })
process.exit(missing === 0 ? 0 : 1)

function canMount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

interface Life {
  name: string
  /** The number of answers after which the app moved on, and a summary of what the student saw. */
  given: number
  seen: string
}

/** Runs one browser life on the full disk and the next on a disk with space. Returns how many answers are missing afterwards. */
async function spend(live: (page: Page, left: number) => Promise<Life>, left: number): Promise<number> {
  const context = await openBrowser()
  const page = context.pages()[0] ?? (await context.newPage())
  await registerQuickly(page)
  await startPractice(page, '?subject=chemistry')
  await page.getByText('Questions updated').waitFor({ timeout: longestMs })
  const { name, given: answers, seen } = await live(page, left)
  given += answers
  await rm(noise)
  await pause(quietMs)
  await context.close()
  const again = await openBrowser()
  const next = again.pages()[0] ?? (await again.newPage())
  await next.goto('/storage')
  await pause(quietMs)
  const there = new Set((await answersOnPhone(next)).map(({ questionId }) => questionId)).size
  await again.close()
  console.log(`${left / kilobyte} KB left, ${name}: given ${answers}, found after a restart ${there}; ${seen}`)
  return answers - there
}

async function answerOffline(page: Page, left: number): Promise<Life> {
  await pause(quietMs)
  await fill(left)
  await page.context().setOffline(true)
  let told = 0
  for (let number = 1; number <= answered.offline; number++) {
    await answerByKeys(page, { from: number, to: number })
    if (await page.getByText('Your answers are kept while this page stays open').isVisible()) told++
  }
  return { name: 'offline', given: answered.offline, seen: `warned at ${told} questions` }
}

async function clearCache(page: Page, left: number): Promise<Life> {
  await answerByKeys(page, { from: 1, to: answered.beforeClearing })
  await page.goto('/storage')
  const clear = page.getByRole('button', { name: 'Clear Cache' })
  await clear.and(page.locator(':not([aria-disabled=true])')).waitFor()
  await pause(quietMs)
  await fill(left)
  await page.context().setOffline(true)
  const before = await freeBytes()
  await clear.click()
  await page.getByRole('button', { name: 'Delete questions' }).click()
  const end = page.getByText(/Cache Cleared|Clear Failed/)
  await end.waitFor()
  const words = await end.textContent()
  await pause(quietMs)
  const freed = Math.round((await freeBytes()) - before) / kilobyte
  return { name: 'Clear Cache', given: answered.beforeClearing, seen: `${words}, ${freed} KB freed` }
}

/** A browser with its profile on the small disk, and a network that accepts no answers. */
async function openBrowser(): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(join(disk, 'profile'), {
    ...(await findBrowser()),
    baseURL: server.url,
    serviceWorkers: 'block',
  })
  await context.route(`**${sendAnswers.path}`, (route) => route.abort())
  return context
}

async function fill(left: number): Promise<void> {
  for (let free = await freeBytes(); free > left; free = await freeBytes())
    await appendFile(noise, randomBytes(Math.min(1000 * kilobyte, Math.max(4096, free - left))))
}

async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(disk)
  return bavail * bsize
}
