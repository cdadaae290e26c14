// `npx tsx bench/day.ts [online|saver|offline]`: measures the network traffic of a day of 60 questions on a phone that has the app and a
// subject. Prints each request between opening the app and the end of three sessions of 20, with its bytes in both directions
// including headers; for a day offline, those of the evening when the network returns. Expected are only the session, the student's
// own statistics, the check for new questions and the answers. Needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { chromium } from '@playwright/test'
import { findBrowser } from '../journeys/testing/browser.ts'
import { answerByKeys, registerQuickly, submit, unsentOnPhone } from '../journeys/testing/dead-link.ts'
import { Line } from '../journeys/testing/line.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { startPractice } from '../journeys/testing/practising.ts'
import { pause } from './lib/client.ts'
import { keepAppAndSubject, phone } from './lib/page.ts'
import { demandMeasured } from './lib/measured.ts'

const day = process.argv[2] ?? 'online'
const sessions = 3
const answersEach = 20
const subject = 'physics'
/** By then the checks after loading and after the last answer are done. */
const quietMs = 8000

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-day-'))
const server = new RealServer({ port: await freePort(), dataDir, settings: { BASE_URL: '' } })
await server.start()
const line = await Line.to(server.url)
const browser = await chromium.launch(await findBrowser())
const context = await browser.newContext({ ...phone, baseURL: line.url })
const asked: { path: string; upTo: number; downTo: number }[] = []

try {
  const userId = await install()
  const note = (path: string) => {
    const { up, down } = line.wireBytes()
    asked.push({ path, upTo: up, downTo: down })
  }
  line.meddle = (path) => {
    if (day === 'offline') return 'reset'
    note(path)
    return undefined
  }
  const before = line.wireBytes()
  for (let session = 0; session < sessions; session++) await practise(userId)
  if (day === 'offline') await sendInTheEvening(userId, { note, downBefore: before.down })
  const after = line.wireBytes()
  asked.push({ path: '', upTo: after.up, downTo: after.down })
  for (const [place, { path, upTo, downTo }] of asked.slice(0, -1).entries()) {
    const next = asked[place + 1]
    console.log(
      path.padEnd(60),
      `down to the next request ${(next?.downTo ?? 0) - downTo}, up ${(next?.upTo ?? 0) - upTo}`,
    )
  }
  const sent = asked.filter(({ path }) => path === sendAnswers.path).length
  demandMeasured({ requests: asked.length - 1, 'batches of answers': sent })
  console.log(day, {
    requests: asked.length - 1,
    batches: sent,
    up: after.up - before.up,
    down: after.down - before.down,
  })
} finally {
  await browser.close()
  await line.stop()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Prepares a student's phone with the app and one subject with its notes, as after two visits. Returns the student's id. */
async function install(): Promise<string> {
  const page = await context.newPage()
  const userId = await registerQuickly(page)
  await keepAppAndSubject(page, subject)
  await pause(quietMs)
  // Set only now, because data saver would prevent the automatic download.
  if (day === 'saver') await page.evaluate(() => localStorage.setItem('data-saver', 'on'))
  await page.close()
  return userId
}

/** Opens the app, completes a session, and closes the app when everything is sent. */
async function practise(userId: string): Promise<void> {
  const page = await context.newPage()
  await page.goto('/dashboard')
  await startPractice(page, `?subject=${subject}`)
  await answerByKeys(page, { from: 1, to: answersEach })
  await submit(page)
  while (day !== 'offline' && (await unsentOnPhone(page, userId)) > 0) await pause(200)
  await pause(quietMs)
  await page.close()
}

interface Evening {
  note: (path: string) => void
  /** Bytes received before the first session. */
  downBefore: number
}

/** Opens the app when the network is back, and waits until everything is sent. */
async function sendInTheEvening(userId: string, { note, downBefore }: Evening): Promise<void> {
  console.log('until the evening', { down: line.wireBytes().down - downBefore })
  line.meddle = (path) => {
    note(path)
    return undefined
  }
  const page = await context.newPage()
  await page.goto('/dashboard')
  const unsent = () => unsentOnPhone(page, userId)
  console.log('to send', await unsent())
  while ((await unsent()) > 0) await pause(200)
  await pause(quietMs)
  await page.close()
}
