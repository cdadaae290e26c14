import { expect, someStudent, test } from './testing/fixtures.ts'
import { expectForEveryone } from './testing/measures.ts'
import { served } from './testing/served.ts'

test('a visitor answers five questions, keeps them, says what they study, and is led into practice', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Try Physics' }).click()
  for (let number = 1; number <= 5; number++) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Question ${number} of 5`)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Check answer' }).click()
    await page.getByRole('link', { name: /Next question|See your result/ }).click()
  }
  await page.getByRole('link', { name: /^Save your \d of 5$/ }).click()
  const student = someStudent()
  await page.getByLabel('Full Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Which exams are you writing? When?' })).toBeVisible()
  await expectForEveryone(page, 'the first question to a new student')
  await page.getByRole('checkbox', { name: 'JAMB' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Which subjects? How many minutes a day?' })).toBeVisible()
  await expectForEveryone(page, 'the second question to a new student')
  await page.getByRole('checkbox', { name: 'Biology' }).check()
  await page.getByRole('radio', { name: '20 minutes' }).check()
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await expect(page.getByText(/^Question 1 of \d+/).first()).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('checkbox', { name: 'JAMB' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Biology' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '20 minutes' })).toBeChecked()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
})

test('what a new student says without a network is in the account once it is back', async ({ page, context }) => {
  const student = someStudent()
  await page.goto('/register')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Full Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByLabel('Confirm Password').fill(student.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'NECO' }).check()
  await expect(page.getByText(/saved on this phone and sent when/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: 'Physics' }).check()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeHidden()
  await context.setOffline(false)
  await expect
    .poll(async () => (await (await served(() => page.request.get('/api/account/settings'))).json()).data)
    .toMatchObject({ examTargets: { examTypes: ['NECO'] }, studyGoals: { subjects: ['physics'] } })
})
