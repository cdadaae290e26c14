import type { Page } from '@playwright/test'
import { expectReadable } from './testing/big-text.ts'
import { expect, test } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { expectForEveryone } from './testing/measures.ts'
import { studyForWeeks } from './testing/studying.ts'

// The page opens without a network only if the app itself does.
test.use({ serviceWorkers: 'allow' })

const physics = (page: Page) => page.getByRole('region', { name: 'Physics' })

test('the dashboard leads to the predicted score, where it comes from, and what would raise it most', async ({
  page,
}) => {
  await studyForWeeks(page)
  await expect(page.getByText(/If you sat the paper today: Physics \d+ \(\d+ to \d+\)\./)).toBeVisible()
  await page.getByRole('link', { name: 'Predicted score' }).click()
  await expect(physics(page).getByText(/most likely between \d+ and \d+/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Chemistry' }).getByText('10 of 60: 50 answers to go.')).toBeVisible()
  await physics(page).getByText('See the numbers').click()
  // The two weeks before, and today.
  await expect(physics(page).getByRole('row')).toHaveCount(4)
  await physics(page)
    .getByRole('link', { name: /^Practise / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/practice\?subject=physics&topicId=/)
})

test('the predicted score opens without a network', async ({ page, context }) => {
  await studyForWeeks(page)
  await page.getByRole('link', { name: 'Predicted score' }).click()
  await expect(physics(page).getByText('See the numbers')).toBeVisible()
  const shown = await physics(page)
    .getByText(/of 100/)
    .textContent()
  await untilKept(page)
  await context.setOffline(true)
  await page.goto('/score')
  await expect(physics(page).getByText(/of 100/)).toHaveText(shown ?? '')
  await expect(physics(page).getByText('See the numbers')).toBeVisible()
})

test('the predicted score is for everyone: both themes, every width, large text and screen reader', async ({
  page,
}) => {
  await studyForWeeks(page)
  await page.goto('/score')
  await physics(page).getByText('See the numbers').click()
  await expectForEveryone(page, 'the predicted score')
  await expectReadable(page, 'the predicted score')
})
