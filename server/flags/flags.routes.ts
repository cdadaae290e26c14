import { editFlaggedQuestion, listFlags, setFlagStatus, type AdminFlag } from '@sabi/shared/flags/calls'
import { flagQuestion } from '@sabi/shared/flags/report-call'
import { publicCause } from '@sabi/shared/flags/reasons'
import { insertAudit } from '../platform/audit.queries.ts'
import { refuseOtherAuthor } from '../platform/calls/author.ts'
import type { Database } from '../database/database.ts'
import { NewcomerLimit } from '../ai-provider/newcomer-limit.ts'
import { limitOfCall } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { transact } from '../database/transact.ts'
import { editQuestionAs } from '../questions/edit-questions.ts'
import {
  countFlags,
  findFlag,
  findFlaggedVersion,
  findReport,
  insertFlag,
  isFlagged,
  listFlagsOfPage,
  resolveFlags,
  updateFlagStatus,
} from './flags.queries.ts'

const received = { message: 'Thank you for your feedback. We will review this question.' }
const gone = 'This report no longer exists.'
const changed = 'Someone else has changed this report. Check it again before you decide.'

/** Student reports of wrong questions, and the administrators' decisions on them (FLAG-01 to 03). */
export function flagRoutes(platform: Platform): Route[] {
  const { database, pool } = platform
  const inADay = limitOfCall(pool, flagQuestion.limits.aDay, {
    name: 'flags-in-a-day',
    isOfAccounts: true,
    message: `You have reported ${flagQuestion.limits.aDay.times} questions today. Please come back tomorrow.`,
  })

  const ofNewcomers = new NewcomerLimit(platform, flagQuestion.limits.newcomersADay, {
    name: 'flags-of-newcomers',
    message: 'Too many reports came from new accounts today. Please come back tomorrow.',
  })

  return [
    serve(flagQuestion, async ({ body: { userId: authorId, ...body } }, { viewer, network }) => {
      refuseOtherAuthor(authorId, viewer)
      const flag = { ...body, userId: viewer.user.id }
      // A retry after a lost response must not count towards the limit.
      if (await isFlagged(database, flag)) return received
      const questionVersion = await findFlaggedVersion(database, flag)
      if (questionVersion === null) throw new Refusal(404, 'This question could not be found.')
      await ofNewcomers.spend({ userId: viewer.user.id, network }, () => inADay.count(viewer.user.id))
      await insertFlag(database, { ...flag, questionVersion })
      return received
    }),

    serve(listFlags, async ({ query }) => ({
      flags: await listFlagsOfPage(database, query),
      statusCounts: await countFlags(database),
    })),

    serve(setFlagStatus, async ({ params: { id }, body }, { viewer }) =>
      transact(database, async (transaction) => {
        const isDone = await updateFlagStatus(transaction, { ...body, id, actorId: viewer.user.id })
        const flag = await getFlag(transaction, id)
        if (!isDone) throw new Refusal(409, changed)
        await insertAudit(transaction, {
          action: 'flag-decided',
          actor: { userId: viewer.user.id },
          details: { flag: id, status: body.status },
        })
        return { flag }
      }),
    ),

    serve(editFlaggedQuestion, async ({ params: { id }, body: { adminNotes, version, ...next } }, { viewer }) =>
      transact(database, async (transaction) => {
        const report = await findReport(transaction, id)
        if (report === undefined) throw new Refusal(404, gone)
        const { question, isKeyChanged, correctionId } = await editQuestionAs(transaction, {
          id: report.questionId,
          version,
          next,
          cause: publicCause({ reason: report.reason, isAlarm: report.alarm !== null }),
          actor: { userId: viewer.user.id },
          reportedAt: report.reportedAt,
        })
        await resolveFlags(transaction, { id, correctionId, adminNotes, actorId: viewer.user.id })
        return { flag: await getFlag(transaction, id), question, isKeyChanged }
      }),
    ),
  ]
}

async function getFlag(database: Database, id: string): Promise<AdminFlag> {
  const flag = await findFlag(database, id)
  if (flag === undefined) throw new Refusal(404, gone)
  return flag
}
