import type { Page } from '@playwright/test'
import { expect, register, test as base } from './testing/fixtures.ts'
import { Line } from './testing/line.ts'
import { choose, leaveQuiz, startPractice } from './testing/practising.ts'

const test = base.extend<{ line: Line }>({
  line: async ({ server }, use) => {
    const line = await Line.to(server.url)
    await use(line)
    await line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

// Clears BASE_URL: the browser uses the proxy's address, and the Origin check must not expect the server's own.
test.use({ settings: { BASE_URL: '' } })

/** Counts the rows in a store of the questions database on the phone. Returns 0 before the app has created the database. */
async function countOf(page: Page, store: 'questions' | 'metadata', key?: string): Promise<number> {
  return page.evaluate(
    async ([name, only]) => {
      // Opening a missing database would create an empty one before the app can create its own.
      const databases = await indexedDB.databases()
      if (!databases.some((database) => database.name === 'sabi-offline')) return 0
      return new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sabi-offline')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const counting = database.transaction(name).objectStore(name).count(only)
          counting.addEventListener('error', () => reject(counting.error))
          counting.addEventListener('success', () => resolve(counting.result))
          database.close()
        })
      })
    },
    [store, key] as const,
  )
}

// PRAC-14
test('lets a student who has only signed in practise over a connection that never answers', async ({ page, line }) => {
  await register(page)
  await expect.poll(() => countOf(page, 'metadata', 'mix')).toBe(1)
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Start Practice Session' }).waitFor()
  line.meddle = () => 'silence'
  await page.getByRole('button', { name: 'Start Practice Session' }).click()
  await expect(page.getByRole('heading', { name: /^Question 1 of \d\d/ })).toBeVisible()
  await expect(page.getByText('Error loading questions')).toBeHidden()
})

// PRAC-14
test('saves every subject on the phone after a session with questions from all of them', async ({ page }) => {
  await register(page)
  await startPractice(page)
  await choose(page, 0)
  await leaveQuiz(page)
  for (const subject of ['biology', 'chemistry', 'english', 'mathematics', 'physics'])
    await expect.poll(() => countOf(page, 'metadata', `pack:${subject}`)).toBe(1)
  expect(await countOf(page, 'questions')).toBeGreaterThan(1000)
})
