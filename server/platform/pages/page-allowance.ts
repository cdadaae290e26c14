import { LRUCache } from 'lru-cache'
import { widerNetworkOf } from '../http/network.ts'
import { Refusal } from '../http/refusal.ts'
import { networksAtOnce } from '../limits/network-limit.ts'

/** A thousand students behind one address who answer without scripts, one question every ten seconds. */
export const mostPagesAMinute = 6_000
const mostNetworks = 5_000
const minuteMs = 60_000

/** Counts the pages that one process draws for single requests, by network. In memory: a page must not cost a write to the database. */
export class PageAllowance {
  readonly #takenByNetwork = new LRUCache<string, number>({ max: mostNetworks, ttl: minuteMs })

  /** Counts a page. Throws a 429 with `Retry-After` if the network has used up its minute. */
  take(network: string): void {
    // First its own: what is refused here must not use up the minute of its neighbours.
    this.#take(network, mostPagesAMinute)
    const wider = widerNetworkOf(network)
    if (wider !== null) this.#take(wider, mostPagesAMinute * networksAtOnce)
  }

  #take(network: string, most: number): void {
    const taken = (this.#takenByNetwork.get(network) ?? 0) + 1
    if (taken > most)
      throw new Refusal(429, 'Too many page requests from this network. Please wait a minute.', {
        retryAfterSeconds: Math.max(1, Math.ceil(this.#takenByNetwork.getRemainingTTL(network) / 1000)),
      })
    this.#takenByNetwork.set(network, taken, { noUpdateTTL: true })
  }
}
