import { randomUUID } from 'node:crypto'
import type { User } from '@sabi/shared/accounts/account'
import { setUpSite } from '@sabi/shared/administration/site-calls'
import { insertUser } from '../accounts/accounts.queries.ts'
import { refuseWeakPassword } from '../accounts/passwords/common-passwords.ts'
import { passwords } from '../accounts/passwords/password-hasher.ts'
import { openSession } from '../accounts/sign-in/sessions.ts'
import { insertAudit } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { Limit } from '../platform/limits/limits.ts'
import { insertMail } from '../mail/outbox.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import type { SiteNames } from '../platform/pages/site.queries.ts'
import { updateSiteNames } from './site.queries.ts'
import { hashToken } from '../platform/tokens.ts'
import { transact } from '../database/transact.ts'
import { hasAdministrator, isSetupLink, useSetupLink } from './setup.queries.ts'

/** Creates the first administrator through the link that the server printed at startup. */
export function setupRoutes({ database, pool }: Platform, renewPages: () => Promise<void>): Route[] {
  const wrongLinks = new Limit(pool, {
    name: 'setup-links',
    points: 20,
    windowSeconds: 10 * 60,
    message: 'Too many invalid links. Please wait a few minutes and try again.',
  })

  return [
    serve(setUpSite, async ({ body: { token, password, site, ...owner } }, context) => {
      const tokenHash = hashToken(token)
      const isGood = await wrongLinks.spend(
        context.network,
        () => isSetupLink(database, tokenHash),
        (isRight) => isRight,
      )
      if (!isGood) throw await refuseLink(database)
      refuseWeakPassword(password, owner)
      const passwordHash = await passwords.hash(password, context.network)
      const user = await transact(database, async (transaction) =>
        createFirst(transaction, { tokenHash, owner, passwordHash, site }),
      )
      await openSession(database, context, { userId: user.id })
      await renewPages()
      return { user }
    }),
  ]
}

interface Founding {
  tokenHash: Buffer
  owner: { email: string; name: string }
  passwordHash: string
  site: SiteNames
}

/** Uses up the link and creates the administrator. If it is refused, the link stays valid. */
async function createFirst(transaction: Database, { tokenHash, owner, passwordHash, site }: Founding): Promise<User> {
  if (!(await useSetupLink(transaction, tokenHash))) throw await refuseLink(transaction)
  const user = await insertUser(transaction, { id: randomUUID(), ...owner, passwordHash, accountType: 'admin' })
  if (user === null)
    throw new Refusal(
      409,
      `This email already has an account. Use another email, or run: npm run admin -- grant ${owner.email}`,
      { fields: [{ path: 'body.email', message: 'Already has an account' }] },
    )
  await updateSiteNames(transaction, site)
  await insertMail(transaction, { kind: 'verify-email', address: owner.email, userId: user.id })
  await insertAudit(transaction, {
    action: 'set-up',
    actor: { userId: user.id },
    subjectId: user.id,
    details: { name: site.name },
  })
  return user
}

async function refuseLink(database: Database): Promise<Refusal> {
  const isSetUp = await hasAdministrator(database)
  const advice = isSetUp ? 'The site is already set up.' : 'Restart the server to get a new one.'
  return new Refusal(403, `This link is no longer valid. ${advice}`)
}
