// `npx tsx bench/lib/loading.ts [page]`: measures how long each page, or only the given one, takes to load on a phone with an empty cache
// over two poor networks. For the link to a topic's practice it also measures when the first question can be answered. Fails if a page
// contacts another host. Nothing else should run on the machine; needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test'
import { guardedPages, writtenPages } from '@sabi/shared/contract/pages'
import { findBrowser } from '../../journeys/testing/browser.ts'
import { freePort, RealServer } from '../../journeys/testing/real-server.ts'
import { fetchQuestions, pause, Phone } from './client.ts'
import { median, phone, seenBy, throttle, watchLoading, type Line, type Seen } from './page.ts'
import { demandMeasured } from './measured.ts'

interface Loading extends Seen {
  bytes: number
  requests: number
}

const runs = 5
/** A page is loaded after this long without traffic. Longer than the pause before a link starts its practice. */
const quietMs = 1500
const practiceLink = '/practice?subject=physics&topicId=phy-measurement'
const pages = [...writtenPages, '/topics/che-mole', '/login', '/register', '/practice', '/dashboard', practiceLink]
const lines: Line[] = [
  { name: 'slow 4G', slowdown: 4, downKbit: 1600, upKbit: 750, roundTripMs: 150 },
  { name: 'poor 3G', slowdown: 6, downKbit: 400, upKbit: 400, roundTripMs: 400 },
]
const widthOfPath = practiceLink.length + 2

const wanted = process.argv[2]

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-loading-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const browser = await chromium.launch(await findBrowser())
const strangers = new Set<string>()
let came = 0
try {
  const student = await signedIn(browser)
  for (const line of lines) {
    printHead(line)
    for (const path of wanted === undefined ? pages : [wanted]) {
      const loadings: Loading[] = []
      for (let run = 0; run < runs; run++) loadings.push(await load(path, { line, student }))
      printRow(path, loadings)
    }
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
for (const url of strangers) console.log(`Request to another host: ${url}`)
demandMeasured({ 'pages loaded': came })
process.exit(strangers.size === 0 ? 0 : 1)

/** The cookie and storage of a student who has answered three hundred questions. */
async function signedIn(from: Browser): Promise<BrowserContextOptions['storageState']> {
  const account = new Phone(server.url, await fetchQuestions(server.url))
  await account.register()
  for (let batch = 0; batch < 3; batch++) await account.sendBatch(100)
  const context = await from.newContext({ baseURL: server.url })
  await context.addCookies([{ name: 'sabi_session', value: account.token, url: server.url }])
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.waitForFunction(() => /"user":{/.test(localStorage.getItem('auth-storage') ?? ''))
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens the page in a new profile and waits until it is quiet. */
async function load(
  path: string,
  { line, student }: { line: Line; student: BrowserContextOptions['storageState'] },
): Promise<Loading> {
  const { pathname } = new URL(path, server.url)
  const isStudents = guardedPages.some((page) => page === pathname)
  const context = await browser.newContext({
    ...phone,
    // Measures a first visit, regardless of what is cached.
    serviceWorkers: 'block',
    baseURL: server.url,
    ...(isStudents ? { storageState: student } : {}),
  })
  const page = await context.newPage()
  await page.addInitScript(watchLoading)
  const traffic = await throttle(page, line, { home: server.url, strangers })
  const reply = await page.goto(path, { waitUntil: 'commit' })
  while (performance.now() - traffic.lastMs < quietMs) await pause(50)
  if (reply?.status() !== 200 || page.url() !== server.url + path)
    throw new Error(`${path} returned ${reply?.status()} and led to ${page.url()}`)
  const seen = await seenBy(page)
  if (traffic.bytes > 0) came++
  if (path === practiceLink && seen.questionMs === 0) throw new Error('No question appeared')
  await context.close()
  return { ...seen, bytes: traffic.bytes, requests: traffic.requests }
}

function printHead({ name, slowdown, downKbit, roundTripMs }: Line): void {
  console.log(`\n${name}: ${downKbit} kbit/s, ${roundTripMs} ms, processor ${slowdown}x slower; medians of ${runs}`)
  printCells('page', ['LCP s', 'TBT ms', 'CLS', 'KB', 'requests', 'question s'])
}

function printRow(path: string, loadings: readonly Loading[]): void {
  const middle = (value: (loading: Loading) => number) => median(loadings.map(value))
  const questionMs = middle((loading) => loading.questionMs)
  printCells(path, [
    (middle(({ lcpMs }) => lcpMs) / 1000).toFixed(2),
    middle(({ blockedMs }) => blockedMs).toFixed(0),
    middle(({ shift }) => shift).toFixed(3),
    (middle(({ bytes }) => bytes) / 1024).toFixed(1),
    String(middle(({ requests }) => requests)),
    questionMs === 0 ? '' : (questionMs / 1000).toFixed(2),
  ])
}

function printCells(first: string, others: readonly string[]): void {
  console.log(first.padEnd(widthOfPath) + others.map((cell) => cell.padStart(11)).join(''))
}
