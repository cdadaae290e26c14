import type { Question } from '@sabi/shared/content/question'
import { fitQuestions, type JudgingOrder } from './fit-questions.ts'
import { makeVariants, type MadeVariants, type VariantOrder } from './variants.ts'

/** What is to be done: to make variants, to judge what a model wrote, or nothing but to say that all is loaded. */
export type Order = { make: VariantOrder } | { judge: JudgingOrder } | { load: true }

export type Outcome = { made: MadeVariants } | { fit: Question[] } | { loaded: true } | { failed: string }

/** An order with a number, by which its reply is found again. */
export interface NumberedOrder {
  number: number
  order: Order
}

export interface NumberedReply {
  number: number
  outcome: Outcome
}

// A process of its own, started by variants-apart.ts; it ends with whoever started it.
process.on('message', ({ number, order }: NumberedOrder) => process.send?.({ number, outcome: outcomeOf(order) }))
process.once('disconnect', () => process.exit())

function outcomeOf(order: Order): Outcome {
  if ('load' in order) return { loaded: true }
  try {
    return 'make' in order ? { made: makeVariants(order.make) } : { fit: fitQuestions(order.judge) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
