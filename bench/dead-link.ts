// `npx tsx bench/dead-link.ts`: over each of the bad networks of the journeys, a student answers by keyboard while hundreds of answers
// wait. Once the network recovers, all must be in the database, none twice. Then measures how long 5,000 waiting answers take after
// reconnecting (at most 60 seconds), and the size of a batch of 100 on the wire (at most 10 KB). Needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOf } from '@sabi/shared/sync/digest'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../journeys/testing/browser.ts'
import * as deadLink from '../journeys/testing/dead-link.ts'
import { Line } from '../journeys/testing/line.ts'
import { startPractice } from '../journeys/testing/practising.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { pause } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

const byKeys = 60
const queued = 740
const longQueue = 5000
const longestSeconds = 60
const batch = 100
const largestBatchBytes = 10_000

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-dead-link-'))
const server = new RealServer({ port: await freePort(), dataDir, settings: { BASE_URL: '' } })
await server.start()
const browser = await chromium.launch(await findBrowser())

const totals = { given: 0, stored: 0, double: 0, missing: 0 }
for (const [name, spoil] of Object.entries(deadLink.badLines)) {
  const figures = await onPhone(browser, async (phone) => {
    const { page, line, userId } = phone
    const waiting = await deadLink.someAnswers(page, queued)
    await startPractice(page, '?subject=physics')
    line.meddle = spoil()
    await deadLink.queueAnswers(page, userId, waiting)
    await deadLink.answerByKeys(page, { from: 1, to: byKeys })
    line.meddle = () => undefined
    const healed = performance.now()
    await deadLink.submit(page)
    await untilSent(phone)
    const seconds = (performance.now() - healed) / 1000
    return { ...(await compare(page, byKeys + queued)), seconds: Number(seconds.toFixed(1)) }
  })
  totals.given += figures.given
  totals.stored += figures.stored
  totals.double += figures.double
  totals.missing += figures.missing
  console.log(`a network that ${name}:`, figures)
}
console.log('all networks together:', totals)

const longWait = await onPhone(browser, async (phone) => {
  const { page, userId } = phone
  const waiting = await deadLink.someAnswers(page, longQueue)
  await startPractice(page, '?subject=physics')
  await page.context().setOffline(true)
  await deadLink.queueAnswers(page, userId, waiting)
  const reconnected = performance.now()
  await page.context().setOffline(false)
  await untilSent(phone)
  return { ...(await compare(page, longQueue)), seconds: (performance.now() - reconnected) / 1000 }
})
console.log(`${longQueue} answers after reconnection:`, longWait)

const wire = await onPhone(browser, async (phone) => {
  const { page, line, userId } = phone
  const other = await page.context().newPage()
  await other.goto('/help')
  await startPractice(page, '?subject=physics')
  // Another tab holds the sending lock until all answers are given.
  await other.evaluate(() => {
    const release = new Promise((resolve) => Object.assign(window, { release: resolve }))
    void navigator.locks.request('sabi-outbox', async () => release)
  })
  await deadLink.answerByKeys(page, { from: 1, to: batch - 1 })
  await page.keyboard.press('1')
  while ((await deadLink.unsentOnPhone(page, userId)) < batch) await pause(100)
  const before = line.wireBytes()
  await other.evaluate(() => void Reflect.get(window, 'release')())
  await untilSent(phone)
  await pause(1000)
  const after = line.wireBytes()
  return { up: after.up - before.up, down: after.down - before.down }
})
console.log(`a batch of ${batch} answers on the wire, including headers:`, wire, wire.up + wire.down, 'bytes')

await browser.close()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
const isRight = totals.double + totals.missing + longWait.double + longWait.missing === 0
demandMeasured({ given: totals.given, stored: totals.stored, 'seconds of the long wait': longWait.seconds })
process.exit(isRight && longWait.seconds < longestSeconds && wire.up + wire.down < largestBatchBytes ? 0 : 1)

interface Phone {
  page: Page
  line: Line
  userId: string
}

async function onPhone<Result>(browser: Browser, work: (phone: Phone) => Promise<Result>): Promise<Result> {
  const line = await Line.to(server.url)
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const result = await work({ page, line, userId: await deadLink.registerQuickly(page) })
  await context.close()
  await line.stop()
  return result
}

async function untilSent({ page, userId }: Phone): Promise<void> {
  while ((await deadLink.unsentOnPhone(page, userId)) > 0) await pause(100)
}

/** `missing` counts answers that are neither on the phone nor on the server, and days on which the two differ. */
async function compare(page: Page, given: number) {
  const answers = await deadLink.answersOnPhone(page)
  const days = await deadLink.digestOfServer(page)
  const isSame = JSON.stringify(days) === JSON.stringify(digestOf(answers))
  const stored = days.reduce((sum, { count }) => sum + count, 0)
  const missing = Math.max(0, given - answers.length, given - stored) + (isSame ? 0 : 1)
  return { given, stored, double: Math.max(0, stored - given), missing }
}
