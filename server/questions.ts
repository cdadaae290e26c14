import { runCommandLine } from './platform/command.ts'
import { runQuestionsCommand } from './subjects/questions-command.ts'

await runCommandLine(({ database }, words, say) => runQuestionsCommand(database, words, say))
