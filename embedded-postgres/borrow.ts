import { resolve } from 'node:path'
import { chooseAccount } from './account.ts'
import { clusterFolder, readCluster } from './cluster.ts'
import { openDataFolder } from './data-folder.ts'
import { isFolderHeld } from './folder-lock.ts'
import { startPostgres, type EmbeddedPostgres, type StartOptions } from './launcher.ts'
import { appUrl, servesCluster } from './logins.ts'
import { readPostmasterNote } from './postmaster-pid.ts'
import { DataFolderInUse, PostgresUnavailable } from './unavailable.ts'
import { pollUntil } from './wait.ts'

const OWNER_STARTS_WITHIN_MS = 60_000

/**
 * For command-line tools: uses the PostgreSQL of a running Sabi Prep on this folder without owning it (`stop` then does
 * nothing); otherwise starts one.
 */
export async function borrowPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const account = await chooseAccount(clusterFolder(resolve(options.dataDir)))
  const folder = await openDataFolder(options.dataDir, account)
  const found = await pollUntil({
    everyMs: 200,
    timeoutMs: OWNER_STARTS_WITHIN_MS,
    check: async () => {
      if (!(await isFolderHeld(folder))) return 'nobody'
      return findServedUrl(folder)
    },
  })
  if (found === undefined) {
    throw new PostgresUnavailable(
      `Another Sabi Prep holds the data folder ${folder}, but its database does not answer.`,
    )
  }
  if (found === 'nobody') return startOrBorrowAgain(options)
  return { url: found, isRunning: () => true, stop: async () => undefined }
}

async function startOrBorrowAgain(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    return await startPostgres({ ...options, patienceMs: 0 })
  } catch (error) {
    // Another process has just started it.
    if (error instanceof DataFolderInUse) return borrowPostgres(options)
    throw error
  }
}

async function findServedUrl(folder: string): Promise<string | undefined> {
  const port = (await readPostmasterNote(clusterFolder(folder)))?.port
  if (port === undefined) return undefined
  const cluster = await readCluster(folder)
  return (await servesCluster(port, cluster)) ? appUrl(port, cluster.password) : undefined
}
