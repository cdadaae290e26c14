import { keyOfPerson, Limit, nowMs } from './limits.ts'
import { NetworkLimit } from './network-limit.ts'
import type { Platform } from '../platform.ts'

interface Rules {
  name: string
  windows: readonly { seconds: number; emails: number }[]
  /** How long an email counts but once. No longer than the shortest window. */
  onceSeconds: number
  /** The message of the 429. */
  message: string
}

export interface EmailAtAddress {
  network: string
  email: string
}

/**
 * Limits how many emails one address may do something with. Attempts don't count: trying the same email again takes
 * nothing from others behind the address. There are never more rows than emails within the limits.
 */
export class EmailsOfAddress {
  readonly #pool: Platform['pool']
  readonly #rules: Rules
  readonly #limits: readonly NetworkLimit[]

  constructor({ pool }: Pick<Platform, 'pool'>, rules: Rules) {
    this.#pool = pool
    this.#rules = rules
    this.#limits = rules.windows.map(
      ({ seconds, emails }) =>
        new NetworkLimit(pool, {
          name: this.#nameOf(seconds),
          points: emails,
          windowSeconds: seconds,
          message: rules.message,
        }),
    )
  }

  /** Refuses with 429 and Retry-After while there is no room left for another email. */
  async demandRoom(network: string): Promise<void> {
    await Limit.demandRoom(
      this.#pool,
      this.#limits.flatMap((limit) => limit.countersOf(network)),
    )
  }

  /** In one statement, so that all windows know the same moment. Those under way at once may be a few too many. */
  async count(counted: EmailAtAddress): Promise<void> {
    await this.#pool.query(
      `with first as (
         insert into limits as held (key, points, expire) values ($1, 1, ${nowMs} + $2)
         on conflict (key) do update set expire = excluded.expire where held.expire <= ${nowMs}
         returning 1
       )
       insert into limits as held (key, points, expire)
       select key, 1, ${nowMs} + window_ms from first cross join unnest($3::text[], $4::bigint[]) as rule (key, window_ms)
       on conflict (key) do update set
         points = case when held.expire <= ${nowMs} then 1 else held.points + 1 end,
         expire = case when held.expire <= ${nowMs} then excluded.expire else held.expire end`,
      [this.#keyOf(counted), this.#rules.onceSeconds * 1000, ...this.#windowsOf(counted.network)],
    )
  }

  /** Takes back what an email counted, in the windows in which it did: one that began since owes it nothing. */
  async forgive(counted: EmailAtAddress): Promise<void> {
    await this.#pool.query(
      `with gone as (delete from limits where key = $1 and expire > ${nowMs} returning expire - $2 as counted_at)
       update limits set points = points - 1
       from gone cross join unnest($3::text[], $4::bigint[]) as rule (key, window_ms)
       where limits.key = rule.key and limits.expire - window_ms <= counted_at and points > 0`,
      [this.#keyOf(counted), this.#rules.onceSeconds * 1000, ...this.#windowsOf(counted.network)],
    )
  }

  #windowsOf(network: string): [keys: string[], lengthsMs: number[]] {
    const windows = this.#limits.flatMap((limit) => limit.countersOf(network))
    return [windows.map(({ limit, key }) => limit.rowOf(key)), windows.map(({ limit }) => limit.windowMs)]
  }

  #nameOf(seconds: number): string {
    return `${this.#rules.name}-${seconds}`
  }

  #keyOf({ network, email }: EmailAtAddress): string {
    return `${this.#rules.name}-once:${network}:${keyOfPerson(email)}`
  }
}
