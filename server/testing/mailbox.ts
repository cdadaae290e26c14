import { lettersOf } from '../app.ts'
import { MailWorker } from '../mail/mail-worker.ts'
import type { MailServer, ReceivedMail } from './mail-server.ts'
import type { TestServer } from './test-server.ts'

interface Post {
  server: TestServer
  mailServer: MailServer
}

/** Sends what waits in the outbox of a server, and gives what came to an address; mails sent at once come in any order. */
export async function mailsTo(address: string, { server, mailServer }: Post): Promise<ReceivedMail[]> {
  const letters = lettersOf(server.platform)
  await new MailWorker(server.platform, { letters, say: () => undefined }).sendDue()
  return mailServer.mails.filter(({ to }) => to === address)
}

/** Sends what waits, and gives the newest mail to an address whose subject says so. */
export async function newestMail(address: string, about: RegExp, post: Post): Promise<ReceivedMail> {
  const mail = (await mailsTo(address, post)).findLast(({ subject }) => about.test(subject))
  if (mail === undefined) throw new Error(`No mail to ${address} about ${String(about)}`)
  return mail
}
