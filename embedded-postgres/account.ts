import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { orMissing } from '@sabi/shared/errors/error-code'
import { PostgresUnavailable } from './unavailable.ts'

/** A user of the system, as whom PostgreSQL runs when we are root: it refuses to run as root. */
export type Account = { name: string; uid: number; gid: number }

const PREFERRED = ['postgres', '_postgres', 'nobody']

/** The account to run PostgreSQL as: the owner of the cluster or of the data folder, else postgres, else nobody; undefined unless root. */
export async function chooseAccount(clusterFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) {
    requireOwnAccount()
    return undefined
  }
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8'))
  // If there is no cluster yet, or root copied one, the server runs as the owner of the parent folder.
  const owners = await Promise.all([clusterFolder, dirname(clusterFolder)].map((path) => orMissing(stat(path))))
  const found =
    owners.map((owner) => accounts.find(({ uid }) => uid === owner?.uid)).find(Boolean) ??
    PREFERRED.map((name) => accounts.find((account) => account.name === name)).find(Boolean)
  if (found) return found
  throw new PostgresUnavailable(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody".',
  )
}

/** The users in the text of /etc/passwd, without root. */
export function parseAccounts(passwd: string): Account[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (!name || !uid || !gid || uid === '0') return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

function requireOwnAccount(): void {
  try {
    userInfo()
  } catch (cause) {
    const reason = `PostgreSQL needs a user account, and the user id ${process.getuid?.()} has none on this system.`
    throw new PostgresUnavailable(reason, { cause })
  }
}
