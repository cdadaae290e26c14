import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, register, test } from './testing/fixtures.ts'
import { answerAndGoOn, startPractice } from './testing/practising.ts'
import { share } from './testing/share-target.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker answers for this page and has kept what students open; the icon comes last. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => navigator.serviceWorker.controller && (await caches.match('/favicon.svg'))?.ok),
    )
    .toBe(true)
}

// STOR-01, INST-01
test('answers that one phone could not send reach the server by a file shared with the app on another', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await register(page)
  await page.route('**/api/sync/answers', (route) => route.abort())
  await startPractice(page, '?subject=physics')
  await answerAndGoOn(page, { from: 1, to: 3 })
  await page.goto('/storage')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')

  const otherPhone = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' })
  const other = await otherPhone.newPage()
  await other.goto('/login?next=/storage')
  await other.getByLabel('Email').fill(student.email)
  await other.getByLabel('Password', { exact: true }).fill(student.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  // A pattern would also match the address of the sign-in page, which has the same ending.
  await other.waitForURL(({ pathname }) => pathname === '/storage')
  await untilKept(other)
  await otherPhone.setOffline(true)
  await share(other, { file })
  await other.getByRole('button', { name: 'Add the answers' }).click()
  await expect(other.getByText('3 answers brought back.')).toBeVisible()
  await expect(other.getByText('3 answers wait on this phone.')).toBeVisible()
  await expect(other).toHaveURL(/\/storage$/)

  await otherPhone.setOffline(false)
  await expect(other.getByText('All your answers and messages are sent.')).toBeVisible()
  await other.reload()
  await expect(other.getByText('All your answers and messages are sent.')).toBeVisible()
  await expect(other.getByText('brought back')).toHaveCount(0)
  await otherPhone.close()
})

// TUTOR-02
test('words shared with the app without network wait in the tutor’s field', async ({ page, context }) => {
  await register(page)
  await untilKept(page)
  await context.setOffline(true)
  const words = 'Why does ice float on water?'
  const field = page.getByRole('textbox', { name: 'Your question' })
  await share(page, { prompt: words })
  // Without a saved textbook, the tutor needs a network and redirects to practice.
  await page.waitForURL('**/practice')
  await context.setOffline(false)
  await page.goto('/ai-tutor')
  await expect(field).toHaveValue(words)
})
