import { linkOfClass, makeClass } from './testing/classes.ts'
import { expect, fillAccount, register, skipWelcome, someStudent, test } from './testing/fixtures.ts'
import { answerAndGoOn, startPractice } from './testing/practising.ts'

test('a teacher on a laptop makes a class, and sees that a student on a phone joined and practised', async ({
  page: phone,
  browser,
  server,
}) => {
  const laptop = await browser.newContext({ baseURL: server.url, viewport: { width: 1366, height: 768 } })
  const teacher = await laptop.newPage()
  await register(teacher, { ...someStudent(), name: 'Mrs Bello' })
  await makeClass(teacher)
  await expect(teacher.getByRole('heading', { level: 1, name: 'SS2 Physics' })).toBeVisible()
  await expect(teacher.getByRole('img', { name: 'QR code of the link below' })).toBeVisible()
  const link = await linkOfClass(teacher)
  await expect(teacher.getByText('No students yet. Show them the code.')).toBeVisible()

  // The camera opens the link; the student has no account yet.
  await phone.goto(link)
  await phone.getByRole('link', { name: 'Create account' }).click()
  const student = someStudent()
  await fillAccount(phone, student)
  await expect(phone.getByRole('heading', { level: 1, name: 'SS2 Physics' })).toBeVisible()
  await expect(phone.getByText('Physics · Teacher: Mrs Bello')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'What your teacher sees' })).toBeVisible()
  await phone.getByLabel('Your name in this class').fill('Ade B.')
  await phone.getByRole('button', { name: 'Join the class' }).click()
  await expect(phone.getByText('You are in this class.')).toBeVisible()

  await teacher.reload()
  await expect(teacher.getByRole('heading', { name: 'Ade B.' })).toBeVisible()
  await expect(teacher.getByText('Has not practised yet')).toBeVisible()
  await expect(teacher.locator('main')).not.toContainText(student.email)

  await phone.goto('/dashboard')
  await skipWelcome(phone)
  await startPractice(phone, '?subject=physics')
  await answerAndGoOn(phone, { from: 1, to: 2 })
  await expect(async () => {
    await teacher.reload()
    await expect(teacher.getByText(/^Last practised: Today/)).toBeVisible()
  }).toPass()

  await phone.goto('/classes')
  await expect(phone.getByText('Your name here: Ade B.')).toBeVisible()
  await phone.getByRole('button', { name: 'Leave SS2 Physics' }).click()
  await phone.getByRole('button', { name: 'Leave the class' }).click()
  await expect(phone.getByText('You are in no class. Ask your teacher for the code.')).toBeVisible()
  await teacher.reload()
  await expect(teacher.getByText('No students yet. Show them the code.')).toBeVisible()
  await laptop.close()
})

test('a code lets nobody in once it is changed', async ({ page, browser, server }) => {
  const laptop = await browser.newContext({ baseURL: server.url, viewport: { width: 1366, height: 768 } })
  const teacher = await laptop.newPage()
  await register(teacher)
  await makeClass(teacher, 'SS3 Physics')
  const link = await linkOfClass(teacher)
  await teacher.getByRole('button', { name: 'Make a new code' }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: 'Make a new code' }).click()
  await expect(teacher.getByRole('dialog')).toBeHidden()

  await register(page)
  await page.goto(link)
  await expect(page.getByText('No class takes students with this code. Check it with your teacher.')).toBeVisible()
  await page.getByRole('link', { name: 'Enter another code' }).click()
  const changed = await teacher.getByText(/\/join\/[A-Z]{6}$/).innerText()
  await page.getByLabel('Code of the class').fill(changed.slice(-6).toLowerCase())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SS3 Physics' })).toBeVisible()
  await laptop.close()
})
