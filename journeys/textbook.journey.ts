import { expect, register, test } from './testing/fixtures.ts'
import { totalOf } from './testing/practising.ts'

// TOPIC-02
test('a student reads the note of a topic, continues to the textbook at that topic, reads on, and searches all subjects', async ({
  page,
}) => {
  await page.goto('/topics/mat-matrices')
  const concepts = page.getByRole('region', { name: 'Key Concepts' })
  await expect(concepts.getByRole('heading', { name: 'Worked example' })).toBeVisible()
  await expect(concepts.locator('math').first()).toBeVisible()
  await concepts.getByRole('link', { name: 'Open in the textbook' }).click()

  await expect(page.getByRole('heading', { name: 'Textbook: Mathematics', level: 1 })).toBeVisible()
  const chapter = page.locator('#mat-matrices')
  await expect(chapter.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('link', { name: /^Next: / }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(chapter).toHaveCount(0)
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport()

  await page.getByRole('searchbox', { name: 'Search the textbook' }).fill('fotosynthesis')
  const found = page.getByRole('link', { name: 'Photosynthesis and plant mineral nutrition' })
  await expect(page.getByRole('status').getByText(/topics? found/)).toBeVisible()
  await expect(found).toHaveAttribute('href', /subject=biology/)
  await found.click()
  await expect(page.getByRole('heading', { name: 'Textbook: Biology', level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)).toBeGreaterThan(0)
})

// A link of the time when a subject was one page, shared without its subject.
test('an old link to a topic of the textbook opens it in its subject', async ({ page }) => {
  await page.goto('/textbook#phy-waves')
  await expect(page.getByRole('heading', { name: 'Textbook: Physics', level: 1 })).toBeVisible()
  await expect(page.locator('#phy-waves')).toBeVisible()
})

test('the contents of each subject and their topics fit a screen of 320 px and print without their tools', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const widthOf = () => page.evaluate(() => document.scrollingElement?.scrollWidth)
  for (const subject of ['chemistry', 'physics', 'biology', 'mathematics', 'english']) {
    await page.goto(`/textbook?subject=${subject}`)
    const first = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()
    await expect(first).toBeVisible()
    expect(await widthOf(), subject).toBe(320)
    await first.click()
    for (;;) {
      await expect(page.getByRole('article')).toBeVisible()
      expect(await widthOf(), page.url()).toBe(320)
      const next = page.getByRole('link', { name: /^Next: / })
      if ((await next.count()) === 0) break
      const before = page.url()
      await next.click()
      await page.waitForURL((url) => url.href !== before)
    }
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('article')).toBeVisible()
})

test('a question about a drawing shows it and says it in words', async ({ page }) => {
  await register(page)
  // A session on a topic starts automatically (PRAC-13).
  await page.goto('/practice?subject=mathematics&topicId=mat-circles')
  await totalOf(page)
  const figure = page.getByRole('img', { name: /circle/i })
  for (let tries = 0; tries < 40 && !(await figure.isVisible()); tries++)
    await page.getByRole('button', { name: 'Next' }).click()
  await expect(figure.locator('svg')).toBeVisible()
  const box = await figure.boundingBox()
  expect(box?.width).toBeGreaterThan(200)
})
