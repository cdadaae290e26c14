import type { Connection } from '../database.ts'
import { Limit } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import { paused } from './mishap.ts'
import { dayOf } from './usage-book.ts'

const daySeconds = 24 * 60 * 60

/** Most calls of a provider in a day, over all processes. */
export class Budget {
  readonly #limit: Limit
  readonly #say: (line: string) => void
  /** The last day of which it was said that it is spent. */
  #spentDay = ''

  constructor(pool: Connection['pool'], { callsADay, say }: { callsADay: number; say: (line: string) => void }) {
    this.#say = say
    this.#limit = new Limit(pool, {
      name: 'ai-calls',
      points: callsADay,
      windowSeconds: daySeconds,
      message: 'The budget of the day is spent.',
    })
  }

  /** Takes one call of the day's. Throws 'paused' where none is left. */
  async take(): Promise<void> {
    const day = dayOf(new Date())
    try {
      await this.#limit.count(day)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.#spentDay !== day) this.#say('The AI provider is asked no more today: AI_CALLS_A_DAY are spent')
      this.#spentDay = day
      throw paused('AI_CALLS_A_DAY are spent')
    }
  }
}
