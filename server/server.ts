import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseBank } from '@sabi/shared/content/bank'
import { createApp } from './app.ts'
import { connect, ping, type Database } from './platform/database.ts'
import type { Readiness } from './platform/health.ts'
import { migrate } from './platform/migrate.ts'
import { startPostgres } from './platform/postgres/launcher.ts'
import type { Settings } from './platform/settings.ts'
import { findBankVersion, loadBank } from './subjects/bank.queries.ts'

const repository = join(dirname(fileURLToPath(import.meta.url)), '..')
const webRoot = join(repository, 'web/dist')
const packsRoot = join(repository, 'content/dist/packs')
const bankFile = join(repository, 'content/dist/bank.json')
const firstRetryMs = 500
const longestRetryMs = 10_000

export interface RunningServer {
  url: string
  /** Stops accepting, finishes what is in flight, closes the database. */
  stop(): Promise<void>
}

/**
 * Starts everything in order: database, HTTP (alive while the rest goes on), migrations, bank; then says `Ready on …`. A
 * database of the operator's that cannot be reached is asked again until it can, with growing pauses.
 */
export async function startServer(
  settings: Settings,
  { say }: { say: (line: string) => void },
): Promise<RunningServer> {
  const postgres =
    settings.DATABASE_URL === undefined ? await startPostgres({ dataDir: settings.DATA_DIR, log: say }) : undefined
  const databaseUrl = settings.DATABASE_URL ?? postgres?.url ?? ''
  const state = { hasStarted: false, isStopping: false }
  const { database, pool } = connect(databaseUrl, {
    onError: (error) => say(`Database connection lost: ${error.message}`),
  })
  const app = await createApp(
    { settings, database, pool },
    {
      webRoot,
      packsRoot,
      readiness: () => checkReadiness(database, state),
      hasStarted: () => state.hasStarted,
    },
  )

  async function stop(): Promise<void> {
    state.isStopping = true
    await app.close()
    await database.destroy()
    await postgres?.stop()
  }

  try {
    await app.listen({ port: settings.PORT, host: settings.HOST })
    await prepareDatabase(settings.DATABASE_DIRECT_URL ?? databaseUrl, { say, isStopping: () => state.isStopping })
  } catch (error) {
    await stop()
    throw error
  }
  state.hasStarted = true
  const url = addressOf(app.server.address(), settings)
  say(`Ready on ${url}`)
  return { url, stop }
}

/** Migrates and loads the bank over a connection of its own; waits for a database that cannot be reached yet. */
async function prepareDatabase(
  url: string,
  { say, isStopping }: { say: (line: string) => void; isStopping: () => boolean },
): Promise<void> {
  const { database } = connect(url, { onError: () => undefined, max: 2 })
  try {
    await waitForDatabase(database, { say, isStopping })
    for (const name of await migrate(database)) say(`Migrated the database: ${name}`)
    const bank = parseBank(await readFile(bankFile, 'utf8'))
    if (await loadBank(database, bank)) say(`Loaded the bank: ${bank.questions.length} questions`)
  } finally {
    await database.destroy()
  }
}

async function waitForDatabase(
  database: Database,
  { say, isStopping }: { say: (line: string) => void; isStopping: () => boolean },
): Promise<void> {
  for (let pause = firstRetryMs; !isStopping(); pause = Math.min(pause * 2, longestRetryMs)) {
    try {
      await ping(database)
      return
    } catch (error) {
      say(`The database cannot be reached yet (${error instanceof Error ? error.message : error}); trying again`)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function checkReadiness(database: Database, { hasStarted }: { hasStarted: boolean }): Promise<Readiness> {
  try {
    await ping(database)
  } catch {
    return { database: false, migrations: hasStarted, bank: hasStarted }
  }
  return { database: true, migrations: hasStarted, bank: hasStarted && (await findBankVersion(database)) !== null }
}

function addressOf(address: ReturnType<import('node:net').Server['address']>, { HOST }: Settings): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host = HOST === '127.0.0.1' || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host}:${port}`
}
