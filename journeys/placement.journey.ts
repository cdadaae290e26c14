import type { Page } from '@playwright/test'
import { expectReadable } from './testing/big-text.ts'
import { answersOnPhone } from './testing/dead-link.ts'
import { expect, test } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { expectForEveryone } from './testing/measures.ts'
import { choose, expectQuestion, totalOf } from './testing/practising.ts'
import { registerToStudy } from './testing/studying.ts'

// A placement works without a network only if the app itself does.
test.use({ serviceWorkers: 'allow' })

/** A student of physics and chemistry who has answered nothing, with all questions on this phone. */
async function prepare(page: Page) {
  await registerToStudy(page, { subjects: ['physics', 'chemistry'], minutesADay: 25 })
  await page.goto('/dashboard')
}

const card = (page: Page) => page.getByRole('region', { name: 'Find out where you stand' })

/** Answers the questions of a step from this one on, and hands it in. */
async function answerStep(page: Page, { from = 1 } = {}): Promise<void> {
  for (let number = from; number <= 4; number++) {
    await expectQuestion(page, number)
    await choose(page, 0)
    await page.getByRole('button', { name: number === 4 ? 'Finish Quiz' : 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next: 4 more questions' }).click()
}

test('a newcomer takes a placement of twelve questions, which leads to the next subject, and then has a plan', async ({
  page,
}) => {
  await prepare(page)
  await card(page).getByRole('link', { name: 'Test yourself in Physics' }).click()
  await answerStep(page)
  await goOn(page)
  await answerStep(page)
  await goOn(page)
  await answerStep(page)
  await expect(page.getByText(/^Your test in Physics: \d+ of 12 right\./)).toBeVisible()
  const answers = await answersOnPhone(page)
  expect(new Set(answers.map(({ questionId }) => questionId)).size).toBe(12)
  expect(answers).toHaveLength(12)
  await page.getByRole('button', { name: 'Next test: Chemistry' }).click()
  await expectQuestion(page, 1)
  expect(await totalOf(page)).toBe(4)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('a placement works without a network, and resumes within a step and between two', async ({ page, context }) => {
  await prepare(page)
  await expect(card(page)).toBeVisible()
  await untilKept(page)
  await context.setOffline(true)
  await card(page).getByRole('link', { name: 'Test yourself in Physics' }).click()
  await expectQuestion(page, 1)
  await choose(page, 0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expectQuestion(page, 2)

  // As after the app was closed: in another tab, which knows nothing of the first.
  await page.close()
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('region', { name: 'Resume question 2?' })).toBeVisible()
  await expect(card(second)).toBeHidden()
  await second.getByRole('link', { name: 'Resume' }).click()
  await answerStep(second, { from: 2 })

  await second.close()
  const third = await context.newPage()
  await third.goto('/dashboard')
  await card(third).getByRole('link', { name: 'Test yourself in Physics' }).click()
  await answerStep(third)
  await goOn(third)
  await answerStep(third)
  await expect(third.getByText(/^Your test in Physics: \d+ of 12 right\./)).toBeVisible()
  const answers = await answersOnPhone(third)
  expect(new Set(answers.map(({ questionId }) => questionId)).size).toBe(12)
  expect(answers).toHaveLength(12)
})

test('the offer of a placement is short, and for everyone', async ({ page }) => {
  await prepare(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(card(page).getByRole('link', { name: 'Test yourself in Chemistry' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1400)
  await expectForEveryone(page, 'the dashboard with a placement')
  await expectReadable(page, 'the dashboard with a placement')
})
