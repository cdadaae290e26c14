import { guardedPages } from '@sabi/shared/contract/pages'
import type { Notice } from '@sabi/shared/flags/correction-calls'
import type { Mistake } from '@sabi/shared/progress/calls'
import { expect, type Page } from '@playwright/test'
import { openMyNumbers, openWeek } from './my-numbers.ts'
import { answerAndGoOn, choose, expectQuestion, startPractice } from './practising.ts'
import { attempt } from './patience.ts'

/** Pages that anyone may open. */
export const openScreens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/verify-email',
  '/setup',
  '/setup?token=unknown',
  '/subjects',
  '/topics',
  '/textbook?subject=physics',
  '/textbook?subject=physics&topic=phy-waves',
  '/topics/che-mole',
  '/try',
  '/try/mathematics',
  '/challenge?questions=b09-1-25*3&right=1&name=Amina',
  '/help',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/corrections',
]

/** Pages of a student who is signed in; a paper opens only with its address. */
export const guardedScreens = guardedPages.filter((page) => page !== '/exam' && !page.includes(':'))

/** A state of a screen that appears only after an action. */
export interface Moment {
  name: string
  /** Leads there from any page. */
  reach: (page: Page) => Promise<void>
}

/** Opens a page and waits until what it loads is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Moments that a visitor meets. */
export const visitorMoments: readonly Moment[] = [
  {
    name: 'a form with mistakes',
    reach: async (page) => {
      await open(page, '/register')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
    },
  },
  {
    name: 'a refused login',
    reach: async (page) => {
      await open(page, '/login')
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('wrong password')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText('Login failed')).toBeVisible()
    },
  },
  {
    name: 'no topic found',
    reach: async (page) => {
      await open(page, '/topics?search=zebra')
      await expect(page.getByText('No topics found')).toBeVisible()
    },
  },
]

/** A screen whose code fails wherever it runs. */
const brokenScreen: Moment = {
  name: 'a screen that breaks',
  reach: async (page) => {
    const broken = { contentType: 'text/javascript', body: 'throw new Error("This screen is broken.")' }
    await page.route(/assets\/PracticeScreen-.*js$/, (route) => route.fulfill(broken))
    await page.goto('/practice')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.unrouteAll()
  },
}

const modelsWords = `### Why ice floats

Ice is **less dense** than water:

1. Water molecules in ice stand in an open frame.
2. The same mass takes *more* volume.

| substance | density in kg/m³ | floats on water | melts at in °C | boils at in °C |
|---|---|---|---|---|
| ice | 917 | yes | 0 | – |
| water at 4 °C | 1000 | – | – | 100 |

> A floating body displaces its own weight of the fluid.

\`\`\`
share below the water = density of ice / density of water = 917 / 1000 = 0.917
\`\`\`

See [the topic](/topics/phy-density).`

/** A provider's model is a third party: here its words come from the test. */
export const modelsReply: Moment = {
  name: 'a reply of a model',
  reach: async (page) => {
    const choices = [{ message: { role: 'assistant', content: modelsWords } }]
    await answerAsModel(page, [{ type: 'reply', reply: { success: true, choices, mode: 'model', quotes: [] } }])
    await expect(page.getByRole('log').getByRole('table')).toBeVisible()
  },
}

async function answerAsModel(page: Page, events: readonly object[]): Promise<void> {
  await open(page, '/ai-tutor')
  await page.evaluate(() => localStorage.removeItem('tutor-conversation'))
  await open(page, '/ai-tutor')
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  const answer = { contentType: 'text/event-stream', body }
  await page.route('**/api/ai/chat', (route) => route.fulfill(answer), { times: 1 })
  await page.getByRole('textbox', { name: 'Your question' }).fill('Why does ice float on water?')
  await page.getByRole('button', { name: 'Send' }).click()
}

const someMistakes: Mistake[] = [
  {
    questionId: 'phy-1',
    subject: 'physics',
    topicId: 'phy-waves',
    text: 'A wave of 0.5 m travels at 340 m/s. What is its frequency?',
    chosen: '170 Hz',
    right: '680 Hz',
    reason: 'You multiplied speed and wavelength.',
    answeredAt: '2026-11-20T10:00:00.000Z',
    rightDays: 1,
  },
  {
    questionId: 'che-1',
    subject: 'chemistry',
    topicId: 'che-acids',
    text: 'Which of these is a strong acid?',
    chosen: 'CH₃COOH',
    right: null,
    reason: null,
    answeredAt: '2026-11-19T10:00:00.000Z',
    rightDays: 0,
  },
]

const someNotices: readonly Notice[] = [
  {
    id: '0190b5a0-0000-4000-8000-0000000000c1',
    questionId: 'phy-1',
    text: 'A lamp takes a current of 0.5 A from a supply of 240 V. What is its power?',
    rightOption: '120 W',
    markChange: 1,
    outcome: 'resolved',
    at: '2026-11-12T10:00:00.000Z',
  },
  {
    id: '0190b5a0-0000-4000-8000-0000000000c2',
    questionId: 'bio-1',
    text: 'Which organelle makes proteins?',
    rightOption: null,
    markChange: null,
    outcome: 'dismissed',
    at: '2026-11-11T10:00:00.000Z',
  },
]

/** Moments of a student who is signed in, outside of a quiz. */
export const studentMoments: readonly Moment[] = [
  brokenScreen,
  {
    name: 'the menu of a phone',
    reach: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, '/dashboard')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'corrected questions',
    reach: async (page) => {
      await page.route('**/api/notices', (route) => route.fulfill({ json: { success: true, data: someNotices } }))
      await open(page, '/dashboard')
      await expect(page.getByText('Your marks: +1.')).toBeVisible()
      await page.unrouteAll()
    },
  },
  {
    name: 'mistakes book',
    reach: async (page) => {
      const reply = { success: true, data: someMistakes, total: 130 }
      await page.route('**/api/progress/*/mistakes', (route) => route.fulfill({ json: reply }))
      await open(page, '/mistakes')
      await expect(page.getByRole('heading', { name: 'Chemistry: Acids' })).toBeVisible()
      await page.unrouteAll()
    },
  },
  {
    name: 'the menu of the account',
    reach: async (page) => {
      await open(page, '/dashboard')
      await page.getByRole('button', { name: /^Account of/ }).click()
      await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
    },
  },
  {
    name: 'an answer of the tutor',
    reach: async (page) => {
      await open(page, '/ai-tutor')
      await page.getByRole('textbox', { name: 'Your question' }).fill('How do I solve a quadratic equation?')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('log').locator('blockquote').first()).toBeVisible()
    },
  },
  modelsReply,
  {
    name: 'a reply of the tutor that is cut off',
    reach: async (page) => {
      await answerAsModel(page, [{ type: 'piece', text: 'Ice floats because it takes more room than the water' }])
      await expect(page.getByText('The reply was cut off')).toBeVisible()
    },
  },
  {
    name: 'a question that the tutor could not answer',
    reach: async (page) => {
      await answerAsModel(page, [{ type: 'failure', message: 'The tutor is busy. Please try again in a minute.' }])
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'the tutor writing',
    reach: async (page) => {
      await open(page, '/ai-tutor?prompt=Why%3F&question=phy-1')
      await page.route('**/api/ai/chat', () => {}, { times: 1 })
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    },
  },
  {
    name: 'the tutor on this site',
    reach: async (page) => {
      await open(page, '/ai-tutor?about=help')
      await expect(page.getByText('Leave a message for a person')).toBeVisible()
    },
  },
  ...['Change password', 'Delete my account'].map((label) => ({
    name: `settings: ${label}`,
    reach: async (page: Page) => {
      await open(page, '/settings')
      await page.getByRole('button', { name: label }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  })),
]

/** Moments of an administrator to whom students reported questions. */
export const administratorMoments: readonly Moment[] = [
  {
    name: 'the review of a report',
    reach: async (page) => {
      await open(page, '/admin')
      await page.getByRole('button', { name: 'Review' }).first().click()
      await expect(page.getByLabel('Notes')).toBeVisible()
    },
  },
  {
    name: 'a question that is edited',
    reach: async (page) => {
      await open(page, '/admin?tab=content&subject=mathematics&search=log')
      await page.getByRole('button', { name: 'Edit' }).first().click()
      await page.getByRole('radio', { checked: false }).first().check()
      await page.getByLabel('Explanation').fill('By the formula $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$ it is so.')
      await expect(page.getByRole('region', { name: 'Preview' }).locator('math').last()).toBeVisible()
      await expect(page.getByText('This changes the marks of every answer to this question.')).toBeVisible()
    },
  },
  {
    name: 'the versions of a question',
    reach: async (page) => {
      await open(page, '/admin?tab=content')
      await page.getByRole('button', { name: 'History' }).first().click()
      await expect(page.getByText('First version').first()).toBeVisible()
    },
  },
  {
    name: 'students',
    reach: async (page) => {
      await open(page, '/admin?tab=people')
      await expect(page.getByRole('button', { name: 'Send reset link' }).first()).toBeVisible()
    },
  },
  {
    name: 'a student who is being suspended',
    reach: async (page) => {
      await open(page, '/admin?tab=people&search=amina')
      await page.getByRole('button', { name: 'Suspend' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

/** Moments of practice, in the order in which a session meets them. */
export const quizMoments: readonly Moment[] = [
  {
    name: 'a question',
    reach: async (page) => {
      await startPractice(page, '?subject=mathematics')
      await choose(page, 1)
    },
  },
  {
    name: 'the report of a question',
    reach: async (page) =>
      inQuiz(page, async () => {
        await page.getByRole('button', { name: 'Report this question' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'No option is right' }).click()
      }),
  },
  { name: 'all questions', reach: async (page) => inQuiz(page, () => openPalette(page)) },
  { name: 'the keys', reach: async (page) => inQuiz(page, () => pressForDialog(page, '?')) },
  { name: 'whether to submit', reach: async (page) => inQuiz(page, () => pressForDialog(page, 's')) },
  {
    name: 'a checkpoint',
    reach: async (page) => {
      await inQuiz(page, async () => {})
      await answerAndGoOn(page, { from: 1, to: 20 })
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'results',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Stop & View Full Results' }).click()
      await expect(page.getByText(/\d+ of 20 correct/)).toBeVisible()
    },
  },
  {
    name: 'the numbers of a student who has practised',
    reach: async (page) => {
      await open(page, '/dashboard')
      await openMyNumbers(page)
    },
  },
  { name: 'a week with its tables', reach: openWeek },
  {
    name: 'a session to resume',
    reach: async (page) => {
      await startPractice(page, '?subject=physics')
      await choose(page, 0)
      await open(page, '/dashboard')
      await open(page, '/practice')
      await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible()
    },
  },
]

/** The session that this tab has open already, and one step in it. A reload of its address leads back into it. */
async function inQuiz(page: Page, step: () => Promise<void>): Promise<void> {
  await page.goto('/practice?subject=mathematics')
  await expectQuestion(page, 1)
  await step()
}

/** Keys are listened for from a moment after the first paint. */
async function pressForDialog(page: Page, key: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible(attempt)
  }).toPass()
}

async function openPalette(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('dialog', { name: 'All questions' })).toBeVisible()
}
