import { MailServer } from '../../server/testing/mail-server.ts'
import { expect, test as base } from './fixtures.ts'

/** A site that can send mail, and the mails that it sent. */
export const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures wanted from this pattern.
    async ({}, use) => {
      const mailServer = await MailServer.start()
      await use(mailServer)
      await mailServer.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url, MAIL_FROM: 'Sabi Prep <prep@example.org>' }),
    { scope: 'worker' },
  ],
})

/** The newest link to this page that was mailed to this address; waits until there is one. */
export async function mailedLink(mailServer: MailServer, { to, path }: { to: string; path: string }): Promise<string> {
  const find = () => mailServer.mails.findLast((mail) => mail.to === to && mail.link.includes(path))?.link
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}
