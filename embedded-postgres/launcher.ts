import { resolve } from 'node:path'
import { chooseAccount } from './account.ts'
import { clusterFolder, openCluster } from './cluster.ts'
import { openDataFolder } from './data-folder.ts'
import { explainFileError } from './explain.ts'
import { DEFAULT_PATIENCE_MS, lockFolder, type FolderLock } from './folder-lock.ts'
import { createLogKeeper } from './log-file.ts'
import { appUrl, ensureAppDatabase } from './logins.ts'
import { preparePrograms } from './programs.ts'
import { adoptOrStart, stopServer, type Server, type Site } from './server.ts'
import type { Durability } from './server-settings.ts'
import { supervise } from './supervisor.ts'

export { DataFolderInUse, PostgresUnavailable } from './unavailable.ts'

/** A running PostgreSQL that belongs to this process. */
export type EmbeddedPostgres = {
  /** A full postgres:// address; it stays the same when PostgreSQL had to be started again. */
  readonly url: string
  /** False after stop(), and for the moments in which a PostgreSQL that died is being started again. */
  isRunning(): boolean
  /** Ends PostgreSQL within about ten seconds and gives the folder back. May be called more than once. */
  stop(): Promise<void>
}

export type StartOptions = {
  dataDir: string
  log: (message: string) => void
  durability?: Durability
  /** How many connections the caller may open in total; by default PostgreSQL's own limit. */
  connections?: number
  patienceMs?: number
}

/**
 * Starts the PostgreSQL of a data folder, or adopts the one that a killed process left running, and keeps it running.
 * A folder has one owner: a second starter waits for an owner that is just leaving, then throws DataFolderInUse, since
 * sharing would end when the first one stops. Throws PostgresUnavailable, with the way out, where it cannot run.
 */
export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, patienceMs = DEFAULT_PATIENCE_MS } = options
  const account = await chooseAccount(clusterFolder(resolve(dataDir)))
  const folder = await openDataFolder(dataDir, account)
  try {
    const lock = await lockFolder({ folder, patienceMs, log })
    return await startOwned({ ...options, folder, lock, account })
  } catch (error) {
    throw explainFileError(error, folder)
  }
}

type Owned = StartOptions & { folder: string; lock: FolderLock; account: Site['programs']['account'] }

async function startOwned({ folder, lock, account, log, ...options }: Owned): Promise<EmbeddedPostgres> {
  const { durability = 'durable', connections = 0 } = options
  try {
    const programs = await preparePrograms({ folder, account, log })
    const cluster = await openCluster({ folder, programs, durability, log })
    const site = { cluster, programs, durability, connections, log }
    const server = await adoptOrStart(site)
    return await keepRunning({ site, server, lock })
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function keepRunning({ site, server, lock }: { site: Site; server: Server; lock: FolderLock }) {
  const { cluster, log } = site
  try {
    await ensureAppDatabase(server.port, cluster.password)
  } catch (error) {
    await stopServer(site)
    throw error
  }
  const supervisor = supervise({
    server,
    log,
    restart: (port) => adoptOrStart(site, port),
    onTick: createLogKeeper(cluster.logFile, log),
  })
  const end = async () => {
    try {
      await supervisor.end()
      await stopServer(site)
    } finally {
      await lock.release()
    }
  }
  let ending: Promise<void> | undefined
  return {
    url: appUrl(server.port, cluster.password),
    isRunning: () => supervisor.isRunning(),
    stop: () => (ending ??= end()),
  } satisfies EmbeddedPostgres
}
