import type { Page } from '@playwright/test'
import { v7 as newId } from 'uuid'
import { registerQuickly } from './testing/dead-link.ts'
import { expect, test } from './testing/fixtures.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Asked {
  id: string
  version: number
  correctOption: number
  text: string
}

/** Sends wrong answers to these questions, given so many days ago, as another phone of the student would. */
async function answerWrong(page: Page, questions: readonly Asked[], daysAgo: number): Promise<void> {
  const sessionId = newId()
  const at = new Date(Date.now() - daysAgo * dayMs).toISOString()
  const answers = questions.map(({ id, version, correctOption }, seq) => ({
    id: newId(),
    sessionId,
    questionId: id,
    questionVersion: version,
    option: (correctOption + 1) % 4,
    answeredAt: at,
    tzOffset: 60,
    durationMs: 20_000,
    seq,
  }))
  const sent = await page.request.post('/api/sync/answers', {
    data: { deviceId: 'another phone', answers },
    headers: { origin: new URL(page.url()).origin },
  })
  expect((await sent.json()).saved).toHaveLength(answers.length)
}

test('mistakes are read without a network, and come back as other questions of the same kind', async ({ page }) => {
  await registerQuickly(page)
  await page.goto('/mistakes')
  await expect(page.getByRole('heading', { name: 'No mistakes to try again' })).toBeVisible()
  const { questions } = await (await page.request.get('/api/questions?subject=physics&random=true&limit=5')).json()
  await answerWrong(page, questions, 2)

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
