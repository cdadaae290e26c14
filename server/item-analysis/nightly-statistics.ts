import { noticeDays } from '@sabi/shared/flags/removal'
import type { Database } from '../database/database.ts'
import { isNightWorkDue } from '../platform/night-work.ts'
import { Rounds } from '../platform/rounds.ts'
import { findHoursSinceCount } from './item-statistics.queries.ts'
import { countItemStatistics } from './item-statistics.ts'

const hourMs = 60 * 60_000

/** Counts the statistics of the questions once a night, in one of all processes. */
export class NightlyStatistics {
  readonly #stopAsked = new AbortController()
  readonly #rounds: Rounds

  constructor(database: Database, { say }: { say: (line: string) => void }) {
    const work = async () => {
      if (!isNightWorkDue(await findHoursSinceCount(database), new Date().getUTCHours())) return
      const outcome = await countItemStatistics(database, { actor: 'server itself', signal: this.#stopAsked.signal })
      if (outcome === null) return
      const { raised, announced, quarantined } = outcome
      if (raised + announced + quarantined > 0)
        say(
          `Answer alarms: ${raised} new to review, ${announced} questions will leave practice in ${noticeDays} days unless an administrator decides, ${quarantined} have left it`,
        )
    }
    this.#rounds = new Rounds(work, { name: 'Statistics of questions', pauseMs: hourMs, say })
  }

  start(): void {
    this.#rounds.start()
  }

  /** Aborts a running count, which the next hour repeats. */
  async stop(): Promise<void> {
    this.#stopAsked.abort()
    await this.#rounds.stop()
  }
}
