import { expect, type Page } from '@playwright/test'
import { open, type Moment } from './screens.ts'

const options =
  '"<b>copper</b> oxide","A long option that says in many words what a short one would have said","$\\sqrt{x^2 + 1}$","none of these"'
const file = [
  'text,optionA,optionB,optionC,optionD,answer,explanation,subject,topic,exam,source',
  `"1. Which <u>substance</u> has the formula $\\frac{a}{b}$?",${options},A,"The letter C stands for $C_{12}$.",chemistry,che-mole,WAEC,"Mr Bello, Jos"`,
  `"2. Which is heavier?",iron,tin,lead,wood,C,"It is zzzzzzzz.",chemistry,che-mole,JAMB,`,
  `"3. Which is lightest?",iron,tin,lead,wood,,"Wood floats.",chemistry,che-mole,JAMB,`,
].join('\n')

/** The steps in which an administrator reviews a file before students see it. */
export const draftMoments: readonly Moment[] = [
  { name: 'the check of a file', reach: check },
  {
    name: 'an import that became a draft',
    reach: async (page) => {
      await check(page)
      await page.getByRole('button', { name: 'Import 2 questions as a draft' }).click()
      await expect(page.getByRole('link', { name: 'Look at the draft', exact: true })).toBeVisible()
    },
  },
  {
    name: 'a draft',
    reach: openDraft,
  },
  {
    name: 'whether to publish a draft',
    reach: async (page) => {
      await openDraft(page)
      await page.getByRole('button', { name: 'Publish 1 question' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

async function check(page: Page): Promise<void> {
  await open(page, '/admin?tab=content')
  await page
    .getByLabel(/^File/)
    .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('region', { name: 'Accepted questions' })).toBeVisible()
}

async function openDraft(page: Page): Promise<void> {
  await open(page, '/admin?tab=content')
  await page
    .getByRole('link', { name: /^Look at the draft/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Leave out' }).first()).toBeVisible()
}
