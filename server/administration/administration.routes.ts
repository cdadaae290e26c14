import { changeSite, getSite, type Site } from '@sabi/shared/administration/site-calls'
import { getSystemInfo, listAudit } from '@sabi/shared/administration/system-calls'
import { insertAudit } from '../platform/audit.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { serve, type Route } from '../platform/serve.ts'
import { getSiteNames, updateSiteNames } from '../platform/site.queries.ts'
import { countEntries, listEntries } from './audit.queries.ts'
import { describeSystem } from './system.ts'

/** What this site is called, how the server fares, and what administrators did. */
export function administrationRoutes(platform: Platform, renewPages: () => Promise<void>): Route[] {
  const { database, settings } = platform
  const startedAt = new Date()

  async function describeSite(): Promise<Site> {
    return { ...(await getSiteNames(database, settings)), areSettingsEnabled: settings.SETTINGS_ENABLED }
  }

  return [
    serve(getSite, async () => ({ data: await describeSite() })),

    serve(changeSite, async ({ body }, { viewer }) => {
      await database.transaction().execute(async (transaction) => {
        await updateSiteNames(transaction, body)
        const details = { name: body.name }
        await insertAudit(transaction, { action: 'site-changed', actor: { userId: viewer.user.id }, details })
      })
      await renewPages()
      return { data: await describeSite() }
    }),

    serve(getSystemInfo, async () => ({ data: await describeSystem(platform, startedAt) })),

    serve(listAudit, async ({ query }) => ({
      data: await listEntries(database, query),
      total: await countEntries(database),
    })),
  ]
}
