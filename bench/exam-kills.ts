// `npx tsx bench/exam-kills.ts [kills]`: a student sits a paper of 120 questions in a browser whose page crashes at random moments, 500
// times; every twentieth time the whole browser is killed. After each start, every answer after which the hall had moved on must be in
// the paper, the paper must not be handed in, and the time left must be right within two seconds. Needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { seededRandom } from '@sabi/shared/practice/random'
import { findBrowser } from '../journeys/testing/browser.ts'
import { registerQuickly } from '../journeys/testing/dead-link.ts'
import { startPaper } from '../journeys/testing/exam-moments.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { answersDatabaseName } from '../web/offline/answers/answers-database.ts'
import { pause } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

const kills = Number(process.argv[2] ?? 500)
const browserKillEvery = 20
const paperMs = 80 * 60_000
const random = seededRandom(`exam kills ${kills}`)

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-exam-kills-'))
const profile = await mkdtemp(join(tmpdir(), 'sabi-exam-kills-profile-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()

/** The option that was chosen last for a question, once the hall had moved on. */
const confirmed = new Map<string, number>()
let [missing, handedIn, largestErrorMs, taps] = [0, 0, 0, 0]

let context = await openBrowser()
await registerQuickly(await pageOf(context))
// The sign-in reaches the disk when a browser ends in peace.
await context.close()
context = await openBrowser()
const first = await pageOf(context)
await startPaper(first, 'paper=utme-sciences&subjects=chemistry-physics-biology')
const startedAt = Date.now()

for (let kill = 1; kill <= kills && Date.now() - startedAt < paperMs - 2 * 60_000; kill++) {
  const page = kill === 1 ? first : await pageOf(context)
  if (kill > 1) await page.goto(`${server.url}/exam`)
  await page.getByRole('timer').waitFor()
  await check(page)
  await answer(page, Math.floor(random() * 3) + 1)
  // This key may or may not reach the disk.
  await page.keyboard.press('abcd'.charAt(Math.floor(random() * 4)))
  await page.waitForTimeout(random() * 40)
  await crash(page, kill % browserKillEvery === 0)
  if (kill % 50 === 0) console.log(`${kill} kills: ${taps} answers, ${missing} missing, ${handedIn} handed in`)
}
await context.close()
await server.stop()
await Promise.all([dataDir, profile].map((folder) => rm(folder, { recursive: true, force: true })))
console.log(
  `${taps} answers: ${missing} missing, ${handedIn} times handed in, time wrong by at most ${Math.round(largestErrorMs)} ms`,
)
demandMeasured({ taps })
process.exitCode = missing + handedIn === 0 && largestErrorMs <= 2000 ? 0 : 1

async function openBrowser(): Promise<BrowserContext> {
  const options = { ...(await findBrowser()), viewport: { width: 360, height: 740 }, baseURL: server.url }
  return chromium.launchPersistentContext(profile, options)
}

async function pageOf(browser: BrowserContext): Promise<Page> {
  return browser.newPage()
}

/** Compares the paper with what was confirmed. */
async function check(page: Page): Promise<void> {
  const shown = (await page.getByRole('timer').innerText()).split(':').map(Number)
  const leftMs = shown.reduce((sum, part) => 60 * sum + part, 0) * 1000
  largestErrorMs = Math.max(largestErrorMs, Math.abs(startedAt + paperMs - Date.now() - leftMs))
  const { phase, answers } = await paperOnPhone(page)
  if (phase !== 'quiz') handedIn++
  for (const [id, option] of confirmed) if (answers[id] !== option) missing++
}

async function answer(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const radio = page.getByRole('radio').nth(Math.floor(random() * 4))
    const [id, option] = await Promise.all([radio.getAttribute('name'), radio.getAttribute('value')])
    await radio.check()
    taps++
    await page.keyboard.press(random() < 0.8 ? 'n' : 'p')
    // At either end of the paper there is nowhere to go.
    const hasMoved = await page
      .waitForFunction((before) => document.querySelector('h1')?.innerText !== before, heading, { timeout: 3000 })
      .then(
        () => true,
        () => false,
      )
    if (id !== null && hasMoved) confirmed.set(id, Number(option))
    else if (id !== null) confirmed.delete(id)
  }
  // The next key is not confirmed.
  const last = await page.getByRole('radio').first().getAttribute('name')
  if (last !== null) confirmed.delete(last)
}

/** What has crashed may never answer, so nothing waits for it for long. */
async function crash(page: Page, isWholeBrowser: boolean): Promise<void> {
  const session = await context.newCDPSession(page)
  const crashed = session.send(isWholeBrowser ? 'Browser.crash' : 'Page.crash').catch(() => undefined)
  await Promise.race([crashed, pause(300)])
  const closed = isWholeBrowser ? context.close() : page.close()
  await Promise.race([closed.catch(() => undefined), pause(2000)])
  if (isWholeBrowser) context = await openBrowser()
}

async function paperOnPhone(page: Page): Promise<{ phase: string; answers: Record<string, number> }> {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const reading = database.transaction('sessions').objectStore('sessions').getAll()
          reading.addEventListener('success', () => {
            database.close()
            const paper = reading.result.find(({ kind }) => kind === 'exam')
            const options = Object.entries<{ option: number }>(paper.answers).map(([id, { option }]) => [id, option])
            resolve({ phase: paper.phase, answers: Object.fromEntries(options) })
          })
        })
      }),
    answersDatabaseName,
  )
}
