import { makeClass } from './testing/classes.ts'
import { expect, register, skipWelcome, someStudent, test } from './testing/fixtures.ts'
import { answerAndGoOn, startPractice } from './testing/practising.ts'

test('a teacher pastes names, and a learner signs in with a card, chooses a password, and practises', async ({
  page: phone,
  browser,
  server,
}) => {
  const laptop = await browser.newContext({ baseURL: server.url, viewport: { width: 1366, height: 768 } })
  const teacher = await laptop.newPage()
  await register(teacher, { ...someStudent(), name: 'Mrs Bello' })
  await makeClass(teacher)
  await teacher.getByRole('link', { name: 'Cards for students without email' }).click()

  await teacher.getByLabel('Names, one a line').fill('1. Amina Bello\n2. Chinedu Okafor\n3. amina bello')
  await expect(teacher.getByText('3 names, 1 with a fault')).toBeVisible()
  await teacher.getByRole('button', { name: 'Make 3 cards' }).click()
  await expect(teacher.getByText('Correct the lines that have a fault.').first()).toBeVisible()
  await teacher.getByLabel('Names, one a line').fill('Amina Bello\nChinedu Okafor')
  await teacher.getByRole('button', { name: 'Make 2 cards' }).click()
  const cards = teacher.getByRole('list', { name: 'Cards' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  const card = cards.filter({ hasText: 'Amina Bello' })
  await expect(card.getByRole('img', { name: /^QR code: sign in as amina\.b\d\d$/ })).toBeVisible()
  const [userName = '', password = ''] = await card
    .locator('dd')
    .allInnerTexts()
    .then((texts) => texts.slice(1))
  await expect(teacher.getByText(`${userName} · Has not signed in yet`)).toBeVisible()

  // The camera opens the address of the card.
  await phone.goto(`/login?name=${userName}`)
  await expect(phone.getByLabel('Email or user name')).toHaveValue(userName)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Sign In' }).click()
  await phone.getByLabel('Choose your own password').fill('yam and egg sauce')
  await phone.getByRole('button', { name: 'Sign In' }).click()
  await expect(phone).toHaveURL(/\/classes$/)
  await expect(phone.getByRole('heading', { name: 'SS2 Physics' })).toBeVisible()
  await expect(phone.getByText('Your name here: Amina Bello')).toBeVisible()
  await phone.goto('/dashboard')
  await skipWelcome(phone)
  await startPractice(phone, '?subject=physics')
  await answerAndGoOn(phone, { from: 1, to: 2 })

  await teacher.reload()
  await expect(teacher.getByText(`${userName} · Chose a password`)).toBeVisible()

  const friend = await (await browser.newContext({ baseURL: server.url })).newPage()
  await friend.goto('/login')
  await friend.getByLabel('Email or user name').fill(userName)
  await friend.getByLabel('Password', { exact: true }).fill(password)
  await friend.getByRole('button', { name: 'Sign In' }).click()
  await expect(friend.getByText(/^Wrong user name or password\. If you lost your card/).first()).toBeVisible()

  await teacher.getByRole('button', { name: 'New card for Amina Bello' }).click()
  await teacher.getByRole('button', { name: 'Make a new card' }).click()
  await expect(cards).toHaveCount(1)
  await phone.goto('/settings')
  await expect(phone).toHaveURL(/\/login/)
  await friend.context().close()
  await laptop.close()
})
