import type { Page } from '@playwright/test'
import { expect, register, test as base } from './testing/fixtures.ts'
import { Line } from './testing/line.ts'
import { choose, leaveQuiz, startPractice } from './testing/practising.ts'

const test = base.extend<{ line: Line; asked: string[] }>({
  line: async ({ server }, use) => {
    const line = await Line.to(server.url)
    await use(line)
    await line.stop()
  },
  /** The paths of all requests so far. */
  asked: async ({ line }, use) => {
    const asked: string[] = []
    line.meddle = (path) => void asked.push(path)
    await use(asked)
  },
  baseURL: async ({ line }, use) => use(line.url),
  page: async ({ page }, use) => {
    await page.addInitScript(holdIdleTimer, idleMs)
    await use(page)
  },
})

// The browser uses the proxy's address, so the server must not expect its own.
test.use({ serviceWorkers: 'allow', settings: { BASE_URL: '' } })

/** After this long without input or a request, background downloads start. */
const idleMs = 5000

/**
 * Runs in the page before its own scripts: its timer of 5 seconds ends when the journey says so, however slow the
 * machine.
 */
function holdIdleTimer(heldMs: number): void {
  const heldId = -1
  const { setTimeout: start, clearTimeout: stop } = window
  const held: { end: (() => void) | undefined } = { end: undefined }
  Object.assign(window, {
    held,
    setTimeout: (work: () => void, ms?: number) => {
      if (ms !== heldMs) return start(work, ms)
      held.end = work
      return heldId
    },
    clearTimeout: (id?: number) => {
      if (id === heldId) held.end = undefined
      else stop(id)
    },
  })
}

/** Lets the idle timer run out, once it runs: no request is under way by then. */
async function passIdleTime(page: Page): Promise<void> {
  const timer = await page.waitForFunction(() => Reflect.get(window, 'held').end)
  await timer.evaluate((end) => end())
}

/**
 * Returns whether nothing in these journeys asks for this: the service worker, screens that are never opened, packs,
 * the text font.
 */
function isUnasked(path: string): boolean {
  return /^\/(sw\.js|packs\/|fonts\/sabi-sans|assets\/(Settings|Tutor|Search)Screen|api\/questions\/(version|changes))/.test(
    path,
  )
}

/** Makes sure that whatever the page has begun to ask for has arrived at the server. */
async function afterRoundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/healthz')).text())
}

async function expectNothingUnasked(page: Page, asked: readonly string[]): Promise<void> {
  await afterRoundTrip(page)
  expect(asked.filter(isUnasked)).toEqual([])
}

async function expectPrecacheAndPack(asked: readonly string[]): Promise<void> {
  const arrived = (part: string) => expect.poll(() => asked.some((path) => path.includes(part)))
  await arrived('/sw.js').toBe(true)
  await arrived('/assets/SettingsScreen').toBe(true)
  await arrived('/packs/physics').toBe(true)
}

test('downloads nothing unasked before the first question is answered', async ({ page, asked }) => {
  await register(page)
  await startPractice(page, '?subject=physics')
  await expectNothingUnasked(page, asked)
  await choose(page, 0)
  await expectPrecacheAndPack(asked)
})

test('downloads nothing unasked before the page was idle for 5 seconds', async ({ page, asked }) => {
  await page.addInitScript(() => localStorage.setItem('selected-subject', 'physics'))
  await register(page)
  await page.waitForLoadState('networkidle')
  await expectNothingUnasked(page, asked)
  await passIdleTime(page)
  await expectPrecacheAndPack(asked)
})

test('starts no background download while a request of the student is under way', async ({ page, line, asked }) => {
  await register(page)
  await startPractice(page, '?subject=physics')
  const background = holdRequests('/api/questions/version')
  const student = holdRequests('/api/scores/exam-stats')
  line.meddle = async (path) => {
    asked.push(path)
    await Promise.all([background.pass(path), student.pass(path)])
    return undefined
  }
  await choose(page, 0)
  await background.arrived
  await leaveQuiz(page)
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Home' }).click()
  await student.arrived
  const before = asked.filter(isUnasked)
  background.release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await afterRoundTrip(page)
  expect(asked.filter(isUnasked)).toEqual(before)
  student.release()
  await expectPrecacheAndPack(asked)
})

test('downloads nothing unasked with data saver', async ({ page, asked }) => {
  await page.addInitScript(() => localStorage.setItem('data-saver', 'on'))
  await register(page)
  await startPractice(page, '?subject=physics')
  await choose(page, 0)
  await page.getByRole('button', { name: 'Next' }).click()
  await choose(page, 0)
  await leaveQuiz(page)
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForLoadState('networkidle')
  await expectNothingUnasked(page, asked)
})

/** Keeps requests to a path waiting until they are released. */
function holdRequests(held: string) {
  let arrive = () => {}
  let release = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const pass = async (path: string) => {
    if (!path.startsWith(held)) return
    arrive()
    await released
  }
  return { arrived, pass, release: () => release() }
}
