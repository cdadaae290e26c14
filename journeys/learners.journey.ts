import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { expect, fillAccount, register, skipWelcome, someStudent, test, type Student } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { countOnServer, expectHere, switchTo } from './testing/learners.ts'
import { choose, leaveQuiz, startPractice } from './testing/practising.ts'
import { served } from './testing/served.ts'

test.use({ serviceWorkers: 'allow' })

const Session = z.object({ user: z.nullable(z.object({ id: z.string() })) })

/** Adds a learner with a new account to a phone on which someone else is signed in. */
async function addAccount(page: Page, student: Student): Promise<void> {
  await page.goto('/learners')
  await page.getByRole('button', { name: 'New account' }).click()
  await page.waitForURL('**/register')
  await fillAccount(page, student)
  await page.waitForURL('**/dashboard')
  await skipWelcome(page)
}

async function answerOnce(page: Page): Promise<void> {
  await startPractice(page, '?subject=physics')
  await choose(page, 0)
  await leaveQuiz(page)
}

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
}

test('two learners share a phone: they switch offline, and each answer arrives under its own name', async ({
  page,
  context,
}) => {
  const [amina, bola] = [someStudent(), { ...someStudent(), name: 'Bola Ade' }]
  await register(page, amina)
  await untilKept(page)
  await addAccount(page, bola)
  await page.goto('/storage')
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(page.getByText('Sync Complete')).toBeVisible()

  await context.setOffline(true)
  await answerOnce(page)
  await switchTo(page, 'Amina')
  await expectHere(page, 'Amina Bello')
  await expect(page.getByRole('button', { name: /Bola/ })).toHaveCount(0)
  await answerOnce(page)
  await page.goto('/practice')
  await expect(page.getByRole('button', { name: /Resume|Continue/ }).first()).toBeVisible()

  await context.setOffline(false)
  await page.goto('/storage')
  await expect.poll(() => countOnServer(page)).toBe(1)
  const aminaId = Session.parse(await (await served(() => page.request.get('/api/auth/session'))).json()).user?.id
  await switchTo(page, 'Bola')
  await expectHere(page, 'Bola Ade')
  const bolaId = Session.parse(await (await served(() => page.request.get('/api/auth/session'))).json()).user?.id
  expect(bolaId).not.toBe(aminaId)
  await expect.poll(() => countOnServer(page)).toBe(1)
})

test('a PIN hides a learner: five tries, then a wait that a reload does not end', async ({ page }) => {
  const [amina, bola] = [someStudent(), { ...someStudent(), name: 'Bola Ade' }]
  await register(page, amina)
  await addAccount(page, bola)
  await page.goto('/learners')
  await page.getByRole('button', { name: 'Edit Bola' }).click()
  await page.getByLabel('Four digits').fill('2580')
  await page.getByLabel('Once more').fill('2580')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Amina/ }).click()
  await expectHere(page, 'Amina Bello')

  await switchTo(page, 'Bola')
  await expect(page.getByRole('heading', { name: 'PIN of Bola' })).toBeVisible()
  for (const left of ['4 tries left', '3 tries left', '2 tries left', 'One try left']) {
    await typePin(page, '1111')
    await expect(page.getByText(left)).toBeVisible()
  }
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await typePin(page, '1111')
  await expect(page.getByText('Try again in 30 s')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Try again in/)).toBeVisible()
  await expect(page.getByRole('button', { name: '2', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await page.clock.setFixedTime(now + 31_000)
  await expect(page.getByText(/Try again in/)).toHaveCount(0)
  await typePin(page, '2580')
  await expectHere(page, 'Bola Ade')

  // In a new tab, the PIN is asked for again.
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'PIN of Bola' })).toBeVisible()
  await expect(other.getByText('Bola Ade')).toHaveCount(0)
  await typePin(other, '2580')
  await expectHere(other, 'Bola Ade')
})

test('a PIN that was typed in this tab opens nothing once another learner has had the turn', async ({ page }) => {
  const [amina, bola] = [someStudent(), { ...someStudent(), name: 'Bola Ade' }]
  await register(page, amina)
  await addAccount(page, bola)
  await page.goto('/learners')
  await page.getByRole('button', { name: 'Edit Bola' }).click()
  await page.getByLabel('Four digits').fill('2580')
  await page.getByLabel('Once more').fill('2580')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Amina/ }).click()
  await expectHere(page, 'Amina Bello')

  await switchTo(page, 'Bola')
  await page.getByText('Forgot the PIN?').click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/login?**')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'PIN of Bola' })).toBeVisible()
  await typePin(page, '2580')
  await expectHere(page, 'Bola Ade')
})

test('a learner without an account practises, and the answers become the account’s, once', async ({ page }) => {
  await register(page)
  await page.goto('/learners')
  await page.getByRole('button', { name: 'Without an account' }).click()
  await page.getByLabel('Name').fill('Chidi')
  await page.getByRole('button', { name: 'Start practising' }).click()
  await page.waitForURL('**/practice')
  await answerOnce(page)
  await expect(page.getByText(/Your answers are on this phone only/)).toBeVisible()
  await page.goto('/register')
  const chidi = { ...someStudent(), name: 'Chidi Obi' }
  await page.getByLabel('Full Name').fill(chidi.name)
  await page.getByLabel('Email').fill(chidi.email)
  await page.getByLabel('Password', { exact: true }).fill(chidi.password)
  await page.getByLabel('Confirm Password').fill(chidi.password)
  await page.getByRole('button', { name: /create account/i }).click()
  await page.waitForURL('**/dashboard')
  await skipWelcome(page)
  await expect.poll(() => countOnServer(page)).toBe(1)
  await switchTo(page, 'Amina')
  await expectHere(page, 'Amina Bello')
  expect(await countOnServer(page)).toBe(0)
})
