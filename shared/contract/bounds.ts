/** The rows that an account may add in a day, and how many days' worth at once. */
export interface DailyBound {
  aDay: number
  /** A phone that was offline for so many days sends all of it at its return. */
  backlogDays: number
}

/**
 * Rows of the log that all newcomers behind one address may add in a day: 2,500 students with 400 answers each, or some 1.4 GB. Else many
 * accounts, each within its own bound, would fill the disk. Phones keep what is refused, and send it later.
 */
export const rowsOfNewcomersADay = 1_000_000

/**
 * The same for all newcomers of a site together, whatever their networks: some 8.5 GB a day, else invented accounts in many networks would
 * fill the disk. 20,000 honest registrations a day with 100 answers each write 2.2 million with their sessions; the rest is for those of the week
 * before, a quarter of whom may do as much again each day.
 */
export const rowsOfAllNewcomersADay = 6_000_000

/**
 * How much one account may add to the log. The bound is far above what anyone does by hand, so only programs reach it.
 * It is counted by the day on which the server receives, because the dates of a phone can be anything. Excess gets a
 * 429 with `Retry-After`; phones keep it and send it again later. What else an account may add is in the `limits` of
 * the calls; docs/security.md lists them all.
 */
export const accountBounds = {
  /**
   * Answers, sessions and changes of sessions; repeating them costs nothing. 2,000 a day is a tap every 29 seconds for
   * 16 hours, every day. Unused amounts add up for 30 days, so a phone that returns after a month of hard practice may
   * send up to 60,000 at once, and so may a student on a single day. 60,000 answers take about 85 MB with their indexes.
   */
  answers: { aDay: 2000, backlogDays: 30 },
} as const satisfies Record<string, DailyBound>
