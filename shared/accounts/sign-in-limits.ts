const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Wrong passwords that are judged before the next wait: more than people need who try the few passwords that they use. */
export const wrongTriesARound = 10
/** The first wait, and the window in which a known device or an open session may be wrong `wrongTriesARound` times. */
export const firstWaitSeconds = 15 * minute
const longestWaitSeconds = day

/**
 * Wrong attempts from unknown devices after which an account accepts no more from them, until its password is reset or
 * its owner signs in on a known device. No owner is wrong a hundred times over three days of waits, and a hundred
 * guesses find no password outside the list of common ones, which registration refuses.
 */
export const mostWrongTries = 100

/** How long an account is closed to unknown devices after so many wrong tries: 15 minutes after the first ten, then twice as long, up to a day. */
export function waitSecondsAfter(wrongTries: number): number {
  if (wrongTries === 0 || wrongTries % wrongTriesARound !== 0) return 0
  return Math.min(firstWaitSeconds * 2 ** (wrongTries / wrongTriesARound - 1), longestWaitSeconds)
}

/**
 * On how many accounts the unknown devices of one address may fail without signing in to them afterwards. An account
 * counts once an hour however often it is tried, and no longer once its owner has got in. In the worst hour of a
 * school, 500 students behind one address all mistype their email (500 accounts that don't exist) and their password
 * (500 more). Continuing all day and all week means longer waits. Shared devices are unknown ones, so a week of such
 * mornings, five times 500 mistyped emails, must fit too.
 */
export const wrongAccountsOfAddress = [
  { seconds: hour, accounts: 1_200 },
  { seconds: day, accounts: 2_500 },
  { seconds: 7 * day, accounts: 5_000 },
] as const
/** How long an account that was tried in vain from an address counts there but once. */
export const wrongAccountCountsOnceSeconds = hour

/**
 * How many accounts may be opened from one address: a school of 500 within ten minutes, and five such schools, or a mobile network that
 * many students share, in a day.
 */
export const registrationsOfAddress = [
  { seconds: 10 * minute, accounts: 500 },
  { seconds: day, accounts: 2_500 },
] as const

/**
 * For how many emails an hour one address may learn, by registering them, that they have an account. Students who
 * forgot their account learn it once; a list of addresses can't be checked at that pace.
 */
export const takenEmailsAnHour = 300

/** Mails of one kind that may be asked for to one mailbox in an hour. */
export const mailsAnHour = 3

/** The same for all other spellings of one mailbox together, such as with labels behind a plus; a teacher may open accounts for a class so. */
export const mailsToSpellingsAnHour = 20
