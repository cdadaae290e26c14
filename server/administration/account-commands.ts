import { writeFile } from 'node:fs/promises'
import { SignInName } from '@sabi/shared/accounts/account'
import { exportData } from '../accounts/own-data/data-export.ts'
import { lockAdministrators } from '../accounts/own-data/own-data.queries.ts'
import { deleteAccount } from '../accounts/own-data/own-data.ts'
import { updateAccountType } from '../accounts/standing.queries.ts'
import { findOwner } from '../accounts/passwords/recovery.queries.ts'
import { deleteSecondFactor } from '../accounts/second-factor/second-factor.queries.ts'
import { insertAudit } from '../platform/audit.queries.ts'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { transact } from '../database/transact.ts'
import { findAccountId } from './administrators.queries.ts'
import { makeResetLink } from './reset-link.ts'
import { voidSetupLink } from './setup.queries.ts'

const actor = 'command line'

/** Makes an account an administrator and disables the setup link. */
export async function grant(database: Database, address: string | undefined): Promise<string> {
  return transact(database, async (transaction) => {
    const { id, email } = await getAccount(transaction, address)
    if (!(await updateAccountType(transaction, { id, accountType: 'admin' })))
      return `${email} is already an administrator.`
    await voidSetupLink(transaction)
    await insertAudit(transaction, { action: 'granted', actor, subjectId: id })
    const owner = await findOwner(transaction, id)
    const warning = owner?.isVerified ? '' : '\nThis email has not been verified. Make sure that the account is theirs.'
    return `${email} is now an administrator.${warning}\nNext: turn on the second factor under Administration, so that a stolen password is not enough to sign in.`
  })
}

/** Makes an administrator a student again, unless they are the last one. */
export async function revoke(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  address: string | undefined,
): Promise<string> {
  return transact(database, async (transaction) => {
    const { id, email } = await getAccount(transaction, address)
    const administrators = await lockAdministrators(transaction)
    if (!administrators.includes(id)) return `${email} is not an administrator.`
    if (administrators.length === 1) throw lastAdministrator(email)
    await updateAccountType(transaction, { id, accountType: 'student' })
    await insertAudit(transaction, { action: 'revoked', actor, subjectId: id })
    const returns = settings.ADMIN_EMAIL === email
    return `${email} is now a student.${returns ? ' ADMIN_EMAIL will make it an administrator again at the next start.' : ''}`
  })
}

/** Helps an administrator who has lost the phone and the recovery codes, or a database whose key is lost. */
export async function removeSecondFactor(database: Database, address: string | undefined): Promise<string> {
  return transact(database, async (transaction) => {
    const { id, email } = await getAccount(transaction, address)
    await deleteSecondFactor(transaction, id)
    await insertAudit(transaction, { action: 'second-factor-off', actor, subjectId: id })
    return `${email} can now sign in with the password only.`
  })
}

/** Prints the reset link that would otherwise be emailed, for sites without mail. */
export async function printResetLink(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  address: string | undefined,
): Promise<string> {
  return transact(database, async (transaction) => {
    const { id, email } = await getAccount(transaction, address)
    const link = await makeResetLink(transaction, settings, { userId: id, actor })
    return `Give this link to the owner of ${email}. It works once, within an hour:\n${link}`
  })
}

/** Exports all data of an account to a new file that only the current user can read. */
export async function exportTo(
  database: Database,
  { email: address, file }: { email: string | undefined; file: string | undefined },
): Promise<string> {
  const { id, email } = await getAccount(database, address)
  if (file === undefined) throw new CommandRefused('Name a file to write to: npm run admin -- export EMAIL FILE')
  const data = await exportData(database, id)
  if (data === null) throw noAccount(email)
  try {
    await writeFile(file, data.chunks, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new CommandRefused(`Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  await insertAudit(database, { action: 'exported', actor, subjectId: id })
  return `Wrote ${file}. It contains personal data: give it only to its owner, then delete it.`
}

/** Deletes an account and all its data, unless it is the last administrator. */
export async function deleteFor(
  database: Database,
  { email: address, isConfirmed }: { email: string | undefined; isConfirmed: boolean },
): Promise<string> {
  return transact(database, async (transaction) => {
    const { id, email } = await getAccount(transaction, address)
    if (!isConfirmed)
      throw new CommandRefused(
        `This permanently deletes ${email} and all its answers. To confirm: npm run admin -- delete ${email} --yes`,
      )
    const outcome = await deleteAccount(transaction, id)
    if (outcome === 'last administrator') throw lastAdministrator(email)
    if (outcome === 'no such account') throw noAccount(email)
    await insertAudit(transaction, { action: 'deleted', actor })
    return `Deleted ${email} and all its data.`
  })
}

async function getAccount(database: Database, address = ''): Promise<{ id: string; email: string }> {
  const email = SignInName.safeParse(address)
  if (!email.success) throw new CommandRefused(`'${address}' is neither an email address nor a user name.`)
  const id = await findAccountId(database, email.data)
  if (id === null) throw noAccount(email.data)
  return { id, email: email.data }
}

function noAccount(email: string): CommandRefused {
  return new CommandRefused(`There is no account with the email or user name ${email}.`)
}

function lastAdministrator(email: string): CommandRefused {
  return new CommandRefused(`${email} is the last administrator. Grant access to another account first.`)
}
