import type { Call } from '@sabi/shared/contract/call'
import { connect, type Connection, type Database } from './database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { Rounds } from '../platform/rounds.ts'
import { findPosition, findReplay } from './standby.queries.ts'
import type { Cookies } from '../platform/calls/serve.ts'

const lookEveryMs = 1_000
/** A standby that lags more is not used. */
const longestLagMs = 5_000
/**
 * How long a student who has written reads from the primary: longer than a standby may lag, with a margin for clocks
 * and networks.
 */
const ownWritesSeconds = 15
/** A read that takes longer there is done by the primary. */
const queryTimeoutMs = 4_000
const wroteCookie = 'sabi_wrote'

interface Mark {
  /** The position of the primary's log … */
  position: string
  /** … at this moment, by `performance.now()`. */
  at: number
}

/**
 * A replica of the database, for reads that may lag. Its lag is measured by the primary's log: a replica that has
 * replayed a position has everything committed before. One that is unreachable, stalled or no longer a replica is not
 * used until it follows again.
 */
export class Standby {
  readonly #primary: Database
  readonly #copy: Connection
  readonly #rounds: Rounds
  #marks: Mark[] = []
  /** Everything committed before this time is there. */
  #isWholeUpTo = -Infinity

  constructor(url: string, { primary, max, say }: { primary: Database; max: number; say: (line: string) => void }) {
    this.#primary = primary
    this.#copy = connect(url, { onError: () => undefined, max, queryTimeoutMs })
    this.#rounds = new Rounds(() => this.look(), { name: 'The standby', pauseMs: lookEveryMs, say })
  }

  start(): void {
    this.#rounds.start()
  }

  async stop(): Promise<void> {
    await this.#rounds.stop()
    await this.#copy.database.destroy()
  }

  /** The copy, where it lags by seconds at most; else null. */
  fresh(): Database | null {
    return performance.now() - this.#isWholeUpTo < longestLagMs ? this.#copy.database : null
  }

  /** Stops using the replica until it has been seen to follow. */
  distrust(): void {
    this.#isWholeUpTo = -Infinity
    this.#marks = []
  }

  /** Notes where the primary is, and how much of that the copy has. */
  async look(): Promise<void> {
    try {
      const at = performance.now()
      const position = await findPosition(this.#primary)
      this.#marks = [...this.#marks.filter((mark) => at - mark.at < longestLagMs), { position, at }]
      const reached = await findReplay(
        this.#copy.database,
        this.#marks.map((mark) => mark.position),
      )
      this.#isWholeUpTo = Math.max(this.#isWholeUpTo, this.#marks[reached - 1]?.at ?? -Infinity)
    } catch (error) {
      this.distrust()
      throw error
    }
  }
}

/** The standby at this address; null where there is no address. */
export function openStandby(
  url: string | undefined,
  surroundings: ConstructorParameters<typeof Standby>[1],
): Standby | null {
  return url === undefined ? null : new Standby(url, surroundings)
}

interface Asking {
  call: Call
  /** Callers without cookies can't be told apart: to see what they wrote, they read from the primary. */
  hasBearer: boolean
  cookies: Cookies
}

/**
 * Runs a handler with the database that it may read from: the standby for calls that may lag, unless the caller has just written.
 * What the standby fails at, or does not know yet, the primary is asked.
 */
export async function withReads<Result>(
  { database, standby }: { database: Database; standby: Standby | null },
  { call, hasBearer, cookies }: Asking,
  run: (reads: Database) => Promise<Result>,
): Promise<Result> {
  if (standby === null || hasBearer) return run(database)
  // Before the work, because failed work may still have written.
  if (call.method !== 'GET') cookies.set(wroteCookie, '1', { maxAgeSeconds: ownWritesSeconds })
  const copy = call.mayLag === true && cookies.get(wroteCookie) === undefined ? standby.fresh() : null
  if (copy === null) return run(database)
  return run(copy).catch((error: unknown) => {
    if (!(error instanceof Refusal)) standby.distrust()
    return run(database)
  })
}
