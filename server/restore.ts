import { runRestoreCommand } from './platform/backup/commands.ts'
import { runWithSettings } from './platform/command.ts'

await runWithSettings(runRestoreCommand)
