import { listStudents, sendResetLink, suspendStudent, unsuspendStudent } from '@sabi/shared/administration/people-calls'
import { MailLimit } from '../accounts/mail-limit.ts'
import { deleteOtherSessions } from '../accounts/sessions.queries.ts'
import { insertAudit } from '../platform/audit.queries.ts'
import type { Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { serve, type Route } from '../platform/serve.ts'
import { transact } from '../platform/transact.ts'
import { mailResetLink, makeResetLink } from './reset-link.ts'
import {
  countFoundStudents,
  listFoundStudents,
  lockAccount,
  updateSuspension,
  type HeldAccount,
} from './students.queries.ts'

/** The students of the site, and what an administrator does for them, or against one. */
export function studentRoutes(platform: Platform): Route[] {
  const { database, settings } = platform
  const canMail = settings.SMTP_URL !== undefined
  // The same as where students ask themselves: nobody's mailbox is flooded by both.
  const resetMails = new MailLimit(platform, 'reset-mails')

  return [
    serve(listStudents, async ({ query }, { reads }) => ({
      data: await listFoundStudents(reads, query),
      total: await countFoundStudents(reads, query),
    })),

    serve(sendResetLink, async ({ params: { id } }, { viewer }) => {
      const actor = { userId: viewer.user.id }
      const hold = (connection: Database) =>
        lockStudent(connection, id, 'Administrators choose a new password themselves.')
      // Before the transaction: a limit takes a connection of its own.
      if (canMail) await resetMails.count((await hold(database)).email)
      return transact(database, async (transaction) => {
        const { email } = await hold(transaction)
        if (canMail) {
          await mailResetLink(transaction, { userId: id, email, actor })
          return { message: `A link is on its way to ${email}.`, link: null }
        }
        const link = await makeResetLink(transaction, settings, { userId: id, actor })
        return { message: `Give this link to the owner of ${email}. It works once, within an hour.`, link }
      })
    }),

    serve(suspendStudent, async ({ params: { id } }, { viewer }) =>
      transact(database, async (transaction) => {
        const words = id === viewer.user.id ? "You can't suspend yourself." : "An administrator can't be suspended."
        const { isSuspended } = await lockStudent(transaction, id, words)
        if (isSuspended) return {}
        await updateSuspension(transaction, { id, isSuspended: true })
        await deleteOtherSessions(transaction, { userId: id })
        await insertAudit(transaction, { action: 'suspended', actor: { userId: viewer.user.id }, subjectId: id })
        return {}
      }),
    ),

    serve(unsuspendStudent, async ({ params: { id } }, { viewer }) =>
      transact(database, async (transaction) => {
        const { isSuspended } = await lockStudent(transaction, id, 'An administrator is never suspended.')
        if (!isSuspended) return {}
        await updateSuspension(transaction, { id, isSuspended: false })
        await insertAudit(transaction, { action: 'unsuspended', actor: { userId: viewer.user.id }, subjectId: id })
        return {}
      }),
    ),
  ]
}

/** The student, held until the transaction ends; an administrator is refused in these words. */
async function lockStudent(transaction: Database, id: string, words: string): Promise<HeldAccount> {
  const account = await lockAccount(transaction, id)
  if (account === null) throw new Refusal(404, 'Not found.')
  if (account.isAdministrator) throw new Refusal(409, words)
  return account
}
