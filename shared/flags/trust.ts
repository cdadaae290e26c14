const dayMs = 24 * 60 * 60_000
/** Accounts can be created in seconds, so an attacker with thousands has to keep them for days before their answers count. */
const fewestAgeDays = 3
/** Minimum number of days with answers, by the server's clock, and minimum days from the first of them to the last. */
const fewestActiveDays = 4
const fewestSpanDays = 14
/** A verified email address costs a little more to fake. Most students on a site without mail have none. */
const fewestSpanDaysVerified = 10
/** Maximum number of established accounts per network. A school has more students, but so does a room full of fake accounts. */
export const mostOfNetwork = 20

/** The facts that show whether an account could be fake. */
export interface AccountFacts {
  ageDays: number
  isVerified: boolean
  /** When its answers at a human pace arrived, by the server's clock. */
  receivedAtMs: readonly number[]
  /** Its rank by age, from 1, among the accounts that now use the same network; null if the network is unknown. */
  placeInNetwork: number | null
}

/**
 * How much the answers of an account count against a question. Those of `new` accounts don't. Those of `known` accounts can raise
 * an alarm; only those of `established` accounts can remove a question from practice.
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
