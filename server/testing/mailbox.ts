import { lettersOf } from '../app.ts'
import { MailWorker } from '../platform/mail/mail-worker.ts'
import type { MailServer, ReceivedMail } from './mail-server.ts'
import type { TestServer } from './test-server.ts'

/** Sends what waits in the outbox of a server, and gives what came to an address, oldest first. */
export async function mailsTo(
  address: string,
  { server, mailServer }: { server: TestServer; mailServer: MailServer },
): Promise<ReceivedMail[]> {
  const letters = lettersOf(server.platform)
  await new MailWorker(server.platform, { letters, say: () => undefined }).sendDue()
  return mailServer.mails.filter(({ to }) => to === address)
}
