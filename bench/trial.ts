// `npx tsx bench/trial.ts`: what a trial costs the server to draw and the phone to fetch, and how long a visitor waits until the
// first question can be answered and until the app has hydrated it. Wants nothing else to run on the machine; needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { subjectIds } from '@sabi/shared/content/question'
import { stateAfter, stateOfFeedback } from '@sabi/shared/trial/address'
import { getTrial } from '@sabi/shared/trial/calls'
import type { Trial } from '@sabi/shared/trial/trial'
import { findBrowser } from '../journeys/testing/browser.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { demandMeasured } from './lib/measured.ts'
import { median, phone, throttle } from './lib/page.ts'

const draws = 300
const runs = 5
const line = { name: 'slow 3G', downKbit: 700, upKbit: 700, roundTripMs: 300, slowdown: 6 }
const drawing = join(import.meta.dirname, '../web/dist/.drawing')

interface Screens {
  drawDocument: (order: { shell: string; path: string; search: string; firstReply: object }) => Promise<string>
}

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-trial-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const browser = await chromium.launch(await findBrowser())
try {
  for (const subject of subjectIds) {
    const { trial } = getTrial.reply.parse(await (await fetch(`${server.url}/api/trials/${subject}`)).json())
    await measureDrawing(trial)
    await measureBytes(trial)
  }
  await measureWaiting()
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** The pages of a trial, by what they show. */
function searchesOf(trial: Trial): Record<'question' | 'explanation' | 'result', string> {
  const chosen = trial.questions.map(({ shownOrder }) => shownOrder[0] ?? 0)
  const queryOf = (state: [string, string][]) => new URLSearchParams(state).toString()
  return {
    question: queryOf(stateAfter(trial, [])),
    explanation: queryOf(stateOfFeedback(trial, chosen.slice(0, 1))),
    result: queryOf(stateAfter(trial, chosen)),
  }
}

async function measureDrawing(trial: Trial): Promise<void> {
  const { drawDocument }: Screens = await import(pathToFileURL(join(drawing, 'prerender.js')).href)
  const shell = readFileSync(join(drawing, 'shells/try.subject.html'), 'utf8')
  for (const [what, search] of Object.entries(searchesOf(trial))) {
    const times: number[] = []
    for (let draw = 0; draw < draws; draw++) {
      const before = process.cpuUsage()
      await drawDocument({ shell, path: `/try/${trial.subject}`, search, firstReply: { trial } })
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    console.log(`${trial.subject}, ${what}: drawn in ${median(times).toFixed(2)} ms of processor (median of ${draws})`)
  }
}

async function measureBytes(trial: Trial): Promise<void> {
  const pages = { 'first page': '', ...searchesOf(trial) }
  for (const [what, search] of Object.entries(pages)) {
    const reply = await fetch(`${server.url}/try/${trial.subject}?${search}`, { headers: { 'Accept-Encoding': 'br' } })
    await reply.arrayBuffer()
    const bytes = Number(reply.headers.get('content-length'))
    console.log(`${trial.subject}, ${what}: ${(bytes / 1024).toFixed(1)} KB with its styles and all its questions`)
  }
}

/** A cold visit each time. Without the handshakes of the connection, which take a round trip each. */
async function measureWaiting(): Promise<void> {
  const answerable: number[] = []
  const hydrated: number[] = []
  const strangers = new Set<string>()
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ ...phone, baseURL: server.url })
    const page = await context.newPage()
    await throttle(page, line, { home: server.url, strangers })
    const begun = performance.now()
    await page.goto('/try/physics', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Check answer' }).waitFor()
    answerable.push(performance.now() - begun)
    await page.locator('html[data-full-screen]').waitFor({ state: 'attached' })
    hydrated.push(performance.now() - begun)
    await context.close()
  }
  demandMeasured({ visits: answerable.length })
  const words = (times: number[]) =>
    `${(median(times) / 1000).toFixed(2)} s (${times.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`
  console.log(`${line.downKbit} kbit/s, ${line.roundTripMs} ms, processor ${line.slowdown}x slower:`)
  console.log(`  answerable after ${words(answerable)}, hydrated after ${words(hydrated)}`)
}
