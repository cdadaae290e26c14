import type { MailServer } from '../../server/testing/mail-server.ts'
import { expect, test as base } from './fixtures.ts'

/** A site that can send mail. */
export const test = base.extend({
  settings: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url, MAIL_FROM: 'Sabi Prep <prep@example.org>' }),
})

/** The newest link to this page that was mailed to this address; waits until there is one. */
export async function mailedLink(mailServer: MailServer, { to, path }: { to: string; path: string }): Promise<string> {
  const find = () => mailServer.mails.findLast((mail) => mail.to === to && mail.link.includes(path))?.link
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}
