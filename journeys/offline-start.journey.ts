import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { firstReplyId } from '@sabi/shared/contract/first-reply'
import { documents, shellPath } from '../web/service-worker/rules.ts'
import { expect, register, test as base } from './testing/fixtures.ts'
import { keptPaths, untilKept } from './testing/kept-app.ts'
import { Line } from './testing/line.ts'
import { expectForEveryone } from './testing/measures.ts'
import { choose, expectQuestion, leaveQuiz, startPractice } from './testing/practising.ts'
import { guardedScreens, openScreens } from './testing/screens.ts'

/** Pages come over a line that a journey can spoil. */
const test = base.extend<{ line: Line }>({
  line: async ({ server }, use) => {
    const line = await Line.to(server.url)
    await use(line)
    await line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

// The browser uses the proxy's address, so the server must not expect its own.
test.use({ serviceWorkers: 'allow', settings: { BASE_URL: '' } })

// One of the longest files: its tests are spread over all workers.
test.describe.configure({ mode: 'parallel' })

const kilobyte = 1024
/** A captive portal's reply to everything. */
const portal = { type: 'text/html', body: '<title>Welcome to the Hotel</title><h1>Please pay for the network</h1>' }

/** The shell that the browser keeps. */
async function keptShell(page: Page): Promise<string> {
  return page.evaluate(async (path) => (await caches.match(path))?.text() ?? '', shellPath)
}

/** The letters of the releases whose files a page has asked for. */
async function releasesOf(page: Page): Promise<string[]> {
  const letters = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /([\w-])\.(?:js|css)$/.exec(name)?.[1] ?? []),
  )
  return [...new Set(letters)]
}

/** Waits until a page has been reloaded with a release, and with no part of another. */
async function untilRelease(page: Page, release: string): Promise<void> {
  await expect(async () => expect(await releasesOf(page)).toEqual([release])).toPass()
}

/**
 * Opens screens until one of them comes with a release. Usually the first does; Chromium may keep a worker from taking over while
 * the one before is starting, and then the page is loaded once more with its own release.
 */
async function openScreensUntilRelease(page: Page, release: string): Promise<void> {
  const next = page.getByRole('main').getByRole('link', { name: /create account|sign in/i })
  await expect(async () => {
    if (!(await releasesOf(page)).includes(release)) await next.first().click({ timeout: 2000 })
    await expect.poll(() => releasesOf(page), { timeout: 5000 }).toEqual([release])
  }).toPass()
}

/** Makes the browser check for a newer service worker, and waits until it has. */
async function updates(page: Page): Promise<void> {
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).update().then(
      () => undefined,
      () => undefined,
    ),
  )
}

const updateCard = (page: Page) => page.getByText('Update ready')

// INST-01
test('after one visit the app opens while the server is dead, after two all that is written', async ({
  page,
  server,
}) => {
  await register(page)
  await untilKept(page)
  // The worker fetched it in the name of a student who is signed in.
  expect(await keptShell(page)).toContain('</html>')
  expect(await keptShell(page)).not.toContain(firstReplyId)
  await server.stop('SIGKILL')
  const opens = async (paths: readonly string[]) => {
    for (const path of paths) {
      const reply = await page.goto(path)
      expect([path, reply?.fromServiceWorker()]).toEqual([path, true])
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  }
  const written = (path: string) => documents.includes(path)
  await opens(openScreens.filter((path) => !written(path)))
  await opens([...guardedScreens, '/topics/phy-waves?from=link', '/textbook/chemistry.pdf'])
  await server.start()
  await page.reload()
  await untilKept(page, 'later')
  await server.stop('SIGKILL')
  await opens(openScreens.filter(written))
  const kept = Object.values(await keptPaths(page)).flat()
  expect(kept.filter((path) => path.startsWith('/api') || /admin|setup/i.test(path))).toEqual([])
  await server.start()
})

test('a server that takes requests and never answers keeps nobody waiting', async ({ page, line }) => {
  await register(page)
  await untilKept(page)
  await page.reload()
  await untilKept(page, 'later')
  line.meddle = () => 'silence'
  for (const path of ['/dashboard', '/practice', '/help', '/topics']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
})

// Heads included, because students pay for them too. The exam hall is among it: after one visit a paper needs no network.
test('a first visit with all that is kept for later costs at most 430 KB, and the second no file again', async ({
  page,
  line,
}) => {
  const asked: string[] = []
  line.meddle = (path) => void asked.push(path)
  await page.goto('/login')
  await untilKept(page)
  expect(line.wireBytes().down / kilobyte).toBeLessThan(430)
  const first = new Set(asked.splice(0))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/assets/') && first.has(path))).toEqual([])
})

// SETT-01
test('keeps the app with data saver only when the student syncs, and fonts only without it', async ({ page }) => {
  const fonts = async () =>
    Object.values(await keptPaths(page))
      .flat()
      .filter((path) => path.startsWith('/fonts/'))
      .sort()
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('data-saver', 'on'))
  await register(page)
  await page.goto('/storage')
  await expect(page.getByText('This phone saves data')).toBeVisible()
  expect(Object.values(await keptPaths(page)).flat()).toEqual([])
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await untilKept(page)
  // A reload would end the downloads that are under way.
  await expect(page.getByRole('row', { name: /^Saved textbooks .*Use of English/ })).toBeVisible()
  await expect.poll(fonts).toContain('/fonts/sabi-phonetics.woff2')
  await page.reload()
  // The notes of English came with the questions, and their symbols with the notes.
  await expect.poll(fonts).toEqual(['/fonts/sabi-phonetics.woff2', '/fonts/sabi-signs.woff2'])
  await page.evaluate(() => localStorage.setItem('data-saver', 'automatic'))
  await page.reload()
  await expect.poll(async () => (await fonts()).length).toBe(5)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font-here'))).toBe('yes')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-font', 'sabi')
})

// SETT-01
test('offers a new release instead of downloading it while data is saved', async ({ page, line }) => {
  line.release = '1'
  await page.goto('/login')
  await untilKept(page)
  await page.evaluate(() => localStorage.setItem('data-saver', 'on'))
  line.release = '2'
  const asked: string[] = []
  line.meddle = (path) => void asked.push(path)
  await page.reload()
  await expect(page.getByText('New version')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/assets/'))).toEqual([])
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(updateCard(page)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await untilRelease(page, '2')
})

test('a new release never disturbs a quiz, and no page ever runs parts of two', async ({ page, context, line }) => {
  line.release = '1'
  await register(page)
  await untilKept(page)
  const quiz = await context.newPage()
  await startPractice(quiz, '?subject=physics')
  await choose(quiz, 0)

  line.release = '2'
  await page.reload()
  await expect(updateCard(page)).toBeVisible()
  expect(await releasesOf(page)).toEqual(['1'])
  await page.getByRole('button', { name: 'Refresh' }).click()
  await untilRelease(page, '2')
  await expect(updateCard(page)).toBeHidden()

  await expect(updateCard(quiz)).toBeHidden()
  await quiz.getByRole('button', { name: 'Next' }).click()
  await expectQuestion(quiz, 2)
  await choose(quiz, 1)
  // Its own release is off the server, and still on the phone.
  const old = Object.keys(await keptPaths(quiz)).find((name) => name.endsWith('1.js')) ?? ''
  expect(await quiz.evaluate(async (path) => (await fetch(path)).status, old)).toBe(200)
  await leaveQuiz(quiz)
  await expect(updateCard(quiz)).toBeVisible()
  expect(await releasesOf(quiz)).toEqual(['1'])
  await quiz.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Home' }).click()
  await untilRelease(quiz, '2')
  await expect(quiz).toHaveURL(/\/dashboard$/)
  await page.reload()
  await expect.poll(async () => Object.keys(await keptPaths(page)).filter((name) => name.endsWith('1.js'))).toEqual([])
})

// INST-01
test('the cards for updates and installation are fit for everyone', async ({ page, line }) => {
  line.release = '1'
  await page.goto('/login')
  await untilKept(page)
  line.release = '2'
  await updates(page)
  await expect(updateCard(page)).toBeVisible()
  await expectForEveryone(page, 'update ready')
  await page.evaluate(() => localStorage.setItem('finished-session', 'yes'))
  line.release = undefined
  await page.goto('/subjects')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const prompt = () => Promise.resolve(void Reflect.set(window, 'isAsked', true))
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  await expectForEveryone(page, 'installation')
  await page.getByRole('button', { name: 'Install Now' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'isAsked'))).toBe(true)
})

const breakages = {
  'lacks a file': () => ({ status: 404, type: 'text/plain', body: 'Not found' }),
  'has a page in the place of a script': () => portal,
  'has half a file': () => 'half' as const,
}
for (const [name, breakage] of Object.entries(breakages))
  test(`a release that ${name} leaves the one before in place, and a whole one after it is there in two loads`, async ({
    page,
    line,
  }) => {
    line.release = '1'
    await page.goto('/login')
    await untilKept(page)
    line.release = '2'
    let broken = 0
    line.meddle = (path) => {
      if (!path.startsWith('/assets/PracticeScreen')) return undefined
      broken++
      return breakage()
    }
    await page.reload()
    await updates(page)
    await expect.poll(() => broken).toBeGreaterThan(0)
    expect(await releasesOf(page)).toEqual(['1'])
    await expect(updateCard(page)).toBeHidden()
    line.meddle = () => undefined
    await page.reload()
    await expect(updateCard(page)).toBeVisible()
    await openScreensUntilRelease(page, '2')
  })

test('a shell of another release than the worker is not kept', async ({ page, line }) => {
  line.release = '1'
  await page.goto('/login')
  await untilKept(page)
  const { release } = line
  line.meddle = (path) => {
    line.release = path === '/sw.js' ? '2' : release
    return undefined
  }
  await updates(page)
  expect(await releasesOf(page)).toEqual(['1'])
  await expect(updateCard(page)).toBeHidden()
})

test('where the phone has no room the app works, and is kept once there is some', async ({ page, line }) => {
  const storage = await page.context().newCDPSession(page)
  await storage.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 100 * kilobyte })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await storage.send('Storage.overrideQuotaForOrigin', { origin: line.url })
  await page.reload()
  await untilKept(page)
})

test('what a hotel’s network says is never kept in the place of the app', async ({ page, line }) => {
  await page.goto('/login')
  await untilKept(page)
  await page.reload()
  await untilKept(page, 'later')
  const before = await keptPaths(page)
  line.meddle = () => portal
  for (const path of ['/login', '/help', '/']) {
    await page.goto(path)
    await expect(page.getByText('Please pay')).toBeHidden()
  }
  await updates(page)
  const words = await page.evaluate(async () => {
    const names = await caches.keys()
    const kept = names.map(async (name) => {
      const cache = await caches.open(name)
      return Promise.all((await cache.keys()).map(async (one) => (await cache.match(one))?.text()))
    })
    return (await Promise.all(kept)).flat().join('\n')
  })
  expect(words).not.toContain('Please pay')
  expect(await keptPaths(page)).toEqual(before)
})

test('a phone that was first used behind a hotel’s login page is well after two loads', async ({ page, line }) => {
  line.meddle = () => portal
  await page.goto('/login')
  await expect(page.getByText('Please pay')).toBeVisible()
  line.meddle = () => undefined
  await page.reload()
  await untilKept(page)
})

test('a server can take the service worker off every phone', async ({ page, line }) => {
  await page.clock.install()
  await page.goto('/login')
  await untilKept(page)
  const body = readFileSync(new URL('../web/service-worker/retire.js', import.meta.url), 'utf8')
  line.meddle = (path) => (path === '/sw.js' ? { type: 'text/javascript', body } : undefined)
  await page.reload()
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workers).toBe(0)
  // The app downloads what it lacks once it has been idle for a while. That must not revive the worker.
  await page.clock.runFor('00:10')
  expect(await workers()).toBe(0)
  expect(await keptPaths(page)).toEqual({})
  const reply = await page.goto('/login')
  expect(reply?.fromServiceWorker()).toBe(false)
})
