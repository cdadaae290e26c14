import type { Page } from '@playwright/test'
import { handIn } from './testing/exam-moments.ts'
import { expect, register, someStudent, test } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { expectForEveryone } from './testing/measures.ts'
import { answerAndGoOn, choose } from './testing/practising.ts'

test.use({ serviceWorkers: 'allow' })

/** Answers five questions with A and ends the session. */
async function finishFive(page: Page): Promise<void> {
  await answerAndGoOn(page, { from: 1, to: 4 })
  await choose(page, 0)
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
}

/** The questions of the results in their order, as they are read. */
async function askedIn(page: Page): Promise<string[]> {
  const asked = await page.locator('summary').filter({ hasText: /\d\. / }).allTextContents()
  return asked.map((text) => text.replace(/^.*?(?=\d\. )/s, ''))
}

/** The link in what is shared. */
async function sharedLink(page: Page, name: string): Promise<string> {
  const href = (await page.getByRole('link', { name: `${name} on WhatsApp` }).getAttribute('href')) ?? ''
  return /\/challenge\?\S+/.exec(decodeURIComponent(href))?.[0] ?? ''
}

test('a friend answers a challenge without a network, both compare, and the result comes back', async ({
  page: amina,
  browser,
  server,
}) => {
  await register(amina)
  await amina.goto('/practice?subject=physics&count=5&start=1&answers=end')
  await finishFive(amina)
  const asked = await askedIn(amina)
  expect(asked).toHaveLength(5)
  await amina.getByRole('button', { name: 'Challenge a friend' }).click()
  expect(await sharedLink(amina, 'Send the link')).toMatch(/^\/challenge\?n=5&questions=[\w.*-]+$/)
  await amina.getByRole('checkbox', { name: 'Show my name and my score' }).check()
  await expect(amina.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const challenge = await sharedLink(amina, 'Send the link')
  await expectForEveryone(amina, 'the dialog of a challenge')

  const phone = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const bola = await phone.newPage()
  await register(bola, { ...someStudent(), name: 'Bola Ade' })
  await bola.goto('/storage')
  await bola.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(bola.getByText('Sync Complete')).toBeVisible()
  await untilKept(bola)
  await phone.setOffline(true)
  await bola.goto(challenge)
  await expect(bola.getByRole('heading', { level: 1, name: 'Amina challenges you' })).toBeVisible()
  await expect(bola.getByText('5 questions of Physics')).toBeVisible()
  await expect(bola.getByText(/^Amina says: \d of 5 right\.$/)).toBeVisible()
  await expectForEveryone(bola, 'a challenge')
  await bola.getByRole('button', { name: 'Start' }).click()
  await finishFive(bola)
  expect(await askedIn(bola)).toEqual(asked)
  await expect(bola.getByText(/^You: \d of 5 right\. Amina says: \d of 5 right\.$/)).toBeVisible()
  const reply = await sharedLink(bola, 'Send my result')
  await expectForEveryone(bola, 'the results of a challenge')
  await phone.close()

  await amina.goto(reply)
  await expect(amina.getByText(/^You: \d of 5 right\. Bola says: \d of 5 right\.$/)).toBeVisible()
  await expect(amina.getByRole('table', { name: 'Question by question' }).getByRole('row')).toHaveCount(6)
  await expectForEveryone(amina, 'the comparison of a challenge')
})

test('a friend who has no account answers a challenge in a few taps, and has a result to send', async ({
  page,
  browser,
  server,
}) => {
  await register(page)
  await page.goto('/practice?subject=physics&count=5&start=1&answers=end')
  await finishFive(page)
  await page.getByRole('button', { name: 'Challenge a friend' }).click()
  const challenge = await sharedLink(page, 'Send the link')
  const friend = await (await browser.newContext({ baseURL: server.url })).newPage()
  await friend.goto(challenge)
  await friend.getByRole('link', { name: 'Answer without an account' }).click()
  await friend.getByLabel('Name').fill('Chidi')
  await friend.getByRole('button', { name: 'Start practising' }).click()
  await friend.getByRole('button', { name: 'Start', exact: true }).click()
  await finishFive(friend)
  await expect(friend.getByRole('link', { name: 'Send my result on WhatsApp' })).toBeVisible()
  await friend.context().close()
})

test('a friend sits the paper of a link, compares, and the student finds the reply beside the own result', async ({
  page,
}) => {
  await register(page)
  const paper = '/exam?paper=waec-paper-1&subjects=physics&length=10&code=ABCDE'
  await page.goto(`${paper}&score=7&name=Amina`)
  await expect(page.getByText('Amina says: 7 of 10 right.')).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.getByRole('radio').first().check()
  await handIn(page)
  await expect(page.getByText(/^You: [01] of 10 right\. Amina says: 7 of 10 right\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send my result on WhatsApp' })).toBeVisible()

  await page.goto(`${paper}&score=4&name=Chidi`)
  await expect(page.getByText(/^You: [01] of 10 right\. Chidi says: 4 of 10 right\.$/)).toBeVisible()
  await expectForEveryone(page, 'the comparison of a paper')
})
