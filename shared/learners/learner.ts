import * as z from 'zod/mini'

export const learnerColours = ['blue', 'green', 'red', 'purple', 'orange', 'teal', 'pink', 'brown'] as const

/** The PIN of a learner as a phone keeps it. It hides what is on the phone; it encrypts nothing. */
export const StoredPin = z.object({
  salt: z.string(),
  hash: z.string(),
  /** Wrong tries since the last right one. */
  wrong: z.int().check(z.minimum(0)),
  /** Epoch milliseconds by the phone's clock; 0 if a PIN may be tried now. */
  waitsUntil: z.number(),
})
export type StoredPin = z.infer<typeof StoredPin>

/** A learner as a phone keeps them. */
export const Learner = z.object({
  /** Sets the learner's data on this phone apart; '' for the first. Never used again. */
  slot: z.string(),
  name: z.string(),
  colour: z._default(z.enum(learnerColours), 'blue'),
  /** Null for a learner without an account. */
  accountId: z.nullable(z.string()),
  pin: z.nullable(StoredPin),
  /** Epoch milliseconds. */
  usedAt: z.number(),
  /** Owners on this phone whose answers are to become this account's, until that is done. */
  takesFrom: z._default(z.array(z.string()), []),
})
export type Learner = z.infer<typeof Learner>

export const longestLearnerName = 30

/** A colour that no other learner has, as long as there is one. */
export function freeColour(learners: readonly Pick<Learner, 'colour'>[]): Learner['colour'] {
  const taken = new Set(learners.map(({ colour }) => colour))
  return learnerColours.find((colour) => !taken.has(colour)) ?? 'blue'
}
