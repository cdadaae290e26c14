import { rowsOfAllNewcomersADay, rowsOfNewcomersADay } from '@sabi/shared/contract/bounds'
import { isNewcomer } from '../ai-provider/newcomer.ts'
import { Limit } from '../platform/limits/limits.ts'
import { NetworkLimit } from '../platform/limits/network-limit.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Viewer } from '../platform/calls/serve.ts'

const daySeconds = 24 * 60 * 60
const siteKey = 'site'
/** Rows that a process counts for the site at once: a write for each batch would make all newcomers wait for one row. */
const rowsAtOnce = 500

/** The viewer who adds to the log, and their network. */
export interface Sender {
  viewer: Viewer
  network: string
}

/**
 * Limits what all newcomers of one network, and all of the site, add to the log together, by the rule of the AI budget, because anyone can
 * create accounts. Established accounts are exempt, so that an attacker behind the address of a school delays only its
 * newcomers.
 */
export class RowsOfNewcomers {
  readonly #canMail: boolean
  readonly #rows: NetworkLimit
  readonly #rowsOfSite: Limit
  #uncountedRows = 0
  readonly #message: string
  /** Until when networks, or the site, have no room left, so that a batch need not ask. */
  readonly #fullUntilMs = new Map<string, number>()

  constructor({ pool, settings }: Pick<Platform, 'pool' | 'settings'>, message: string) {
    this.#message = message
    this.#canMail = settings.SMTP_URL !== undefined
    this.#rows = new NetworkLimit(pool, {
      name: 'rows-of-newcomers',
      points: rowsOfNewcomersADay,
      windowSeconds: daySeconds,
      message,
    })
    this.#rowsOfSite = new Limit(pool, {
      name: 'rows-of-all-newcomers',
      points: rowsOfAllNewcomersADay,
      windowSeconds: daySeconds,
      message,
    })
  }

  /** Writes a batch where there is room, and counts the rows that the work says it wrote. */
  async spend<T>({ viewer, network }: Sender, work: () => Promise<T>, rowsOf: (outcome: T) => number): Promise<T> {
    if (!isNewcomer(viewer, { canMail: this.#canMail })) return work()
    this.#demandRoom(network)
    const outcome = await work()
    const rows = rowsOf(outcome)
    if (rows === 0) return outcome
    for (const { limit, key } of this.#rows.countersOf(network)) this.#note(key, await limit.add(key, rows))
    await this.#countForSite(rows)
    return outcome
  }

  async #countForSite(rows: number): Promise<void> {
    this.#uncountedRows += rows
    if (this.#uncountedRows < rowsAtOnce) return
    const counted = this.#uncountedRows
    this.#uncountedRows = 0
    this.#note(siteKey, await this.#rowsOfSite.add(siteKey, counted))
  }

  #demandRoom(network: string): void {
    const keys = [siteKey, ...this.#rows.countersOf(network).map(({ key }) => key)]
    const leftMs = Math.max(...keys.map((key) => this.#fullUntilMs.get(key) ?? 0)) - Date.now()
    if (leftMs > 0) throw new Refusal(429, this.#message, { retryAfterSeconds: Math.ceil(leftMs / 1000) })
  }

  #note(key: string, { fullMs }: { fullMs: number }): void {
    if (fullMs <= 0) return
    const now = Date.now()
    for (const [other, untilMs] of this.#fullUntilMs) if (untilMs <= now) this.#fullUntilMs.delete(other)
    this.#fullUntilMs.set(key, now + fullMs)
  }
}
