import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { createSeal, type Seal } from '../../platform/seal.ts'
import { hashToken } from '../../platform/tokens.ts'
import { judgeAtOnce, tooManyGuesses, type Judge } from '../passwords/password-checks.ts'
import { deleteRecoveryCode, getSecondFactor, updateLastStep } from './second-factor.queries.ts'

const appCodeLength = 6
const recoveryCodeCount = 10
/** 16 characters in base 32. */
const recoveryCodeBytes = 10
const secretBytes = 20
const stepSeconds = 30
/** Clocks of phones differ: the code before and the one after count too. */
const toleratedSteps = 1

interface Given {
  userId: string
  /** From where the account is guessed at. */
  guesser: string
  code: string | undefined
}

/** Looks at codes of authenticator apps and recovery codes, at most five wrong ones per account and place in 15 minutes. */
export class CodeChecks {
  readonly #platform: Platform
  readonly #guesses: Limit
  readonly #seal: Seal

  constructor(platform: Platform) {
    this.#platform = platform
    this.#seal = createSeal(platform.settings)
    this.#guesses = new Limit(platform.pool, {
      name: 'code-guesses',
      points: 5,
      windowSeconds: 15 * 60,
      message: tooManyGuesses,
    })
  }

  /**
   * Takes a code, which then counts no more; refuses a missing, wrong or used one with the status. `judge` may
   * refuse the look.
   */
  async demand({ userId, guesser, code }: Given, status: 401 | 403, judge: Judge = judgeAtOnce): Promise<void> {
    if (code === undefined) throw refuseCode(status, 'Enter the code from your authenticator app.')
    const isRight = await this.#guesses.spend(
      guesser,
      () =>
        judge(() => (isRecoveryCode(code) ? this.#takeRecoveryCode(userId, code) : this.#takeAppCode(userId, code))),
      (isRight) => isRight,
    )
    if (!isRight) throw wrongCode(status)
  }

  /** The time step of the first code of a secret that is not confirmed yet; refuses a wrong one. */
  async demandFirst({ guesser, code }: { guesser: string; code: string }, secret: Buffer): Promise<number> {
    const step = await this.#guesses.spend(
      guesser,
      async () => stepOf(this.#seal.open(secret), code),
      (step) => step !== null,
    )
    if (step === null) throw wrongCode(403)
    return step
  }

  async #takeAppCode(userId: string, code: string): Promise<boolean> {
    const { database } = this.#platform
    const { secret } = await getSecondFactor(database, userId)
    const step = secret === null ? null : stepOf(this.#seal.open(secret), code)
    return step !== null && (await updateLastStep(database, { userId, step }))
  }

  async #takeRecoveryCode(userId: string, code: string): Promise<boolean> {
    return deleteRecoveryCode(this.#platform.database, { userId, codeHash: hashToken(code) })
  }
}

function wrongCode(status: 401 | 403): Refusal {
  return refuseCode(status, 'That code is not right. Please try again.')
}

function refuseCode(status: 401 | 403, message: string): Refusal {
  return new Refusal(status, message, { fields: [{ path: 'body.code', message }] })
}

/** A new secret in the forms in which an authenticator app takes it. */
export function newSecret({ issuer, name }: { issuer: string; name: string }) {
  const totp = new TOTP({
    issuer,
    label: name,
    digits: appCodeLength,
    period: stepSeconds,
    secret: new Secret({ size: secretBytes }),
  })
  const uri = totp.toString()
  const picture = renderSVG(uri, { ecc: 'M', border: 4 })
  return { secret: totp.secret.base32, uri, qrCode: `data:image/svg+xml,${encodeURIComponent(picture)}` }
}

/** New recovery codes: as they are shown, in groups, and as they are kept. */
export function newRecoveryCodes(): { shown: string; hash: Buffer }[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = new Secret({ size: recoveryCodeBytes }).base32.toLowerCase()
    return { shown: code.replace(/(.{4})(?=.)/g, '$1-'), hash: hashToken(code) }
  })
}

function isRecoveryCode(code: string): boolean {
  return code.length > appCodeLength
}

function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now()
  const totp = new TOTP({ secret, digits: appCodeLength, period: stepSeconds })
  const distance = totp.validate({ token: code, timestamp, window: toleratedSteps })
  return distance === null ? null : totp.counter({ timestamp }) + distance
}
