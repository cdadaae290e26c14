import { createHmac } from 'node:crypto'
import { mailsAnHour } from '@sabi/shared/accounts/sign-in-limits'
import { keyOfPerson, Limit } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { siteKey } from '../platform/seal.ts'

const message = 'Please wait a little before asking for another email.'

/**
 * The key of a mailbox in its counters. They outlive a deleted or moved account by an hour at most, because otherwise
 * repeatedly creating and deleting accounts could mail a stranger without end. Without the site's key the mailbox can't
 * be identified, even by someone who knows the address.
 */
export function mailboxMark(settings: Platform['settings']): (email: string) => string {
  const key = siteKey(settings)
  return (email) => {
    try {
      return createHmac('sha256', key()).update(`mailbox ${email}`).digest('base64url')
    } catch {
      // A key that can't be read keeps nobody from a new password.
      return keyOfPerson(email)
    }
  }
}

/** How many mails of one kind may go to a mailbox: one a minute, three an hour. */
export class MailLimit {
  readonly #limits: readonly Limit[]
  readonly #markOf: (email: string) => string

  constructor({ pool, settings }: Pick<Platform, 'pool' | 'settings'>, name: string) {
    this.#markOf = mailboxMark(settings)
    this.#limits = [
      new Limit(pool, { name: `${name}-a-minute`, points: 1, windowSeconds: 60, message }),
      new Limit(pool, { name: `${name}-an-hour`, points: mailsAnHour, windowSeconds: 60 * 60, message }),
    ]
  }

  /** Counts one mail; refuses with 429 and Retry-After when that is one too many. */
  async count(email: string): Promise<void> {
    for (const limit of this.#limits) await limit.count(this.#markOf(email))
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
