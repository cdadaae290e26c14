import type { Page } from '@playwright/test'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { answersOnPhone } from './testing/dead-link.ts'
import { expect, register, test } from './testing/fixtures.ts'
import { expectForEveryone } from './testing/measures.ts'
import { expectQuestion, leaveQuiz } from './testing/practising.ts'
import { served } from './testing/served.ts'

const address = '/practice?subject=physics&examType=JAMB'
const button = (page: Page) => page.getByRole('button', { name: 'Generate 50 More Questions' })

/** Answers as many different questions of physics as unlock new ones. */
async function answerFifty(page: Page): Promise<void> {
  const phone = page.request
  const reply = await served(() =>
    phone.get('/api/questions', { params: { subject: 'physics', random: 'true', limit: 50 } }),
  )
  const { questions } = listQuestions.reply.parse(await reply.json())
  const sessionId = crypto.randomUUID()
  const now = new Date().toISOString()
  const answers = questions.map(({ id, version }, seq) => ({
    id: crypto.randomUUID(),
    sessionId,
    questionId: id,
    questionVersion: version,
    option: 0,
    answeredAt: now,
    tzOffset: 60,
    durationMs: 9000,
    seq,
  }))
  const session = { id: sessionId, kind: 'practice', examType: 'General', subject: 'physics', startedAt: now }
  const headers = { Origin: new URL(page.url()).origin }
  const data = { deviceId: 'journey', sessions: [session], answers }
  const taken = await served(() => phone.post('/api/sync/answers', { headers, data }))
  expect(taken.ok()).toBe(true)
}

// GEN-01 to GEN-04
test('new questions are unlocked by practice, made meanwhile, and explained as they are answered', async ({ page }) => {
  await register(page)
  await page.goto(address)
  await expect(page.getByText('Answer 50 more different physics questions to unlock new ones.')).toBeVisible()
  await answerFifty(page)
  await page.goto(address)
  await button(page).click()
  await expectForEveryone(page, 'the choice of new questions')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const ready = page.getByRole('dialog', { name: 'Questions Generated!' })
  await expect(ready).toBeVisible()
  await ready.getByRole('button', { name: 'Start Practice Session' }).click()
  await expectQuestion(page, 1)
  await expect(page.getByText('New variant')).toBeVisible()
  await page.getByRole('radio').first().check()
  await expect(page.getByRole('group', { name: 'Explanation' })).toBeFocused()
  await expectForEveryone(page, 'an answer explained at once')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 2)
  await page.getByRole('radio').first().check()
  // A step is on the screen a moment before it is on the disk.
  await expect.poll(() => answersOnPhone(page)).toHaveLength(2)
  await page.reload()
  await expectQuestion(page, 2)
  await leaveQuiz(page)
  await expect(page.getByRole('heading', { name: 'Resume question 2?' })).toBeVisible()
})
