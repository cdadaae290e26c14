import { expect, type Page } from '@playwright/test'
import { digestOfServer } from './dead-link.ts'

/** Switches by the menu: two taps. */
export async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click()
}

export async function expectHere(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
}

/** How many answers the server has of the learner whose turn it is. */
export async function countOnServer(page: Page): Promise<number> {
  const days = await digestOfServer(page)
  return days.reduce((sum, { count }) => sum + count, 0)
}
