import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseBank } from '@sabi/shared/content/bank'
import { welcome } from './administration/welcome.ts'
import { lettersOf, purges } from './app.ts'
import { phoneAddresses } from './certificate/phone-addresses.ts'
import { createPlatform, OwnFront, webRoot, type Front } from './front.ts'
import { createFileKeeping } from './platform/pages/app-files.ts'
import { NightlyBackup } from './backup/interface.ts'
import { connect, ping, type Database } from './database/database.ts'
import { createHousekeeping } from './platform/housekeeping.ts'
import { MailWorker } from './mail/mail-worker.ts'
import { migrate } from './database/migrate.ts'
import { capacityWithin, fewConnectionsLine, openFilesLimit } from './platform/http/open-files.ts'
import type { Platform } from './platform/platform.ts'
import { startPostgres } from '@sabi/embedded-postgres'
import type { Settings } from './platform/settings.ts'
import { waitAtMost } from './platform/wait-at-most.ts'
import { createLeaderboardCount } from './progress/kept-leaderboard.ts'
import { loadBank } from './questions/bank.queries.ts'
import { NightlyStatistics } from './item-analysis/nightly-statistics.ts'
import { Workers } from './workers.ts'

const repository = join(dirname(fileURLToPath(import.meta.url)), '..')
const bankFile = join(repository, 'content/dist/bank.json')
const backgroundFinishMs = 2_000
const firstRetryMs = 500
const longestRetryMs = 10_000

/** The whole server: its database, its HTTP, and the order in which they come and go. */
export class Server {
  readonly #settings: Settings
  readonly #say: (line: string) => void
  /** Functions that close what has been opened, to be called in reverse order. */
  readonly #closers: (() => Promise<unknown>)[] = []
  #starting: Promise<void> | undefined
  #stopping: Promise<void> | undefined
  readonly #stopAsked = new AbortController()

  constructor(settings: Settings, { say }: { say: (line: string) => void }) {
    this.#settings = settings
    this.#say = say
  }

  /**
   * Starts everything in order: database, HTTP (alive while the rest starts), migrations, bank; then prints `Ready on
   * …`. An operator's database that is unreachable is retried with growing pauses.
   */
  async start(): Promise<void> {
    this.#starting = this.#startAll()
    await this.#starting
  }

  /** Stops accepting, finishes what is in flight, closes the database; also in the middle of a start. */
  async stop(): Promise<void> {
    this.#stopAsked.abort()
    this.#stopping ??= this.#stopAll()
    await this.#stopping
  }

  async #startAll(): Promise<void> {
    const startedAtMs = performance.now()
    this.#sayCapacity()
    const { DATABASE_URL, DATABASE_DIRECT_URL } = this.#settings
    const starting = DATABASE_URL === undefined ? this.#startEmbedded() : Promise.resolve(DATABASE_URL)
    const workers = this.#startWorkers(starting)
    const url = await starting
    const platform = await createPlatform(this.#settings, { url, say: this.#say })
    this.#closers.push(platform.close)
    const front = workers ?? this.#ownFront(platform)
    if (this.#isStopping) return
    const port = await front.listen()
    await this.#prepareDatabase(DATABASE_DIRECT_URL ?? url)
    if (this.#isStopping) return
    for (const line of await welcome(platform, { port, startedAtMs })) this.#say(line)
    await front.open()
    this.#say(`Ready on ${this.#settings.BASE_URL ?? `http://localhost:${port}`}`)
    for (const line of phoneAddresses(this.#settings, port)) this.#say(line)
    this.#startBackground(platform)
  }

  #sayCapacity(): void {
    const limit = openFilesLimit()
    const capacity = capacityWithin(limit, { databaseConnections: this.#settings.DATABASE_CONNECTIONS })
    const line = fewConnectionsLine(limit, capacity)
    if (line !== undefined) this.#say(line)
  }

  /** The processes that answer requests, none where this one does. They begin to load before the database is there. */
  #startWorkers(url: Promise<string>): Workers | undefined {
    const { WORKERS: count } = this.#settings
    if (count === 1) return undefined
    const workers = new Workers({ count, url, say: this.#say })
    workers.start()
    this.#closers.push(() => workers.close())
    return workers
  }

  #ownFront(platform: Platform): Front {
    const front = new OwnFront(platform)
    this.#closers.push(() => front.close())
    return front
  }

  /** Starts background work: mail, housekeeping, and nightly statistics. */
  #startBackground(platform: Platform): void {
    const say = this.#say
    const workers = [
      new MailWorker(platform, { letters: lettersOf(platform), say }),
      createHousekeeping(platform.database, { purges, say }),
      createFileKeeping(platform.database, { webRoot, say }),
      createLeaderboardCount(platform.database, { say }),
      new NightlyStatistics(platform.database, { say }),
      new NightlyBackup(platform, { say }),
    ]
    for (const worker of workers) worker.start()
    this.#closers.push(() => waitAtMost(backgroundFinishMs, Promise.all(workers.map((worker) => worker.stop()))))
  }

  async #startEmbedded(): Promise<string> {
    const { DATA_DIR: dataDir, WORKERS, DATABASE_CONNECTIONS } = this.#settings
    // With several processes, the first has its own connections for background work. Each process has one more, to
    // check that the database still answers.
    const connections = (WORKERS + 1) * (DATABASE_CONNECTIONS + 1)
    const postgres = await startPostgres({ dataDir, log: this.#say, connections })
    // Its users may have started before it, and end before it.
    this.#closers.unshift(() => postgres.stop())
    return postgres.url
  }

  /** Migrates and loads the bank over a separate connection. */
  async #prepareDatabase(url: string): Promise<void> {
    await this.#waitFor(url)
    if (this.#isStopping) return
    // An index over a large log takes as long as it takes.
    const { database } = connect(url, { onError: () => undefined, max: 2, queryTimeoutMs: null })
    try {
      for (const name of await migrate(database)) this.#say(`Migrated the database: ${name}`)
      const bank = parseBank(await readFile(bankFile, 'utf8'))
      if (await loadBank(database, bank)) this.#say(`Loaded the bank: ${bank.questions.length} questions`)
    } finally {
      await database.destroy()
    }
  }

  async #waitFor(url: string): Promise<void> {
    const { database } = connect(url, { onError: () => undefined, max: 1 })
    let pause = firstRetryMs
    while (!this.#isStopping && !(await this.#isThere(database))) {
      await sleep(pause, undefined, { signal: this.#stopAsked.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, longestRetryMs)
    }
    await database.destroy()
  }

  async #isThere(database: Database): Promise<boolean> {
    try {
      await ping(database)
      return true
    } catch (error) {
      this.#say(`The database cannot be reached yet (${String(error)}); trying again`)
      return false
    }
  }

  async #stopAll(): Promise<void> {
    // The caller of `start` gets the error; here it only has to be over.
    await this.#starting?.catch(() => undefined)
    for (const close of this.#closers.toReversed()) await close()
  }

  get #isStopping(): boolean {
    return this.#stopAsked.signal.aborted
  }
}
