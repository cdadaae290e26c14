import type { Page } from '@playwright/test'
import { expect, register, test } from './testing/fixtures.ts'
import { expectForEveryone } from './testing/measures.ts'
import { answerAndGoOn, startPractice } from './testing/practising.ts'
import { modelsReply, open } from './testing/screens.ts'

test.use({ serviceWorkers: 'allow' })

const question = 'Why does ice float on water?'
const source = "Liquids at rest: density, Archimedes' principle and flotation: Flotation"

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(words)
  await page.keyboard.press('Enter')
}

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** Saves physics with its textbook, once the service worker is there to keep it. */
async function savePhysics(page: Page): Promise<void> {
  await page.goto('/storage')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: /^Download Physics/ }).click()
  await expect(page.getByText('Sync Complete')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Saved textbooks Physics' })).toBeVisible()
}

/** Waits until the service worker has kept what a second visit adds, of which `/terms` comes last. */
async function untilWholeAppIsKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(async () => (await caches.match('/terms')) !== undefined)
  await expect.poll(isKept).toBe(true)
}

// TUTOR-01, TUTOR-02, TUTOR-06
test('the tutor quotes the textbook word for word and leads to the topic', async ({ page }) => {
  await register(page)
  await page.goto(`/ai-tutor?prompt=${encodeURIComponent(question)}`)
  await expect(page.getByText('Question loaded')).toBeVisible()
  await expect(page).toHaveURL(/\/ai-tutor$/)
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(question)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(conversation(page).getByText('a floating body displaces its own weight of the fluid')).toBeVisible()
  await ask(page, 'How do I solve a quadratic equation?')
  await expect(conversation(page).locator('blockquote math').first()).toBeVisible()
  await ask(page, 'Who won the match yesterday?')
  await expect(conversation(page).getByText('The textbook has nothing on this.')).toBeVisible()
  await expectForEveryone(page, 'a talk with the tutor')
  await page.getByRole('link', { name: source }).click()
  await expect(page.getByRole('region', { name: 'Key Concepts' })).toBeVisible()
})

// TUTOR-05
test('a model’s reply with its list, its table and its code is for everyone', async ({ page }) => {
  await register(page)
  await modelsReply.reach(page)
  await expect(conversation(page).getByText('AI: can be wrong. Check with the explanation.')).toBeVisible()
  await expectForEveryone(page, 'a reply of a model')
})

// TUTOR-02
test('from a question of a topic the tutor is asked about just this one', async ({ page }) => {
  await register(page)
  await open(page, '/topics/che-mole')
  await page.getByRole('button', { name: 'View' }).first().click()
  await page.getByRole('link', { name: 'Ask the tutor' }).click()
  // While the message is there: it must not lie on Send. One look in the page, because the message does not stay.
  const isSendFree = await page.getByText('Question loaded').evaluate(() => {
    const send = [...document.querySelectorAll('button')].find(
      (button) => (button.ariaLabel ?? button.textContent.trim()) === 'Send',
    )
    if (send === undefined) return false
    send.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = send.getBoundingClientRect()
    return send.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isSendFree).toBe(true)
  await expect(page.getByText('About this question')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(conversation(page).getByRole('button', { name: 'Report this answer' })).toBeVisible()
  await expectForEveryone(page, 'a talk about a question')
})

// TUTOR-01
test('what has the focus is not behind the field, on a small phone too', async ({ page }) => {
  await register(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/ai-tutor')
  const last = page.getByRole('button', { name: 'How do I solve a quadratic equation?' })
  await page.getByRole('button', { name: 'Explain Le Chatelier’s principle' }).focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  const [suggestion, field] = [await last.boundingBox(), await page.getByText('Your question').boundingBox()]
  expect((suggestion?.y ?? 0) + (suggestion?.height ?? 0)).toBeLessThan(field?.y ?? 0)
})

test('with text twice as large the field and Send take at most a third of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await register(page)
  await page.goto('/ai-tutor?question=phy-1')
  await expect(page.getByText('About this question')).toBeVisible()
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const composer = page.locator('form', { has: page.getByRole('textbox', { name: 'Your question' }) })
  await expect.poll(async () => (await composer.boundingBox())?.height).toBeLessThanOrEqual(640 / 3)
})

test('from the tutor the way back leads to the results that were asked about', async ({ page }) => {
  await register(page)
  await startPractice(page, '?subject=physics')
  await answerAndGoOn(page, { from: 1, to: 20 })
  await page.getByRole('button', { name: 'Stop & View Full Results' }).click()
  await page.getByRole('link', { name: 'Ask the tutor' }).first().click()
  await expect(page.getByText('About this question')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/\d+ of 20 correct/)).toBeVisible()
})

// TUTOR-03, TUTOR-04, TOPIC-02
test('without a network the tutor, the topic and the textbook open from what this phone keeps', async ({
  page,
  context,
}) => {
  await register(page)
  await open(page, '/topics')
  await savePhysics(page)
  await page.goto('/ai-tutor')
  await expect(page.getByRole('heading', { name: 'Tutor', level: 1 })).toBeVisible()
  await untilWholeAppIsKept(page)
  await context.setOffline(true)
  await expect(page.getByText('Switched to offline textbook mode')).toBeVisible()
  await ask(page, question)
  await conversation(page).getByRole('link', { name: source }).click()
  const concepts = page.getByRole('region', { name: 'Key Concepts' })
  await expect(concepts.getByText('a floating body displaces its own weight')).toBeVisible()
  await page.goto('/textbook?subject=physics&topic=phy-waves')
  await expect(page.getByRole('article').first()).toBeVisible()
})

// TUTOR-03
test('without a network and a textbook the student is led to practice, and keeps what was half-written', async ({
  page,
  context,
}) => {
  await register(page)
  await page.goto('/ai-tutor')
  await page.getByRole('textbox', { name: 'Your question' }).fill('Half a ques')
  await context.setOffline(true)
  await expect(page.getByText('The tutor is unavailable offline.')).toBeVisible()
  await expect(page).toHaveURL(/\/practice/)
  await context.setOffline(false)
  await page.goto('/ai-tutor')
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Half a ques')
})

// NAV-10
test('a refreshed textbook takes the place of the old one on the phone', async ({ page }) => {
  await register(page)
  await savePhysics(page)
  const keptBooks = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('data')).keys()
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('physics-notes'))
    })
  const published = await keptBooks()
  await page.evaluate(async () => {
    const cache = await caches.open('data')
    for (const request of await cache.keys()) if (request.url.includes('notes')) await cache.delete(request)
    await cache.put('/packs/physics-notes-0.json', Response.json({}))
  })
  await page.goto('/old/textbook.pdf')
  await page.getByRole('button', { name: 'Refresh Textbook' }).click()
  await expect(page).toHaveURL(/\/ai-tutor$/)
  expect(await keptBooks()).toEqual(published)
})
