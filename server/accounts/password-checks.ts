import type { User } from '@sabi/shared/accounts/account'
import { keyOfPerson, Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { getPasswordHash } from './accounts.queries.ts'
import { passwords } from './password-hasher.ts'

export const tooManyGuesses = 'Too many failed attempts. Please wait a few minutes and try again.'

/** From where an account is guessed at: anywhere, a device of the owner's, a session of the owner's. Each counts apart. */
export function guesserKey(email: string, from: Buffer | 'session' | null): string {
  const place = from === null ? '' : `:${from === 'session' ? from : from.toString('base64url')}`
  return keyOfPerson(email) + place
}

/** Looks at passwords, at most ten wrong ones per account and place in 15 minutes: they are counted before they are judged. */
export class PasswordChecks {
  readonly #platform: Platform
  readonly #guesses: Limit

  constructor(platform: Platform) {
    this.#platform = platform
    this.#guesses = new Limit(platform.pool, {
      name: 'password-guesses',
      points: 10,
      windowSeconds: 15 * 60,
      message: tooManyGuesses,
    })
  }

  /** Whether the password belongs to the hash; without one, as for an account that is not there, it takes the same time. */
  async isRight(guesser: string, passwordHash: string | undefined, password: string): Promise<boolean> {
    return this.#guesses.spend(
      guesser,
      () => passwords.verify(passwordHash, password),
      (isRight) => isRight,
    )
  }

  /** Asks who is signed in for the password once more; refuses a wrong one. Gives the hash that it was judged by. */
  async demand({ id, email }: User, password: string, path = 'body.password'): Promise<string> {
    const passwordHash = await getPasswordHash(this.#platform.database, id)
    if (await this.isRight(guesserKey(email, 'session'), passwordHash, password)) return passwordHash
    const message = 'This is not your password.'
    throw new Refusal(403, message, { fields: [{ path, message }] })
  }
}
