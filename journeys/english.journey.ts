import type { Locator, Page } from '@playwright/test'
import { expect, register, test } from './testing/fixtures.ts'
import { keptPaths, untilKept } from './testing/kept-app.ts'
import { choose, expectQuestion } from './testing/practising.ts'

test.use({ serviceWorkers: 'allow' })

const phonetics = '/fonts/sabi-phonetics.woff2'

/** Goes from the subjects to the topics of Use of English, as a newcomer does. */
async function chooseEnglish(page: Page): Promise<void> {
  await page.goto('/subjects')
  await page.getByRole('link', { name: 'Start Learning Use of English' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Use of English/)
}

/** Saves Use of English with its notes, and waits for the font that they need. */
async function saveEnglish(page: Page): Promise<void> {
  await page.goto('/storage')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: /^Download Use of English/ }).click()
  await expect(page.getByText('Sync Complete')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Saved textbooks Use of English' })).toBeVisible()
  await expect.poll(async () => Object.values(await keptPaths(page)).flat()).toContain(phonetics)
}

/** Starts ten questions on a topic, with each answer explained if asked for. */
async function practise(page: Page, topicId: string, answers: 'After each question' | 'At the end'): Promise<void> {
  await page.goto('/practice?subject=english')
  await page.getByRole('combobox', { name: 'Topic' }).selectOption(topicId)
  await page.getByRole('radio', { name: '10', exact: true }).check()
  await page.getByRole('radio', { name: answers }).check()
  await page.getByRole('button', { name: 'Start Practice Session' }).click()
  await expectQuestion(page, 1)
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Only the gap with this number is marked, and the box of its passage shows it. */
async function expectGapInSight(place: Page | Locator, gap: number): Promise<void> {
  const mark = place.getByRole('region', { name: /^Passage: / }).locator('[aria-current="true"]')
  await expect(mark).toHaveText(`____(${gap})____`)
  const isInSight = () =>
    mark.evaluate((element) => {
      const box = element.closest('[role="region"]')?.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      return box !== undefined && top >= box.top && bottom <= box.bottom
    })
  await expect.poll(isInSight).toBe(true)
}

async function familiesOfLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)]
    return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
  })
}

// SUBJ-01, PRAC-14
test('a student of English reads a passage, fills its gaps and hears what is underlined, without a network', async ({
  page,
  context,
}) => {
  // Use our own font at once, whose fallback is under test.
  await page.addInitScript(() => localStorage.setItem('data-saver', 'off'))
  await register(page)
  await untilKept(page)
  await chooseEnglish(page)
  expect(await familiesOfLoadedFonts(page)).not.toContain('Sabi Phonetics')
  await saveEnglish(page)
  await context.setOffline(true)

  await test.step('a passage folds, and comes back to its place at its next question', async () => {
    await practise(page, 'eng-comprehension', 'At the end')
    const passage = page.getByRole('region', { name: /^Passage: / })
    const name = (await passage.getAttribute('aria-label')) ?? ''
    const title = page.locator('summary', { hasText: name.replace('Passage: ', '') })
    await passage.evaluate((region) => region.scrollTo(0, 90))
    await choose(page, 0)
    await goOn(page)
    await expectQuestion(page, 2)
    await expect(passage).toHaveAttribute('aria-label', name)
    await expect.poll(() => passage.evaluate(({ scrollTop }) => scrollTop)).toBe(90)
    await title.click()
    await expect(passage).toBeHidden()
    await choose(page, 1)
    await goOn(page)
    await expectQuestion(page, 3)
    await expect(passage).toBeHidden()
    await title.click()
    await expect.poll(() => passage.evaluate(({ scrollTop }) => scrollTop)).toBe(90)
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)
  })

  await test.step('a cloze goes to the gap that is asked, within its box only', async () => {
    await practise(page, 'eng-cloze', 'At the end')
    for (let gap = 1; gap <= 10; gap++) {
      await expect(page.getByText(`fills gap ${gap}?`)).toBeVisible()
      await expectGapInSight(page, gap)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await choose(page, 2)
      await page.getByRole('button', { name: gap < 10 ? 'Next' : 'Finish Quiz' }).click()
    }
  })

  await test.step('so do the results', async () => {
    const seventh = page.getByRole('listitem').filter({ hasText: 'fills gap 7?' })
    await seventh.locator('summary').first().click()
    await seventh.locator('summary').nth(1).click()
    await expectGapInSight(seventh, 7)
  })

  await test.step('a question about a sound is spelled to screen readers and explained in phonetic symbols', async () => {
    await practise(page, 'eng-vowels', 'After each question')
    await expect(page.getByRole('radio').nth(3)).toBeVisible()
    const symbolsFirst = page.getByRole('region', { name: 'Question' }).locator('u').first()
    while (!(await symbolsFirst.isVisible())) {
      await choose(page, 0)
      await goOn(page)
    }
    const spelled = page.getByRole('region', { name: 'Question' }).getByText(/\(Underlined: letters?( [a-z])+\.\)/)
    await expect(spelled.first()).toBeAttached()
    await choose(page, 0)
    const explanation = page.getByRole('group', { name: 'Explanation' })
    await expect(explanation).toContainText(/\/[^/]*[æɑɒɔəɜɪʊʌːθðʃʒŋ][^/]*\//)
    expect(await familiesOfLoadedFonts(page)).toContain('Sabi Phonetics')
  })
})
