import { expect, type Page } from '@playwright/test'
import { attempt } from './patience.ts'

/** Unfolds the numbers of a dashboard and scrolls to their end. */
export async function openMyNumbers(page: Page): Promise<void> {
  // The page as the server wrote it does not unfold them yet.
  await expect(async () => {
    const toggle = page.getByRole('button', { name: 'My numbers' })
    if ((await toggle.getAttribute('aria-expanded', attempt)) === 'false') await toggle.click(attempt)
    await expect(page.getByText(/^How it counts/)).toBeVisible(attempt)
  }).toPass()
  // Else the bars at the edges cover half of what axe measures.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

/** Opens the report of a student who has practised this week. */
export async function openWeek(page: Page): Promise<void> {
  await page.goto('/week')
  await expect(page.getByRole('table', { name: 'Answers by subject' })).toBeVisible()
}
