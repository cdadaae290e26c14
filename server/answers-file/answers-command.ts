import { counted } from '@sabi/shared/subjects/count-words'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../database/database.ts'
import { Merge, type Merged } from './merge-answers.ts'
import { Progress } from './progress.ts'
import { readAnswersFile, type FileContents } from './read-answers.ts'
import { writeAnswersFile } from './write-answers.ts'

const usage = `Usage:
  npm run answers -- export FILE   writes all accounts, their sessions and their answers into a file for another server
  npm run answers -- import FILE   adds those of another server to this one; each answer counts once, however often you import it`

/** How many ids of questions fit on a terminal. */
const shownIds = 20

/** Throws CommandRefused with the usage unless the words are a command that can be run. */
export function assertAnswersCommand([command, path, ...rest]: readonly string[]): void {
  const isKnown = command === 'export' || command === 'import'
  if (!isKnown || path === undefined || path.startsWith('-') || rest.length > 0) throw new CommandRefused(usage)
}

/** Runs a command of `npm run answers` and returns what to print; reports the progress of long ones. Throws CommandRefused. */
export async function runAnswersCommand(
  database: Database,
  words: readonly string[],
  say: (line: string) => void = () => undefined,
): Promise<string> {
  assertAnswersCommand(words)
  const [command, path = ''] = words
  return command === 'export' ? exportTo(database, path, say) : importFrom(database, path, say)
}

async function exportTo(database: Database, path: string, say: (line: string) => void): Promise<string> {
  const { accounts, sessions, answers } = await writeAnswersFile(database, path, say)
  return [
    `Wrote ${path}: ${counted(accounts, 'account')}, ${counted(sessions, 'session')}, ${counted(answers, 'answer')}.`,
    'It holds names, e-mail addresses and hashes of passwords. Delete it when the other server has imported it.',
  ].join('\n')
}

/** Checks the whole file before anything is written, so that a damaged one changes nothing. */
async function importFrom(database: Database, path: string, say: (line: string) => void): Promise<string> {
  const progress = new Progress(say)
  let checkedLines = 0
  const checked = await readAnswersFile(path, {
    use: async () => {
      checkedLines++
      progress.reach(() => `Checked ${checkedLines} lines`)
    },
    consequence: 'Nothing was changed.',
  })
  const merge = new Merge(database)
  let addedLines = 0
  await readAnswersFile(path, {
    use: async (record) => {
      await merge.add(record)
      addedLines++
      progress.reach(() => `Added ${addedLines} of ${checked.lines} lines`)
    },
    consequence: 'A part of it was added. Import it again when it can be read: each answer counts once.',
  })
  await merge.finish()
  return describe(checked, merge.merged)
}

function describe({ header }: FileContents, merged: Merged): string {
  const { accounts, newAccounts, sessions, newAnswers, knownAnswers, leftAnswers, otherQuestions, otherKeys } = merged
  const { otherUserNames } = merged
  const lines = [
    `Merged the answers of ${header.madeAt}, written by Sabi Prep ${header.appVersion}.`,
    `  ${counted(accounts, 'account')}: ${newAccounts} new, ${accounts - newAccounts} already here`,
    `  ${counted(sessions, 'session')}`,
    `  ${counted(newAnswers + knownAnswers, 'answer')}: ${newAnswers} new, ${knownAnswers} already here`,
  ]
  for (const [theirs, ours] of otherUserNames)
    lines.push(`  ${theirs} is another learner here. The learner of the file now signs in as ${ours}.`)
  if (leftAnswers > 0)
    lines.push(
      `  ${counted(leftAnswers, 'answer')} not added, because this server has something else under the same id. They stay on the other server.`,
    )
  if (otherQuestions.length > 0)
    lines.push(`  These questions differ between the two servers: ${listed(otherQuestions)}`)
  if (otherKeys.length > 0)
    lines.push(
      `  These questions have another key on the other server. This one marks by its own: ${listed(otherKeys)}`,
    )
  return lines.join('\n')
}

function listed(ids: readonly string[]): string {
  const more = ids.length - shownIds
  return `${ids.slice(0, shownIds).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
