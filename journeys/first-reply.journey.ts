import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, someStudent, test } from './testing/fixtures.ts'
import { choose, expectQuestion } from './testing/practising.ts'
import { served } from './testing/served.ts'

/** A browser in which a student is signed in, and which knows nothing else of the app. */
async function signedIn(context: BrowserContext): Promise<void> {
  const { name, email, password } = someStudent()
  const reply = await served(() => context.request.post('/api/auth/register', { data: { name, email, password } }))
  expect(reply.status()).toBe(201)
}

/** The same student on another phone, on which nothing has been opened yet. */
async function anotherPhone(browser: Browser, context: BrowserContext, baseURL: string | undefined) {
  const { cookies } = await context.storageState()
  return browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), storageState: { cookies, origins: [] } })
}

/** Keeps every call of the API waiting, and records them. */
async function holdCalls(page: Page) {
  const calls: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/**', async (route) => {
    calls.push(new URL(route.request().url()).pathname)
    await released
    await route.continue()
  })
  return { calls, release }
}

// PRAC-13, SYNC-01
test('a link starts a session without a call, and an answer given offline then counts once on another phone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signedIn(context)
  const { calls, release } = await holdCalls(page)
  await page.goto('/practice?subject=physics&start=1')
  await expectQuestion(page, 1)
  expect(calls).toEqual([])
  await context.setOffline(true)
  await choose(page, 0)
  await expect(page.getByRole('status').filter({ hasText: 'Answered' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectQuestion(page, 2)
  release()
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/api/sync/answers') && reply.ok())
  await context.setOffline(false)
  await sent
  const other = await anotherPhone(browser, context, baseURL)
  const dashboard = await other.newPage()
  const held = await holdCalls(dashboard)
  await dashboard.goto('/dashboard')
  await expect(dashboard.getByRole('heading', { name: /Amina/ })).toBeVisible()
  await dashboard.getByRole('button', { name: 'My numbers' }).click()
  await expect(dashboard.getByText('Total Questions').locator('..')).toContainText('1')
  for (const call of ['/api/auth/session', '/api/scores/exam-stats', '/api/scores/streak', '/api/questions/count'])
    expect(held.calls.filter((path) => path.startsWith(call))).toEqual([])
  held.release()
  await other.close()
})
