import { runRestoreCommand } from './backup/interface.ts'
import { runWithSettings } from './platform/command.ts'

await runWithSettings(runRestoreCommand)
