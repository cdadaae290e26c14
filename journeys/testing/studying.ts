import { expect, type Page } from '@playwright/test'
import type { StudyGoals } from '@sabi/shared/accounts/study'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { registerQuickly } from './dead-link.ts'
import { answerElsewhere } from './other-phone.ts'
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

/** A student of two subjects who answered 80 questions of physics in three weeks, and ten of chemistry. */
export async function studyForWeeks(page: Page): Promise<void> {
  await registerToStudy(page, { subjects: ['physics', 'chemistry'], minutesADay: 20, targetScore: 70 })
  const questionsOf = async (subject: string) => {
    const reply = await served(() => page.request.get(`${listQuestions.path}?subject=${subject}&limit=200`))
    return listQuestions.reply.parse(await reply.json()).questions
  }
  const physics = await questionsOf('physics')
  await answerElsewhere(page, physics.slice(0, 40), { daysAgo: 20, isRight: false })
  await answerElsewhere(page, physics.slice(40, 80), { daysAgo: 16, isRight: true })
  await answerElsewhere(page, physics.slice(0, 20), { daysAgo: 3, isRight: true })
  await answerElsewhere(page, (await questionsOf('chemistry')).slice(0, 10), { daysAgo: 3, isRight: true })
  await page.goto('/dashboard')
}
