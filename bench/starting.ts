// `npx tsx bench/starting.ts [--link 3g,poor,4g] [--route landing,try,login,cold,warm,offline] [--runs 5] [--tree DIR]`: how long a
// student waits for the first question, by way of each page, on three slow links. `--bytes` counts what two visits cost instead.
// `--tree` measures the build of another checkout. Wants nothing else to run on the machine; needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test'
import { findBrowser } from '../journeys/testing/browser.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { fetchQuestions, pause, Phone } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'
import { keepAppAndSubject, median, phone } from './lib/page.ts'
import { SlowLink, type Speed } from './lib/slow-link.ts'

const links: Readonly<Record<string, Speed & { slowdown: number }>> = {
  '3g': { downKbit: 400, upKbit: 400, roundTripMs: 400, slowdown: 6 },
  poor: { downKbit: 700, upKbit: 400, roundTripMs: 300, slowdown: 6 },
  '4g': { downKbit: 1600, upKbit: 750, roundTripMs: 150, slowdown: 4 },
}
/** As fast as this machine. */
const fast: Speed = { downKbit: Infinity, upKbit: Infinity, roundTripMs: 0 }

type Route = (page: Page) => Promise<Record<string, number> | undefined>
/** How a route comes to its question. Gives milliseconds from the tap on its link, or nothing where the server has no such page. */
const routes: Readonly<
  Record<string, { visitor: 'stranger' | 'student' | 'regular'; go: Route; isOffline?: boolean }>
> = {
  landing: { visitor: 'stranger', go: openLanding },
  try: { visitor: 'stranger', go: tryOut },
  login: { visitor: 'stranger', go: signInAndPractise },
  cold: { visitor: 'student', go: startAtOnce },
  warm: { visitor: 'regular', go: startAtOnce },
  offline: { visitor: 'regular', go: startAtOnce, isOffline: true },
}

const { values: options } = parseArgs({
  options: {
    link: { type: 'string', default: Object.keys(links).join() },
    route: { type: 'string', default: Object.keys(routes).join() },
    runs: { type: 'string', default: '5' },
    tree: { type: 'string' },
    bytes: { type: 'boolean', default: false },
  },
})
const subject = 'physics'
const tryPage = `/try/${subject}`
const startLink = `/practice?subject=${subject}&start=1`
const password = 'green mango tree'
const timeout = 90_000
/** A visit has ended when nothing came or went for so long: longer than the page must rest before it downloads unasked. */
const quietMs = 8000
const kilobyte = 1024

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-starting-'))
const tree = options.tree === undefined ? {} : { tree: options.tree }
const server = new RealServer({ port: await freePort(), dataDir, settings: { BASE_URL: '' }, ...tree })
await server.start()
const link = await SlowLink.to(server.url)
const browser = await chromium.launch(await findBrowser())
const measured = { times: 0 }
try {
  if (options.bytes) await measureBytes(browser)
  else for (const name of options.link.split(',')) await measureLink(browser, name)
} finally {
  await browser.close()
  link.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
demandMeasured({ ...measured })

async function measureLink(from: Browser, name: string): Promise<void> {
  const speed = links[name]
  if (speed === undefined) throw new Error(`No link is called '${name}'`)
  console.log(
    `\n${name}: ${speed.downKbit} kbit/s, ${speed.roundTripMs} ms, processor ${speed.slowdown}x slower; seconds: median (fastest to slowest) of ${options.runs}`,
  )
  for (const route of options.route.split(',')) {
    const runs: Record<string, number>[] = []
    for (let run = 0; run < Number(options.runs); run++) {
      const times = await measureOnce(from, route, speed)
      if (times !== undefined) runs.push(times)
    }
    printRoute(route, runs)
  }
}

async function measureOnce(from: Browser, name: string, speed: Speed & { slowdown: number }) {
  const route = routes[name]
  if (route === undefined) throw new Error(`No route is called '${name}'`)
  const context = await openPhone(from, route.visitor)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed.slowdown })
  link.setSpeed(speed)
  if (route.isOffline) await context.setOffline(true)
  try {
    return await route.go(page)
  } finally {
    await context.close()
    link.setSpeed(fast)
  }
}

/** A phone with an empty cache, of nobody or of a signed-in student; or one that has the app and the subject from earlier visits. */
async function openPhone(from: Browser, visitor: 'stranger' | 'student' | 'regular'): Promise<BrowserContext> {
  const context = await from.newContext({ ...phone, baseURL: link.url })
  context.setDefaultTimeout(timeout)
  if (visitor === 'stranger') return context
  const account = new Phone(server.url, await fetchQuestions(server.url))
  await account.register()
  await context.addCookies([{ name: 'sabi_session', value: account.token, url: link.url }])
  const page = await context.newPage()
  if (visitor === 'regular') await keepAppAndSubject(page, subject)
  else await rememberStudent(context, page)
  await page.close()
  return context
}

/** The student is known to the phone, which has no file of the app in its cache. */
async function rememberStudent(context: BrowserContext, page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.waitForFunction(() => /"user":{/.test(localStorage.getItem('auth-storage') ?? ''))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

async function openLanding(page: Page) {
  const since = clock()
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { 'heading there': since() }
}

async function tryOut(page: Page) {
  const since = clock()
  const reply = await page.goto(tryPage, { waitUntil: 'commit' })
  if (reply?.status() === 404) return undefined
  await untilAnswerable(page)
  return { 'first question': since() }
}

/** A student who does not wait: types, signs in, and presses what the dashboard offers first as soon as it is there. */
async function signInAndPractise(page: Page) {
  const email = await registerStudent()
  const since = clock()
  await page.goto('/login', { waitUntil: 'commit' })
  const field = page.getByLabel('Email')
  await field.waitFor()
  const usable = since()
  await field.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard', { waitUntil: 'commit' })
  const practice = page.getByRole('link', { name: 'Practise this topic' })
  await practice.waitFor()
  const dashboard = since()
  await practice.click()
  await untilAnswerable(page)
  return { 'login usable': usable, dashboard, 'first question': since(), ...(await untilApp(page, since)) }
}

async function startAtOnce(page: Page) {
  const since = clock()
  await page.goto(startLink, { waitUntil: 'commit' })
  await untilAnswerable(page)
  return { 'first question': since(), ...(await untilApp(page, since)) }
}

/** Until an option of the first question can be chosen. */
async function untilAnswerable(page: Page): Promise<void> {
  await page.locator('input[type=radio]:enabled').first().waitFor()
}

/** Until the app has taken the place of a preview. */
async function untilApp(page: Page, since: () => number) {
  await page.locator('#root:not([data-preview]), body > div:not([id])').getByRole('radio').first().waitFor()
  return { 'in React’s hands': since() }
}

async function registerStudent(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`
  await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, name: 'Bench' }),
  })
  return email
}

/** What the two visits cost, from the first byte to the end of what comes behind them. */
async function measureBytes(from: Browser): Promise<void> {
  for (const saver of ['automatic', 'on'] as const) {
    await printBytes(`landing, /try, 5 answers, result; data saver ${saver}`, from, { saver, visit: visitTry })
    await printBytes(`login, 20 answers, result; data saver ${saver}`, from, { saver, visit: visitPractice })
  }
}

interface Visit {
  saver: 'automatic' | 'on'
  /** False where the server has no such page. */
  visit: (page: Page) => Promise<boolean>
}

async function printBytes(name: string, from: Browser, { saver, visit }: Visit): Promise<void> {
  const context = await openPhone(from, 'stranger')
  await context.addInitScript((chosen) => localStorage.setItem('data-saver', chosen), saver)
  const page = await context.newPage()
  const files = countFiles(context)
  const before = link.bytes
  const isThere = await visit(page)
  const atResult = link.bytes
  if (isThere) await untilQuietLink()
  const after = link.bytes
  const costs = await files()
  await context.close()
  if (!isThere) return console.log(`${name}: the server has no such page`)
  measured.times++
  const show = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`
  console.log(
    `${name}: ${show(atResult.down - before.down)} down and ${show(atResult.up - before.up)} up to the result; with all that came behind ${show(after.down - before.down)} and ${show(after.up - before.up)}`,
  )
  for (const [file, { times, down, up }] of [...costs].toSorted(([, a], [, b]) => b.down - a.down))
    console.log(`  ${down.toString().padStart(7)} down ${up.toString().padStart(6)} up ${times}x ${file}`)
}

interface FileCost {
  times: number
  down: number
  up: number
}

/** Counts from now on what each address costs, heads included. Gives a function that tells what they did. */
function countFiles(context: BrowserContext): () => Promise<Map<string, FileCost>> {
  const requests: Request[] = []
  context.on('requestfinished', (request) => requests.push(request))
  return async () => {
    const costs = new Map<string, FileCost>()
    for (const request of requests) {
      const sizes = await request.sizes()
      // The HTTP cache and the service worker answer without the network.
      const isKept = sizes.responseHeadersSize === 0 || (await request.response())?.fromServiceWorker() === true
      if (isKept) continue
      const { pathname } = new URL(request.url())
      const name = `${request.method()} ${pathname}`
      const { times, down, up } = costs.get(name) ?? { times: 0, down: 0, up: 0 }
      costs.set(name, {
        times: times + 1,
        down: down + sizes.responseHeadersSize + sizes.responseBodySize,
        up: up + sizes.requestHeadersSize + sizes.requestBodySize,
      })
    }
    return costs
  }
}

async function visitTry(page: Page): Promise<boolean> {
  await page.goto('/')
  const reply = await page.goto(tryPage)
  if (reply?.status() === 404) return false
  for (let question = 1; question <= 5; question++) {
    await page.getByRole('heading', { name: `Question ${question} of 5`, exact: true }).waitFor()
    await page.locator('input[type=radio]:enabled').first().check()
    await page.getByRole('button', { name: 'Check answer' }).click()
    await page.getByRole('link', { name: /Next question|See your result/ }).click()
  }
  await page.getByRole('heading', { name: 'Your result' }).waitFor()
  return true
}

async function visitPractice(page: Page): Promise<boolean> {
  const email = await registerStudent()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForLoadState('networkidle')
  await page.goto(startLink)
  for (let question = 1; question <= 20; question++) {
    await page.getByRole('heading', { name: new RegExp(`Question ${question} of `) }).waitFor()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: question < 20 ? 'Next' : 'Finish Quiz' }).click()
  }
  await page.getByText(/\d+ of 20 correct/).waitFor()
  return true
}

/** Waits until nothing has come over the link for a while. */
async function untilQuietLink(): Promise<void> {
  let known = -1
  while (link.bytes.down !== known) {
    known = link.bytes.down
    await pause(quietMs)
  }
}

function printRoute(route: string, runs: readonly Record<string, number>[]): void {
  const [first] = runs
  if (first === undefined) return console.log(`  ${route.padEnd(8)} the server has no such page`)
  const cells = Object.keys(first).map((what) => {
    const seconds = runs.map((times) => (times[what] ?? 0) / 1000)
    const [fastest, slowest] = [Math.min(...seconds), Math.max(...seconds)]
    measured.times += seconds.length
    return `${what} ${median(seconds).toFixed(2)} (${fastest.toFixed(2)} to ${slowest.toFixed(2)})`
  })
  console.log(`  ${route.padEnd(8)} ${cells.join(', ')}`)
}

/** Gives a function that tells the milliseconds since now. */
function clock(): () => number {
  const start = performance.now()
  return () => performance.now() - start
}
