// `npx tsx bench/browser-kills.ts [kills] [minutes]`: a student answers by keyboard in a browser whose processes are all killed with
// kill -9 at random moments, 500 times or for 8 minutes. In every second life the network accepts no answers. At the end, each answer
// after which the app moved on must be on the phone or on the server (lost 0), and only once (double 0). Each start prints what the
// phone holds before the app runs, next to the confirmed answers: `absent` counts answers missing from the phone, `dropped` counts
// starts that found the whole database gone. Needs a built app and bank, and Linux or macOS.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { exportMyData } from '@sabi/shared/accounts/own-data-calls'
import { batchLength } from '@sabi/shared/practice/practise'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { chromium, type Page } from '@playwright/test'
import * as z from 'zod'
import { findBrowser } from '../journeys/testing/browser.ts'
import { answersOnPhone, registerQuickly, submit, unsentOnPhone } from '../journeys/testing/dead-link.ts'
import { Line } from '../journeys/testing/line.ts'
import { totalOf } from '../journeys/testing/practising.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { unpackData } from '../server/testing/unpack-data.ts'
import { answersDatabaseName } from '../web/offline/answers/answers-database.ts'
import { pause } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

const kills = Number(process.argv[2] ?? 500)
const longestMs = Number(process.argv[3] ?? 8) * 60_000
const longestLifeMs = 2500
/** A browser that has shown no question by then is killed anyway. */
const patienceMs = 15_000
/** Number of browsers in ten that are killed while they open. */
const killedYoung = 2

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-kills-'))
const profile = await mkdtemp(join(tmpdir(), 'sabi-kills-profile-'))
const server = new RealServer({ port: await freePort(), dataDir, settings: { BASE_URL: '' } })
await server.start()
const line = await Line.to(server.url)
const { executablePath, args } = await findBrowser()
const unattended = [
  '--headless',
  '--remote-debugging-port=0',
  '--password-store=basic',
  `--user-data-dir=${profile}`,
  'about:blank',
]

const ServerAnswer = z.object({ id: z.string(), practiceSessionId: z.string(), questionId: z.string() })

/** Per session and question: how often a key answered it, and whether the app then moved on. */
const given = new Map<string, { taps: number; isConfirmed: boolean }>()

const userId = await inPeace(async (page) => {
  const id = await registerQuickly(page)
  await page.goto('/dashboard')
  return id
})

const began = Date.now()
let killed = 0
let idle = 0
/** Starts that found no database where there had been one, and the largest number of confirmed answers missing from the phone. */
const found = { wasThere: false, dropped: 0, absent: 0 }
while (killed < kills && Date.now() - began < longestMs) {
  const before = tapCount()
  line.meddle = (path) => (killed % 2 === 1 && path === sendAnswers.path ? 'reset' : undefined)
  const browser = spawn(executablePath, [...args, ...unattended], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // Fails when the browser dies. The counts at the end show what became of the answers.
  const practising = practise(browser).catch(() => undefined)
  await Promise.race([practising, pause(killed % 10 < killedYoung ? Math.random() * longestLifeMs : patienceMs)])
  process.kill(-(browser.pid ?? 0), 'SIGKILL')
  if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit')
  killed++
  if (tapCount() === before) idle++
}
line.meddle = () => undefined
const minutes = ((Date.now() - began) / 60_000).toFixed(1)

const { onPhone, atServer } = await inPeace(async (page) => {
  await page.goto('/storage')
  while ((await unsentOnPhone(page, userId)) > 0) await pause(200)
  const copy = await (await page.request.get(exportMyData.path)).body()
  const rows = z.array(ServerAnswer).parse(JSON.parse(unpackData(new Uint8Array(copy).buffer)['answers.json'] ?? ''))
  return { onPhone: await answersOnPhone(page), atServer: rows }
})
await line.stop()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
await rm(profile, { recursive: true, force: true })

const keyById = new Map([
  ...onPhone.map(({ id, sessionId, questionId }) => [id, `${sessionId} ${questionId}`] as const),
  ...atServer.map(({ id, practiceSessionId, questionId }) => [id, `${practiceSessionId} ${questionId}`] as const),
])
const rowsByKey = new Map<string, number>()
for (const key of keyById.values()) rowsByKey.set(key, (rowsByKey.get(key) ?? 0) + 1)
const confirmed = confirmedKeys().length
const lost = confirmedKeys().filter((key) => !rowsByKey.has(key)).length
const double = [...rowsByKey].reduce((sum, [key, rows]) => sum + Math.max(0, rows - (given.get(key)?.taps ?? 0)), 0)
const rows = { onPhone: onPhone.length, atServer: atServer.length, together: keyById.size }
const { dropped, absent } = found
console.log({ kills: killed, idle, minutes, keys: tapCount(), confirmed, ...rows, dropped, absent, lost, double })
demandMeasured({
  keys: tapCount(),
  confirmed,
  'answers on the phone': onPhone.length,
  'answers on the server': atServer.length,
})
process.exit(lost === 0 && double === 0 && dropped === 0 && atServer.length === keyById.size ? 0 : 1)

/** Opens the student's browser and answers questions for a random time. */
async function practise(browser: ChildProcess): Promise<void> {
  const connection = await chromium.connectOverCDP(await addressOf(browser))
  const [context] = connection.contexts()
  const page = context?.pages()[0] ?? (await context?.newPage())
  if (page === undefined) return
  await look(page)
  await page.goto(`${line.url}/practice?subject=physics`)
  await page.getByRole('button', { name: 'Start Practice Session' }).waitFor()
  const resume = page.getByRole('button', { name: 'Resume', exact: true })
  if ((await resume.count()) > 0) await resume.click()
  else await page.getByRole('button', { name: 'Start Practice Session' }).click()
  const total = await totalOf(page)
  await Promise.race([answerOnAndOn(page, total), pause(Math.random() * longestLifeMs)])
}

/** Prints what the previous kill left on the phone, on a page that runs no part of the app. */
async function look(page: Page): Promise<void> {
  await page.goto(`${line.url}/robots.txt`)
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  const isThere = names.includes(answersDatabaseName)
  const rows = isThere ? await answersOnPhone(page) : []
  if (found.wasThere && rows.length === 0) found.dropped++
  found.wasThere ||= rows.length > 0
  const here = new Set(rows.map(({ sessionId, questionId }) => `${sessionId} ${questionId}`))
  const absent = confirmedKeys().filter((key) => !here.has(key)).length
  found.absent = Math.max(found.absent, absent)
  const unsent = rows.filter(({ state }) => state === 'unsent').length
  const acknowledged = rows.filter(({ state }) => state === 'acknowledged').length
  const sessions = new Set(rows.map(({ sessionId }) => sessionId)).size
  const onPhone = { answers: rows.length, unsent, acknowledged, sessions, databases: names.length }
  const { dropped } = found
  console.log(JSON.stringify({ kills: killed, confirmed: confirmedKeys().length, onPhone, absent, dropped }))
}

async function answerOnAndOn(page: Page, total: number): Promise<void> {
  for (;;) {
    const { number, key } = await shown(page)
    if (number === total) return submit(page)
    const answer = given.get(key) ?? { taps: 0, isConfirmed: false }
    given.set(key, { ...answer, taps: answer.taps + 1 })
    await page.keyboard.press(number % 2 === 0 ? '1' : '2')
    await page.keyboard.press('n')
    if (number % batchLength === 0) await page.getByRole('button', { name: 'Continue (Next 20)' }).click()
    await page.getByRole('heading', { name: `Question ${number + 1} of ` }).waitFor()
    given.set(key, { taps: answer.taps + 1, isConfirmed: true })
  }
}

/** The number, session and id of the question on the screen. */
async function shown(page: Page): Promise<{ number: number; key: string }> {
  return page.evaluate(() => {
    // The history entry holds the id of the session it shows (web/practice/session/open-session.ts).
    const { sessionId } = history.state
    const number = /Question (\d+)/.exec(document.querySelector('h1')?.textContent ?? '')?.[1]
    return {
      number: Number(number),
      key: `${sessionId} ${document.querySelector('input[type=radio]')?.getAttribute('name')}`,
    }
  })
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('The browser has no output')
  for await (const line of createInterface(stderr)) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The browser exited before it was listening')
}

/** Works in the student's browser and closes it normally, because Chromium writes cookies to disk with a delay. */
async function inPeace<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args, baseURL: line.url })
  const result = await work(context.pages()[0] ?? (await context.newPage()))
  await context.close()
  return result
}

function confirmedKeys(): string[] {
  return [...given].filter(([, { isConfirmed }]) => isConfirmed).map(([key]) => key)
}

function tapCount(): number {
  return [...given.values()].reduce((sum, { taps }) => sum + taps, 0)
}
