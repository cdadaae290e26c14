import { keyOfPerson, Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'

const message = 'Please wait a little before you ask for another mail.'

/** How many mails of one kind a person may ask for: one a minute, five an hour. */
export class MailLimit {
  readonly #limits: readonly Limit[]

  constructor({ pool }: Platform, name: string) {
    this.#limits = [
      new Limit(pool, { name: `${name}-a-minute`, points: 1, windowSeconds: 60, message }),
      new Limit(pool, { name: `${name}-an-hour`, points: 5, windowSeconds: 60 * 60, message }),
    ]
  }

  /** Counts one mail; refuses with 429 and Retry-After when that is one too many. */
  async count(email: string): Promise<void> {
    for (const limit of this.#limits) await limit.count(keyOfPerson(email))
  }

  /** Counts one mail and says whether it may go, for a caller who must not learn what others asked for. */
  async allows(email: string): Promise<boolean> {
    try {
      await this.count(email)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}
