import { Email } from '@sabi/shared/accounts/account'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { listAdministrators, updateAccountType } from './administrators.queries.ts'

export const usage = `Usage:
  npm run admin -- list            who is an administrator
  npm run admin -- grant EMAIL     makes an account an administrator
  npm run admin -- revoke EMAIL    makes an administrator a student again`

/** Carries out a command of `npm run admin` and gives what to print. Throws CommandRefused. */
export async function runCommand(
  { database }: Platform,
  [command = '', address = '']: readonly string[],
): Promise<string> {
  if (command === 'list') return describe(await listAdministrators(database))
  if (command !== 'grant' && command !== 'revoke') throw new CommandRefused(usage)
  const email = Email.safeParse(address)
  if (!email.success) throw new CommandRefused(`'${address}' is not an e-mail address.\n${usage}`)
  if (command === 'revoke') await refuseToRemoveTheLast(database, email.data)
  const accountType = command === 'grant' ? 'admin' : 'student'
  if (!(await updateAccountType(database, { email: email.data, accountType })))
    throw new CommandRefused(`There is no account with the e-mail ${email.data}.`)
  return `${email.data} is now ${command === 'grant' ? 'an administrator' : 'a student'}.`
}

async function refuseToRemoveTheLast(database: Database, email: string): Promise<void> {
  const administrators = await listAdministrators(database)
  if (administrators.length === 1 && administrators[0]?.email === email)
    throw new CommandRefused(`${email} is the last administrator. Grant another account first.`)
}

function describe(administrators: readonly { email: string; name: string }[]): string {
  if (administrators.length === 0) return 'There is no administrator yet.'
  return administrators.map(({ email, name }) => `${email}  ${name}`).join('\n')
}
