import { beginSecondFactor } from '@sabi/shared/accounts/second-factor-calls'
import type { Browser, Page } from '@playwright/test'
import { codeOfApp } from '../server/testing/authenticator.ts'
import { expect, someStudent, type Student } from './testing/fixtures.ts'
import { mailedLink, test } from './testing/mailing.ts'

test.use({ javaScriptEnabled: false })

/** Fills in the form of a page and sends it, as the page is before any script has come. */
async function send(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('main').getByRole('button', { name: button }).click()
}

async function register(page: Page, { name, email, password } = someStudent()): Promise<Student> {
  await page.goto('/register')
  await send(
    page,
    { 'Full Name': name, Email: email, Password: password, 'Confirm Password': password },
    'Create account',
  )
  await page.waitForURL('**/dashboard')
  return { name, email, password }
}

/** A page with scripts that has the cookies of this one. */
async function withScripts(page: Page, browser: Browser): Promise<Page> {
  const storageState = await page.context().storageState()
  const baseURL = new URL(page.url()).origin
  const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled: true })
  return context.newPage()
}

// AUTH-06, AUTH-08
test('an account is made without scripts, and the app finds it when they run', async ({ page, browser }) => {
  const student = someStudent()
  await page.goto('/register?next=%2Fpractice')
  const typed = { 'Full Name': student.name, Email: student.email, Password: student.password }
  await send(page, { ...typed, 'Confirm Password': 'another one' }, 'Create account')
  await expect(page.getByRole('alert').getByText('Please make sure your passwords match.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(student.name)
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await send(page, { Password: student.password, 'Confirm Password': student.password }, 'Create account')
  await page.waitForURL('**/practice')
  // Pages that need scripts say so, with a link.
  await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible()
  await page.getByRole('link', { name: 'write to us' }).click()
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()

  const app = await withScripts(page, browser)
  await app.goto('/dashboard')
  await expect(app.getByRole('heading', { name: /Amina/ })).toBeVisible()
  expect(await app.evaluate(() => localStorage.getItem('auth-storage'))).toContain(student.email)
  await app.context().close()
})

// AUTH-03, AUTH-04
test('signing in without scripts: a wrong password is shown, a right one leads on; shared devices are remembered as such', async ({
  page,
  browser,
}) => {
  const { email, password } = await register(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('This is a shared device').check()
  await send(page, { 'Email or user name': email, Password: 'not this one' }, 'Sign In')
  await expect(page.getByRole('alert').getByText(/^Invalid email or password/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('This is a shared device')).toBeChecked()
  await send(page, { Password: password }, 'Sign In')
  await page.waitForURL('**/dashboard')

  const app = await withScripts(page, browser)
  await app.goto('/dashboard')
  await expect(app.getByRole('heading', { name: /Amina/ })).toBeVisible()
  const kept = await app.evaluate(() => [localStorage.getItem('auth-storage'), sessionStorage.getItem('auth-storage')])
  expect(kept).toEqual([null, expect.stringContaining(email)])
  await app.context().close()
})

// AUTH-03
test('signing in with a second factor without scripts', async ({ page, server }) => {
  const { email, password } = await register(page)
  await server.administer('grant', email)
  const post = (path: string, data: object) =>
    page.request.post(path, { data, headers: { Origin: new URL(page.url()).origin } })
  const begun = await post(beginSecondFactor.path, { password })
  const { secret } = beginSecondFactor.reply.parse(await begun.json())
  // The code before the one of now: each counts once.
  expect((await post(`${beginSecondFactor.path}/confirm`, { code: codeOfApp(secret, -1) })).ok()).toBe(true)
  await page.context().clearCookies()
  await page.goto('/login?next=%2Fadmin')
  await send(page, { 'Email or user name': email, Password: password }, 'Sign In')
  await expect(page.getByRole('alert').getByText('Enter the code from your authenticator app.')).toBeVisible()
  const fields = { Password: password, 'Code from your authenticator app': codeOfApp(secret) }
  await send(page, fields, 'Sign In')
  await page.waitForURL('**/admin')
})

// AUTH-11, AUTH-12, AUTH-13
test('an email is verified and a password reset by mailed links, without scripts', async ({ page, mailServer }) => {
  const { email } = await register(page)
  await page.goto(await mailedLink(mailServer, { to: email, path: '/verify-email' }))
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  await page.goto('/forgot-password')
  await send(page, { Email: email }, 'Send link')
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.getByRole('button', { name: 'Try Another Email' }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  const link = await mailedLink(mailServer, { to: email, path: '/reset-password' })
  await page.goto(link)
  await send(page, { 'New Password': 'short', 'Confirm Password': 'short' }, 'Reset password')
  await expect(page.getByRole('alert').getByText('Password must be at least 8 characters long.')).toBeVisible()
  const password = 'blue guava garden'
  await send(page, { 'New Password': password, 'Confirm Password': password }, 'Reset password')
  await expect(page.getByRole('heading', { name: 'Password Reset!' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign In now' }).click()
  await send(page, { 'Email or user name': email, Password: password }, 'Sign In')
  await page.waitForURL('**/dashboard')
  await page.goto(link)
  await send(page, { 'New Password': password, 'Confirm Password': password }, 'Reset password')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
})

// CONT-01
test('a message is sent without scripts', async ({ page }) => {
  await page.goto('/contact')
  await send(page, { Name: 'Amina', Email: 'nowhere', Subject: '<b>Hi', Message: 'One\nTwo' }, 'Send')
  const faults = page.getByRole('alert')
  await faults.getByRole('link', { name: 'Enter an email like name@example.com' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('nowhere')
  await expect(page.getByLabel('Subject')).toHaveValue('<b>Hi')
  await expect(page.getByLabel('Message')).toHaveValue('One\nTwo')
  await send(page, { Email: 'amina@example.org' }, 'Send')
  await expect(page.getByText("Message Sent! We'll answer by email.")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('no button of a page does nothing without scripts', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/contact', '/topics', '/help', '/']) {
    await page.goto(path)
    const buttons = await page.locator('button:visible').evaluateAll((all) => all.map((one) => one.outerHTML))
    expect([path, buttons.filter((html) => !html.includes('type="submit"'))]).toEqual([path, []])
  }
})
