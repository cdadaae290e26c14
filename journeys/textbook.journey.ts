import { expect, register, test } from './testing/fixtures.ts'
import { totalOf } from './testing/practising.ts'

// TOPIC-02
test('a student reads the note of a topic, continues to the textbook at that topic, and searches it', async ({
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

  await page.getByRole('searchbox', { name: 'Search the textbook' }).fill('determinant')
  await expect(page.getByRole('status').getByText(/topics? found/)).toBeVisible()
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await page.getByRole('tab', { name: /Biology/ }).click()
  await expect(page.getByRole('heading', { name: 'Textbook: Biology', level: 1 })).toBeVisible()
})

test('the textbook of each subject fits a screen of 320 px and prints without its tools', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const subject of ['chemistry', 'physics', 'biology', 'mathematics']) {
    await page.goto(`/textbook?subject=${subject}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const width = await page.evaluate(() => {
      for (const article of document.querySelectorAll('article')) article.style.contentVisibility = 'visible'
      return document.scrollingElement?.scrollWidth
    })
    expect(width, subject).toBe(320)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
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
