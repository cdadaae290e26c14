import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { CallLimit } from '@sabi/shared/contract/call'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { accountGone } from '../../database/student-log.queries.ts'
import { queryRows } from '../../database/typed-sql.ts'
import { Refusal } from '../http/refusal.ts'

const sweepEveryMs = 5 * 60 * 1000
/** The database's clock, as `expire` has it. */
export const nowMs = `(extract(epoch from now()) * 1000)::bigint`

/** The account with which a key ends, locked as by `heldAccount`; no row if it is deleted. */
const accountOfKey = `from users where id = right($1, 36)::uuid for key share`

const FullRow = z.object({ fullMs: z.number() })
const KeyRow = z.object({ key: z.string() })
const TakenRow = z.object({ expire: z.int() })
const WaitRow = z.object({ waitMs: z.nullable(z.int()) })

export interface Rules {
  name: string
  points: number
  windowSeconds: number
  /** The message of the 429. */
  message: string
  /**
   * True if each key ends with the id of an account. Then a point is only taken while the account exists, otherwise a call that runs while
   * the account is deleted would leave a counter behind.
   */
  isOfAccounts?: boolean
}

/** A counter over a window of time, shared by all processes through the database. What is refused counts nothing. */
export class Limit {
  readonly #pool: pg.Pool
  readonly #rules: Rules
  #sweptAt = 0

  constructor(pool: pg.Pool, rules: Rules) {
    this.#pool = pool
    this.#rules = rules
  }

  /** Counts one point; refuses with 429 and Retry-After when that is one too many. */
  async count(key: string): Promise<void> {
    await this.#take(key)
  }

  /** Counts what has been done, even where that is more than there was room for, and gives for how long there is no room left. */
  async add(key: string, points: number): Promise<{ fullMs: number }> {
    await this.#sweep()
    const [row] = await queryRows(this.#pool, FullRow, {
      text: `insert into limits as held (key, points, expire) values ($1, $2, ${nowMs} + $3)
       on conflict (key) do update set
         points = case when held.expire <= ${nowMs} then excluded.points else held.points + excluded.points end,
         expire = case when held.expire <= ${nowMs} then excluded.expire else held.expire end
       returning case when points >= $4 then expire - ${nowMs} else 0 end::float8 as "fullMs"`,
      values: [this.rowOf(key), points, this.windowMs, this.#rules.points],
    })
    return row ?? { fullMs: 0 }
  }

  /** Refuses like `count` where one of the counters has no point left, with the longest wait, and counts nothing. */
  static async demandRoom(pool: pg.Pool, counters: readonly { limit: Limit; key: string }[]): Promise<void> {
    const keys = counters.map(({ limit, key }) => limit.rowOf(key))
    const [row] = await queryRows(pool, KeyRow, {
      text: `select key from unnest($1::text[], $2::integer[]) as rule (key, most) join limits using (key)
       where points >= most and expire > ${nowMs} order by expire desc limit 1`,
      values: [keys, counters.map(({ limit }) => limit.#rules.points)],
    })
    const full = counters.find((_, place) => keys[place] === row?.key)
    if (full !== undefined) throw await full.limit.#refusal(full.key)
  }

  async hasRoom(key: string): Promise<boolean> {
    const { rows } = await this.#pool.query(
      `select from limits where key = $1 and points >= $2 and expire > ${nowMs}`,
      [this.rowOf(key), this.#rules.points],
    )
    return rows.length === 0
  }

  /**
   * Counts a point before the work, so that no more than the limit run concurrently, and returns it if the work fails
   * or `isFree` says so about its outcome. Throws like `count`, and then does not run the work.
   */
  async spend<T>(key: string, work: () => Promise<T>, isFree: (outcome: T) => boolean = () => false): Promise<T> {
    const window = await this.#take(key)
    let isSpent = false
    try {
      const outcome = await work()
      isSpent = !isFree(outcome)
      return outcome
    } finally {
      if (!isSpent) await this.giveBack(key, window)
    }
  }

  /**
   * Returns a point to its window: a window that is over owes nothing to the next one. Without a window if nobody can
   * have counted since.
   */
  async giveBack(key: string, window?: number): Promise<void> {
    await this.#pool.query(
      'update limits set points = points - 1 where key = $1 and expire = coalesce($2, expire) and points > 0',
      [this.rowOf(key), window],
    )
  }

  /** Takes a point in one statement, and gives the end of its window, which names the window. */
  async #take(key: string): Promise<number> {
    await this.#sweep()
    const [taken] = await queryRows(this.#pool, TakenRow, {
      text: `insert into limits as held (key, points, expire) select $1::text, 1, ${nowMs} + $2
       ${this.#rules.isOfAccounts === true ? accountOfKey : ''}
       on conflict (key) do update set
         points = case when held.expire <= ${nowMs} then 1 else held.points + 1 end,
         expire = case when held.expire <= ${nowMs} then excluded.expire else held.expire end
       where held.expire <= ${nowMs} or held.points < $3
       returning expire`,
      values: [this.rowOf(key), this.windowMs, this.#rules.points],
    })
    if (taken === undefined) throw await this.#refusal(key)
    return taken.expire
  }

  /** Its row may be gone by now, because the window ended and was swept: only a missing account means a 401. */
  async #refusal(key: string): Promise<Refusal> {
    const [row] = await queryRows(this.#pool, WaitRow, {
      text: `select (select expire - ${nowMs} from limits where key = $1::text) as "waitMs"
       ${this.#rules.isOfAccounts === true ? 'from users where id = right($1, 36)::uuid' : ''}`,
      values: [this.rowOf(key)],
    })
    if (row === undefined) return accountGone()
    const retryAfterSeconds = Math.max(1, Math.ceil((row.waitMs ?? 0) / 1000))
    return new Refusal(429, this.#rules.message, { retryAfterSeconds })
  }

  /** Otherwise every made-up address would leave a row. */
  async #sweep(): Promise<void> {
    if (Date.now() - this.#sweptAt < sweepEveryMs) return
    this.#sweptAt = Date.now()
    await this.#pool.query(
      `delete from limits where key in (select key from limits where expire < ${nowMs} for update skip locked)`,
    )
  }

  get windowMs(): number {
    return this.#rules.windowSeconds * 1000
  }

  /** The key of its row in the table of limits. */
  rowOf(key: string): string {
    return `${this.#rules.name}:${key}`
  }
}

const secondsOf = { 'ten minutes': 10 * 60, hour: 60 * 60, day: 24 * 60 * 60 } as const satisfies Record<
  CallLimit['per'],
  number
>

/** The name of a limit, and what is said when it is reached. */
export type NamedLimit = Omit<Rules, 'points' | 'windowSeconds'>

/** The counter of a limit that a call's contract sets. Calls that share a limit share its name. */
export function limitOfCall(pool: pg.Pool, limit: CallLimit, named: NamedLimit): Limit {
  return new Limit(pool, rulesOfCall(limit, named))
}

/** The rules of a limit that a call's contract sets. */
export function rulesOfCall({ times, per }: CallLimit, named: NamedLimit): Rules {
  return { ...named, points: times, windowSeconds: secondsOf[per] }
}

/** The key of a person, known to us or not, which does not write the address into the table of limits. */
export function keyOfPerson(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}

/** Forgets what all limits hold of a person: every counter whose key contains the person's. */
export async function forgetLimitsOf(database: Database, email: string): Promise<void> {
  await sql`delete from limits where strpos(key, ${keyOfPerson(email)}) > 0`.execute(database)
}

/** The same for an account that is deleted: its counters go by its id, which a new address does not empty. */
export async function forgetLimitsOfAccount(database: Database, userId: string): Promise<void> {
  await sql`delete from limits where strpos(key, ${userId}) > 0`.execute(database)
}
