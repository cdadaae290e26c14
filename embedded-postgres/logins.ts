import { resolve } from 'node:path'
import { Client } from 'pg'
import type { Cluster } from './cluster.ts'

type Login = { port: number; password: string; database: string }

const APP = 'sabi'

/** The address under which the app logs in: to its own database, as a user who is no administrator of the server. */
export function appUrl(port: number, password: string): string {
  return `postgres://${APP}:${password}@127.0.0.1:${port}/${APP}`
}

/** Returns whether the server on this port takes our password and serves exactly this cluster. */
export async function servesCluster(port: number, { folder, password }: Cluster): Promise<boolean> {
  try {
    const served = await withAdmin({ port, password, database: 'postgres' }, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory
    })
    return served !== undefined && resolve(served) === resolve(folder)
  } catch {
    // Refused, still starting, a stranger's server: in every case not (yet) ours.
    return false
  }
}

/**
 * Creates the app's user and database when missing. The database comes last: once it is there, all is. What it needs
 * for online backups is granted in the template, so that databases made for tests have it too.
 */
export async function ensureAppDatabase(port: number, password: string): Promise<void> {
  await withAdmin({ port, password, database: 'template1' }, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [APP])
    if (found.rowCount) return
    const role = await client.query('select 1 from pg_roles where rolname = $1', [APP])
    if (!role.rowCount) await client.query(`create role ${APP} login createdb`)
    await client.query(`alter role ${APP} password ${client.escapeLiteral(password)}`)
    await client.query(`grant pg_monitor, pg_checkpoint to ${APP}`)
    await client.query(`grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean) to ${APP}`)
    await client.query(`create database ${APP} owner ${APP}`)
  })
}

async function withAdmin<T>({ port, password, database }: Login, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    host: '127.0.0.1',
    user: 'postgres',
    port,
    password,
    database,
    connectionTimeoutMillis: 2_000,
    query_timeout: 20_000,
  })
  // A server that dies under us also fails the query at hand, which tells the caller.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
