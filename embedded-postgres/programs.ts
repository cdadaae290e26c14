import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Account } from './account.ts'
import { orMissing } from '@sabi/shared/errors/error-code'
import { leaveToOwner } from './hand-over.ts'
import { restoreLibraryLinks } from './library-links.ts'
import { findPackagedPostgres, type PackagedPostgres } from './packaged-programs.ts'
import { probePrograms } from './probe.ts'
import { PostgresUnavailable } from './unavailable.ts'

/** PostgreSQL's programs, proven to run as `account` (undefined: as ourselves). */
export type Programs = { initdb: string; pgCtl: string; majorVersion: string; account: Account | undefined }

type Order = {
  folder: string
  account: Account | undefined
  log: (message: string) => void
  packaged?: PackagedPostgres
}

const COPY = 'programs-'

/**
 * Finds PostgreSQL's programs and proves that they run. Where node_modules is closed to the account (root's home) or
 * lacks links and may not be written, they run from a copy in the data folder.
 */
export async function preparePrograms(order: Order): Promise<Programs> {
  const { folder, account, packaged } = order
  const source = packaged ?? (await findPackagedPostgres())
  if (await restoreLibraryLinks(source.native)) {
    const probe = await probePrograms(source.native, account)
    if (probe.kind === 'runs') return locatePrograms(source.native, probe.majorVersion, account)
  }
  const copy = join(folder, COPY + source.version)
  await ensureCopy(order, source.native, copy)
  const probe = await probePrograms(copy, account)
  if (probe.kind === 'runs') return locatePrograms(copy, probe.majorVersion, account)
  throw new PostgresUnavailable(
    `The user ${account?.name ?? 'running Sabi Prep'} may not run programs from ${copy}. ` +
      'Perhaps the folder is closed to that user, or its disk is mounted "noexec". Choose another with DATA_DIR.',
  )
}

function locatePrograms(native: string, majorVersion: string, account: Account | undefined): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const locate = (name: string) => join(native, 'bin', name + suffix)
  return { initdb: locate('initdb'), pgCtl: locate('pg_ctl'), majorVersion, account }
}

async function ensureCopy({ folder, log }: Order, native: string, copy: string): Promise<void> {
  if (await orMissing(readdir(copy))) return
  log('Copying PostgreSQL to where it can run (60 MB, once) …')
  await removeCopies(folder)
  const draft = join(folder, `${COPY}${randomUUID()}.draft`)
  await copyReadable(native, draft)
  await restoreLibraryLinks(draft)
  await leaveToOwner(draft)
  await rename(draft, copy)
}

async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(COPY)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** A plain copy would keep the closed permissions that made it necessary. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyReadable(source, target)
    // Links are recreated; static libraries are only for compilers.
    if (!entry.isFile() || extname(entry.name) === '.a') continue
    await copyFile(source, target)
    await chmod(target, 0o755)
  }
}
