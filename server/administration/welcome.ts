import { grantByVerifiedEmail } from '../accounts/admin-email.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { linkTo } from '../platform/site-address.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import { transact } from '../platform/transact.ts'
import { offerSetupLink } from './setup.queries.ts'

interface Start {
  /** The port that the server got. */
  port: number
  /** By `performance.now()`. */
  startedAtMs: number
}

/**
 * What a server that starts says of administrators: nothing where there is one. Else it makes the one-time link that sets
 * the site up; of several processes that start together one does. The link stands nowhere but in these lines.
 */
export async function welcome(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  { port, startedAtMs }: Start,
): Promise<string[]> {
  const isGranted = await transact(database, async (transaction) => grantByVerifiedEmail(transaction, settings))
  if (isGranted) return [`${settings.ADMIN_EMAIL} is an administrator now.`]
  const token = newToken()
  const startedMsAgo = performance.now() - startedAtMs
  if (!(await offerSetupLink(database, { tokenHash: hashToken(token), startedMsAgo }))) return []
  const link = linkTo({ ...settings, PORT: port }, '/setup', token)
  return [
    `No administrator yet. Set this site up: ${link}`,
    ...(settings.ADMIN_EMAIL === undefined
      ? []
      : [`Or register as ${settings.ADMIN_EMAIL} and open the link that is mailed there.`]),
  ]
}
