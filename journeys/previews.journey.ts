import type { BrowserContext, Page } from '@playwright/test'
import { expect, someStudent, test } from './testing/fixtures.ts'
import { expectQuestion, leaveQuiz } from './testing/practising.ts'
import { served } from './testing/served.ts'

const start = '/practice?subject=physics&start=1&count=5&answers=end'

/** A browser in which a student is signed in, and which has nothing of the app. */
async function signIn(context: BrowserContext): Promise<void> {
  const { name, email, password } = someStudent()
  const reply = await served(() => context.request.post('/api/auth/register', { data: { name, email, password } }))
  expect(reply.status()).toBe(201)
}

/** Keeps the app's scripts back until they are let go, and records what the browser complains about. */
async function holdApp(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release, complaints }
}

const preview = (page: Page) => page.locator('#root[data-preview]')
const textsOf = (page: Page) => page.getByRole('radio').locator('..').allInnerTexts()

test.beforeEach(async ({ context }) => signIn(context))

// PRAC-06, SYNC-01
test('an answer and a Next before the scripts count once, on the question that was read', async ({ page }) => {
  const { release, complaints } = await holdApp(page)
  await page.goto(start, { waitUntil: 'commit' })
  await expectQuestion(page, 1)
  const [question, options] = [await page.locator('main').innerText(), await textsOf(page)]
  await page.getByRole('radio').nth(1).check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(preview(page)).toHaveCount(1)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/sync/answers'))
  release()
  await expectQuestion(page, 2)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  expect(await textsOf(page)).toEqual(options)
  expect(question).toContain(options[0])
  await leaveQuiz(page)
  const { answers } = (await sent).postDataJSON()
  expect(answers).toHaveLength(1)
  // The student was reading before the app was there.
  expect(answers[0].durationMs).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('a passage keeps the reader’s place when the app takes over, and a cloze goes to its gap', async ({ page }) => {
  const { release } = await holdApp(page)
  const passage = page.getByRole('region', { name: /^Passage: / })
  const topOf = async () => passage.evaluate(({ scrollTop }) => scrollTop)
  const startOn = (topic: string) => start.replace('physics', 'english').replace('&', `&topicId=${topic}&`)
  await page.goto(startOn('eng-comprehension'), { waitUntil: 'commit' })
  await expectQuestion(page, 1)
  await passage.evaluate((region) => region.scrollTo(0, 90))
  release()
  await expect(preview(page)).toHaveCount(0)
  expect(await topOf()).toBe(90)
  // So small that the first gap is below the edge of the box.
  await page.setViewportSize({ width: 320, height: 360 })
  await page.goto(startOn('eng-cloze'))
  await expect(preview(page)).toHaveCount(0)
  await expectQuestion(page, 1)
  // A first session has no hard questions, so it may begin with a later gap.
  const [asked] = /gap \d+/.exec(await page.locator('main').innerText()) ?? ['']
  await expect(passage.locator('[aria-current="true"]')).toHaveText(`____(${asked.slice('gap '.length)})____`)
  await expect.poll(topOf).toBeGreaterThan(0)
})

test('nothing moves when the app takes over', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { release } = await holdApp(page)
  await page.goto(start, { waitUntil: 'commit' })
  const place = async () => page.getByRole('radio').first().locator('..').boundingBox()
  await expectQuestion(page, 1)
  const before = await place()
  release()
  await expect(preview(page)).toHaveCount(0)
  await expectQuestion(page, 1)
  expect(await place()).toEqual(before)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
})

// DASH-01
test('the dashboard’s next step works before the scripts', async ({ page }) => {
  const { release, complaints } = await holdApp(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina')
  await page.getByRole('link', { name: 'Practise this topic' }).click()
  await expectQuestion(page, 1)
  await expect(preview(page)).toHaveCount(1)
  release()
  await expect(preview(page)).toHaveCount(0)
  await expectQuestion(page, 1)
  expect(complaints.filter((text) => !/ERR_ABORTED|ERR_FAILED/.test(text))).toEqual([])
})

test('a reloaded page continues its session, and shows no other question', async ({ page }) => {
  await page.goto(start)
  await expectQuestion(page, 1)
  await expect(preview(page)).toHaveCount(0)
  const options = await textsOf(page)
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
  })
  const { release } = await holdApp(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(preview(page)).toBeHidden()
  release()
  await expectQuestion(page, 1)
  expect(await textsOf(page)).toEqual(options)
})
