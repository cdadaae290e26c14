import { registerQuickly } from './testing/dead-link.ts'
import { expect, test } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { answerElsewhere } from './testing/other-phone.ts'
import { served } from './testing/served.ts'

test('mistakes are read without a network, and come back as other questions of the same kind', async ({ page }) => {
  await registerQuickly(page)
  await page.goto('/mistakes')
  await expect(page.getByRole('heading', { name: 'No mistakes to try again' })).toBeVisible()
  const { questions } = await (
    await served(() => page.request.get('/api/questions?subject=physics&random=true&limit=5'))
  ).json()
  await answerElsewhere(page, questions, { daysAgo: 2, isRight: false })

  await page.reload()
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveCount(5)
  await page.getByRole('button', { name: 'Try them again' }).click()
  const heading = page.getByRole('heading', { name: /Question 1 of \d+/ })
  await expect(heading).toBeVisible()

  await page.goto('/mistakes')
  await expect(items).toHaveCount(5)
  await page.route('**/api/progress/*/mistakes', (route) => route.abort())
  await page.reload()
  await expect(items).toHaveCount(5)
  await expect(page.getByText(/^Your answer/).first()).toBeVisible()
})

test.describe('with the app on the phone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a book that was never opened opens without a network', async ({ page, context }) => {
    await registerQuickly(page)
    // Not a page of the app, which would keep the book while it is empty.
    await page.goto('/healthz')
    const { questions } = await (
      await served(() => page.request.get('/api/questions?subject=physics&random=true&limit=5'))
    ).json()
    await answerElsewhere(page, questions, { daysAgo: 2, isRight: false })
    const kept = page.waitForResponse(/\/api\/progress\/[^/]+\/mistakes$/)
    await page.goto('/dashboard')
    await (await kept).finished()
    await untilKept(page)
    await context.setOffline(true)
    await page.goto('/mistakes')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  })
})
