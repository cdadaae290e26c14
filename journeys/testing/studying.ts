import { expect, type Page } from '@playwright/test'
import type { StudyGoals } from '@sabi/shared/accounts/study'
import { registerQuickly } from './dead-link.ts'
import { served } from './served.ts'

/** Registers a student with these goals whose phone has all questions. */
export async function registerToStudy(page: Page, goals: StudyGoals): Promise<void> {
  await registerQuickly(page)
  await page.goto('/storage')
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(page.getByText('Sync Complete')).toBeVisible()
  const headers = { origin: new URL(page.url()).origin }
  expect((await served(() => page.request.put('/api/account/goals', { data: goals, headers }))).status()).toBe(200)
}
