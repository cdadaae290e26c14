import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach } from 'vitest'
import type { Letters } from '../mail/letter.ts'
import { MailWorker } from '../mail/mail-worker.ts'
import { insertMail } from '../mail/outbox.queries.ts'
import { parseSettings, type Settings } from '../platform/settings.ts'
import { linkTo } from '../platform/pages/site-address.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import { MailServer } from './mail-server.ts'
import type { TestServer } from './test-server.ts'

interface Posted {
  kind?: string
  userId?: string
  details?: Record<string, string>
}

/** The outbox of a test server, with its own letters and mail server; empty before each test. */
export class TestOutbox {
  readonly site = 'https://prep.example.org'
  readonly mailServer: MailServer
  /** The token of each letter, as it was created. */
  readonly tokens: string[] = []
  readonly #server: TestServer

  constructor(server: TestServer, mailServer: MailServer) {
    this.#server = server
    this.mailServer = mailServer
  }

  get database() {
    return this.#server.connection.database
  }

  /** A worker with these settings besides the address of the site, and the lines that it says. */
  newWorker(environment: Record<string, string> = { SMTP_URL: this.mailServer.url }) {
    const lines: string[] = []
    const settings = parseSettings({ BASE_URL: this.site, CONTACT_EMAIL: 'help@example.org', ...environment })
    const platform = { ...this.#server.platform, settings }
    const worker = new MailWorker(platform, { letters: this.#letters(settings), say: (line) => lines.push(line) })
    return { worker, lines }
  }

  async sendDue(): Promise<void> {
    await this.newWorker().worker.sendDue()
  }

  /** Puts a mail into the outbox and gives its address. */
  async post({ kind = 'link', ...mail }: Posted = {}): Promise<string> {
    const address = `${randomUUID()}@example.org`
    await insertMail(this.database, { kind, address, ...mail })
    return address
  }

  async rowOf(address: string) {
    return this.database.selectFrom('mails').selectAll().where('address', '=', address).executeTakeFirst()
  }

  /** As if the next try, or the end of a lease, had come. */
  async makeDue(address: string): Promise<void> {
    await this.database
      .updateTable('mails')
      .set({ next_try_at: sql<Date>`now()` })
      .where('address', '=', address)
      .execute()
  }

  arrivedAt(address: string) {
    return this.mailServer.mails.filter(({ to }) => to === address)
  }

  async clear(): Promise<void> {
    this.mailServer.mails.length = 0
    await this.database.deleteFrom('mails').execute()
  }

  #letters(settings: Settings): Letters {
    return {
      // Like the letters of accounts: the token is created now, and only its hash is stored.
      link: async ({ userId, address, details, site }) => {
        const token = newToken()
        this.tokens.push(token)
        if (userId !== null) await this.#keepToken(userId, { token, email: address })
        const name = details['name'] ?? 'you'
        return {
          subject: `A link for ${name}`,
          paragraphs: [`Hello ${name}.`, `This is ${site.name}.`],
          link: { label: 'Open it', address: linkTo(settings, '/verify-email', token) },
        }
      },
      'to nobody': async () => null,
      broken: async () => {
        throw new Error(`Cannot write ${linkTo(settings, '/verify-email', newToken())}`)
      },
    }
  }

  async #keepToken(userId: string, { token, email }: { token: string; email: string }): Promise<void> {
    const expires = sql<Date>`now() + interval '1 hour'`
    await this.database
      .insertInto('account_tokens')
      .values({ token_hash: hashToken(token), kind: 'verify-email', user_id: userId, email, expires_at: expires })
      .execute()
  }
}

/** An outbox with a mail server that stops after the tests of the file. */
export async function useTestOutbox(server: TestServer): Promise<TestOutbox> {
  const mailServer = await MailServer.start()
  const outbox = new TestOutbox(server, mailServer)
  beforeEach(() => outbox.clear())
  afterAll(() => mailServer.stop())
  return outbox
}
