import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseBank } from '@sabi/shared/content/bank'
import { welcome } from './administration/welcome.ts'
import { contentsOf, createApp, lettersOf } from './app.ts'
import { createProvider } from './platform/ai/create-provider.ts'
import { connect, ping, type Database } from './platform/database.ts'
import type { Readiness } from './platform/health.ts'
import { createHousekeeping } from './platform/housekeeping.ts'
import { MailWorker } from './platform/mail/mail-worker.ts'
import { migrate } from './platform/migrate.ts'
import type { Platform } from './platform/platform.ts'
import { startPostgres } from './platform/postgres/launcher.ts'
import type { Settings } from './platform/settings.ts'
import { Shell } from './platform/shell.ts'
import { findBankVersion, loadBank } from './subjects/bank.queries.ts'
import { NightlyStatistics } from './subjects/nightly-statistics.ts'

const repository = join(dirname(fileURLToPath(import.meta.url)), '..')
const webRoot = join(repository, 'web/dist')
const packsRoot = join(repository, 'content/dist/packs')
const bankFile = join(repository, 'content/dist/bank.json')
const backgroundFinishMs = 2_000
const requestsFinishMs = 4_000
const connectionsCloseMs = 1_000
const firstRetryMs = 500
const longestRetryMs = 10_000

/** The whole server: its database, its HTTP, and the order in which they come and go. */
export class Server {
  readonly #settings: Settings
  readonly #say: (line: string) => void
  /** What has been opened so far, to be closed in the opposite order. */
  readonly #closers: (() => Promise<unknown>)[] = []
  #starting: Promise<void> | undefined
  #stopping: Promise<void> | undefined
  readonly #stopAsked = new AbortController()
  #hasStarted = false

  constructor(settings: Settings, { say }: { say: (line: string) => void }) {
    this.#settings = settings
    this.#say = say
  }

  /**
   * Starts everything in order: database, HTTP (alive while the rest goes on), migrations, bank; then says `Ready on …`. A
   * database of the operator's that cannot be reached is asked again until it can, with growing pauses.
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
    const url = this.#settings.DATABASE_URL ?? (await this.#startEmbedded())
    const connection = connect(url, {
      onError: ({ message }) => this.#say(`Lost a database connection: ${message}`),
      max: this.#settings.DATABASE_CONNECTIONS,
    })
    // A connection that broke at the wrong moment is never given back; a stop does not wait for it.
    this.#closers.push(() => within(connectionsCloseMs, connection.database.destroy()))
    const provider = await createProvider(this.#settings, { ...connection, say: this.#say })
    const platform = { ...connection, settings: this.#settings, provider }
    const shell = new Shell(webRoot, platform, contentsOf(platform))
    const app = await createApp(platform, {
      shell,
      packsRoot,
      readiness: () => checkReadiness(connection.database, this.#hasStarted),
      hasStarted: () => this.#hasStarted,
    })
    this.#closers.push(() => within(requestsFinishMs, app.close()).then(() => app.server.closeAllConnections()))
    if (this.#isStopping) return
    await app.listen({ port: this.#settings.PORT, host: this.#settings.HOST })
    await this.#prepareDatabase(this.#settings.DATABASE_DIRECT_URL ?? url)
    if (this.#isStopping) return
    await shell.renew()
    const port = portOf(app.server.address())
    for (const line of await welcome(platform, { port, startedAtMs })) this.#say(line)
    this.#hasStarted = true
    this.#say(`Ready on ${this.#settings.BASE_URL ?? `http://localhost:${port}`}`)
    this.#startBackground(platform)
  }

  /** What nobody waits for: mail, throwing out what is over, and what the answers say of the questions. */
  #startBackground(platform: Platform): void {
    const say = this.#say
    const workers = [
      new MailWorker(platform, { letters: lettersOf(platform), say }),
      createHousekeeping(platform.database, { say }),
      new NightlyStatistics(platform.database, { say }),
    ]
    for (const worker of workers) worker.start()
    this.#closers.push(() => within(backgroundFinishMs, Promise.all(workers.map((worker) => worker.stop()))))
  }

  async #startEmbedded(): Promise<string> {
    const postgres = await startPostgres({ dataDir: this.#settings.DATA_DIR, log: this.#say })
    this.#closers.push(() => postgres.stop())
    return postgres.url
  }

  /** Migrates and loads the bank over a connection of its own. */
  async #prepareDatabase(url: string): Promise<void> {
    const { database } = connect(url, { onError: () => undefined, max: 2 })
    try {
      await this.#waitFor(database)
      if (this.#isStopping) return
      for (const name of await migrate(database)) this.#say(`Migrated the database: ${name}`)
      const bank = parseBank(await readFile(bankFile, 'utf8'))
      if (await loadBank(database, bank)) this.#say(`Loaded the bank: ${bank.questions.length} questions`)
    } finally {
      await database.destroy()
    }
  }

  async #waitFor(database: Database): Promise<void> {
    for (let pause = firstRetryMs; !this.#isStopping; pause = Math.min(pause * 2, longestRetryMs)) {
      try {
        await ping(database)
        return
      } catch (error) {
        this.#say(`The database cannot be reached yet (${String(error)}); trying again`)
        await sleep(pause, undefined, { signal: this.#stopAsked.signal }).catch(() => undefined)
      }
    }
  }

  async #stopAll(): Promise<void> {
    // A start that fails says so to whoever started; here it only has to be over.
    await this.#starting?.catch(() => undefined)
    for (const close of this.#closers.toReversed()) await close()
  }

  get #isStopping(): boolean {
    return this.#stopAsked.signal.aborted
  }
}

/** Resolves when the work is done or the time is up, whichever comes first. */
async function within(limitMs: number, work: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}

async function checkReadiness(database: Database, hasStarted: boolean): Promise<Readiness> {
  try {
    return { database: true, migrations: hasStarted, bank: hasStarted && (await findBankVersion(database)) !== null }
  } catch {
    const isReachable = await ping(database).then(
      () => true,
      () => false,
    )
    return { database: isReachable, migrations: hasStarted, bank: false }
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
