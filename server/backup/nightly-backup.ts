import type { Platform } from '../platform/platform.ts'
import { isNightWorkDue } from '../platform/night-work.ts'
import { Rounds } from '../platform/rounds.ts'
import { backupFolderOf, backupName, removeOldBackups } from './backup-folder.ts'
import { getLastBackup, noteFailedBackup } from './last-backup.queries.ts'
import { makeBackup } from './make-backup.ts'

const hourMs = 60 * 60_000

/** Makes a backup once a night, in one of all processes, and removes the oldest backups. */
export class NightlyBackup {
  readonly #stopAsked = new AbortController()
  readonly #platform: Platform
  readonly #rounds: Rounds

  constructor(platform: Platform, { say }: { say: (line: string) => void }) {
    this.#platform = platform
    this.#rounds = new Rounds(() => this.#makeRound(), { name: 'Nightly backup', pauseMs: hourMs, say })
  }

  start(): void {
    this.#rounds.start()
  }

  /** Aborts a running backup and removes its draft. */
  async stop(): Promise<void> {
    this.#stopAsked.abort()
    await this.#rounds.stop()
  }

  async #makeRound(): Promise<void> {
    const { settings } = this.#platform
    const folder = backupFolderOf(settings)
    if (folder === null) return
    await this.#backUpWhenDue(folder)
    await removeOldBackups(folder, backupName(new Date()), settings.BACKUPS_KEPT)
  }

  async #backUpWhenDue(folder: string): Promise<void> {
    const { database, pool, settings } = this.#platform
    // A pool that was made with an address has one.
    const url = settings.DATABASE_DIRECT_URL ?? pool.options.connectionString
    if (url === undefined) return
    const { hoursSince } = await getLastBackup(database)
    if (!isNightWorkDue(hoursSince, new Date().getUTCHours())) return
    try {
      await makeBackup({ url, folder, isNoted: true, signal: this.#stopAsked.signal })
    } catch (error) {
      if (this.#stopAsked.signal.aborted) return
      await noteFailedBackup(database, error instanceof Error ? error.message : String(error))
      throw error
    }
  }
}
