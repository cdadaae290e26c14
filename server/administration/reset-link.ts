import { insertLinkToken } from '../accounts/account-tokens.queries.ts'
import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../platform/database.ts'
import { insertMail } from '../platform/mail/outbox.queries.ts'
import type { Settings } from '../platform/settings.ts'
import { linkTo } from '../platform/site-address.ts'

const kind = 'reset-password'

interface Grant {
  userId: string
  actor: Actor
}

/** A link that sets a new password, once, within an hour, for somebody to hand to the account's owner. */
export async function makeResetLink(
  transaction: Database,
  settings: Settings,
  { userId, actor }: Grant,
): Promise<string> {
  // Handed over by somebody, it proves no e-mail.
  const token = await insertLinkToken(transaction, { kind, userId, email: null })
  await insertAudit(transaction, { action: 'link-made', actor, subjectId: userId, details: { kind } })
  return linkTo(settings, '/reset-password', token)
}

/** The same by mail, which the account's owner alone reads. */
export async function mailResetLink(
  transaction: Database,
  { userId, email, actor }: Grant & { email: string },
): Promise<void> {
  await insertMail(transaction, { kind, address: email, userId })
  await insertAudit(transaction, { action: 'link-made', actor, subjectId: userId, details: { kind, sent: 'by mail' } })
}
