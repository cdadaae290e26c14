import type { Page } from '@playwright/test'
import { expect, register, test as base } from './fixtures.ts'
import { Line } from './line.ts'
import { choose, startPractice } from './practising.ts'

const test = base.extend<{ line: Line }>({
  line: async ({ server }, use) => {
    const line = await Line.to(server.url)
    await use(line)
    await line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

// The server goes by the address that the browser uses, which is the line's.
test.use({ settings: { BASE_URL: '' } })

/** How many rows a store of the phone's questions has: 0 before the app has made it. */
async function countOf(page: Page, store: 'questions' | 'metadata', key?: string): Promise<number> {
  return page.evaluate(
    async ([name, only]) => {
      // Opening a database that is not there would make an empty one, in the app's place.
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
test('who has only signed in practises on a line that never answers', async ({ page, line }) => {
  await register(page)
  await expect.poll(() => countOf(page, 'metadata', 'mix'), { timeout: 30_000 }).toBe(1)
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Start Practice Session' }).waitFor()
  line.meddle = () => 'silence'
  await page.getByRole('button', { name: 'Start Practice Session' }).click()
  await expect(page.getByRole('heading', { name: /^Question 1 of \d\d/ })).toBeVisible()
  await expect(page.getByText('Error loading questions')).toBeHidden()
})

// PRAC-14
test('after a session of all subjects every subject is on the phone', async ({ page }) => {
  test.setTimeout(120_000)
  await register(page)
  await startPractice(page)
  await choose(page, 0)
  await page.getByRole('button', { name: 'Exit Quiz' }).click()
  for (const subject of ['biology', 'chemistry', 'mathematics', 'physics'])
    await expect.poll(() => countOf(page, 'metadata', `pack:${subject}`), { timeout: 60_000 }).toBe(1)
  expect(await countOf(page, 'questions')).toBeGreaterThan(1000)
})
