import { expect, register, test } from './testing/fixtures.ts'
import { guardedScreens, openScreens } from './testing/screens.ts'

// NAV-02, NAV-11
for (const path of guardedScreens) {
  test(`a visitor at ${path} is asked to sign in and comes back to it`, async ({ page }) => {
    await page.goto(path)
    await page.waitForURL('**/login**')
    expect(new URL(page.url()).searchParams.get('next')).toBe(path)
  })
}

// NAV-01
test('every public page opens without an account', async ({ page }) => {
  for (const path of openScreens) {
    const reply = await page.goto(path)
    expect([path, reply?.status()]).toEqual([path, 200])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
  }
})

// NAV-09
test('an unknown address is a 404 with a way on', async ({ page }) => {
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Browse Topics' })).toHaveAttribute('href', '/topics')
})

// LAND-09
test('someone who is signed in goes from the landing page to the dashboard', async ({ page }) => {
  await register(page)
  await page.goto('/')
  await page.waitForURL('**/dashboard')
})

// ADMIN-01
test('a student at /admin is shown that it is not theirs', async ({ page }) => {
  await register(page)
  await page.goto('/admin')
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
})

// NAV-03
test('logout ends the session and goes to the login page', async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: /menu of amina|account|amina bello|avatar/i }).click()
  await page
    .getByRole('menuitem', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .first()
    .click()
  await page.waitForURL('**/login**')
  await page.goto('/dashboard')
  await page.waitForURL('**/login**')
})

// AUTH-14
test('a session that ended on the server ends here too', async ({ page }) => {
  await register(page)
  await page.context().clearCookies()
  await page.goto('/dashboard')
  await page.waitForURL('**/login**')
})
