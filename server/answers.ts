import { assertAnswersCommand, runAnswersCommand } from './answers-file/answers-command.ts'
import { runCommandLine } from './platform/command.ts'

await runCommandLine(({ database }, words, say) => runAnswersCommand(database, words, say), assertAnswersCommand)
