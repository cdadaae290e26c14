import { expect, type Page } from '@playwright/test'

/** Starts a session of 100 from the settings of practice with these query parameters, and waits for its first question. */
export async function startPractice(page: Page, query = ''): Promise<number> {
  await page.goto(`/practice${query}`)
  await page.getByRole('radio', { name: '100', exact: true }).check()
  await page.getByRole('button', { name: 'Start Practice Session' }).click()
  return totalOf(page)
}

/** Leaves a session in which something was answered, to continue it later. */
export async function leaveQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exit Quiz' }).click()
  await page.getByRole('button', { name: 'Continue later' }).click()
}

/** How many questions the session on the screen has. */
export async function totalOf(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /Question \d+ of \d+/ })
  await expect(heading).toBeVisible()
  return Number(/of (\d+)/.exec((await heading.textContent()) ?? '')?.[1])
}

/** The number of the question on the screen, from 1. */
export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`Question ${number} of `) })).toBeVisible()
}

/** Chooses the option at this place (0 is A). */
export async function choose(page: Page, place: number): Promise<void> {
  const option = page.getByRole('radio').nth(place)
  await option.check()
  await expect(option).toBeChecked()
}

/** Answers questions one after the other with A, going on after each; stands then on the next one or in a dialog. */
export async function answerAndGoOn(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  for (let number = from; number <= to; number++) {
    await expectQuestion(page, number)
    await choose(page, 0)
    await page.getByRole('button', { name: 'Next' }).click()
  }
}
