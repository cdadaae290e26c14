import { runBackupCommand } from './platform/backup/commands.ts'
import { runWithSettings } from './platform/command.ts'

await runWithSettings(runBackupCommand)
