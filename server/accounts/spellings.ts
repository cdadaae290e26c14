import { mailsToSpellingsAnHour } from '@sabi/shared/accounts/sign-in-limits'
import { Limit } from '../platform/limits/limits.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { mailboxMark } from './mail-limit.ts'

/** Providers that ignore dots before the at sign. */
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * The address without what many providers ignore: a label behind a plus, and at Gmail the dots. A mailbox has any number of other
 * spellings.
 */
export function plainAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)]
  const unlabelled = name.replace(/(?<=.)\+.*$/, '')
  return withoutDots.has(domain) ? `${unlabelled.replaceAll('.', '')}@gmail.com` : `${unlabelled}@${domain}`
}

/**
 * Limits the mails to all other spellings of one mailbox together: `MailLimit` counts each spelling, and whoever opens an account for each
 * could flood the mailbox. The plain address counts for itself only, so that nobody can use up its mails.
 */
export class SpellingLimit {
  readonly #limit: Limit
  readonly #markOf: (email: string) => string

  constructor({ pool, settings }: Pick<Platform, 'pool' | 'settings'>) {
    this.#markOf = mailboxMark(settings)
    this.#limit = new Limit(pool, {
      name: 'mails-to-spellings',
      points: mailsToSpellingsAnHour,
      windowSeconds: 60 * 60,
      message: '',
    })
  }

  /** Counts one mail and returns whether it may go. */
  async allows(email: string): Promise<boolean> {
    const plain = plainAddress(email)
    if (plain === email) return true
    try {
      await this.#limit.count(this.#markOf(plain))
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}
