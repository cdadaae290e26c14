/** The account and network for which the provider is called. */
export interface Payer {
  userId: string
  /** The address, of IPv6 the /64. */
  network: string
}

/** Whose part of the day's calls is used up. */
export type Share = 'account' | 'network' | 'newcomers' | 'site'

/** The age at which an account is no longer a newcomer. If the site sends mail, its email must also be verified. */
export const newcomerDays = 7
/** Calls of a newcomer in a day: some twenty questions to the tutor, or two generations. */
export const callsOfNewcomer = 40
/**
 * The share of the day's calls for all newcomers together. The rest is a reserve that new accounts can't touch, however
 * many are created.
 */
const shareOfNewcomers = 0.5
/** The part of an address's calls that its newcomers may take. */
const shareOfNewcomersAtAddress = 0.5

/**
 * The part of all calls, and of those of newcomers, that the networks of a /48 may take together: more than one of them has, so that two
 * such customers of a provider are needed to take what newcomers have.
 */
const shareOfWiderNetwork = 0.5

/** The size of each share of a budget; at least one call, so that a small budget excludes nobody. */
export function callsOfShares(callsADay: number, percentOfAddress: number) {
  const ofAddress = Math.ceil((callsADay * percentOfAddress) / 100)
  const newcomers = Math.ceil(callsADay * shareOfNewcomers)
  const newcomersOfAddress = Math.ceil(ofAddress * shareOfNewcomersAtAddress)
  return {
    newcomers,
    address: ofAddress,
    newcomersOfAddress,
    wider: Math.max(ofAddress, Math.ceil(callsADay * shareOfWiderNetwork)),
    newcomersOfWider: Math.max(newcomersOfAddress, Math.ceil(newcomers * shareOfWiderNetwork)),
  }
}

/** Shown to a student whose question no model answers. */
export const spentTexts: Record<Share, string> = {
  account: "You've reached today's AI limit for new accounts.",
  network: 'Your network has used up its share of the AI for today.',
  newcomers: 'New accounts have used up their share of the AI for today.',
  site: "This site's AI answers are used up for today.",
}
