const dayMs = 24 * 60 * 60_000
/** Accounts are made in seconds; whoever makes thousands has to keep them for days before their answers say anything. */
const fewestAgeDays = 3
/** Days on which answers came in, by the server's clock, and the days from the first of them to the last. */
const fewestActiveDays = 4
const fewestSpanDays = 14
/** A mail address that was proved costs a little more than none. Most students of a site without mail have none. */
const fewestSpanDaysVerified = 10
/** So many accounts of one network can be established: a school is more, but so is a room full of invented students. */
export const mostOfNetwork = 20

/** What is known of an account that could have been invented. */
export interface AccountFacts {
  ageDays: number
  isVerified: boolean
  /** When its answers at a human pace came in, by the server's clock. */
  receivedAtMs: readonly number[]
  /** Its place, from 1, among the accounts that use the same network now, the oldest first; null where its network is not known. */
  placeInNetwork: number | null
}

/**
 * How far the answers of an account can speak against a question. Those of a `new` one don't. Those of a `known` one can raise an
 * alarm; only those of `established` ones can take a question out of practice.
 */
export type Trust = 'new' | 'known' | 'established'

export function trustOf({ ageDays, isVerified, receivedAtMs, placeInNetwork }: AccountFacts): Trust {
  if (ageDays < fewestAgeDays) return 'new'
  const days = new Set(receivedAtMs.map((at) => Math.floor(at / dayMs)))
  const span = days.size === 0 ? 0 : Math.max(...days) - Math.min(...days)
  const isLong = span >= (isVerified ? fewestSpanDaysVerified : fewestSpanDays)
  const isFew = placeInNetwork !== null && placeInNetwork <= mostOfNetwork
  return isLong && isFew && days.size >= fewestActiveDays ? 'established' : 'known'
}
