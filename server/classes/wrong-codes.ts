import { joinClass } from '@sabi/shared/classes/membership-calls'
import { NewcomerLimit } from '../ai-provider/newcomer-limit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { limitOfCall, type Limit } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Limits wrong join codes, per account and for all newcomers behind one address: otherwise someone could try codes until one opens a
 * class. 400 tries a day would find one of a thousand classes after 85 days on average.
 */
export class WrongCodes {
  readonly #ofAccount: Limit
  readonly #ofNewcomers: NewcomerLimit

  constructor(platform: Platform) {
    const { wrongCodesADay, wrongCodesOfNewcomersADay } = joinClass.limits
    this.#ofAccount = limitOfCall(platform.pool, wrongCodesADay, {
      name: 'wrong-class-codes',
      isOfAccounts: true,
      message: `You have tried ${wrongCodesADay.times} wrong codes today. Please come back tomorrow.`,
    })
    this.#ofNewcomers = new NewcomerLimit(platform, wrongCodesOfNewcomersADay, {
      name: 'wrong-class-codes-of-newcomers',
      message: 'Too many wrong codes came from this network today. Please come back tomorrow.',
    })
  }

  /** Looks for what a code opens. A wrong code counts and is refused with 404; with no tries left nothing is looked for. */
  async guard<Found>(
    caller: { userId: string; network: string },
    find: () => Promise<Found | undefined>,
  ): Promise<Found> {
    const isRight = (found: Found | undefined) => found !== undefined
    const found = await this.#ofNewcomers.spend(
      caller,
      () => this.#ofAccount.spend(caller.userId, find, isRight),
      isRight,
    )
    if (found === undefined)
      throw new Refusal(404, 'No class takes students with this code. Check it with your teacher.')
    return found
  }
}
