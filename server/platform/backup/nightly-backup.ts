import type { Platform } from '../platform.ts'
import { isNightWorkDue } from '../night-work.ts'
import { Rounds } from '../rounds.ts'
import { backupFolderOf, removeOldBackups } from './backup-folder.ts'
import { getLastBackup, noteFailedBackup } from './last-backup.queries.ts'
import { makeBackup } from './make-backup.ts'

const hourMs = 60 * 60_000

/** Makes a backup once a night, in one of all processes, and removes the oldest. */
export class NightlyBackup {
  readonly #stopAsked = new AbortController()
  readonly #platform: Platform
  readonly #rounds: Rounds

  constructor(platform: Platform, { say }: { say: (line: string) => void }) {
    this.#platform = platform
    this.#rounds = new Rounds(() => this.#backUpWhenDue(), { name: 'Nightly backup', pauseMs: hourMs, say })
  }

  start(): void {
    this.#rounds.start()
  }

  /** Gives up a backup that is being made; its draft goes. */
  async stop(): Promise<void> {
    this.#stopAsked.abort()
    await this.#rounds.stop()
  }

  async #backUpWhenDue(): Promise<void> {
    const { database, pool, settings } = this.#platform
    const folder = backupFolderOf(settings)
    // A pool that was made with an address has one.
    const url = settings.DATABASE_DIRECT_URL ?? pool.options.connectionString
    if (folder === null || url === undefined) return
    const { hoursSince } = await getLastBackup(database)
    if (!isNightWorkDue(hoursSince, new Date().getUTCHours())) return
    try {
      const backup = await makeBackup(url, folder, this.#stopAsked.signal)
      if (backup !== null) await removeOldBackups(folder, backup.name, settings.BACKUPS_KEPT)
    } catch (error) {
      if (this.#stopAsked.signal.aborted) return
      await noteFailedBackup(database, error instanceof Error ? error.message : String(error))
      throw error
    }
  }
}
