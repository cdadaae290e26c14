import type { Page } from '@playwright/test'
import { expect, register, type Student } from './testing/fixtures.ts'
import { mailedLink, test } from './testing/mailing.ts'

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password').fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

async function signIn(page: Page, { email, password }: Pick<Student, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

// AUTH-11, AUTH-12
test('a forgotten password: mail, link, new password, sign in; and the link works once', async ({
  page,
  browser,
  mailServer,
}) => {
  const { email } = await register(page)
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const phone = await elsewhere.newPage()
  await phone.goto('/login')
  await phone.getByRole('link', { name: 'Forgot password?' }).click()
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('button', { name: 'Send link' }).click()
  await expect(phone.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()

  const link = await mailedLink(mailServer, { to: email, path: '/reset-password' })
  await phone.goto(link)
  await choosePassword(phone, 'blue guava garden')
  await expect(phone.getByRole('heading', { name: 'Password Reset!' })).toBeVisible()
  await phone.waitForURL('**/login')
  await signIn(phone, { email, password: 'blue guava garden' })
  await phone.waitForURL('**/dashboard')

  // The phone on which the account was made is signed out.
  await page.reload()
  await page.waitForURL('**/login?**')

  await page.goto(link)
  await choosePassword(page, 'red pepper market')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await elsewhere.close()
})

// AUTH-11
test('an email without an account looks the same, and gets no mail', async ({ page, mailServer }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  // A mail requested later arrives, so an earlier one would have too.
  const { email } = await register(page)
  await mailedLink(mailServer, { to: email, path: '/verify-email' })
  expect(mailServer.mails.filter(({ to }) => to === 'nobody@example.org')).toEqual([])
})

// AUTH-13
test('an email is verified by its link, once', async ({ page, mailServer }) => {
  const { email } = await register(page)
  const link = await mailedLink(mailServer, { to: email, path: '/verify-email' })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.waitForURL('**/dashboard')
  await page.goto(link)
  await expect(page.getByRole('alert').getByText('Verification failed. The link may have expired.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText('This email is already verified.')).toBeVisible()
})

// AUTH-13
test('a link that was not mailed is refused, and a new one is sent on request', async ({ page, mailServer }) => {
  const { email } = await register(page)
  const first = await mailedLink(mailServer, { to: email, path: '/verify-email' })
  await page.goto('/verify-email?token=made-up')
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeVisible()
  await expect.poll(() => mailedLink(mailServer, { to: email, path: '/verify-email' })).not.toBe(first)
  await page.goto(await mailedLink(mailServer, { to: email, path: '/verify-email' }))
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
})
