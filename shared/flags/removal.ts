/** How long administrators are warned before a question leaves practice. */
export const noticeDays = 7

/** The nightly step for a question whose alarm nobody has decided on. */
export type RemovalStep = 'none' | 'announce' | 'wait' | 'withdraw' | 'remove'

/**
 * Removes no question without notice: a certain alarm first sets a date, and the question leaves only if the alarm stays certain
 * every night until then.
 */
export function removalStep({
  isCertain,
  leavesAt,
  now,
}: {
  isCertain: boolean
  /** The announced date; null if none was announced. */
  leavesAt: Date | null
  now: Date
}): RemovalStep {
  if (!isCertain) return leavesAt === null ? 'none' : 'withdraw'
  if (leavesAt === null) return 'announce'
  return leavesAt <= now ? 'remove' : 'wait'
}
