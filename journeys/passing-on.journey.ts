import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { seededRandom } from '@sabi/shared/practice/random'
import { expect, register, test } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { share } from './testing/share-target.ts'
import { served } from './testing/served.ts'

test.use({ serviceWorkers: 'allow' })

const all = 'Chemistry, Physics, Biology, Mathematics, Use of English'
const largest = 3_000_000

/** Prepares the file on the storage page and saves it. */
async function passOn(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Prepare the file' }).click()
  await expect(page.getByText(new RegExp(`^The file is ready \\([\\d.]+ MB\\): ${all}\\.$`))).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^sabi-prep-questions-[\d-]+\.txt$/)
  return readFile(await download.path())
}

async function open(page: Page, content: Buffer): Promise<void> {
  const file = { name: 'from-a-friend.txt', mimeType: 'text/plain', buffer: content }
  await page.getByLabel('Open a file from a friend').setInputFiles(file)
}

/** A phone that has opened the app once, and has been without a network since. */
async function phoneWithoutNetwork(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await register(page)
  // As on a phone that saves data: no questions but what comes in the file.
  await page.evaluate(() => localStorage.setItem('data-saver', 'on'))
  await untilKept(page)
  await context.setOffline(true)
  await page.goto('/storage')
  await expect(page.locator('h1').getByText('Offline')).toBeVisible()
  return page
}

test('all subjects reach a phone without a network as one file of under 3 MB, and from there the next', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page)
  await page.goto('/storage')
  await untilKept(page)
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(page.getByText('Sync Complete')).toBeVisible()
  const file = await passOn(page)
  expect(file.length).toBeLessThan(largest)

  const other = await phoneWithoutNetwork(browser, baseURL)
  const random = seededRandom('journey')
  for (let round = 0; round < 5; round++) {
    const changed = Buffer.from(file)
    const place = 100 + Math.floor(random() * (file.length - 100))
    changed[place] = (changed[place] ?? 0) ^ 1
    await open(other, changed)
    await expect(other.getByText('This file was damaged or changed on the way')).toBeVisible()
  }
  await open(other, file)
  await expect(other.getByText(`Added to this phone: ${all}.`)).toBeVisible()
  await expect(other.getByRole('row', { name: `Saved textbooks ${all}` })).toBeVisible()
  const { count } = await (await served(() => page.request.get('/api/questions/version'))).json()
  await expect(
    other.getByRole('row', { name: `Saved questions ${Number(count).toLocaleString('en-NG')}` }),
  ).toBeVisible()
  expect((await passOn(other)).equals(file)).toBe(true)

  await other.goto('/practice?subject=physics&start=1')
  await expect(other.getByRole('radiogroup').or(other.getByRole('group')).first()).toBeVisible()
  await other.context().close()
})

test('a file that another app shares with this one is taken after a question', async ({ page, browser, baseURL }) => {
  await register(page)
  await page.goto('/storage')
  await untilKept(page)
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(page.getByText('Sync Complete')).toBeVisible()
  const file = await passOn(page)

  const other = await phoneWithoutNetwork(browser, baseURL)
  await share(other, { file: file.toString() })
  await other.getByRole('button', { name: 'Add the questions' }).click()
  await expect(other.getByText(`Added to this phone: ${all}.`)).toBeVisible()
  await expect(other.getByText('A file with questions was shared')).toHaveCount(0)
  await other.context().close()
})
