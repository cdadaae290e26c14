// `npx tsx bench/starting.ts`: measures how long a phone that has the app and a subject's questions takes to show a question that can
// be answered, on poor networks and on none. Nothing else should run on the machine; needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { findBrowser } from '../journeys/browser.ts'
import { freePort, RealServer } from '../journeys/real-server.ts'
import { fetchQuestions, pause, Phone } from './client.ts'
import { median, phone, seenBy, throttle, watchLoading, type Line } from './page.ts'
import { demandMeasured } from './measured.ts'

const runs = 5
const subject = 'physics'
const topicLink = `/practice?subject=${subject}&topicId=phy-measurement`
/** The link waits this long before it starts, so that the student can still choose otherwise (PRAC-13). */
const autoStartMs = 500
const longestMs = 60_000

const lines: Omit<Line, 'slowdown'>[] = [
  { name: '3G', downKbit: 400, upKbit: 400, roundTripMs: 400 },
  { name: '2G', downKbit: 70, upKbit: 35, roundTripMs: 900 },
  { name: 'none', downKbit: 400, upKbit: 400, roundTripMs: 0 },
]

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-starting-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const browser = await chromium.launch(await findBrowser())
const strangers = new Set<string>()
try {
  const context = await browser.newContext({ ...phone, baseURL: server.url })
  await install(context)
  console.log(
    `Time from the link to the first question that can be answered, excluding its pause of ${autoStartMs} ms; medians of ${runs}`,
  )
  for (const line of lines) {
    if (line.name === 'none') await server.stop('SIGKILL')
    for (const slowdown of [6, 12]) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await start(context, { ...line, slowdown }))
      demandMeasured({ 'starts on this network': times.length, 'the fastest of them': Math.min(...times) })
      console.log(
        `${line.name.padEnd(5)} processor ${slowdown}x slower: ${((median(times) - autoStartMs) / 1000).toFixed(2)} s`,
      )
    }
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Prepares a student's phone with the app and one subject's questions, as after two visits. */
async function install(context: BrowserContext): Promise<void> {
  const account = new Phone(server.url, await fetchQuestions(server.url))
  await account.register()
  await context.addCookies([{ name: 'sabi_session', value: account.token, url: server.url }])
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.evaluate((chosen) => localStorage.setItem('selected-subject', chosen), subject)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/topics')
  await page.getByText('Questions updated').waitFor({ timeout: longestMs })
  await page.waitForLoadState('networkidle')
  await page.close()
}

/** Opens the link in a new page, and returns the milliseconds until its first question can be answered. */
async function start(context: BrowserContext, line: Line): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(watchLoading)
  await throttle(page, line, { home: server.url, strangers })
  await page.goto(topicLink, { waitUntil: 'commit' })
  const deadline = performance.now() + longestMs
  while (performance.now() < deadline) {
    const { questionMs } = await seenBy(page)
    if (questionMs > 0) {
      await page.getByRole('button', { name: 'Exit Quiz' }).click()
      await page.close()
      return questionMs
    }
    await pause(50)
  }
  throw new Error(`No question appeared on the network '${line.name}'`)
}
