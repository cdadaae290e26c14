import { syncPageSize } from '@sabi/shared/subjects/calls'
import type { Page } from '@playwright/test'
import {
  answerByKeys,
  answersOnPhone,
  digestOfServer,
  registerQuickly,
  submit,
  unsentOnPhone,
} from './testing/dead-link.ts'
import { expect, test as base } from './testing/fixtures.ts'
import { startPractice } from './testing/practising.ts'
import { attempt } from './testing/patience.ts'

const megabyte = 1_000_000
/** A subject takes 3.5 MB, and for a moment, while the browser rewrites its files, more than 4. */
const quotaSize = 8 * megabyte
const answered = 15
/** Enough to fill what a full phone still takes. */
const many = 40
const older = 5
/** How many sessions a full phone keeps, the one under way among them. */
const keptOnFullDisk = 3

/** Each page is on a phone with little room for the site, from before its first visit: the browser notes the room for a while. */
const test = base.extend({
  page: async ({ page, server }, use) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize })
    await use(page)
  },
})

type Place = { database: string; store: string }
const questions: Place = { database: 'sabi-offline', store: 'questions' }
const notes: Place = { database: 'sabi-offline', store: 'metadata' }
const papers: Place = { database: 'sabi-answers', store: 'papers' }
const elsewhere: Place = { database: 'not-ours', store: 'anything' }

async function chooseChemistry(page: Page): Promise<void> {
  await page.goto('/subjects')
  await page.getByRole('link', { name: 'Start Learning Chemistry' }).click()
  await page.waitForURL(/\/topics/)
  // The app notes the choice once it runs, which a quick hand on the next link would prevent.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selected-subject'))).toBe('chemistry')
}

/** Keeps the app from saving the subject that the student works on: there is nothing then that could make room. */
async function saveNoQuestions(page: Page): Promise<void> {
  const isOfBank = ({ pathname, searchParams }: URL) =>
    /^\/packs\/|^\/static-questions/.test(pathname) || searchParams.get('limit') === String(syncPageSize)
  await page.route(isOfBank, (route) => route.abort())
}

/** Writes noise, which does not shrink, until there is no room for more. */
async function fillUp(page: Page, place: Place): Promise<void> {
  await page.evaluate(async ({ database, store }) => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(database)
      opening.onupgradeneeded = () => void opening.result.createObjectStore(store, { keyPath: 'id' })
      opening.onsuccess = () => resolve(opening.result)
    })
    const write = (length: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = opened.transaction(store, 'readwrite')
        const noise = crypto.getRandomValues(new Uint8Array(length))
        transaction.objectStore(store).put({ id: crypto.randomUUID(), noise })
        transaction.addEventListener('complete', () => resolve(true))
        transaction.addEventListener('abort', () => resolve(false))
      })
    for (let length = 64_000; length >= 250; length /= 2) while (await write(length));
    opened.close()
  }, place)
}

async function countRows(page: Page, place: Place): Promise<number> {
  return (await keysOf(page, place)).length
}

/** The keys of the rows of a store. */
async function keysOf(page: Page, { database, store }: Place): Promise<unknown[]> {
  return page.evaluate(
    ({ database, store }) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open(database)
        opening.onsuccess = () => {
          const listing = opening.result.transaction(store).objectStore(store).getAllKeys()
          listing.onsuccess = () => {
            opening.result.close()
            resolve(listing.result)
          }
        }
      }),
    { database, store },
  )
}

/** Notes from now on whether the page ever tells that the phone is full. */
async function watchForWarning(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (document.body.textContent.includes('This phone is full')) Object.assign(window, { isWarned: true })
    })
    watcher.observe(document.body, { subtree: true, childList: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'isWarned') === true)
}

test('on a full phone saved questions make room for answers, and the student is not troubled', async ({ page }) => {
  const userId = await registerQuickly(page)
  await chooseChemistry(page)
  await startPractice(page, '?subject=chemistry')
  // The app itself saves the subject that the student chose.
  await expect.poll(() => countRows(page, questions)).toBeGreaterThan(1000)
  await fillUp(page, questions)
  const isWarned = await watchForWarning(page)
  await page.context().setOffline(true)
  await answerByKeys(page, { from: 1, to: answered })
  expect(await unsentOnPhone(page, userId)).toBe(answered)
  expect(await countRows(page, questions)).toBe(0)
  expect(await isWarned()).toBe(false)
  // Otherwise the questions would be downloaded again automatically and fill the phone.
  expect(await keysOf(page, notes)).toContain('cleared')
})

// STOR-01
test('where no question is saved old sessions may go, the latest stay, and no answer is lost', async ({ page }) => {
  await saveNoQuestions(page)
  const userId = await registerQuickly(page)
  for (let session = 0; session < older; session++) {
    await startPractice(page, '?subject=chemistry')
    await answerByKeys(page, { from: 1, to: 2 })
    await submit(page)
    await expect.poll(() => unsentOnPhone(page, userId)).toBe(0)
    await page.getByRole('button', { name: 'Back to Settings' }).click()
  }
  await startPractice(page, '?subject=chemistry')
  await fillUp(page, elsewhere)
  await page.context().setOffline(true)
  await answerByKeys(page, { from: 1, to: many })
  // The browser sees the room some time after it was made.
  await expect.poll(() => unsentOnPhone(page, userId)).toBe(many)
  expect(await answersOnPhone(page)).toHaveLength(2 * older + many)
  expect(await countRows(page, papers)).toBeGreaterThanOrEqual(keptOnFullDisk)
  await page.context().setOffline(false)
  const atServer = async () => (await digestOfServer(page)).reduce((sum, { count }) => sum + count, 0)
  await expect.poll(atServer).toBe(2 * older + many)
})

test('where nothing makes room the student sees a message, continues, and loses no answer', async ({ page }) => {
  await saveNoQuestions(page)
  const userId = await registerQuickly(page)
  await startPractice(page, '?subject=chemistry')
  await fillUp(page, elsewhere)
  const warning = page.getByText('This phone is full')
  for (let number = 1; number <= answered; number++) {
    await answerByKeys(page, { from: number, to: number })
    // The browser frees some room behind our back.
    await fillUp(page, elsewhere)
  }
  await expect(warning).toBeVisible()
  await submit(page)
  const atServer = async () => (await digestOfServer(page)).reduce((sum, { count }) => sum + count, 0)
  await expect.poll(atServer).toBe(answered)
  await page.evaluate(() => void indexedDB.deleteDatabase('not-ours'))
  await expect(async () => {
    // The phone may have recovered before the tap.
    const again = page.getByRole('button', { name: 'Try again', exact: true })
    if (await again.isVisible()) await again.click(attempt)
    await expect(warning).toBeHidden(attempt)
  }).toPass()
  expect(await answersOnPhone(page)).toHaveLength(answered)
  expect(await unsentOnPhone(page, userId)).toBe(0)
  expect(await atServer()).toBe(answered)
})

// STOR-01
test('Clear Cache frees space on a full phone', async ({ page }) => {
  await registerQuickly(page)
  await chooseChemistry(page)
  await startPractice(page, '?subject=chemistry')
  await expect.poll(() => countRows(page, questions)).toBeGreaterThan(1000)
  await page.goto('/storage')
  const clear = page.getByRole('button', { name: 'Clear Cache' })
  await expect(clear).toBeEnabled()
  await fillUp(page, questions)
  await clear.click()
  await page.getByRole('button', { name: 'Delete questions' }).click()
  await expect(page.getByText('Cache Cleared')).toBeVisible()
  expect(await countRows(page, questions)).toBe(0)
})
