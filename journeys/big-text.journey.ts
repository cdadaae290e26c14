import { expectReadable } from './testing/big-text.ts'
import { registerQuickly } from './testing/dead-link.ts'
import { expect, register, someStudent, test } from './testing/fixtures.ts'
import {
  administratorMoments,
  guardedScreens,
  open,
  openScreens,
  quizMoments,
  studentMoments,
  visitorMoments,
} from './testing/screens.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const path of [...openScreens, '/nowhere'])
  test(`text twice as large fits on ${path}`, async ({ page }) => {
    await open(page, path)
    await expectReadable(page, path)
  })

for (const { name, reach } of visitorMoments)
  test(`text twice as large fits in ${name}`, async ({ page }) => {
    await reach(page)
    await expectReadable(page, name)
  })

for (const path of guardedScreens)
  test(`text twice as large fits on a student’s ${path}`, async ({ page }) => {
    await registerQuickly(page)
    await open(page, path)
    await expect(page).toHaveURL(path)
    await expectReadable(page, path)
  })

for (const { name, reach } of studentMoments)
  test(`text twice as large fits in a student’s ${name}`, async ({ page }) => {
    await registerQuickly(page)
    await reach(page)
    await expectReadable(page, name)
  })

for (const path of ['/', '/topics/che-mole'])
  test(`text twice as large fits in a trial, from ${path} to its result`, async ({ page }) => {
    await open(page, path)
    await page.getByRole('link', { name: /^Try (Physics|5 questions)/ }).click()
    for (let number = 1; number <= 5; number++) {
      await page.getByRole('radio').first().check()
      await expectReadable(page, `question ${number}`)
      await page.getByRole('button', { name: 'Check answer' }).click()
      await expect(page.getByText('Explanation', { exact: true })).toBeVisible()
      await expectReadable(page, `explanation ${number}`)
      await page.getByRole('link', { name: /Next question|See your result/ }).click()
    }
    await expect(page.getByRole('link', { name: /^Save your/ })).toBeVisible()
    await expectReadable(page, 'the result')
  })

test('text twice as large fits in practice, from the first question to the results', async ({ page }) => {
  await register(page)
  for (const { name, reach } of quizMoments) {
    await reach(page)
    await expectReadable(page, name)
  }
})

test('text twice as large fits on the screens of an administrator', async ({ page, request, server }) => {
  const { email } = await register(page)
  await server.administer('grant', email)
  await request.post('/api/auth/register', { data: someStudent(), headers: { origin: server.url } })
  const { questions } = await (await page.request.get('/api/questions?limit=2')).json()
  for (const { id } of questions) {
    const data = { questionId: id, reason: 'No option is right' }
    await page.request.post('/api/question-flags', { data, headers: { origin: server.url } })
  }
  for (const tab of ['flags', 'content', 'people', 'system']) {
    await open(page, `/admin?tab=${tab}`)
    await expectReadable(page, `/admin, ${tab}`)
  }
  for (const { name, reach } of administratorMoments) {
    await reach(page)
    await expectReadable(page, name)
  }
})
