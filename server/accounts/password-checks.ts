import { keyOfPerson, Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Context, Viewer } from '../platform/serve.ts'
import { getPasswordHash } from './accounts.queries.ts'
import { passwords } from './password-hasher.ts'

export const tooManyGuesses = 'Too many failed attempts. Please wait a few minutes and try again.'

/** From where an account is guessed at: anywhere, a device of the owner's, a session of the owner's. Each counts apart. */
export function guesserKey(email: string, from: Buffer | 'session' | null): string {
  const place = from === null ? '' : `:${from === 'session' ? from : from.toString('base64url')}`
  return keyOfPerson(email) + place
}

interface Tried {
  guesser: string
  network: string
  /** Undefined where there is no such account. */
  passwordHash: string | undefined
  password: string
}

type Asked = Pick<Context<Viewer>, 'viewer' | 'network'>

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
  async isRight({ guesser, network, passwordHash, password }: Tried): Promise<boolean> {
    return this.#guesses.spend(
      guesser,
      () => passwords.verify(passwordHash, password, network),
      (isRight) => isRight,
    )
  }

  /** Asks who is signed in for the password once more; refuses a wrong one. Gives the hash that it was judged by. */
  async demand({ viewer: { user }, network }: Asked, password: string, path = 'body.password'): Promise<string> {
    const passwordHash = await getPasswordHash(this.#platform.database, user.id)
    const guesser = guesserKey(user.email, 'session')
    if (await this.isRight({ guesser, network, passwordHash, password })) return passwordHash
    const message = 'This is not your password.'
    throw new Refusal(403, message, { fields: [{ path, message }] })
  }
}
