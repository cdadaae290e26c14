import { accountBounds } from '@sabi/shared/contract/bounds'
import { NewcomerLimit } from '../ai-provider/newcomer-limit.ts'
import { keyOfPerson, Limit } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/calls/serve.ts'

const minute = 60
const hour = 60 * minute
const aFew = 'You have sent a few messages already. Please try again in an hour.'
const crowded = 'Too many messages from this network. Please wait a few minutes and try again.'

/**
 * Limits how many messages may be sent. Students who are signed in are counted by account, because anyone can type any email into
 * the form; visitors are counted by network. A refused message is not counted.
 */
export class MessageLimits {
  readonly #accountAnHour: Limit
  readonly #accountADay: Limit
  readonly #newcomers: NewcomerLimit
  readonly #visitor: Limit
  readonly #visitorsOfNetwork: Limit

  constructor(platform: Platform) {
    const rules = (name: string, points: number, windowSeconds: number, message: string) => ({
      name: `messages-${name}`,
      points,
      windowSeconds,
      message,
    })
    const newLimit = (...given: Parameters<typeof rules>) => new Limit(platform.pool, rules(...given))
    const { aDay } = accountBounds.messages
    this.#accountAnHour = newLimit('of-account-in-an-hour', 5, hour, aFew)
    this.#accountADay = newLimit(
      'of-account',
      aDay,
      24 * hour,
      `You have sent ${aDay} messages today. Please come back tomorrow.`,
    )
    // Accounts are free to create, so new ones may send no more emails to the people who run the site than visitors may.
    this.#newcomers = new NewcomerLimit(platform, rules('of-newcomers', 100, hour, crowded))
    this.#visitor = newLimit('of-visitor', 5, hour, aFew)
    this.#visitorsOfNetwork = newLimit('from-network', 20, 10 * minute, crowded)
  }

  async count({ email, viewer, network }: { email: string; viewer: Viewer | null; network: string }): Promise<void> {
    if (viewer === null) {
      // Counted by email and network, so that nobody elsewhere can block a visitor by using their email.
      const visitor = `${network}:${keyOfPerson(email)}`
      return this.#visitor.spend(visitor, () => this.#visitorsOfNetwork.count(network))
    }
    const { id } = viewer.user
    return this.#newcomers.spend({ userId: id, network }, () =>
      this.#accountAnHour.spend(id, () => this.#accountADay.count(id)),
    )
  }
}
