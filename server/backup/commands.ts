import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { CommandRefused, withDatabaseUrl, withPostgres } from '../platform/command.ts'
import { startPostgres } from '@sabi/embedded-postgres'
import { createSeal, keyFile } from '../platform/seal.ts'
import type { Settings } from '../platform/settings.ts'
import { backupFolderOf } from './backup-folder.ts'
import { makeBackup } from './make-backup.ts'
import { readBackup, type BackupContents } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'

type Say = (line: string) => void

const restoreUsage = `npm run restore -- FILE             restores a backup into an empty database
npm run restore -- FILE --replace   deletes everything in the database, then restores the backup
npm run restore -- FILE --check     only checks that the backup is complete`

/** Makes a backup now, into the folder that is named, else where the nightly ones go; there it is the one of the night. */
export async function runBackupCommand(settings: Settings, [named, ...rest]: readonly string[], say: Say) {
  if (rest.length > 0 || named?.startsWith('-')) throw new CommandRefused('npm run backup [-- FOLDER]')
  const nightlyFolder = backupFolderOf(settings)
  const chosen = named ?? nightlyFolder
  if (chosen === null) throw new CommandRefused('Name a folder: npm run backup -- FOLDER, or set BACKUP_DIR.')
  const folder = resolve(chosen)
  const isNoted = nightlyFolder !== null && folder === resolve(nightlyFolder)
  const backup = await withDatabaseUrl(settings, say, (url) => makeBackup({ url, folder, isNoted }))
  if (backup === null) throw new CommandRefused('Another backup is running. Try again when it has finished.')
  const lines = [`${join(folder, backup.name)}: ${(backup.sizeBytes / 1e6).toFixed(1)} MB`]
  if (settings.SECRET_KEY === undefined && existsSync(keyFile(settings)))
    lines.push(`Keep a copy of ${keyFile(settings)} in another place: second factors need it.`)
  return lines.join('\n')
}

/** Puts a backup back, or looks whether it could be. */
export async function runRestoreCommand(settings: Settings, words: readonly string[], say: Say): Promise<string> {
  const [path, option, ...rest] = [...words].sort((one, other) => Number(one[0] === '-') - Number(other[0] === '-'))
  const isKnown = option === undefined || option === '--replace' || option === '--check'
  if (path === undefined || path.startsWith('-') || !isKnown || rest.length > 0) throw new CommandRefused(restoreUsage)
  if (option === '--check') return `This backup is complete. ${describe(await readBackup(path))}`
  const restored = await withIdleDatabase(settings, say, (url) =>
    restoreBackup({ url, path, isReplacing: option === '--replace', say }),
  )
  const lines = [`Restored ${basename(path)} into ${placeOf(settings)}. ${describe(restored)}`]
  if (restored.sealed !== null && !canOpen(settings, restored.sealed))
    lines.push(
      'Second factors are encrypted with another key. Put back the SECRET_KEY or secret.key that the backup was made with,',
      'or let each administrator in with: npm run admin -- no-second-factor EMAIL',
    )
  return lines.join('\n')
}

/** As `withDatabaseUrl`, but never beside a server: a database of our own is held until the end. */
async function withIdleDatabase<Outcome>(
  settings: Settings,
  say: Say,
  work: (url: string) => Promise<Outcome>,
): Promise<Outcome> {
  if (settings.DATABASE_URL !== undefined) return withDatabaseUrl(settings, say, work)
  return withPostgres(() => startPostgres({ dataDir: settings.DATA_DIR, log: say, patienceMs: 0 }), work)
}

/** Names the database without the password that its address may hold. */
function placeOf({ DATABASE_URL, DATA_DIR }: Settings): string {
  return DATABASE_URL === undefined ? DATA_DIR : `the database of ${new URL(DATABASE_URL).host}`
}

function describe({ header, rowsByTable }: BackupContents): string {
  const { users = 0, answers = 0 } = rowsByTable
  return `It holds ${users} accounts and ${answers} answers, as of ${header.madeAt}, and was made by ${header.appVersion}.`
}

/** Does not make a key where there is none: the right one may still be on its way. */
function canOpen(settings: Settings, sealed: Buffer): boolean {
  if (settings.SECRET_KEY === undefined && !existsSync(keyFile(settings))) return false
  try {
    createSeal(settings).open(sealed)
    return true
  } catch {
    return false
  }
}
