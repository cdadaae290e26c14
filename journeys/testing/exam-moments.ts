import { expect, type Page } from '@playwright/test'
import { open, type Moment } from './screens.ts'

/** Starts a paper, whose questions are fetched first if this phone lacks them. */
export async function startPaper(page: Page, query: string): Promise<void> {
  await page.goto(`/exam?${query}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.getByRole('heading', { name: / question 1 of \d+$/ })).toBeVisible()
}

/** Hands the open paper in. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).first().click()
  await page.getByRole('button', { name: /^Hand in/ }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
}

const short = 'paper=utme-sciences&subjects=chemistry-physics-mathematics&length=10'

/** Moments of the exam hall, in the order in which a paper meets them. */
export const examMoments: readonly Moment[] = [
  {
    name: 'the instructions of a paper',
    reach: async (page) => {
      await open(page, `/exam?${short}&code=K7F3Q`)
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    },
  },
  {
    name: 'a question of a paper',
    reach: async (page) => {
      await startPaper(page, short)
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: 'Mark' }).click()
    },
  },
  { name: 'the calculator of a paper', reach: (page) => openSheet(page, 'Calculator') },
  { name: 'the numbers of a paper', reach: (page) => openSheet(page, 'All questions') },
  { name: 'handing in', reach: (page) => openSheet(page, 'Submit') },
  {
    name: 'the result of a paper',
    reach: async (page) => {
      await openHall(page)
      await handIn(page)
    },
  },
  {
    name: 'the papers that were sat',
    reach: async (page) => {
      await open(page, '/exam/history')
      await expect(page.getByRole('link', { name: /Several subjects/ })).toBeVisible()
    },
  },
  {
    name: 'the calculator of a WAEC paper',
    reach: async (page) => {
      await startPaper(page, 'paper=waec-paper-1&subjects=physics&length=10')
      await page.getByRole('button', { name: 'Calculator' }).click()
      await expect(page.getByRole('form', { name: 'Calculator' })).toBeVisible()
    },
  },
]

/** A reload leads back into the open paper. */
async function openHall(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/exam')
  await expect(page.getByRole('heading', { name: / question \d+ of \d+$/ })).toBeVisible()
}

async function openSheet(page: Page, name: string): Promise<void> {
  await openHall(page)
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
