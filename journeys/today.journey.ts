import { listQuestions } from '@sabi/shared/subjects/calls'
import type { Page } from '@playwright/test'
import { expectReadable } from './testing/big-text.ts'
import { expect, test } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { expectForEveryone } from './testing/measures.ts'
import { answerElsewhere } from './testing/other-phone.ts'
import { choose, expectQuestion, totalOf } from './testing/practising.ts'
import { registerToStudy } from './testing/studying.ts'
import { served } from './testing/served.ts'

// The plan opens without a network only if the app itself does.
test.use({ serviceWorkers: 'allow' })

/** A student who studies two subjects for some minutes a day, with all questions on this phone and answers from two months ago. */
async function prepare(page: Page) {
  await registerToStudy(page, { subjects: ['physics', 'chemistry'], minutesADay: 6 })
  for (const subject of ['physics', 'chemistry']) {
    const reply = await served(() => page.request.get(`${listQuestions.path}?subject=${subject}&limit=200`))
    const { questions } = listQuestions.reply.parse(await reply.json())
    await answerElsewhere(page, questions.slice(0, 1), { daysAgo: 60, isRight: true })
    await answerElsewhere(page, questions.slice(100, 101), { daysAgo: 30, isRight: false })
  }
  await page.goto('/dashboard')
}

const card = (page: Page) => page.getByRole('region', { name: 'Today' })
const start = (page: Page) => card(page).getByRole('link', { name: /^(Start|Go on) with (Physics|Chemistry)$/ })

/** Answers the rest of the session on the screen, and hands it in. */
async function answerAll(page: Page): Promise<void> {
  const total = await totalOf(page)
  for (let number = 1; number <= total; number++) {
    await expectQuestion(page, number)
    await choose(page, 0)
    await page.getByRole('button', { name: number === total ? 'Finish Quiz' : 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
}

test('a day is planned in blocks, done with one button each, and ticked on every device', async ({ page, browser }) => {
  await prepare(page)
  await expect(start(page)).toBeVisible()
  const blocks = card(page).getByRole('listitem')
  await expect(blocks).toHaveCount(2)
  await card(page).getByText('Why this?').first().click()
  await expect(
    card(page)
      .getByText(/questions in a JAMB UTME paper/)
      .first(),
  ).toBeVisible()

  await start(page).click()
  await answerAll(page)
  await page.getByRole('button', { name: /^Next: \d+ min of (Physics|Chemistry)$/ }).click()
  await answerAll(page)
  await expect(page.getByText('Today’s plan is done. Well done!')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(card(page).getByText('You have done everything that was planned for today. Well done!')).toBeVisible()
  await expect(card(page).getByText('Done:')).toHaveCount(2)

  // The other device has the questions too, but none of the answers.
  const { cookies } = await page.context().storageState()
  const other = await browser.newContext({ storageState: { cookies, origins: [] } })
  const second = await other.newPage()
  await second.goto(new URL('/storage', page.url()).href)
  await second.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(second.getByText('Sync Complete')).toBeVisible()
  await second.goto(new URL('/dashboard', page.url()).href)
  await expect(card(second).getByText('Done:')).toHaveCount(2)
  await other.close()
})

test('the plan works without a network, and resumes a block that was left', async ({ page, context }) => {
  await prepare(page)
  await expect(start(page)).toBeVisible()
  await untilKept(page)
  await context.setOffline(true)
  await start(page).click()
  const total = await totalOf(page)
  await choose(page, 0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expectQuestion(page, 2)
  await page.goto('/dashboard')
  await expect(card(page).getByText(`1 of ${total} answered`)).toBeVisible()
  await expect(page.getByText(/^Resume question/)).toBeHidden()
  await start(page).click()
  // The same session continues.
  await expectQuestion(page, 2)
  expect(await totalOf(page)).toBe(total)
  await page.getByRole('button', { name: 'Exit Quiz' }).click()
  await page.getByRole('button', { name: /^Finish and see results/ }).click()
  await expect(page.getByRole('button', { name: /^Next: \d+ min of (Physics|Chemistry)$/ })).toBeVisible()
})

test('the plan changes at once with the minutes, the subjects and the exam', async ({ page }) => {
  await prepare(page)
  await expect(card(page).getByRole('listitem')).toHaveCount(2)
  await card(page).getByRole('link', { name: 'Change minutes, subjects or exams' }).click()
  await page.getByRole('checkbox', { name: 'Physics' }).uncheck()
  await page.getByRole('radio', { name: '20 minutes' }).check()
  await page.getByRole('checkbox', { name: 'NECO' }).check()
  await page.getByRole('checkbox', { name: /^JAMB/ }).uncheck()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page
    .getByRole('link', { name: 'Home' })
    .or(page.getByRole('link', { name: 'Dashboard' }))
    .first()
    .click()
  await expect(start(page)).toHaveText('Start with Chemistry')
  await expect(card(page).getByText(/· Physics/)).toHaveCount(0)
  await expect(card(page).getByText(/^(9|10|11) min · Chemistry$/)).toHaveCount(2)
  await card(page).getByText('Why this?').first().click()
  await expect(
    card(page)
      .getByText(/questions in a NECO \(SSCE\) paper/)
      .first(),
  ).toBeVisible()
})

test('the plan is for everyone: both themes, every width, large text, keyboard and screen reader', async ({ page }) => {
  await prepare(page)
  await expect(start(page)).toBeVisible()
  await card(page).getByText('Why this?').first().focus()
  await page.keyboard.press('Enter')
  await expect(
    card(page)
      .getByText(/questions in a JAMB UTME paper/)
      .first(),
  ).toBeVisible()
  await expectForEveryone(page, 'the dashboard with a plan')
  await expectReadable(page, 'the dashboard with a plan')
})
