import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { CommandRefused } from '../platform/command.ts'
import { errorCode, orMissing } from '@sabi/shared/errors/error-code'
import { leaveToOwner } from '@sabi/embedded-postgres'
import type { Settings } from '../platform/settings.ts'

const nameOfBackup = /^sabi-\d{8}T\d{9}Z\.backup\.gz$/
const nameOfDraft = /^sabi-\d{8}T\d{9}Z\.backup\.gz\.draft$/
/** A draft that has not grown for this long is abandoned. */
const abandonedMs = 60 * 60_000
/** Half the time of the usual 6, for a tenth more bytes. */
const compressionLevel = 3
const checkEveryBytes = 8_000_000
const mostReserveBytes = 1_000_000_000
const reserveShare = 0.05

/** The backup folder according to the settings; null if an operator's own database has none. */
export function backupFolderOf({ BACKUP_DIR, DATABASE_URL, DATA_DIR }: Settings): string | null {
  return BACKUP_DIR ?? (DATABASE_URL === undefined ? join(DATA_DIR, 'backups') : null)
}

/** The name of a backup; names sort by time. */
export function backupName(madeAt: Date): string {
  return `sabi-${madeAt.toISOString().replaceAll(/[-:.]/g, '')}.backup.gz`
}

/** Writes a file that has its name only when it is whole and on the disk. Gives its size in bytes. */
export async function writeWhole(path: string, text: AsyncIterable<string | Buffer>): Promise<number> {
  const folder = dirname(path)
  try {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (made !== undefined) await leaveToOwner(made)
    await writeDraft(`${path}.draft`, text)
    await leaveToOwner(`${path}.draft`)
    await rename(`${path}.draft`, path)
    await syncFolder(folder)
    return (await stat(path)).size
  } catch (error) {
    throw explain(error, folder)
  }
}

async function writeDraft(draft: string, text: AsyncIterable<string | Buffer>): Promise<void> {
  const leaveSpace = (chunks: AsyncIterable<Buffer>) => whileThereIsSpace(chunks, dirname(draft))
  try {
    // It contains names and addresses, so only the owner may read it.
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(text, createGzip({ level: compressionLevel }), leaveSpace, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Removes all but the newest backups up to this name, and drafts that a killed process left. */
export async function removeOldBackups(folder: string, newest: string, kept: number): Promise<void> {
  const names = (await orMissing(readdir(folder))) ?? []
  // Otherwise files dated in the future by a wrong clock would push out every new one.
  const older = names.filter((name) => nameOfBackup.test(name) && name <= newest).toSorted()
  const removed = older.slice(0, -kept)
  for (const name of names.filter((each) => nameOfDraft.test(each))) {
    const changed = await orMissing(stat(join(folder, name)))
    if (changed !== undefined && Date.now() - changed.mtimeMs > abandonedMs) removed.push(name)
  }
  for (const name of removed) await rm(join(folder, name), { force: true })
}

/** A full disk would stop the database as well, so a backup stops before. */
async function* whileThereIsSpace(chunks: AsyncIterable<Buffer>, folder: string): AsyncGenerator<Buffer> {
  let unchecked = checkEveryBytes
  for await (const chunk of chunks) {
    unchecked += chunk.length
    if (unchecked >= checkEveryBytes) {
      unchecked = 0
      const { bsize, bavail, blocks } = await statfs(folder)
      const reserve = Math.min(mostReserveBytes, bsize * blocks * reserveShare)
      if (bsize * bavail < reserve) throw new CommandRefused(tooFull(folder))
    }
    yield chunk
  }
}

function explain(error: unknown, folder: string): unknown {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CommandRefused(tooFull(folder))
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
    return new CommandRefused(`Backups can't be written to ${folder} (${code}). Choose another folder with BACKUP_DIR.`)
  return error
}

function tooFull(folder: string): string {
  return `The disk that holds ${folder} is almost full, so no backup was made. Free some space.`
}

/** The name itself is on the disk once the folder is. Windows can't be asked for it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
