/** So long an administrator can see that a question will leave practice, and decide otherwise. */
export const noticeDays = 7

/** What the night does with a question whose alarm nobody has decided on. */
export type RemovalStep = 'none' | 'announce' | 'wait' | 'withdraw' | 'remove'

/**
 * No question leaves practice without notice: a certain alarm first sets a date, and only while it stays certain in every night until
 * then does the question leave.
 */
export function removalStep({
  isCertain,
  leavesAt,
  now,
}: {
  isCertain: boolean
  /** Null where nothing is announced. */
  leavesAt: Date | null
  now: Date
}): RemovalStep {
  if (!isCertain) return leavesAt === null ? 'none' : 'withdraw'
  if (leavesAt === null) return 'announce'
  return leavesAt <= now ? 'remove' : 'wait'
}
