import { mostWrongTries, waitSecondsAfter } from '@sabi/shared/accounts/sign-in-limits'
import type { Database } from '../../database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { openAddressTries } from './address-tries.ts'
import type { EmailsOfAddress } from '../../platform/limits/emails-of-address.ts'
import { addWrongTryOnDevice } from './known-devices.queries.ts'
import { tooManyGuesses } from '../passwords/password-checks.ts'
import {
  addWrongTry,
  addWrongTryUnasked,
  deleteTries,
  findWait,
  giveTryBack,
  takeTry,
  updateWait,
  type TriedAccount,
} from './sign-in-tries.queries.ts'

const closed =
  'Too many wrong passwords were entered for this account. Sign in on a device that you have used before, or reset your password.'

interface Attempt extends TriedAccount {
  network: string
  /** A device on which the owner has signed in before: this guard does not limit it, but wrong attempts count. */
  knownDevice: Buffer | null
}

/**
 * Limits attempts at passwords and codes from unknown devices: wrong attempts per account, with growing waits, and
 * accounts per address. An email without an account is treated like one that has it.
 */
export class SignInGuard {
  readonly #database: Database
  readonly #addresses: EmailsOfAddress

  constructor(platform: Platform) {
    this.#database = platform.database
    this.#addresses = openAddressTries(platform)
  }

  /** Runs the check where the account and the address have tries left, and counts it where it was wrong. */
  async judge(attempt: Attempt, check: () => Promise<boolean>): Promise<boolean> {
    if (attempt.knownDevice !== null) return this.#judgeOnDevice(attempt, attempt.knownDevice, check)
    await this.#addresses.demandRoom(attempt.network)
    if (!(await takeTry(this.#database, attempt))) throw await this.#refusal(attempt)
    let isWrong = false
    try {
      isWrong = !(await check())
    } finally {
      if (!isWrong) await giveTryBack(this.#database, attempt)
    }
    if (isWrong) await this.#noteWrong(attempt)
    return !isWrong
  }

  /** Forgets what was wrong before, once the owner is in. */
  async welcome({ email, network }: Attempt, userId: string): Promise<void> {
    await deleteTries(this.#database, userId)
    await this.#addresses.forgive({ email, network })
  }

  /** Lets the owner's phone try while strangers guess, but a copy of its cookie guesses no more than a stranger. */
  async #judgeOnDevice(tried: TriedAccount, tokenHash: Buffer, check: () => Promise<boolean>): Promise<boolean> {
    const isRight = await check()
    if (isRight || tried.userId === null) return isRight
    await addWrongTryOnDevice(this.#database, { userId: tried.userId, tokenHash }, mostWrongTries)
    await addWrongTryUnasked(this.#database, tried)
    return false
  }

  async #noteWrong(attempt: Attempt): Promise<void> {
    const waitSeconds = waitSecondsAfter(await addWrongTry(this.#database, attempt))
    if (waitSeconds > 0) await updateWait(this.#database, attempt, waitSeconds)
    await this.#addresses.count(attempt)
  }

  async #refusal(attempt: Attempt): Promise<Refusal> {
    const wait = await findWait(this.#database, attempt)
    if (wait === null) return new Refusal(429, closed)
    return new Refusal(429, tooManyGuesses, { retryAfterSeconds: Math.max(1, wait) })
  }
}
