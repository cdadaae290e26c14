import { parseArgs } from 'node:util'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../database/database.ts'
import { cleanLine } from '../mail/compose.ts'
import { runMailCommand, type Outbox } from '../mail/mail-command.ts'
import { deleteFor, exportTo, grant, printResetLink, removeSecondFactor, revoke } from './account-commands.ts'
import { listAdministrators } from './administrators.queries.ts'
import { listEntries } from './audit.queries.ts'

export const usage = `Usage:
  npm run admin -- list                       lists the administrators
  npm run admin -- grant EMAIL                makes an account an administrator
  npm run admin -- revoke EMAIL               makes an administrator a student again
  npm run admin -- reset-password EMAIL       prints a link that sets a new password, valid once and for an hour
  npm run admin -- no-second-factor EMAIL     turns off the second factor of an administrator who lost the phone or the key
  npm run admin -- export EMAIL FILE          exports all data of an account to a zip file
  npm run admin -- delete EMAIL --yes         permanently deletes an account and all its data
  npm run admin -- mail [ID]                  lists waiting, failed and sent mails; with an ID, shows one
  npm run admin -- audit [COUNT]              shows what administrators did, newest first`

const shownEntries = '50'

interface Words {
  /** The arguments after the command. */
  given: readonly string[]
  isConfirmed: boolean
}

const commands = new Map<string, (outbox: Outbox, words: Words) => Promise<string>>([
  ['list', async ({ database }) => describeAdministrators(database)],
  ['grant', async ({ database }, { given: [email] }) => grant(database, email)],
  ['revoke', async (platform, { given: [email] }) => revoke(platform, email)],
  ['reset-password', async (platform, { given: [email] }) => printResetLink(platform, email)],
  ['no-second-factor', async ({ database }, { given: [email] }) => removeSecondFactor(database, email)],
  ['export', async ({ database }, { given: [email, file] }) => exportTo(database, { email, file })],
  ['delete', async ({ database }, { given: [email], isConfirmed }) => deleteFor(database, { email, isConfirmed })],
  ['mail', async (outbox, { given }) => runMailCommand(outbox, given)],
  ['audit', async ({ database }, { given: [count = shownEntries] }) => describeEntries(database, Number(count))],
])

/** Throws CommandRefused with the usage unless the words name a command. */
export function assertCommand(words: readonly string[]): void {
  if (!commands.has(readWords(words).name)) throw new CommandRefused(usage)
}

/** Runs a command of `npm run admin` and returns its output. Throws CommandRefused. */
export async function runCommand(outbox: Outbox, words: readonly string[]): Promise<string> {
  const { name, ...rest } = readWords(words)
  const command = commands.get(name)
  if (command === undefined) throw new CommandRefused(usage)
  return command(outbox, rest)
}

function readWords(words: readonly string[]): Words & { name: string } {
  try {
    const options = { yes: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [name = '', ...given] = positionals
    return { name, given, isConfirmed: values.yes ?? false }
  } catch (error) {
    throw new CommandRefused(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

async function describeAdministrators(database: Database): Promise<string> {
  const administrators = await listAdministrators(database)
  if (administrators.length === 0) return 'There is no administrator yet.'
  return administrators
    .map(({ email, name, hasSecondFactor }) => {
      const guard = hasSecondFactor ? 'second factor on' : 'second factor off'
      return `${email}  ${cleanLine(name)}  ${guard}`
    })
    .join('\n')
}

async function describeEntries(database: Database, limit: number): Promise<string> {
  if (!Number.isInteger(limit) || limit < 1) throw new CommandRefused(usage)
  const entries = await listEntries(database, { limit, offset: 0 })
  if (entries.length === 0) return 'The audit log is empty.'
  return entries
    .map(({ at, action, actor, isCommandLine, subject, details }) => {
      const nobody = action === 'question-quarantined' ? 'the server itself' : 'a deleted account'
      const who = isCommandLine ? 'command line' : (actor ?? nobody)
      const about = Object.entries(details).map(([name, value]) => `${name}: ${value}`)
      return cleanLine([at, action, `by ${who}`, ...(subject === null ? [] : [`for ${subject}`]), ...about].join('  '))
    })
    .join('\n')
}
