import { readFile } from 'node:fs/promises'
import { expect, register, test } from './testing/fixtures.ts'

// SETT-01
test('a student changes name, exams and text size, and finds them again', async ({ page }) => {
  await register(page)
  await page.goto('/settings')
  await page.getByLabel('Full Name').fill('Amina Okafor')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const exams = page.getByRole('region', { name: 'Exams' })
  await exams.getByLabel('WAEC').check()
  await expect(exams.getByText('Saved')).toBeVisible()
  await page.getByLabel('Largest').check()
  await expect(page.getByText("This site can't send mail yet.")).toBeVisible()

  await page.reload()
  await expect(page.locator('html')).toHaveCSS('font-size', '28px')
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Okafor')
  await expect(page.getByLabel('WAEC')).toBeChecked()
})

// SETT-01
test('a new password signs the other device out', async ({ page, browser }) => {
  const { email, password } = await register(page)
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const phone = await elsewhere.newPage()
  await phone.goto('/login')
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Sign In' }).click()
  await phone.waitForURL('**/dashboard')

  await page.goto('/settings')
  const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('blue guava garden')
  await page.getByLabel('Confirm Password').fill('blue guava garden')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('link', { name: 'That is not your password.' })).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(devices).toHaveCount(1)

  await phone.reload()
  await phone.waitForURL('**/login?next=%2Fdashboard')
  await elsewhere.close()
})

// SETT-01, decision 20
test('a student takes the data along and deletes the account', async ({ page }) => {
  const { email, password } = await register(page)
  await page.goto('/settings')
  const arrival = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await arrival
  expect(file.suggestedFilename()).toMatch(/^sabi-prep-my-data-.*\.zip$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await expect(page.getByText(/\.zip \(\d+ KB\) was downloaded\./)).toBeVisible()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByText('Account deleted')).toBeVisible()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(/^Invalid email or password/).first()).toBeVisible()
})
