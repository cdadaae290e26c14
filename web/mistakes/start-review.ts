import { withPassagesInOrder } from '@sabi/shared/content/passage-order'
import type { SubjectId } from '@sabi/shared/content/question'
import { startSession } from '@sabi/shared/practice/session'
import { keepStep } from '../offline/answers/answers.ts'
import { newId } from '../offline/device.ts'
import { readQuestions } from '../offline/questions/question-store.ts'

interface ReviewToStart {
  subject: SubjectId | 'ALL'
  ids: readonly string[]
}

/** Makes a session of these questions, which must be on this phone, and returns its id; null for no questions. */
export async function startReview(userId: string, { subject, ids }: ReviewToStart): Promise<string | null> {
  const session = startSession({
    id: newId(),
    kind: 'review',
    filter: { subject, examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' },
    questions: withPassagesInOrder(await readQuestions(ids)),
    at: Date.now(),
    random: Math.random,
  })
  if (session === null) return null
  await keepStep({ userId, session, answer: null })
  return session.id
}
