import { randomUUID } from 'node:crypto'
import type { User } from '@sabi/shared/accounts/account'
import type { Letter } from '../mail/letter.ts'
import { createSender, SendingFailed } from '../mail/transport.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { getSiteNames } from '../platform/pages/site.queries.ts'

/** Sends an email to an administrator directly, bypassing the outbox, and returns the mail server's reply. Refuses if sending fails. */
export async function sendTestMailTo(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  { id: userId, email: address }: User,
): Promise<string> {
  const send = createSender(settings)
  if (send === null) throw new Refusal(409, 'Mail is not configured. Set SMTP_URL.')
  if (address === null) throw new Refusal(409, 'Your account has no email. Add one in Settings.')
  const site = await getSiteNames(database, settings)
  try {
    return await send({ id: randomUUID(), kind: 'test', address, userId, details: {}, site }, testLetter(site.name))
  } catch (error) {
    throw error instanceof SendingFailed ? new Refusal(503, `The mail server refused: ${error.message}`) : error
  }
}

function testLetter(siteName: string): Letter {
  return {
    subject: `${siteName} can send mail`,
    paragraphs: [
      'This is a test email. You asked for it under Administration.',
      'If you can read this, the site can send email.',
    ],
  }
}
