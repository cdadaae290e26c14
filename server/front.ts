import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { contentsOf, createApp } from './app.ts'
import { readKeyPem } from './certificate/certificate-files.ts'
import { createProvider } from './ai-provider/create-provider.ts'
import { connect, ping, type Database } from './database/database.ts'
import { capacityWithin, openFilesLimit } from './platform/http/open-files.ts'
import { SecureServer } from './platform/http/secure-server.ts'
import type { Readiness } from './platform/watching/health.ts'
import type { Platform } from './platform/platform.ts'
import type { Settings } from './platform/settings.ts'
import { Shell } from './platform/pages/shell.ts'
import { openStandby } from './database/standby.ts'
import { waitAtMost } from './platform/wait-at-most.ts'
import { sampleRows } from './database/typed-sql.ts'
import { findBankVersion } from './questions/bank.queries.ts'

const repository = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The built web app. */
export const webRoot = join(repository, 'web/dist')
const packsRoot = join(repository, 'content/dist/packs')
/** How many new connections may wait to be accepted: when a school's connection returns, all of its phones connect. */
const backlog = 4_096
/** How long the first page waits for the site's name. */
const nameWaitMs = 1_000
const requestsFinishMs = 4_000
const connectionsCloseMs = 1_000

type Say = (line: string) => void

/** Creates what the features share in this process, over a database at this address; also returns how to release it. */
export async function createPlatform(
  settings: Settings,
  { url, say }: { url: string; say: Say },
): Promise<Platform & { close: () => Promise<void> }> {
  const onError = ({ message }: Error) => say(`Lost a database connection: ${message}`)
  sampleRows(say)
  const max = settings.DATABASE_CONNECTIONS
  const connection = connect(url, { onError, max })
  const standby = openStandby(settings.DATABASE_REPLICA_URL, { primary: connection.database, max, say })
  standby?.start()
  return {
    ...connection,
    settings,
    provider: await createProvider(settings, { ...connection, say }),
    standby,
    // A connection that broke at the wrong moment is never given back; a stop does not wait for it.
    close: () => waitAtMost(connectionsCloseMs, Promise.all([standby?.stop(), connection.database.destroy()])),
  }
}

/** Answers requests, in this process or in several. */
export interface Front {
  /** Listens, and gives the port. Probes are answered from here on; calls are refused until it is opened. */
  listen(): Promise<number>
  /** Answers calls: the database is there and whole. */
  open(): Promise<void>
  /** Takes no more requests, and finishes what is in flight. */
  close(): Promise<void>
}

/** Answers requests in this process. */
export class OwnFront implements Front {
  readonly #platform: Platform
  #shell: Shell | undefined
  #app: FastifyInstance | undefined
  #secure: SecureServer | undefined
  #isOpen = false

  constructor(platform: Platform) {
    this.#platform = platform
  }

  async listen(): Promise<number> {
    const { database, settings } = this.#platform
    const shell = new Shell(webRoot, this.#platform, contentsOf(this.#platform))
    const app = await createApp(this.#platform, {
      shell,
      packsRoot,
      readiness: () => checkReadiness(database, this.#isOpen),
      hasStarted: () => this.#isOpen,
    })
    this.#shell = shell
    this.#app = app
    this.#secure = await listenSecurely(app, settings)
    await app.listen({ port: settings.PORT, host: settings.HOST, backlog })
    return portOf(app.server.address())
  }

  /** A database that has become unreachable blocks nobody: the shell reads the site's name again in the background. */
  async open(): Promise<void> {
    await waitAtMost(
      nameWaitMs,
      Promise.resolve(this.#shell?.renew()).catch(() => undefined),
    )
    this.#isOpen = true
  }

  async close(): Promise<void> {
    const app = this.#app
    if (app === undefined) return
    await waitAtMost(requestsFinishMs, app.close())
    app.server.closeAllConnections()
    this.#secure?.closeAllConnections()
  }
}

/** Listens with https too, where `npm run certificate` has made a certificate. */
async function listenSecurely(app: FastifyInstance, settings: Settings): Promise<SecureServer | undefined> {
  const pem = readKeyPem(settings, 'server')
  if (pem === null) return undefined
  const { DATABASE_CONNECTIONS: databaseConnections, HTTPS_PORT: port, HOST: host } = settings
  const server = new SecureServer(app, { pem, capacity: capacityWithin(openFilesLimit(), { databaseConnections }) })
  await app.ready()
  await server.listen({ port, host, backlog })
  return server
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
