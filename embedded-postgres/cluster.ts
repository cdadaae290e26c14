import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orMissing } from '@sabi/shared/errors/error-code'
import { explainOutput } from './explain.ts'
import { handOver } from './hand-over.ts'
import type { Programs } from './programs.ts'
import { runProgram } from './run-program.ts'
import type { Durability } from './server-settings.ts'
import { PostgresUnavailable } from './unavailable.ts'

/** A PostgreSQL database cluster: a folder that is complete or not there at all, its password inside. */
export type Cluster = { folder: string; password: string; logFile: string }

type Order = { folder: string; programs: Programs; durability: Durability; log: (message: string) => void }

const DRAFT = /^postgres\..*\.draft(\.password)?$/

/** Letters and sorting come from PostgreSQL itself, so that they are the same on every system. */
const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
]

/** The folder of the cluster inside the data folder. */
export function clusterFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres')
}

/** Opens the cluster of a data folder, creating it at the first start. Only for the owner of the folder. */
export async function openCluster(order: Order): Promise<Cluster> {
  const folder = clusterFolder(order.folder)
  if (!(await orMissing(stat(join(folder, 'PG_VERSION'))))) await createCluster(order, folder)
  await requireSameVersion(folder, order.programs.majorVersion)
  await restorePermissions(folder, order.programs)
  return readCluster(order.folder)
}

/** Reads what is needed to log in to an existing cluster. */
export async function readCluster(dataFolder: string): Promise<Cluster> {
  const folder = clusterFolder(dataFolder)
  const password = await orMissing(readFile(passwordPath(folder), 'utf8'))
  if (password) return { folder, password, logFile: join(dataFolder, 'postgres.log') }
  throw new PostgresUnavailable(
    `The database's password, ${passwordPath(folder)}, is missing. Restore it from a copy of that folder; ` +
      'backups made by `npm run backup` do not contain it. ' +
      `Without one, move ${folder} aside and restore the last backup (npm run restore -- FILE).`,
  )
}

function passwordPath(cluster: string): string {
  return join(cluster, 'sabi.password')
}

/** Everything happens under a temporary name, so that a kill in the middle leaves nothing that looks like a cluster. */
async function createCluster(order: Order, folder: string): Promise<void> {
  const startedAt = performance.now()
  order.log('First start: creating the database …')
  await removeDrafts(order.folder)
  const draft = join(order.folder, `postgres.${randomUUID()}.draft`)
  const passwordFile = `${draft}.password`
  await mkdir(draft, { mode: 0o700 })
  await handOver(draft, order.programs.account)
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
  const { account } = order.programs
  if (account) await chown(passwordFile, account.uid, account.gid)
  await runInitdb(order, draft, passwordFile)
  await rename(passwordFile, passwordPath(draft))
  await syncFolder(draft)
  await rename(draft, folder)
  await syncFolder(order.folder)
  order.log(`The database was created in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

async function runInitdb(order: Order, draft: string, passwordFile: string): Promise<void> {
  const { programs, durability } = order
  const options = durability === 'throw-away' ? [...INITDB_OPTIONS, '--no-sync'] : INITDB_OPTIONS
  const args = [...options, `--pwfile=${passwordFile}`, '-D', draft]
  const { exitCode, output } = await runProgram(programs.initdb, args, programs.account)
  if (exitCode === 0) return
  await removeDrafts(order.folder)
  throw explainOutput({ step: 'create its database', output, folder: order.folder })
}

/**
 * A rename survives a power cut only after its folder was synced; Windows syncs automatically and cannot open folders.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    // An initdb whose parent was killed may still write there for a moment.
    if (DRAFT.test(name)) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function requireSameVersion(folder: string, majorVersion: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === majorVersion) return
  throw new PostgresUnavailable(
    `The database in ${folder} was made by PostgreSQL ${version}, and this is PostgreSQL ${majorVersion}. ` +
      'Nothing is lost. Start the previous version, make a backup (npm run backup), stop it, ' +
      `move ${folder} aside, then restore the backup with this version (npm run restore -- FILE).`,
  )
}

/** A backup copied back by root belongs to root and may be readable by all: PostgreSQL refuses both. */
async function restorePermissions(folder: string, { account }: Programs): Promise<void> {
  const { uid, mode } = await stat(folder)
  if (account && uid !== account.uid) await handOver(folder, account)
  if (process.platform !== 'win32' && (mode & 0o777) !== 0o700) await chmod(folder, 0o700)
}
