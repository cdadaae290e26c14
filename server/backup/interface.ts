// What the rest of the server may use of backups.
export { runBackupCommand, runRestoreCommand } from './commands.ts'
export { Damaged, LineReader } from './line-reader.ts'
export { getLastBackup } from './last-backup.queries.ts'
export { makeBackup } from './make-backup.ts'
export { NightlyBackup } from './nightly-backup.ts'
export { restoreBackup } from './restore-backup.ts'
export { derivedTables } from './tables.queries.ts'
