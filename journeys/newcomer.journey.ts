import { expect, register, test } from './testing/fixtures.ts'
import { answerAndGoOn, expectQuestion, leaveQuiz, startPractice } from './testing/practising.ts'

// AUTH-08, SUBJ-01, TOPICS-04, PRAC-04, PRAC-09, PRAC-10, DASH-04, DASH-06
test('a newcomer registers, practises past a checkpoint, reads why, leaves, comes back, and the dashboard knows it', async ({
  page,
  browser,
}) => {
  const student = await register(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening), Amina/)

  await page.goto('/subjects')
  await expect(page.getByRole('heading', { name: 'Choose Your Subject' })).toBeVisible()
  await page
    .getByRole('link', { name: /Start Learning/ })
    .nth(1)
    .click()
  await page.waitForURL('**/topics**')
  await expect(page.getByRole('link', { name: 'Start Learning' }).first()).toHaveAttribute(
    'href',
    /^\/practice\?subject=physics&topicId=phy-/,
  )

  const total = await startPractice(page, '?subject=physics')
  expect(total).toBeGreaterThan(20)
  await answerAndGoOn(page, { from: 1, to: 20 })
  const checkpoint = page.getByRole('dialog')
  await expect(checkpoint).toContainText(/\d+\s*\/\s*20|of 20/)
  await checkpoint.getByRole('button', { name: 'Continue (Next 20)' }).click()
  await expectQuestion(page, 21)
  await page.getByRole('radio').first().check()
  await leaveQuiz(page)

  await expect(page.getByRole('heading', { name: 'Customize Your Practice Session' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'My numbers' }).click()
  await expect(page.getByText('Recent Activity')).toBeVisible()
  await expect(page.getByText(/21 questions/).first()).toBeVisible()

  // Another day, another browser: everything is there.
  const later = await browser.newContext()
  const returned = await later.newPage()
  await returned.goto(`${new URL(page.url()).origin}/login`)
  await returned.getByLabel('Email').fill(student.email)
  await returned.getByLabel('Password', { exact: true }).fill(student.password)
  await returned.getByRole('button', { name: 'Sign In' }).click()
  await expect(returned.getByText('Welcome back!')).toBeVisible()
  await returned.waitForURL('**/dashboard')
  await returned.getByRole('button', { name: 'My numbers' }).click()
  await expect(returned.getByText(/21 questions/).first()).toBeVisible()
  await later.close()
})

test('the first dashboard is short, and shows no zeros', async ({ page }) => {
  await register(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Do this next' })).toBeVisible()
  await expect(page.getByText('Answer 5 questions to see your level.')).toBeVisible()
  await expect(page.getByText('0%')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1400)
})

// PRAC-10
test('stopping at the checkpoint shows the results of what was put, with answers and explanations', async ({
  page,
}) => {
  await register(page)
  await startPractice(page, '?subject=mathematics')
  await answerAndGoOn(page, { from: 1, to: 20 })
  await page.getByRole('button', { name: 'Stop & View Full Results' }).click()
  await expect(page.getByText(/\d+ of 20 correct/)).toBeVisible()
  await expect(page.getByText(/^\d+%$/).first()).toBeVisible()
  const firstAnswer = page.getByRole('region', { name: 'Your answers' }).locator('details').first()
  if ((await firstAnswer.getAttribute('open')) === null) await firstAnswer.locator('summary').click()
  await expect(firstAnswer).toContainText('Correct answer')
  await expect(firstAnswer).toContainText('Explanation')
  await expect(page.getByRole('button', { name: 'Try Again', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Settings' }).click()
  await expect(page).toHaveURL(/\/practice$/)
})

// PRAC-13
test('a link to a topic starts its practice automatically', async ({ page }) => {
  await register(page)
  await page.goto('/practice?subject=chemistry&topicId=che-mole')
  await expectQuestion(page, 1)
})
