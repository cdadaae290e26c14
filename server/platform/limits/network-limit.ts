import type { CallLimit } from '@sabi/shared/contract/call'
import { widerNetworkOf } from '../http/network.ts'
import type { Platform } from '../platform.ts'
import { Limit, rulesOfCall, type NamedLimit, type Rules } from './limits.ts'

/**
 * How many times as much all networks of a /48 may do together as one of them. A school uses one network or a few; whoever holds the /48
 * has 65,536.
 */
export const networksAtOnce = 4

/** A counter that belongs to a network, and its key. */
export interface CounterOfNetwork {
  limit: Limit
  key: string
}

/** A limit of a network, with a larger one of the wider network around it if it has one. */
export class NetworkLimit {
  readonly #own: Limit
  readonly #wider: Limit

  constructor(pool: Platform['pool'], rules: Rules) {
    this.#own = new Limit(pool, rules)
    this.#wider = new Limit(pool, { ...rules, name: `${rules.name}-wider`, points: rules.points * networksAtOnce })
  }

  /** The counters of a network, its own first. */
  countersOf(network: string): CounterOfNetwork[] {
    const wider = widerNetworkOf(network)
    const own = { limit: this.#own, key: network }
    return wider === null ? [own] : [own, { limit: this.#wider, key: wider }]
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

/** The counter of a limit that a call's contract sets for networks. */
export function networkLimitOfCall(pool: Platform['pool'], limit: CallLimit, named: NamedLimit): NetworkLimit {
  return new NetworkLimit(pool, rulesOfCall(limit, named))
}
