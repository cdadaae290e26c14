import { signInName } from '@sabi/shared/accounts/account'
import { listStudents, sendResetLink, suspendStudent, unsuspendStudent } from '@sabi/shared/administration/people-calls'
import { MailLimit } from '../accounts/mail-limit.ts'
import { deleteOtherSessions } from '../accounts/sign-in/sessions.queries.ts'
import { insertAudit } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { updateSuspension } from '../accounts/standing.queries.ts'
import { transact } from '../database/transact.ts'
import { mailResetLink, makeResetLink } from './reset-link.ts'
import { countFoundStudents, listFoundStudents, lockAccount, type HeldAccount } from './students.queries.ts'

/** The list of students, and the actions of administrators on their accounts. */
export function studentRoutes(platform: Platform): Route[] {
  const { database, settings } = platform
  const canMail = settings.SMTP_URL !== undefined
  // Shares its limit with students' own requests, so that nobody can flood a mailbox.
  const resetMails = new MailLimit(platform, 'reset-mails')

  return [
    serve(listStudents, async ({ query }, { reads }) => ({
      data: await listFoundStudents(reads, query),
      total: await countFoundStudents(reads, query),
    })),

    serve(sendResetLink, async ({ params: { id } }, { viewer }) => {
      const actor = { userId: viewer.user.id }
      const hold = (connection: Database) =>
        lockStudent(connection, id, 'Administrators have to choose a new password themselves.')
      // Before the transaction, because a limit uses its own connection.
      const { email: address } = await hold(database)
      if (canMail && address !== null) await resetMails.count(address)
      return transact(database, async (transaction) => {
        const held = await hold(transaction)
        const { email } = held
        if (canMail && email !== null) {
          await mailResetLink(transaction, { userId: id, email, actor })
          return { message: `A link is on its way to ${email}.`, link: null }
        }
        const link = await makeResetLink(transaction, settings, { userId: id, actor })
        return { message: `Give this link to the owner of ${signInName(held)}. It works once, within an hour.`, link }
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

/** Locks a student until the transaction ends; refuses an administrator with the given message. */
async function lockStudent(transaction: Database, id: string, words: string): Promise<HeldAccount> {
  const account = await lockAccount(transaction, id)
  if (account === null) throw new Refusal(404, 'Not found.')
  if (account.isAdministrator) throw new Refusal(409, words)
  return account
}
