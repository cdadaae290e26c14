import { assertCommand, runCommand } from './administration/commands.ts'
import { lettersOf } from './app.ts'
import { runCommandLine } from './platform/command.ts'

await runCommandLine(
  (platform, words) => runCommand({ ...platform, letters: lettersOf(platform) }, words),
  assertCommand,
)
