import type { Page } from '@playwright/test'
import { answersOnPhone } from './testing/dead-link.ts'
import { expect, skipWelcome, someStudent, test, type Student } from './testing/fixtures.ts'
import { expectForEveryone } from './testing/measures.ts'
import { served } from './testing/served.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const addAnswers = 'Add these 5 answers to my account'
const next = (page: Page) => page.getByRole('link', { name: /Next question|See your result/ })

/** Answers the question on the screen with the first option, and waits for the explanation. */
async function answer(page: Page, number: number, total = 5): Promise<void> {
  await expect(heading(page)).toHaveText(`Question ${number} of ${total}`)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(heading(page)).toHaveText(new RegExp(`Question ${number} of ${total}: (not )?correct`))
  await expect(page.getByText('Explanation', { exact: true })).toBeVisible()
}

async function answerAll(page: Page, total = 5): Promise<void> {
  for (let number = 1; number <= total; number++) {
    await answer(page, number, total)
    await next(page).click()
  }
  await expect(heading(page)).toHaveText('Your result')
}

/** Fills the form that the page shows now. */
async function fillRegistration(page: Page, student: Student): Promise<void> {
  await page.getByLabel('Full Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  // Asked for where no trial is to be kept.
  const confirmation = page.getByLabel('Confirm Password')
  if (await confirmation.isVisible()) await confirmation.fill(student.password)
  await page.getByRole('button', { name: /create account/i }).click()
}

/** The number of answers on the server for the signed-in student. */
async function countOnServer(page: Page): Promise<number> {
  const { days } = await (await served(() => page.request.get('/api/sync/digest'))).json()
  return days.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
}

/** Until the app has hydrated the page: only then does it write to the phone. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-full-screen]')).toBeAttached()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor answers five questions, reads why, and gets a result that an account can keep', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Try Physics' }).click()
    await answerAll(page)
    await expect(page.getByText(/^\d+ of 5$/)).toBeVisible()
    await page.getByText(/^1\. /).click()
    await expect(page.getByText('Your answer', { exact: true }).first()).toBeVisible()
    const keep = new URL((await page.getByRole('link', { name: /Save your/ }).getAttribute('href')) ?? '', page.url())
    expect(keep.pathname).toBe('/register')
    expect(keep.searchParams.get('next')).toMatch(/^\/try\/physics\?draw=.*&answers=[A-E]{5}$/)
    await page.getByRole('link', { name: 'Try five more' }).click()
    await answer(page, 1)
  })

  test('a page of a topic leads to five questions on it', async ({ page }) => {
    await page.goto('/topics/che-mole')
    await page.getByRole('link', { name: 'Try 5 questions on this topic' }).click()
    await answerAll(page, 5)
    await expect(page.getByText(/^\d of 5$/)).toBeVisible()
  })
})

test('five answers of a visitor are in the account that is opened then, each once, however often', async ({
  page,
  context,
}) => {
  await page.goto('/try/chemistry')
  await hydrated(page)
  await answerAll(page)
  const result = page.url()
  await page.reload()
  await expect(heading(page)).toHaveText('Your result')
  await page.getByRole('link', { name: /Save your/ }).click()
  await fillRegistration(page, someStudent())
  await expect(heading(page)).toHaveText('Your result')
  await expect(page.getByText('Your 5 answers were added')).toBeVisible()
  await expect.poll(() => countOnServer(page)).toBe(5)
  // The address still says all of them, and another tab reads it too.
  const other = await context.newPage()
  await other.goto(result)
  await expect(heading(other)).toHaveText('Your result')
  await page.goto('/dashboard')
  await skipWelcome(page)
  await page.getByRole('button', { name: 'My numbers' }).click()
  await expect(page.getByText('Total Questions').locator('..')).toContainText('5')
  await page.reload()
  await expect(page.getByText('Total Questions').locator('..')).toContainText('5')
  expect(await countOnServer(page)).toBe(5)
})

test('someone who signs in days later finds the answers in the account, and who comes after finds none', async ({
  page,
}) => {
  await page.goto('/try/biology')
  await hydrated(page)
  await answer(page, 1)
  await next(page).click()
  await answer(page, 2)
  await page.goto('/about')
  await page.goto('/register')
  await fillRegistration(page, someStudent())
  await page.waitForURL('**/dashboard')
  await expect.poll(() => countOnServer(page)).toBe(2)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('auth-storage'))
  await page.goto('/register')
  await fillRegistration(page, someStudent())
  await page.waitForURL('**/dashboard')
  await page.goto('/try/biology')
  await answer(page, 1)
  await expect.poll(() => countOnServer(page)).toBe(1)
})

test('a link adds its answers only by a tap, once per account, with and without scripts', async ({
  page,
  browser,
  server,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const withoutScripts = await plain.newPage()
  await withoutScripts.goto('/try/mathematics')
  await answerAll(withoutScripts)
  const result = withoutScripts.url()
  // The account that is made for it does not have them yet, and the page says so.
  await withoutScripts.getByRole('link', { name: /Save your/ }).click()
  const student = someStudent()
  await fillRegistration(withoutScripts, student)
  await expect(heading(withoutScripts)).toHaveText('Your result')
  await expect(withoutScripts.getByText(/Get Started Free|Sign In|Save your/)).toHaveCount(0)
  expect(await countOnServer(withoutScripts)).toBe(0)
  await withoutScripts.getByRole('button', { name: addAnswers }).click()
  await expect(withoutScripts.getByText('5 answers added to your account.')).toBeVisible()
  expect(await countOnServer(withoutScripts)).toBe(5)
  await plain.close()
  // Another phone of the same student.
  await page.goto(`/login?next=${encodeURIComponent(new URL(result).pathname + new URL(result).search)}`)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: addAnswers }).click()
  await expect(page.getByText('These answers are already in your account.')).toBeVisible()
  expect(await countOnServer(page)).toBe(5)
  // Somebody else's link, opened in the app.
  await page.goto(result.replace(/answers=../, 'answers=BA'))
  await expect(page.getByRole('button', { name: addAnswers })).toBeVisible()
  expect(await countOnServer(page)).toBe(5)
})

test('a choice and a tap that come before the app count', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/try/physics', { waitUntil: 'commit' })
  await answer(page, 1)
  await next(page).click()
  await expect(heading(page)).toHaveText('Question 2 of 5')
  await page.getByRole('radio').nth(1).check()
  release()
  await hydrated(page)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(heading(page)).toHaveText(/Question 2 of 5: /)
  await expect.poll(() => answersOnPhone(page)).toHaveLength(2)
  await page.goto('/try/physics')
  await expect(heading(page)).toHaveText('Question 3 of 5')
})

test('a page that was scrolled before the app came stays where it is, so that a tap meets its button', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/try/physics', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  release()
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a trial that was begun continues without a network, and back shows the answer that was given', async ({
  page,
  context,
}) => {
  await page.goto('/try/physics')
  await hydrated(page)
  await answer(page, 1)
  await context.setOffline(true)
  await next(page).click()
  for (let number = 2; number <= 5; number++) {
    await answer(page, number)
    await next(page).click()
  }
  await expect(heading(page)).toHaveText('Your result')
  await page.goBack()
  await expect(heading(page)).toHaveText(/Question 5 of 5: /)
  await page.goBack()
  await expect(heading(page)).toHaveText(/Question 5 of 5: /)
})

test('the explanation and the result of a trial are fit for everyone', async ({ page }) => {
  await page.goto('/try/physics')
  await hydrated(page)
  await answer(page, 1)
  await expectForEveryone(page, 'an explanation')
  await next(page).click()
  for (let number = 2; number <= 5; number++) {
    await answer(page, number)
    await next(page).click()
  }
  await expectForEveryone(page, 'a result')
})
