import { expect, type Page } from '@playwright/test'
import { open, type Moment } from './screens.ts'

/** The steps of a generation, in the order in which a student who has answered enough chemistry questions sees them. */
export const generatorMoments: readonly Moment[] = [
  {
    name: 'the choice of new questions',
    reach: async (page) => {
      await open(page, '/practice?subject=chemistry&examType=JAMB')
      await page.getByRole('button', { name: 'Generate 50 More Questions' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'new questions being made',
    reach: async (page) => {
      await open(page, '/practice?subject=chemistry&examType=JAMB')
      await page.getByRole('button', { name: 'Generate 50 More Questions' }).click()
      await answerAsRunning(page)
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      await expect(page.getByRole('dialog').getByText('12 of 50 questions')).toBeVisible()
    },
  },
  {
    name: 'new questions that are ready',
    reach: async (page) => {
      await page.unrouteAll()
      await expect(page.getByRole('dialog', { name: 'Questions Generated!' })).toBeVisible()
    },
  },
  {
    name: 'a wrong answer explained at once',
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Start Practice Session' }).click()
      await answerUntil(page, 'Incorrect')
    },
  },
  { name: 'a right answer explained at once', reach: async (page) => answerUntil(page, 'Correct') },
]

/** The server is too fast to see this state, so the reply is faked as running. */
async function answerAsRunning(page: Page): Promise<void> {
  await page.route('**/api/question-generator/generations/latest', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { success: true, data: data && { ...data, state: 'running', count: 12 } } })
  })
  await page.route('**/api/question-generator/generate', async (route) => {
    const headers = { ...route.request().headers(), origin: new URL(page.url()).origin }
    const { data } = await (await route.fetch({ headers })).json()
    await route.fulfill({ json: { success: true, data: { ...data, state: 'running', count: 12, questions: [] } } })
  })
}

/** Continues until an answer has this outcome. */
async function answerUntil(page: Page, outcome: 'Correct' | 'Incorrect'): Promise<void> {
  const explanation = page.getByRole('group', { name: 'Explanation' })
  for (let tries = 0; tries < 30; tries++) {
    if (await explanation.isVisible()) await page.getByRole('button', { name: 'Next' }).click()
    await expect(explanation).toBeHidden()
    await page.getByRole('radio').first().check()
    await expect(explanation).toBeVisible()
    if (await explanation.getByText(outcome, { exact: true }).isVisible()) return
  }
  throw new Error(`No answer was ${outcome}`)
}
