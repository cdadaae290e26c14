import type { Connection } from '../database/database.ts'
import { widerNetworkOf } from '../platform/http/network.ts'
import { Limit } from '../platform/limits/limits.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { spent } from './mishap.ts'
import { callsOfNewcomer, callsOfShares, type Payer, type Share } from './shares.ts'
import { dayOf } from './usage-book.ts'

const daySeconds = 24 * 60 * 60

interface Options {
  callsADay: number
  /** The most of them that all students behind one address may take, in percent. */
  percentOfAddress: number
  isEstablished: (userId: string) => Promise<boolean>
  say: (line: string) => void
}

/** A share of the day's calls and what it counts by. */
interface Part {
  share: Share
  limit: Limit
  key: string
}

/** The limits of a network and of the wider one around it. */
type NetworkLimits = Record<'own' | 'wider', Limit>

/** Most calls of a provider in a day, over all processes, and the shares of it that newcomers and addresses may take. */
export class Budget {
  readonly #limits: Record<'site' | 'newcomers' | 'newcomer', Limit>
  /** The shares of all students of a network, and of its newcomers. */
  readonly #ofNetwork: Record<'all' | 'newcomers', NetworkLimits>
  readonly #options: Options
  /** The last day of which it was said that it is spent. */
  #spentDay = ''

  constructor(pool: Connection['pool'], options: Options) {
    this.#options = options
    const rules = { windowSeconds: daySeconds, message: "Today's AI budget is used up." }
    const newLimit = (name: string, points: number) => new Limit(pool, { ...rules, name, points })
    const calls = callsOfShares(options.callsADay, options.percentOfAddress)
    this.#limits = {
      site: newLimit('ai-calls', options.callsADay),
      newcomers: newLimit('ai-calls-of-newcomers', calls.newcomers),
      newcomer: new Limit(pool, {
        ...rules,
        name: 'ai-calls-of-newcomer',
        points: callsOfNewcomer,
        isOfAccounts: true,
      }),
    }
    this.#ofNetwork = {
      all: {
        own: newLimit('ai-calls-of-address', calls.address),
        wider: newLimit('ai-calls-of-wider-network', calls.wider),
      },
      newcomers: {
        own: newLimit('ai-calls-of-newcomers-at-address', calls.newcomersOfAddress),
        wider: newLimit('ai-calls-of-newcomers-in-wider-network', calls.newcomersOfWider),
      },
    }
  }

  /** Takes one call of the day's from every share it belongs to. Throws 'spent' where one of them has none left. */
  async take(payer: Payer): Promise<void> {
    const day = dayOf(new Date())
    const taken: Part[] = []
    for (const part of await this.#partsOf(payer, day)) {
      if (!(await isCounted(part))) {
        for (const { limit, key } of taken) await limit.giveBack(key)
        if (part.share === 'site') this.#saySpent(day)
        throw spent(part.share)
      }
      taken.push(part)
    }
  }

  async #partsOf({ userId, network }: Payer, day: string): Promise<Part[]> {
    const { site, newcomers, newcomer } = this.#limits
    const ofNetwork = this.#ofNetwork
    const ofAll: Part[] = [{ share: 'site', limit: site, key: day }, ...partsOfNetwork(ofNetwork.all, { day, network })]
    if (await this.#options.isEstablished(userId)) return ofAll
    return [
      ...ofAll,
      { share: 'newcomers', limit: newcomers, key: day },
      ...partsOfNetwork(ofNetwork.newcomers, { day, network }),
      { share: 'account', limit: newcomer, key: `${day}:${userId}` },
    ]
  }

  #saySpent(day: string): void {
    if (this.#spentDay !== day) this.#options.say('No more calls to the AI provider today: AI_CALLS_A_DAY is used up')
    this.#spentDay = day
  }
}

function partsOfNetwork({ own, wider }: NetworkLimits, { day, network }: { day: string; network: string }): Part[] {
  const widerNetwork = widerNetworkOf(network)
  const ofOwn: Part = { share: 'network', limit: own, key: `${day}:${network}` }
  return widerNetwork === null ? [ofOwn] : [ofOwn, { share: 'network', limit: wider, key: `${day}:${widerNetwork}` }]
}

async function isCounted({ limit, key }: Part): Promise<boolean> {
  try {
    await limit.count(key)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
