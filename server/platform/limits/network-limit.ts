import type { CallLimit } from '@sabi/shared/contract/call'
import { widerNetworkOf } from '../http/network.ts'
import type { Platform } from '../platform.ts'
import { Limit, rulesOfCall, type NamedLimit, type Rules } from './limits.ts'

/**
 * How many times as much all networks of a /48 may do together as one of them. A school uses one network or a few; whoever holds the /48
 * has 65,536.
 */
export const networksAtOnce = 4

/**
 * How many times as much all networks of a site may do together as one of them, where the contract of a call limits networks. Else whoever
 * has some hundred addresses would fill the disk.
 */
const networksOfSite = 20
const siteKey = 'site'

/** A counter that belongs to a network, and its key. */
export interface CounterOfNetwork {
  limit: Limit
  key: string
}

/** A limit of a network, with a larger one of the wider network around it if it has one, and of the whole site if it is bounded. */
export class NetworkLimit {
  readonly #own: Limit
  readonly #wider: Limit
  readonly #ofSite: CounterOfNetwork[]

  constructor(pool: Platform['pool'], rules: Rules, { isSiteBounded = false } = {}) {
    const larger = (name: string, times: number) =>
      new Limit(pool, { ...rules, name: `${rules.name}-${name}`, points: rules.points * times })
    this.#own = new Limit(pool, rules)
    this.#wider = larger('wider', networksAtOnce)
    this.#ofSite = isSiteBounded ? [{ limit: larger('together', networksOfSite), key: siteKey }] : []
  }

  /** The counters of a network, its own first. */
  countersOf(network: string): CounterOfNetwork[] {
    const wider = widerNetworkOf(network)
    const own = { limit: this.#own, key: network }
    return [own, ...(wider === null ? [] : [{ limit: this.#wider, key: wider }]), ...this.#ofSite]
  }

  /** Counts one point in each counter like `Limit.count`; what one of them refuses counts in none. */
  async count(network: string): Promise<void> {
    await this.spend(network, async () => undefined)
  }

  /** Like `Limit.spend`, in each counter. */
  async spend<T>(network: string, work: () => Promise<T>, isFree?: (outcome: T) => boolean): Promise<T> {
    return this.countersOf(network).reduceRight(
      (inner, { limit, key }) =>
        () =>
          limit.spend(key, inner, isFree),
      work,
    )()
  }
}

/** The counter of a limit that a call's contract sets for networks, which also bounds all of them together. */
export function networkLimitOfCall(pool: Platform['pool'], limit: CallLimit, named: NamedLimit): NetworkLimit {
  return new NetworkLimit(pool, rulesOfCall(limit, named), { isSiteBounded: true })
}
