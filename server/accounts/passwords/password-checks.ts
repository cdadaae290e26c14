import { signInName } from '@sabi/shared/accounts/account'
import { firstWaitSeconds, mostWrongTries, wrongTriesARound } from '@sabi/shared/accounts/sign-in-limits'
import { keyOfPerson, Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Context, Viewer } from '../../platform/calls/serve.ts'
import { getPasswordHash } from '../accounts.queries.ts'
import { passwords, type Asker } from './password-hasher.ts'
import { addWrongTryUnasked } from '../sign-in/sign-in-tries.queries.ts'

export const tooManyGuesses = 'Too many failed attempts. Please wait a few minutes and try again.'

/** A device that the owner has signed in on, and the network that it is in now. */
export interface KnownPlace {
  device: Buffer
  network: string
}

/**
 * From where an account is guessed at: anywhere, a device of the owner's in one network, or a session of the owner's, by its id. Each
 * counts apart.
 */
export function guesserKey(email: string, from: KnownPlace | string | null): string {
  if (from === null) return keyOfPerson(email)
  const place = typeof from === 'string' ? from : `${from.device.toString('base64url')}:${from.network}`
  return `${keyOfPerson(email)}:${place}`
}

/** Runs a check of a password or code, counts it, or refuses to run it. */
export type Judge = (check: () => Promise<boolean>) => Promise<boolean>
export const judgeAtOnce: Judge = (check) => check()

interface Tried extends Asker {
  guesser: string
  /** Undefined where there is no such account. */
  passwordHash: string | undefined
  password: string
}

type Asked = Pick<Context<Viewer>, 'viewer' | 'network'>

/** Looks at passwords, at most ten wrong ones per account and place in 15 minutes: they are counted before they are judged. */
export class PasswordChecks {
  readonly #platform: Platform
  readonly #guesses: Limit
  readonly #guessesOfSession: Limit

  constructor(platform: Platform) {
    this.#platform = platform
    this.#guesses = new Limit(platform.pool, {
      name: 'password-guesses',
      points: wrongTriesARound,
      windowSeconds: firstWaitSeconds,
      message: tooManyGuesses,
    })
    this.#guessesOfSession = new Limit(platform.pool, {
      name: 'session-guesses',
      points: mostWrongTries,
      windowSeconds: 7 * 24 * 60 * 60,
      message: 'Too many failed attempts. Please log out, sign in again and try once more.',
    })
  }

  /** Returns whether a known device has attempts left. Without any it is treated like any other device. */
  async hasRoom(email: string, place: KnownPlace): Promise<boolean> {
    return this.#guesses.hasRoom(guesserKey(email, place))
  }

  /**
   * Returns whether the password matches the hash. Without a hash, as for an unknown account, it takes the same time.
   * `judge` may refuse the check.
   */
  async isRight({ guesser, passwordHash, password, ...asker }: Tried, judge: Judge = judgeAtOnce): Promise<boolean> {
    return this.#guesses.spend(
      guesser,
      () => judge(() => passwords.verify(passwordHash, password, asker)),
      (isRight) => isRight,
    )
  }

  /** Requires the signed-in student's password again, and refuses a wrong one. Returns the hash that was checked. */
  async demand(
    { viewer: { user, sessionId }, network }: Asked,
    password: string,
    path = 'body.password',
  ): Promise<string> {
    const { database, pool } = this.#platform
    const passwordHash = await getPasswordHash(database, user.id)
    const guesser = guesserKey(signInName(user), sessionId)
    await Limit.demandRoom(pool, [{ limit: this.#guessesOfSession, key: guesser }])
    if (await this.isRight({ guesser, network, isOwner: true, passwordHash, password })) return passwordHash
    // A stolen session token allows no more guesses than strangers have, and uses theirs up.
    await this.#guessesOfSession.count(guesser)
    await addWrongTryUnasked(database, { email: signInName(user), userId: user.id })
    const message = 'That is not your password.'
    throw new Refusal(403, message, { fields: [{ path, message }] })
  }
}
