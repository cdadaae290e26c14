import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { chooseAccount } from '../account.ts'
import { clusterFolder, openCluster, type Cluster } from '../cluster.ts'
import { openDataFolder } from '../data-folder.ts'
import { handOver } from '../hand-over.ts'
import { appUrl, ensureAppDatabase } from '../logins.ts'
import { preparePrograms, type Programs } from '../programs.ts'
import { adoptOrStart, stopServer, type Server, type Site } from '../server.ts'
import type { Durability } from '../server-settings.ts'

/** PostgreSQL's default is enough. */
const connections = 0

/** Files that each PostgreSQL creates for itself. */
const notCopied = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/

/** An unsupervised PostgreSQL: it stays as it is left. It can be copied into a standby that follows it. */
export class BareCluster {
  readonly #site: Site
  #server: Server

  private constructor(site: Site, server: Server) {
    this.#site = site
    this.#server = server
  }

  static async create(dataDir: string, durability: Durability): Promise<BareCluster> {
    const { folder, programs } = await prepare(dataDir)
    const cluster = await openCluster({ folder, programs, durability, log })
    const site = { cluster, programs, durability, connections, log }
    const created = new BareCluster(site, await adoptOrStart(site))
    await ensureAppDatabase(created.port, cluster.password)
    return created
  }

  /** A standby of this one, under this name, in a folder that is not there yet; perhaps it reaches this one through another port. */
  async copyTo(dataDir: string, name: string, port = this.port): Promise<BareCluster> {
    const { folder, programs } = await prepare(dataDir)
    const { cluster: original, durability } = this.#site
    const cluster: Cluster = {
      folder: clusterFolder(folder),
      password: original.password,
      logFile: join(folder, 'postgres.log'),
    }
    await this.#copyFiles(cluster.folder)
    const source = `host=127.0.0.1 port=${port} user=postgres password=${original.password} application_name=${name}`
    await appendFile(join(cluster.folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
    await writeFile(join(cluster.folder, 'standby.signal'), '')
    await handOver(cluster.folder, programs.account)
    const site = { cluster, programs, durability, connections, log }
    return new BareCluster(site, await adoptOrStart(site))
  }

  get url(): string {
    return appUrl(this.port, this.#site.cluster.password)
  }

  get port(): number {
    return this.#server.port
  }

  get pid(): number {
    return this.#server.pid
  }

  /** Asks as the administrator of the server. */
  async ask(...statements: readonly string[]): Promise<Record<string, unknown>[]> {
    return this.#withAdmin(async (client) => {
      let rows: Record<string, unknown>[] = []
      for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
      return rows
    })
  }

  /** Starts again, at the same port, what was killed or stopped. */
  async start(): Promise<void> {
    this.#server = await adoptOrStart(this.#site, this.port)
  }

  async stop(): Promise<void> {
    await stopServer(this.#site)
  }

  /**
   * Copies while everything runs, following the manual: the label makes a server started from the copy replay later
   * changes.
   */
  async #copyFiles(folder: string): Promise<void> {
    const { folder: original } = this.#site.cluster
    await this.#withAdmin(async (client) => {
      await client.query("select pg_backup_start('copy', true)")
      await rm(folder, { recursive: true, force: true })
      await cp(original, folder, { recursive: true, filter: (path) => !notCopied.test(relative(original, path)) })
      await mkdir(join(folder, 'pg_wal/archive_status'), { recursive: true, mode: 0o700 })
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
      await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
    })
  }

  async #withAdmin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const { password } = this.#site.cluster
    const login = { host: '127.0.0.1', port: this.port, user: 'postgres', password, database: 'postgres' }
    const client = new pg.Client({ ...login, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await work(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function prepare(dataDir: string): Promise<{ folder: string; programs: Programs }> {
  const account = await chooseAccount(clusterFolder(dataDir))
  const folder = await openDataFolder(dataDir, account)
  return { folder, programs: await preparePrograms({ folder, account, log }) }
}

/** Tests report what they saw; PostgreSQL has its own log. */
function log(): void {}
