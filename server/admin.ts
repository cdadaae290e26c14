import { runCommand } from './administration/commands.ts'
import { runCommandLine } from './platform/command.ts'

await runCommandLine(runCommand)
