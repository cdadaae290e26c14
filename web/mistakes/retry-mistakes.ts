import type { Mistake } from '@sabi/shared/progress/calls'
import { retriesOf } from '@sabi/shared/progress/mistakes'
import { isWhole, paperCandidates } from '../offline/questions/question-store.ts'
import { syncQuestions } from '../offline/questions/question-sync.ts'
import { startReview } from './start-review.ts'

/** Questions of one session of mistakes. */
const sessionLength = 20

/** Why no session was made: the questions are not on this phone, or all of them rest until a day is over. */
export type RetryProblem = 'not-here' | 'too-early'

/**
 * Makes a session that tries mistakes again, with other numbers where there are any, and returns its id. The questions of the subjects
 * are fetched first where they are missing.
 */
export async function retryMistakes(
  userId: string,
  mistakes: readonly Mistake[],
): Promise<{ id: string } | RetryProblem> {
  const subjects = [...new Set(mistakes.map(({ subject }) => subject))]
  const here = await Promise.all(subjects.map(isWhole))
  const missing = subjects.filter((_, place) => here[place] !== true)
  if (missing.length > 0) await syncQuestions(missing).catch(() => undefined)
  const candidates = (await Promise.all(subjects.map(paperCandidates))).flat()
  if (candidates.length === 0) return 'not-here'
  const dated = mistakes.map(({ questionId, answeredAt }) => ({ questionId, at: Date.parse(answeredAt) }))
  const ids = retriesOf(dated, { candidates, now: Date.now(), random: Math.random, count: sessionLength })
  const [only] = subjects
  const id = await startReview(userId, { subject: subjects.length === 1 && only !== undefined ? only : 'ALL', ids })
  return id === null ? 'too-early' : { id }
}
