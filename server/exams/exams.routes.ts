import { orderOf } from '@sabi/content/exams/papers'
import { drawExam } from '@sabi/shared/exams/calls'
import { calculatorOf, minutesOf } from '@sabi/shared/exams/paper'
import { serve, type Route } from '../platform/calls/serve.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { PaperSetter } from './paper-setter.ts'

/** Timed papers for clients that do not hold the bank. */
export function examRoutes(): Route[] {
  const setter = new PaperSetter()
  return [
    serve(drawExam, async ({ params: { paper }, query: { subjects, length, seed } }, { reads }) => {
      const order = orderOf({ paper, subjects, length: length ?? null })
      if (order === null) throw new Refusal(404, 'There is no such paper, or not in these subjects.')
      const questions = await setter.set(reads, order, seed)
      if (questions === null) throw new Refusal(404, 'There are too few questions for this paper.')
      return {
        board: order.board.board,
        subjects: [...order.subjects],
        minutes: minutesOf(order),
        calculator: calculatorOf(order),
        questions,
      }
    }),
  ]
}
