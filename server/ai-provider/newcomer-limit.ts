import type { CallLimit } from '@sabi/shared/contract/call'
import type { Platform } from '../platform/platform.ts'
import type { NamedLimit } from '../platform/limits/limits.ts'
import { networkLimitOfCall, type NetworkLimit } from '../platform/limits/network-limit.ts'
import { isEstablished } from './established.queries.ts'

/** Who does something, and from where. */
interface Actor {
  userId: string
  network: string
}

/** Limits what all newcomers of one network, and of the site, do together, because anyone can create accounts. Others are exempt. */
export class NewcomerLimit {
  readonly #platform: Pick<Platform, 'database' | 'settings'>
  readonly #ofNetwork: NetworkLimit

  constructor(platform: Pick<Platform, 'database' | 'settings' | 'pool'>, limit: CallLimit, named: NamedLimit) {
    this.#platform = platform
    this.#ofNetwork = networkLimitOfCall(platform.pool, limit, named)
  }

  /** Does the work, and counts it if a newcomer did it, unless its outcome is free. Refuses with 429 if that is one too many. */
  async spend<T>({ userId, network }: Actor, work: () => Promise<T>, isFree?: (outcome: T) => boolean): Promise<T> {
    const { database, settings } = this.#platform
    if (await isEstablished(database, { userId, canMail: settings.SMTP_URL !== undefined })) return work()
    return this.#ofNetwork.spend(network, work, isFree)
  }
}
