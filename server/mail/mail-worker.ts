import type { Platform } from '../platform/platform.ts'
import { Rounds } from '../platform/rounds.ts'
import { environmentOf } from '../platform/pages/site-address.ts'
import { getSiteNames } from '../platform/pages/site.queries.ts'
import { cleanLine } from './compose.ts'
import type { Letter, Letters, Mail } from './letter.ts'
import { claimMails, deleteMail, updateMailFailed, updateMailSent, type ClaimedMail } from './outbox.queries.ts'
import { pauseAfter } from './patience.ts'
import { createSender, hideSecrets, SendingFailed, type SendLetter } from './transport.ts'

const pauseMs = 2_000
/** Mail servers of small sites take few connections at once. */
const atOnce = 5
/** How long a stop lets mails finish that are on their way. */
const finishMs = 1_500

interface Delivery {
  /** Which mails it is for. */
  among: 'due' | 'untried'
  deliver: (mail: Mail, letter: Letter) => Promise<void>
}

/**
 * Sends what waits in the outbox. Without a mail server, mails stay there; in development their links are then logged,
 * once.
 */
export class MailWorker {
  readonly #platform: Platform
  readonly #letters: Letters
  readonly #say: (line: string) => void
  readonly #send: SendLetter | null
  readonly #rounds: Rounds
  readonly #cut = new AbortController()
  #isStopping = false

  constructor(platform: Platform, { letters, say }: { letters: Letters; say: (line: string) => void }) {
    this.#platform = platform
    this.#letters = letters
    this.#say = say
    this.#send = createSender(platform.settings)
    this.#rounds = new Rounds(() => this.sendDue(), { name: 'The outbox', pauseMs, say })
  }

  start(): void {
    this.#rounds.start()
  }

  /** Claims nothing more, and finishes what is on its way or cuts it off; what is cut off is sent again later. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const timer = setTimeout(() => this.#cut.abort(), finishMs)
    await this.#rounds.stop()
    clearTimeout(timer)
  }

  /** Sends everything that is due at this moment. */
  async sendDue(): Promise<void> {
    const delivery = this.#delivery()
    if (delivery === null) return
    while (!this.#isStopping) {
      const mails = await claimMails(this.#platform.database, { among: delivery.among, limit: atOnce })
      if (mails.length === 0) return
      const site = await getSiteNames(this.#platform.database, this.#platform.settings)
      const outcomes = await Promise.allSettled(mails.map((mail) => this.#handle({ ...mail, site }, delivery)))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    }
  }

  #delivery(): Delivery | null {
    const send = this.#send
    if (send !== null) {
      return {
        among: 'due',
        deliver: async (mail, letter) => {
          await send(mail, letter, this.#cut.signal)
          await updateMailSent(this.#platform.database, mail.id)
        },
      }
    }
    if (environmentOf(this.#platform.settings) === 'production') return null
    return { among: 'untried', deliver: async (mail, letter) => this.#say(describe(mail, letter)) }
  }

  /** A mail that cannot be written or sent is noted and holds up no other. */
  async #handle(mail: ClaimedMail & Mail, { deliver }: Delivery): Promise<void> {
    try {
      const letter = await this.#write(mail)
      if (letter === null) await deleteMail(this.#platform.database, mail.id)
      else await deliver(mail, letter)
    } catch (error) {
      await this.#note(mail, error)
    }
  }

  async #write(mail: Mail): Promise<Letter | null> {
    const write = this.#letters[mail.kind]
    if (write === undefined) throw new Error(`No feature writes mails of kind '${mail.kind}'`)
    return write(mail)
  }

  async #note(mail: ClaimedMail, failure: unknown): Promise<void> {
    const error = failure instanceof SendingFailed ? failure.message : hideSecrets(String(failure))
    const isPermanent = failure instanceof SendingFailed && failure.isPermanent
    const pauseMs = isPermanent ? null : pauseAfter(mail.tries)
    await updateMailFailed(this.#platform.database, mail, { error, pauseMs })
    this.#say(`Mail ${mail.id} (${mail.kind}) ${pauseMs === null ? 'was given up' : 'waits for another try'}: ${error}`)
  }
}

function describe({ address, kind }: Mail, { subject, link }: Letter): string {
  return `No mail server is set. Mail to ${address} (${kind}): ${cleanLine(subject)} ${link?.address ?? ''}`.trimEnd()
}
