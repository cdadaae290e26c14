import type { ResultOf } from '@sabi/shared/contract/call'
import type { listMistakes } from '@sabi/shared/progress/calls'
import { openMistakes } from '@sabi/shared/progress/mistakes'
import type { Database } from '../database/database.ts'
import { listReviews, listWrongAnswers } from './mistakes.queries.ts'

/** Answers looked at: years of practice. */
const mostReviews = 20_000
/** Mistakes shown; older ones follow as these are recovered. */
const mostShown = 100

/** The student's mistakes book, newest mistake first, and how many mistakes there are in all. */
export async function readMistakes(database: Database, userId: string): Promise<ResultOf<typeof listMistakes>> {
  const open = openMistakes(await listReviews(database, { userId, limit: mostReviews }))
  const shown = open.slice(0, mostShown)
  const answerIds = shown.map(({ review }) => review.answerId)
  const answers = await listWrongAnswers(database, { userId, answerIds })
  const byId = new Map(answers.map((answer) => [answer.answerId, answer]))
  const data = shown.flatMap(({ review, rightDays }) => {
    const answer = byId.get(review.answerId)
    if (answer === undefined) return []
    const { figure, imageAlt, rich, answeredAt } = answer
    return {
      ...answer,
      figure: figure ?? undefined,
      imageAlt: imageAlt ?? undefined,
      rich: Object.keys(rich).length === 0 ? undefined : rich,
      answeredAt: answeredAt.toISOString(),
      rightDays,
    }
  })
  // Of a corrected passage, the text that the student saw last.
  const passages = new Map(
    data.toReversed().flatMap(({ passage }) => (passage === null ? [] : [[passage.id, passage]])),
  )
  return { data, passages: [...passages.values()], total: open.length }
}
