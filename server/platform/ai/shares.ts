/** Who a call of the provider is made for. */
export interface Payer {
  userId: string
  /** The address, of IPv6 the /64. */
  network: string
}

/** Whose part of the day's calls is used up. */
export type Share = 'account' | 'network' | 'newcomers' | 'site'

/** How old an account is before it is no newcomer any more. It must also have verified its email, where the site sends mail. */
export const newcomerDays = 7
/** Calls of a newcomer in a day: some twenty questions to the tutor, or two generations. */
export const callsOfNewcomer = 40
/**
 * The part of the day's calls that all newcomers have together. The rest is a reserve that fresh accounts can't touch, however many
 * somebody makes.
 */
const shareOfNewcomers = 0.5
/** The part of an address's calls that its newcomers may take. */
const shareOfNewcomersAtAddress = 0.5

/** What each share of a budget comes to; at least one call, so that a small budget shuts nobody out. */
export function callsOfShares(callsADay: number, percentOfAddress: number) {
  const ofAddress = Math.ceil((callsADay * percentOfAddress) / 100)
  return {
    newcomers: Math.ceil(callsADay * shareOfNewcomers),
    address: ofAddress,
    newcomersOfAddress: Math.ceil(ofAddress * shareOfNewcomersAtAddress),
  }
}

/** What a student is told whose question no model answers. */
export const spentTexts: Record<Share, string> = {
  account: "You've reached today's AI limit for new accounts.",
  network: 'Your network has used up its share of the AI for today.',
  newcomers: 'New accounts have used up their share of the AI for today.',
  site: "This site's AI answers are used up for today.",
}
