import { runCommandLine } from './platform/command.ts'
import { assertQuestionsCommand, runQuestionsCommand } from './imports/questions-command.ts'

await runCommandLine(({ database }, words, say) => runQuestionsCommand(database, words, say), assertQuestionsCommand)
