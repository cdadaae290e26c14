import type { ExamSession } from '@sabi/shared/exams/sitting'
import { mistakesOf } from '@sabi/shared/practice/score'
import { startSession } from '@sabi/shared/practice/session'
import { keepStep } from '../../offline/answers/answers.ts'
import { newId } from '../../offline/device.ts'

/** Makes a review of what was missed in a paper, and returns the id of its session; null where nothing was missed. */
export async function reviewMistakes(userId: string, session: ExamSession): Promise<string | null> {
  const review = startSession({
    id: newId(),
    kind: 'review',
    filter: session.filter,
    questions: mistakesOf(session).map(({ question }) => question),
    at: Date.now(),
    random: Math.random,
  })
  if (review === null) return null
  await keepStep({ userId, session: review, answer: null })
  return review.id
}
