import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './testing/browser.ts'
import { answersOnPhone } from './testing/dead-link.ts'
import { expect, register, test } from './testing/fixtures.ts'
import { answerAndGoOn, choose, expectQuestion, leaveQuiz, startPractice } from './testing/practising.ts'
import { served } from './testing/served.ts'

// PRAC-07, PRAC-11
test('a reload in the middle of a session comes back to the same question with the same answers', async ({ page }) => {
  await register(page)
  await startPractice(page, '?subject=biology')
  await choose(page, 2)
  await page.getByRole('button', { name: 'Next' }).click()
  await expectQuestion(page, 2)
  const second = await page
    .getByRole('radio')
    .first()
    .evaluate((radio) => radio.getAttribute('name'))
  await choose(page, 1)
  // A choice is on the screen a moment before it is on the disk.
  await expect.poll(() => answersOnPhone(page)).toHaveLength(2)
  await page.reload()
  await expectQuestion(page, 2)
  expect(
    await page
      .getByRole('radio')
      .first()
      .evaluate((radio) => radio.getAttribute('name')),
  ).toBe(second)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
})

test('a browser that is killed while a question is open continues exactly there', async ({ server }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-profile-'))
  const options = { ...(await findBrowser()), viewport: { width: 360, height: 740 }, baseURL: server.url }
  // The sign-in was on an earlier day: Chromium writes cookies to disk with a delay.
  const earlier = await chromium.launchPersistentContext(folder, options)
  await register(earlier.pages()[0] ?? (await earlier.newPage()))
  await earlier.close()

  const first = await chromium.launchPersistentContext(folder, options)
  const page = first.pages()[0] ?? (await first.newPage())
  await startPractice(page, '?subject=physics')
  for (let number = 1; number <= 7; number++) {
    await expectQuestion(page, number)
    await choose(page, number % 4)
    if (number < 7) await page.getByRole('button', { name: 'Next' }).click()
  }
  // A choice is on the screen a moment before it is on the disk.
  await expect.poll(() => answersOnPhone(page)).toHaveLength(7)
  const session = await first.newCDPSession(page)
  await session.send('Browser.crash').catch(() => undefined)

  const again = await chromium.launchPersistentContext(folder, options)
  const returned = again.pages()[0] ?? (await again.newPage())
  await returned.goto('/practice')
  await expect(returned.getByRole('heading', { name: 'Resume question 7?' })).toBeVisible()
  await returned.getByRole('button', { name: 'Resume', exact: true }).click()
  await expectQuestion(returned, 7)
  await expect(returned.getByRole('radio').nth(3)).toBeChecked()
  await again.close()
  await rm(folder, { recursive: true, force: true })
})

test('answers given while the server is dead are there, each once, when it is back', async ({ page, server }) => {
  await register(page)
  await startPractice(page, '?subject=mathematics')
  await choose(page, 0)
  await page.getByRole('button', { name: 'Next' }).click()
  await server.stop('SIGKILL')
  for (let number = 2; number <= 5; number++) {
    await expectQuestion(page, number)
    await choose(page, 0)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expectQuestion(page, 6)
  await server.start()
  await leaveQuiz(page)
  await page.goto('/dashboard')
  await expect
    .poll(async () => {
      const reply = await served(() => page.request.get('/api/scores/exam-stats'))
      const statistics: unknown = await reply.json()
      return statistics
    })
    .toMatchObject({ totalQuestionsAttempted: 5, totalExamAttempts: 1 })
})

test('the second of two taps on the last button leaves the result on the screen', async ({ page }) => {
  await register(page)
  await page.goto('/practice?subject=physics&start=1&count=5&answers=end')
  await answerAndGoOn(page, { from: 1, to: 4 })
  await choose(page, 0)
  const finish = await page.getByRole('button', { name: 'Finish Quiz' }).boundingBox()
  if (finish === null) throw new Error('there is no last button')
  // The bar of pages appears at this place.
  await page.mouse.dblclick(finish.x + finish.width / 2, finish.y + finish.height - 4, { delay: 20 })
  await expect(page.getByRole('region', { name: 'Your answers' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice', exact: true }).last()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/practice')
})
