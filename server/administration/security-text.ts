import type { Page } from '@sabi/shared/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { shareWork } from '../platform/share-work.ts'
import { siteAddress } from '../platform/pages/site-address.ts'
import { getSiteNames } from '../platform/pages/site.queries.ts'

const path = '/.well-known/security.txt'
const validMonths = 6

/**
 * Serves `security.txt` (RFC 9116), the contact for security reports. Without a support address it names the contact form, which
 * administrators read. It is public and bypasses admission control, so simultaneous requests share one query.
 */
export function mountSecurityText(
  app: FastifyInstance,
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
): void {
  const names = shareWork(() => getSiteNames(database, settings))
  app.get(path, async (_, reply) => {
    const { supportEmail } = await names()
    const contact =
      supportEmail === null ? `${siteAddress(settings)}${'/contact' satisfies Page}` : `mailto:${supportEmail}`
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${midnightAhead(new Date()).toISOString()}`,
      'Preferred-Languages: en',
      ...(settings.BASE_URL === undefined ? [] : [`Canonical: ${siteAddress(settings)}${path}`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

function midnightAhead(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, now.getUTCDate()))
}
