import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { Refusal } from './refusal.ts'

/** A counter over a window of time, shared by all processes through the database. */
export class Limit {
  readonly #limiter: RateLimiterPostgres
  readonly #message: string

  constructor(
    pool: pg.Pool,
    { name, points, windowSeconds, message }: { name: string; points: number; windowSeconds: number; message: string },
  ) {
    this.#message = message
    this.#limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: windowSeconds,
      // Else everybody who tries made-up addresses leaves a row for each.
      clearExpiredByTimeout: true,
    })
  }

  /** Refuses with 429 and Retry-After when the key has used up its points; counts nothing. */
  async check(key: string): Promise<void> {
    const used = await this.#limiter.get(key)
    if (used !== null && used.remainingPoints <= 0 && used.msBeforeNext > 0) throw this.#refusal(used)
  }

  /** Counts one point; refuses with 429 and Retry-After when that is one too many. */
  async count(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key)
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) throw this.#refusal(rejection)
      throw rejection
    }
  }

  async reset(key: string): Promise<void> {
    await this.#limiter.delete(key)
  }

  #refusal({ msBeforeNext }: RateLimiterRes): Refusal {
    return new Refusal(429, this.#message, { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) })
  }
}
