import { expect, register, someStudent, test } from './testing/fixtures.ts'

// AUTH-04, AUTH-05
test('a wrong password is refused in words, and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByText(/Invalid email or password/).first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
})

// AUTH-07
test('passwords that differ or are too short are shown before anything is sent', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/register')
  await page.getByLabel('Full Name').fill('Amina Bello')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByLabel('Password', { exact: true }).fill('green mango tree')
  await page.getByLabel('Confirm Password').fill('green mango')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('mango')
  await page.getByLabel('Confirm Password').fill('mango')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password too short')).toBeVisible()
  expect(requests.filter((url) => url.includes('/api/auth/register'))).toEqual([])
})

// AUTH-09
test('an e-mail that is taken is shown in the documents’ words', async ({ page, browser }) => {
  const student = await register(page)
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const visitor = await other.newPage()
  await visitor.goto('/register')
  await visitor.getByLabel('Full Name').fill('Another')
  await visitor.getByLabel('Email').fill(student.email)
  await visitor.getByLabel('Password', { exact: true }).fill('green mango tree')
  await visitor.getByLabel('Confirm Password').fill('green mango tree')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await expect(
    visitor.getByText('Email already exists. Please use a different email or try logging in.').first(),
  ).toBeVisible()
  await other.close()
})

// AUTH-02
test('offline, the login page offers the subjects and does not pretend to sign in', async ({ page }) => {
  await page.goto('/login')
  await page.context().setOffline(true)
  await expect(page.getByRole('link', { name: 'Continue Offline' })).toHaveAttribute('href', '/subjects')
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'true')
  await page.context().setOffline(false)
})

// AUTH-02
test('on a first visit, Continue Offline waits for a connection and then leads to the subjects', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Continue Offline' }).click()
  await expect(page).toHaveURL('/subjects')
  await expect(page.getByText('This page is not on this phone yet. It will open by itself.')).toBeVisible()
  await expect(page.getByText('Something went wrong')).toBeHidden()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Choose Your Subject' })).toBeVisible()
})

// AUTH-10
test('a dead server is shown in words', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  const { email, password } = someStudent()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(
    page.getByText('Unable to connect to server. Please check your internet connection and try again.').first(),
  ).toBeVisible()
})
