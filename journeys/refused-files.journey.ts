import type { Page } from '@playwright/test'
import { expect, register, test } from './testing/fixtures.ts'
import { answerAndGoOn, choose } from './testing/practising.ts'

/** Refuses files as a busy server does. Returns how many it refused, and a function that ends this. */
async function refuseFiles(page: Page, files: RegExp) {
  const state = { refused: 0, isOver: false }
  await page.route(files, (route) => {
    if (state.isOver) return route.continue()
    state.refused++
    return route.fulfill({ status: 503, headers: { 'retry-after': '2' }, body: 'busy' })
  })
  return {
    refused: () => state.refused,
    end: () => {
      state.isOver = true
    },
  }
}

/** What loads once the first question is on the screen: explanations, dialogs, results. */
const afterFirstQuestion = /assets\/quiz-.*js$/

test('results that a busy server refused more than once open on the same page', async ({ page }) => {
  await register(page)
  const busy = await refuseFiles(page, afterFirstQuestion)
  await page.goto('/practice?subject=physics&count=5&start=1&answers=end')
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await answerAndGoOn(page, { from: 1, to: 4 })
  await choose(page, 0)
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'The Server Is Busy' })).toBeVisible()
  await expect.poll(busy.refused).toBeGreaterThan(2)
  busy.end()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
  expect(loads).toBe(0)
})

test('an explanation that a busy server refused comes while its question is on the screen', async ({ page }) => {
  await register(page)
  const busy = await refuseFiles(page, afterFirstQuestion)
  await page.goto('/practice?subject=physics&count=5&start=1&answers=each')
  await choose(page, 0)
  await expect.poll(busy.refused).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  busy.end()
  await expect(page.getByText(/^Explanation/)).toBeVisible()
})
