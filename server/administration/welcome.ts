import { grantByVerifiedEmail } from '../accounts/admin-email.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { linkTo } from '../platform/pages/site-address.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import { transact } from '../database/transact.ts'
import { offerSetupLink } from './setup.queries.ts'

interface Start {
  /** The port that the server listens on. */
  port: number
  /** From `performance.now()`. */
  startedAtMs: number
}

/**
 * Returns the lines about administrators to print at startup; none if there is an administrator. Otherwise it creates the one-time
 * setup link, in one of several processes that start together. The link appears only in these lines.
 */
export async function welcome(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  { port, startedAtMs }: Start,
): Promise<string[]> {
  const isGranted = await transact(database, async (transaction) => grantByVerifiedEmail(transaction, settings))
  if (isGranted) return [`${settings.ADMIN_EMAIL} is now an administrator.`]
  const token = newToken()
  const startedMsAgo = performance.now() - startedAtMs
  if (!(await offerSetupLink(database, { tokenHash: hashToken(token), startedMsAgo }))) return []
  const link = linkTo({ ...settings, PORT: port }, '/setup', token)
  return [
    `No administrator yet. Set this site up: ${link}`,
    ...(settings.ADMIN_EMAIL === undefined
      ? []
      : [`Or register as ${settings.ADMIN_EMAIL} and open the link sent to that address.`]),
  ]
}
