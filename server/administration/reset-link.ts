import { insertLinkToken } from '../accounts/passwords/account-tokens.queries.ts'
import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { insertMail } from '../mail/outbox.queries.ts'
import type { Settings } from '../platform/settings.ts'
import { linkTo } from '../platform/pages/site-address.ts'

const kind = 'reset-password'

interface Grant {
  userId: string
  actor: Actor
}

/** Creates a link that sets a new password, valid once and for an hour, for someone to hand to the account's owner. */
export async function makeResetLink(
  transaction: Database,
  settings: Settings,
  { userId, actor }: Grant,
): Promise<string> {
  // A link that was handed over does not prove who reads the email address.
  const token = await insertLinkToken(transaction, { kind, userId, email: null })
  await insertAudit(transaction, { action: 'link-made', actor, subjectId: userId, details: { kind } })
  return linkTo(settings, '/reset-password', token)
}

/** Emails the same link, which only the account's owner can read. */
export async function mailResetLink(
  transaction: Database,
  { userId, email, actor }: Grant & { email: string },
): Promise<void> {
  await insertMail(transaction, { kind, address: email, userId })
  await insertAudit(transaction, { action: 'link-made', actor, subjectId: userId, details: { kind, sent: 'by mail' } })
}
