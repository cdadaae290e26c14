import { listReports, removeReport, reportReply } from '@sabi/shared/tutor/calls'
import { refuseOtherAuthor } from '../platform/calls/author.ts'
import { NewcomerLimit } from '../ai-provider/newcomer-limit.ts'
import { limitOfCall } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { countTutorReports, deleteTutorReport, insertReport, isReported, listTutorReports } from './reports.queries.ts'

/** Tutor replies that students report to the people who run the site. */
export function reportRoutes(platform: Platform): Route[] {
  const { database, pool } = platform
  const inADay = limitOfCall(pool, reportReply.limits.aDay, {
    name: 'tutor-reports-in-a-day',
    isOfAccounts: true,
    message: `You have reported ${reportReply.limits.aDay.times} replies today. Please come back tomorrow.`,
  })

  const ofNewcomers = new NewcomerLimit(platform, reportReply.limits.newcomersADay, {
    name: 'tutor-reports-of-newcomers',
    message: 'Too many reports came from new accounts today. Please come back tomorrow.',
  })

  return [
    serve(reportReply, async ({ body: { userId: authorId, ...body } }, { viewer, network }) => {
      refuseOtherAuthor(authorId, viewer)
      const report = { ...body, userId: viewer.user.id }
      // A retry after a lost response must not count towards the limit.
      if (await isReported(database, report)) return {}
      await ofNewcomers.spend({ userId: viewer.user.id, network }, () => inADay.count(viewer.user.id))
      await insertReport(database, report)
      return {}
    }),

    serve(listReports, async ({ query }) => ({
      data: await listTutorReports(database, query),
      total: await countTutorReports(database),
    })),

    serve(removeReport, async ({ params: { id } }) => {
      if (!(await deleteTutorReport(database, id))) throw new Refusal(404, 'This report no longer exists.')
      return {}
    }),
  ]
}
