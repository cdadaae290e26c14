import type { Page } from '@playwright/test'
import { expect, register, test } from './testing/fixtures.ts'
import { keptPaths, untilKept } from './testing/kept-app.ts'
import { expectForEveryone } from './testing/measures.ts'

test.use({ serviceWorkers: 'allow' })

const words = 'A flask with a side arm and a rubber stopper'
const topicId = 'glassware'
const practise = `/practice?subject=chemistry&topicId=${topicId}&start=1`

// ADMIN-02, PRAC-14
test('a picture that an administrator uploads is seen by a student without a network', async ({
  browser,
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await register(page)
  const context = await browser.newContext({ baseURL: server.url })
  const admin = await context.newPage()
  const { email } = await register(admin)
  await server.administer('grant', email)
  const made = await admin.request.post('/api/topics', {
    data: { id: topicId, title: 'Glassware', subject: 'chemistry', level: 'SS1', unit: 1 },
    headers: { origin: server.url },
  })
  expect(made.status()).toBe(201)
  await writeQuestion(admin)
  await context.close()

  await page.goto('/storage')
  await untilKept(page)
  await page
    .getByRole('button', { name: /chemistry/i })
    .first()
    .click()
  await expect.poll(async () => (await keptPaths(page))['pictures-chemistry']?.length ?? 0).toBe(1)
  await page.context().setOffline(true)
  await page.goto(practise)
  await expectPicture(page)
  await expectForEveryone(page, 'a question with a picture')
  await page.getByRole('button', { name: words }).click()
  await expect.poll(async () => (await page.getByAltText(words).boundingBox())?.width).toBeGreaterThan(600)
  await expectForEveryone(page, 'an enlarged picture')

  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.goto(`/try/chemistry?topic=${topicId}`)
  await expectPicture(visitor)
  await plain.close()
})

/** Writes a question with a picture in the editor and publishes it. */
async function writeQuestion(admin: Page): Promise<void> {
  await admin.goto('/admin?tab=content')
  await admin.getByRole('button', { name: 'New question' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Question', { exact: true }).fill('What is the piece of glassware in the picture called?')
  for (const [letter, option] of Object.entries({ A: 'Büchner flask', B: 'Beaker', C: 'Burette', D: 'Funnel' }))
    await dialog.getByLabel(`Option ${letter}`, { exact: true }).fill(option)
  await dialog.getByLabel('Option A is right').check()
  await dialog.getByLabel('Explanation').fill('The side arm is for a pump.')
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'flask.png',
    mimeType: 'image/png',
    buffer: await drawFlask(admin),
  })
  await dialog.getByLabel('What the picture shows').fill(words)
  await expectPicture(admin)
  await dialog.getByLabel('Subject').selectOption('chemistry')
  await dialog.getByLabel('Topic').selectOption(topicId)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(admin.getByText('Question published')).toBeVisible()
}

/** A drawing of 1,600 × 1,200 pixels as a PNG. */
async function drawFlask(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const drawing = canvas.getContext('2d')
    drawing?.fillRect(0, 0, 1600, 1200)
    drawing?.clearRect(20, 20, 1560, 1160)
    drawing?.fillRect(600, 300, 400, 700)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByAltText(words)
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(360)
}
