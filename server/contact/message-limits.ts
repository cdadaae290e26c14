import { sendMessage } from '@sabi/shared/contact/calls'
import type { CallLimit } from '@sabi/shared/contract/call'
import { NewcomerLimit } from '../ai-provider/newcomer-limit.ts'
import { keyOfPerson, limitOfCall, type Limit } from '../platform/limits/limits.ts'
import { networkLimitOfCall, type NetworkLimit } from '../platform/limits/network-limit.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/calls/serve.ts'

const aFew = 'You have sent a few messages already. Please try again in an hour.'
const crowded = 'Too many messages are arriving. Please try again in a few minutes.'

/**
 * Limits how many messages may be sent. Students who are signed in are counted by account, because anyone can type any email into
 * the form; visitors are counted by network and all together. A refused message is not counted.
 */
export class MessageLimits {
  readonly #accountAnHour: Limit
  readonly #accountADay: Limit
  readonly #newcomers: NewcomerLimit
  readonly #visitor: Limit
  readonly #visitorsOfNetwork: NetworkLimit

  constructor(platform: Platform) {
    const { limits } = sendMessage
    const newLimit = (name: string, limit: CallLimit, message: string) =>
      limitOfCall(platform.pool, limit, {
        name: `messages-${name}`,
        message,
        isOfAccounts: limit.of === 'account',
      })
    this.#accountAnHour = newLimit('of-account-in-an-hour', limits.accountAnHour, aFew)
    const enough = `You have sent ${limits.accountADay.times} messages today. Please come back tomorrow.`
    this.#accountADay = newLimit('of-account', limits.accountADay, enough)
    this.#newcomers = new NewcomerLimit(platform, limits.newcomersAnHour, {
      name: 'messages-of-newcomers',
      message: crowded,
    })
    this.#visitor = newLimit('of-visitor', limits.visitorAnHour, aFew)
    this.#visitorsOfNetwork = networkLimitOfCall(platform.pool, limits.visitorsInTenMinutes, {
      name: 'messages-from-network',
      message: crowded,
    })
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
