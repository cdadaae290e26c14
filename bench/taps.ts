// `npx tsx bench/taps.ts [seed]`: taps 200 times at random moments in the first seconds of pages that the server draws, on a slow link
// and processor, and counts the taps that have no effect. There must be none. Needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { seededRandom } from '@sabi/shared/practice/random'
import { findBrowser } from '../journeys/testing/browser.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { pause } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'
import { phone } from './lib/page.ts'
import { SlowLink } from './lib/slow-link.ts'

/** A page with what is tapped on it. */
interface Target {
  path: string
  taps: (page: Page) => Locator
  /** Returns true if the last tap, on this control, has had its effect. */
  hasEffect: (page: Page, place: number) => Promise<boolean>
  /** There from the moment when the app has hydrated the page. */
  hydrated: (page: Page) => Locator
}

const targets: readonly Target[] = [
  {
    path: '/try/physics',
    taps: (page) => page.locator('label:has(input[type=radio])'),
    hasEffect: (page, place) => page.locator('input[type=radio]').nth(place).isChecked(),
    hydrated: (page) => page.locator('html[data-full-screen]'),
  },
  {
    path: '/login',
    taps: (page) => page.locator('form input[type=email], form input[type=password]'),
    hasEffect: (page, place) =>
      page
        .locator('form input[type=email], form input[type=password]')
        .nth(place)
        .evaluate((field) => field === document.activeElement),
    hydrated: (page) => page.getByRole('button', { name: 'Show password' }),
  },
]
const speed = { downKbit: 700, upKbit: 400, roundTripMs: 300 }
const slowdown = 6
const visits = 10
const tapsInAVisit = 10
const firstMs = 3000
/** A tap that has had no effect by then is lost. */
const effectMs = 3000
const timeout = 90_000

const random = seededRandom(process.argv[2] ?? 'taps')
const dataDir = await mkdtemp(join(tmpdir(), 'sabi-taps-'))
const server = new RealServer({ port: await freePort(), dataDir, settings: { BASE_URL: '' } })
await server.start()
const link = await SlowLink.to(server.url)
link.setSpeed(speed)
const browser = await chromium.launch(await findBrowser())
const counts = { taps: 0, lost: 0, beforeHydration: 0 }
try {
  for (const target of targets) for (let visit = 0; visit < visits; visit++) await visitOnce(browser, target)
} finally {
  await browser.close()
  link.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
demandMeasured({ taps: counts.taps, beforeHydration: counts.beforeHydration })
console.log(
  `${counts.taps} taps, ${counts.beforeHydration} of them before the app was there: ${counts.lost} without effect`,
)
if (counts.lost > 0) process.exit(1)

async function visitOnce(from: Browser, target: Target): Promise<void> {
  const context = await from.newContext({ ...phone, baseURL: link.url })
  context.setDefaultTimeout(timeout)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const start = performance.now()
  await page.goto(target.path, { waitUntil: 'commit' })
  await target.taps(page).first().waitFor()
  const firstAt = performance.now() - start
  const moments = Array.from({ length: tapsInAVisit }, () => firstAt + random() * Math.max(0, firstMs - firstAt))
  let place = 0
  for (const moment of moments.toSorted((a, b) => a - b)) {
    await pause(Math.max(0, start + moment - performance.now()))
    const places = await target.taps(page).count()
    place = (place + 1 + Math.floor(random() * (places - 1))) % places
    await tapOnce(page, target, place)
  }
  await target.hydrated(page).first().waitFor({ state: 'attached' })
  // What was chosen before must have survived the app.
  if (!(await target.hasEffect(page, place))) counts.lost++
  await context.close()
}

async function tapOnce(page: Page, target: Target, place: number): Promise<void> {
  const box = await target.taps(page).nth(place).boundingBox()
  if (box === null) throw new Error(`Nothing to tap at ${target.path}`)
  counts.taps++
  if ((await target.hydrated(page).count()) === 0) counts.beforeHydration++
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const end = performance.now() + effectMs
  while (!(await target.hasEffect(page, place))) {
    if (performance.now() > end) return void counts.lost++
    await pause(20)
  }
}
