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
 * Reports of questions and of the tutor's replies that all newcomers behind one address may send in a day, each of which a person reads: far more
 * than a new school of 500 students finds. Else many accounts, each within its own bound, would bury the true ones.
 */
export const reportsOfNewcomersADay = { flags: 600, tutorReports: 200 } as const

/**
 * How much one account may add to the database. Each bound is far above what anyone does by hand, so only programs
 * reach it. It is counted by the day on which the server receives, because the dates of a phone can be anything. Excess
 * gets a 429 with `Retry-After`; phones keep it and send it again later. docs/security.md lists the calls.
 */
export const accountBounds = {
  /**
   * Answers, sessions and changes of sessions; repeating them costs nothing. 2,000 a day is a tap every 29 seconds for
   * 16 hours, every day. Unused amounts add up for 30 days, so a phone that returns after a month of hard practice may
   * send up to 60,000 at once, and so may a student on a single day. 60,000 answers take about 30 MB.
   */
  answers: { aDay: 2000, backlogDays: 30 },
  /** Sessions reported without their answers: one every three minutes for 15 hours. Our app sends none. */
  reportedAttempts: { aDay: 300, backlogDays: 1 },
  /** Reports of wrong questions, each of which a person reads. */
  flags: { aDay: 30, backlogDays: 1 },
  /** Reports of wrong replies of the tutor. */
  tutorReports: { aDay: 20, backlogDays: 1 },
  /** Messages to the people who run the site, whatever address they contain. */
  messages: { aDay: 20, backlogDays: 1 },
} as const satisfies Record<string, DailyBound>
