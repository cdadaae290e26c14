/** What an account may add in a day, and how many days' worth at once. */
export interface DailyBound {
  aDay: number
  /** A phone that was offline for so many days sends all of it at its return. */
  backlogDays: number
}

/**
 * Rows of the log that all newcomers behind one address may add in a day: 2,500 students with 400 answers each, or some 500 MB. Else many
 * accounts, each within its own bound, would fill the disk. Phones keep what is refused, and send it later.
 */
export const rowsOfNewcomersADay = 1_000_000

/**
 * How much one account may add to the database. Each bound is far above what anybody does by hand, so that only a program meets
 * it, and each is counted by the day on which the server receives, since the dates of a phone can say anything. What is refused gets a
 * 429 with `Retry-After`; phones keep it and send it again by themselves. docs/security.md lists the call behind each of them.
 */
export const accountBounds = {
  /**
   * Answers, sessions and changes of sessions; what comes again as it was costs nothing. 2,000 a day is a tap every 29 seconds for 16 hours, every
   * day. What was not used adds up for 30 days, so a phone that comes back after a month of hard practice, or several of them, may send
   * up to 60,000 at once, and so may a student on a single day. 60,000 answers take some 30 MB.
   */
  answers: { aDay: 2000, backlogDays: 30 },
  /** Sessions that are reported without their answers: one every three minutes for 15 hours. No app of ours sends any. */
  reportedAttempts: { aDay: 300, backlogDays: 1 },
  /** Reports of wrong questions: somebody reads each of them. */
  flags: { aDay: 30, backlogDays: 1 },
  /** Reports of wrong replies of the tutor. */
  tutorReports: { aDay: 20, backlogDays: 1 },
  /** Messages to the people who run the site, whatever address stands in them. */
  messages: { aDay: 20, backlogDays: 1 },
} as const satisfies Record<string, DailyBound>
