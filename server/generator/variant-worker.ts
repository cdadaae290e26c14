import { makeVariants, type MadeVariants, type VariantOrder } from './variants.ts'

/** An order with a number, by which its reply is found again. */
export interface NumberedOrder {
  number: number
  order: VariantOrder
}

export type NumberedReply = { number: number } & ({ made: MadeVariants } | { failed: string })

// A process of its own, started by variants-apart.ts; it ends with whoever started it.
process.on('message', ({ number, order }: NumberedOrder) => process.send?.(replyTo(number, order)))
process.once('disconnect', () => process.exit())

function replyTo(number: number, order: VariantOrder): NumberedReply {
  try {
    return { number, made: makeVariants(order) }
  } catch (error) {
    return { number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
