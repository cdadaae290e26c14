import { randomUUID } from 'node:crypto'
import type { User } from '@sabi/shared/accounts/account'
import { registrationsOfAddress, takenEmailsAnHour } from '@sabi/shared/accounts/sign-in-limits'
import { EmailsOfAddress } from '../platform/limits/emails-of-address.ts'
import { NetworkLimit } from '../platform/limits/network-limit.ts'
import { insertMail } from '../mail/outbox.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Context, Viewer } from '../platform/calls/serve.ts'
import { transact } from '../database/transact.ts'
import { insertUser } from './accounts.queries.ts'
import { MailLimit } from './mail-limit.ts'
import { passwords } from './passwords/password-hasher.ts'
import { isEmailTaken } from './passwords/recovery.queries.ts'
import { openSession } from './sign-in/sessions.ts'

const hourSeconds = 60 * 60

interface NewAccount {
  email: string
  name: string
  password: string
}

/** Opens accounts, no more from one address than `registrationsOfAddress`. What is refused counts nothing. */
export class Registration {
  readonly #platform: Platform
  readonly #limits: readonly NetworkLimit[]
  readonly #takenEmails: EmailsOfAddress
  readonly #welcomeMails: MailLimit

  constructor(platform: Platform) {
    this.#platform = platform
    this.#limits = registrationsOfAddress.map(
      ({ seconds, accounts }) =>
        new NetworkLimit(platform.pool, {
          name: `registrations-${seconds}`,
          points: accounts,
          windowSeconds: seconds,
          message: 'Too many new accounts from this network. Please try again later.',
        }),
    )
    // The 409 reveals whether an email has an account (docs/decisions/0041).
    this.#takenEmails = new EmailsOfAddress(platform, {
      name: 'taken-emails',
      windows: [{ seconds: hourSeconds, emails: takenEmailsAnHour }],
      onceSeconds: hourSeconds,
      message: 'Too many registrations from this network failed. Please try again in an hour.',
    })
    this.#welcomeMails = new MailLimit(platform, 'welcome-mails')
  }

  async open(account: NewAccount, context: Context<Viewer | null>): Promise<User> {
    const { network } = context
    passwords.refuseCrowd(network)
    await this.#takenEmails.demandRoom(network)
    if (await isEmailTaken(this.#platform.database, account.email)) throw await this.#taken(account, network)
    const user = await this.#counted(network, () => this.#insert(account, context))
    if (user === null) throw await this.#taken(account, network)
    return user
  }

  async #insert({ email, name, password }: NewAccount, context: Context<Viewer | null>): Promise<User | null> {
    const passwordHash = await passwords.hash(password, context.network)
    const isWelcomed = await this.#welcomeMails.allows(email)
    return transact(this.#platform.database, async (transaction) => {
      const created = await insertUser(transaction, { id: randomUUID(), email, name, passwordHash })
      if (created === null) return null
      if (isWelcomed) await insertMail(transaction, { kind: 'verify-email', address: email, userId: created.id })
      await openSession(transaction, context, { userId: created.id })
      return created
    })
  }

  /** Counts in all windows where an account was opened. */
  #counted(network: string, open: () => Promise<User | null>): Promise<User | null> {
    const isFree = (user: User | null) => user === null
    return this.#limits.reduce((work, limit) => () => limit.spend(network, work, isFree), open)()
  }

  async #taken({ email }: NewAccount, network: string): Promise<Refusal> {
    await this.#takenEmails.count({ network, email })
    return new Refusal(409, 'Email already exists. Please use a different email or try logging in.')
  }
}
