import type { Page } from '@playwright/test'
import { listFlags } from '@sabi/shared/flags/calls'
import { getProfileStatistics } from '@sabi/shared/progress/calls'
import { getQuestion } from '@sabi/shared/subjects/calls'
import { expect, register, test } from './testing/fixtures.ts'
import { leaveQuiz, startPractice } from './testing/practising.ts'
import { served } from './testing/served.ts'

const reason = 'The marked answer is wrong'

// FLAG-01, FLAG-02, FLAG-03
test('a report written offline leads to a correction, a new mark here and there, one notice and a public line', async ({
  page,
  browser,
  server,
}) => {
  await register(page)
  const { question, chosen } = await answerWronglyOffline(page)
  await reportOffline(page)
  await page.context().setOffline(false)
  await expect(page.getByText('Question Flagged')).toBeVisible()
  await leaveQuiz(page)
  await expect.poll(() => marksOf(page)).toEqual({ answered: 1, correct: 0 })

  const context = await browser.newContext({ baseURL: server.url })
  const admin = await context.newPage()
  const { email } = await register(admin)
  await server.administer('grant', email)
  const { flags } = listFlags.reply.parse(await (await served(() => admin.request.get('/api/question-flags'))).json())
  const flag = flags.find(({ question: about }) => about?.id === question.id)
  const { text, options, explanation, version } = question
  const edited = await served(() =>
    admin.request.patch(`/api/question-flags/${flag?.id}/question`, {
      data: { text, options, explanation, version, correctOption: chosen },
      headers: { origin: server.url },
    }),
  )
  expect([edited.status(), await edited.text()]).toEqual([200, expect.stringContaining('"isKeyChanged":true')])

  await page.goto('/dashboard')
  const notices = page.getByRole('region', { name: 'Corrected questions' })
  await expect(notices).toContainText(/You reported a question\. Fixed on .*Your marks: \+1\./)
  expect(await marksOf(page)).toEqual({ answered: 1, correct: 1 })
  await notices.getByRole('button', { name: 'OK' }).click()
  await expect(notices).toBeHidden()
  const again = page.waitForResponse('**/api/notices')
  await page.reload()
  await again
  await expect(notices).toBeHidden()
  await expectOwnSessionCorrected(page)

  await admin.goto('/corrections')
  await expect(admin.getByText(`A student reported: ${reason}.`)).toBeVisible()
  await expect(admin.getByRole('article')).toContainText(text.slice(0, 30))
  await context.close()
})

/** Begins a session, goes offline and chooses an option that is not the key. */
async function answerWronglyOffline(page: Page) {
  await startPractice(page, '?subject=biology')
  const id = await page.getByRole('radio').first().getAttribute('name')
  const { question } = getQuestion.reply.parse(
    await (await served(() => page.request.get(`/api/questions/${id}`))).json(),
  )
  const chosen = question.correctOption === 0 ? 1 : 0
  await page.context().setOffline(true)
  await page.locator(`input[type=radio][value="${chosen}"]`).check()
  return { question, chosen }
}

async function reportOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report this question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this question' })
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: reason }).click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText("Saved on this phone. We'll send it when you're online.")).toBeVisible()
}

/** The session on the phone follows the correction: in the list, once it is ended, and when it is opened. */
async function expectOwnSessionCorrected(page: Page): Promise<void> {
  await page.goto('/storage')
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(page.getByText(/Your questions are (saved|up to date)\./).first()).toBeVisible()
  await page.goto('/practice')
  await page.getByRole('button', { name: 'End this session' }).click()
  await page.getByRole('button', { name: /100%/ }).click()
  await expect(page.getByText('1 of 1 correct')).toBeVisible()
}

async function marksOf(page: Page): Promise<{ answered: number; correct: number }> {
  const reply = getProfileStatistics.reply.parse(await (await served(() => page.request.get('/api/auth/stats'))).json())
  return { answered: reply.totalQuestionsAttempted, correct: reply.totalCorrectAnswers }
}
