import { signInName } from '@sabi/shared/accounts/account'
import { setExamDates } from '@sabi/shared/administration/exam-dates-calls'
import { changeSite, getSite, sendTestMail, type Site } from '@sabi/shared/administration/site-calls'
import { getSystemInfo, listAudit } from '@sabi/shared/administration/system-calls'
import { insertAudit } from '../platform/audit.queries.ts'
import { keyOfPerson, limitOfCall } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { getSiteNames, listExamDates } from '../platform/pages/site.queries.ts'
import { updateExamDates, updateSiteNames } from './site.queries.ts'
import { transact } from '../database/transact.ts'
import { countEntries, listEntries } from './audit.queries.ts'
import { describeSystem } from './system.ts'
import { sendTestMailTo } from './test-mail.ts'

/** The identity of the site, the state of the server, and the audit log. */
export function administrationRoutes(platform: Platform, renewPages: () => Promise<void>): Route[] {
  const { database, pool, settings } = platform
  const startedAt = new Date()
  const testMails = limitOfCall(pool, sendTestMail.limits.inTenMinutes, {
    name: 'test-mails',
    message: 'Too many test emails. Please wait a few minutes and try again.',
  })

  async function describeSite(): Promise<Site> {
    const names = await getSiteNames(database, settings)
    const examDates = await listExamDates(database)
    const canMail = settings.SMTP_URL !== undefined
    return { ...names, areSettingsEnabled: settings.SETTINGS_ENABLED, canMail, examDates }
  }

  return [
    serve(getSite, async () => ({ data: await describeSite() })),

    serve(changeSite, async ({ body }, { viewer }) => {
      await transact(database, async (transaction) => {
        await updateSiteNames(transaction, body)
        const details = { name: body.name }
        await insertAudit(transaction, { action: 'site-changed', actor: { userId: viewer.user.id }, details })
      })
      await renewPages()
      return { data: await describeSite() }
    }),

    serve(setExamDates, async ({ body: { examDates } }, { viewer }) => {
      await transact(database, async (transaction) => {
        await updateExamDates(transaction, examDates)
        const details = Object.fromEntries(examDates.map(({ body, start, end }) => [body, `${start} to ${end ?? '?'}`]))
        await insertAudit(transaction, { action: 'exam-dates-set', actor: { userId: viewer.user.id }, details })
      })
      return { data: await listExamDates(database) }
    }),

    serve(sendTestMail, async (_, { viewer: { user } }) => {
      await testMails.count(keyOfPerson(signInName(user)))
      const answer = await sendTestMailTo(platform, user)
      return { message: `Sent to ${user.email}. The mail server replied: ${answer}` }
    }),

    serve(getSystemInfo, async () => ({ data: await describeSystem(platform, startedAt) })),

    serve(listAudit, async ({ query }) => ({
      data: await listEntries(database, query),
      total: await countEntries(database),
    })),
  ]
}
