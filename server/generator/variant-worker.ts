import type { Question } from '@sabi/shared/content/question'
import { fitQuestions, type JudgingOrder } from './fit-questions.ts'
import { makeVariants, type MadeVariants, type VariantOrder } from './variants.ts'

/** A command to the worker: make variants, judge what a model wrote, or just load everything and reply. */
export type Order = { make: VariantOrder } | { judge: JudgingOrder } | { load: true }

export type Outcome = { made: MadeVariants } | { fit: Question[] } | { loaded: true } | { failed: string }

/** A command with a number that identifies its reply. */
export interface NumberedOrder {
  number: number
  order: Order
}

export interface NumberedReply {
  number: number
  outcome: Outcome
}

// Runs in a child process started by variants-apart.ts, and exits with its parent.
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
