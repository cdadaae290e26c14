import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { siteKey } from '../seal.ts'
import type { Settings } from '../settings.ts'

/** So short that many networks share a mark: it shows which accounts may come from one place, but not from where. */
const markBytes = 2

export type NetworkMark = (network: string) => Buffer | null

/**
 * Marks of networks, made with the key of this site, for accounts that come from one place: addresses that a provider or a school hands
 * out together have one mark, 256 neighbours of IPv4 and a /48 of IPv6. Takes what `networkOf` gives. Null where the key can neither be
 * read nor made: nobody is to be kept from signing in for that.
 */
export function createNetworkMark(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): NetworkMark {
  const key = siteKey(settings)
  return (network) => {
    try {
      return createHmac('sha256', key())
        .update(`network ${neighbourhoodOf(network)}`)
        .digest()
        .subarray(0, markBytes)
    } catch {
      return null
    }
  }
}

function neighbourhoodOf(network: string): string {
  if (isIP(network) === 4) return network.split('.').slice(0, 3).join('.')
  return network.split(':').slice(0, 3).join(':')
}
