import type { Page } from '@playwright/test'
import { giveAssignment, hasPhysics, linkOfClass, makeClass } from './testing/classes.ts'
import { expect, register, skipWelcome, someStudent, test } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { answerAndGoOn, choose } from './testing/practising.ts'

test.use({ serviceWorkers: 'allow' })

/** Makes a class of physics with an assignment of 5 questions, and returns the link of its code. */
async function assign(teacher: Page): Promise<string> {
  await makeClass(teacher)
  await giveAssignment(teacher, 'First steps in motion')
  return linkOfClass(teacher)
}

test('an assignment that the phone saw once is done without a network, and the teacher sees it once it is sent', async ({
  page: phone,
  context,
  browser,
  server,
}) => {
  const laptop = await browser.newContext({ baseURL: server.url, viewport: { width: 1366, height: 768 } })
  const teacher = await laptop.newPage()
  await register(teacher, { ...someStudent(), name: 'Mrs Bello' })
  const link = await assign(teacher)

  await register(phone)
  await phone.goto(link)
  await phone.getByLabel('Your name in this class').fill('Ade B.')
  await phone.getByRole('button', { name: 'Join the class' }).click()
  await expect(phone.getByText('You are in this class.')).toBeVisible()
  await phone.goto('/dashboard')
  await skipWelcome(phone)
  await expect(phone.getByText(/^Due tomorrow, 17:00 · 5 questions · Only the first time counts$/)).toBeVisible()
  await untilKept(phone)
  await expect.poll(() => hasPhysics(phone)).toBe(true)

  await context.setOffline(true)
  await phone.reload()
  await phone.getByRole('link', { name: 'Start: First steps in motion' }).click()
  await answerAndGoOn(phone, { from: 1, to: 4 })
  await choose(phone, 0)
  await phone.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(phone.getByText('This counts for your class.', { exact: false })).toBeVisible()
  await phone.goto('/dashboard')
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Start: First steps in motion' })).toBeHidden()
  await teacher.reload()
  await expect(teacher.getByText('0 of 1 student has done it')).toBeVisible()

  await context.setOffline(false)
  await expect(async () => {
    await teacher.reload()
    await expect(teacher.getByText('1 of 1 student has done it')).toBeVisible()
  }).toPass()
  await teacher.getByRole('link', { name: 'First steps in motion' }).click()
  const row = teacher.getByRole('row', { name: /Ade B\./ })
  await expect(row).toContainText(/Today, .*[0-5] of 5/)

  await phone.goto('/classes')
  await phone.getByRole('link', { name: 'Practise again: First steps in motion' }).click()
  await expect(phone.getByText('Only the first time counts, so this is ordinary practice.')).toBeVisible()
  await laptop.close()
})
