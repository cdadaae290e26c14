import { EventEmitter, once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A mail as it arrived, taken apart. */
export interface ReceivedMail {
  from: { name: string; address: string }
  to: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string
  messageId: string
  /** Every header as `name: value`, in lower case before the colon. */
  headers: string[]
  /** The address of the link in the text, and the token in it; '' where there is none. */
  link: string
  token: string
  /** The bytes between DATA and the dot. */
  source: string
  isEncrypted: boolean
}

/**
 * The fault of one mail: its recipient or content refused with this code (and text), the sender refused, or the
 * connection broken in the middle of the content, or after the mail was accepted and before the reply.
 */
export type Fault =
  | { refuse: 'sender' | 'recipient' | 'words'; code: number; text?: string }
  | { drop: 'in the words' | 'after the words' }

interface Options {
  /** The account that may sign in; without it nobody has to. */
  account?: { user: string; password: string }
  /** Whether STARTTLS is offered, with a certificate that no client trusts. */
  offersTls?: boolean
  /** Called for each mail that was accepted. */
  onMail?: (mail: ReceivedMail) => void
}

const longestWaitMs = 10_000

/**
 * A real SMTP server for tests, on a free port. It keeps accepted mails in `mails`; `mailTo` waits for the newest mail
 * to an address. `fail` tells it what to do to the next mails, one fault each; `hold` keeps replies back until released.
 *
 *     const mailServer = await MailServer.start()
 *     … parseSettings({ SMTP_URL: mailServer.url })
 *     const { link, token } = await mailServer.mailTo('amina@example.org')
 *     await mailServer.stop()
 */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  readonly #options: Options
  readonly #smtp: SMTPServer
  readonly #sockets = new Map<number | undefined, Socket>()
  readonly #arrivals = new EventEmitter()
  #faults: Fault[] = []
  #release: Promise<void> = Promise.resolve()
  #port = 0

  private constructor(options: Options) {
    this.#options = options
    this.#smtp = new SMTPServer({
      authOptional: options.account === undefined,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      disabledCommands: options.offersTls === true ? [] : ['STARTTLS'],
      logger: false,
      closeTimeout: 1_000,
      onAuth: ({ username, password }, _session, done) => {
        const { account } = this.#options
        const isRight = username === account?.user && password === account?.password
        if (isRight) done(null, { user: username })
        else done(Object.assign(new Error(`Wrong password for ${username}: ${password}`), { responseCode: 535 }))
      },
      onMailFrom: (_address, _session, done) => done(this.#refusal('sender')),
      onRcptTo: (_address, _session, done) => done(this.#refusal('recipient')),
      onData: (stream, session, done) => void this.#answer(stream, session, done),
    })
    // A client that hangs up in the middle is what some tests are about.
    this.#smtp.on('error', () => undefined)
    this.#smtp.server.on('connection', (socket) => {
      const port = socket.remotePort
      this.#sockets.set(port, socket)
      socket.once('close', () => this.#sockets.delete(port))
    })
  }

  static async start(options: Options = {}): Promise<MailServer> {
    const mailServer = new MailServer(options)
    const listener = mailServer.#smtp.listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const address = listener.address()
    mailServer.#port = typeof address === 'object' && address !== null ? address.port : 0
    return mailServer
  }

  /** The value of SMTP_URL, with the account. */
  get url(): string {
    const { account } = this.#options
    const credentials =
      account === undefined ? '' : `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`
    return `smtp://${credentials}127.0.0.1:${this.#port}`
  }

  /** The faults of the next mails, one each; later ones arrive. */
  fail(...faults: Fault[]): void {
    this.#faults.push(...faults)
  }

  /** Keeps back the replies to all mails until the function that it gives is called. */
  hold(): () => void {
    let release: () => void = () => undefined
    this.#release = new Promise((resolve) => {
      release = resolve
    })
    return release
  }

  /** Resolves once a client has sent the words of a mail and waits for the reply. */
  async untilWordsArrive(): Promise<void> {
    await once(this.#arrivals, 'words', { signal: AbortSignal.timeout(longestWaitMs) })
  }

  /** The newest mail to this address; waits for one where there is none yet. */
  async mailTo(address: string): Promise<ReceivedMail> {
    const signal = AbortSignal.timeout(longestWaitMs)
    for (;;) {
      const mail = this.mails.findLast(({ to }) => to === address)
      if (mail !== undefined) return mail
      await once(this.#arrivals, 'mail', { signal })
    }
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.#smtp.close(() => resolve())
    })
    for (const socket of this.#sockets.values()) socket.destroy()
    await closed
  }

  async #answer(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (refusal: Error | null) => void,
  ): Promise<void> {
    done(await this.#take(stream, session))
  }

  /** Reads a mail and does to it what was asked for; gives the refusal, or null where it is taken. */
  async #take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    // A client that gives up hangs up in the middle.
    const words = await buffer(stream).catch(() => null)
    if (words === null) return new Error('hung up')
    const drop = this.#nextDrop()
    if (drop === 'in the words') return this.#hangUp(session)
    this.#arrivals.emit('words')
    await this.#release
    const mail = await readMail(words, session)
    // As filters of spam do, it says which address in the mail it takes offence at.
    const refusal = this.#refusal('words', `No mail with ${mail.link}`)
    if (refusal !== null) return refusal
    this.mails.push(mail)
    this.#arrivals.emit('mail')
    this.#options.onMail?.(mail)
    return drop === 'after the words' ? this.#hangUp(session) : null
  }

  #hangUp({ remotePort }: SMTPServerSession): Error {
    this.#sockets.get(remotePort)?.destroy()
    return new Error('hung up')
  }

  #refusal(of: 'sender' | 'recipient' | 'words', reason = `No ${of} like this`): Error | null {
    const [fault] = this.#faults
    if (fault === undefined || !('refuse' in fault) || fault.refuse !== of) return null
    this.#faults.shift()
    return Object.assign(new Error(fault.text ?? reason), { responseCode: fault.code })
  }

  #nextDrop(): 'in the words' | 'after the words' | null {
    const [fault] = this.#faults
    if (fault === undefined || !('drop' in fault)) return null
    this.#faults.shift()
    return fault.drop
  }
}

async function readMail(words: Buffer, { envelope, secure }: SMTPServerSession): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(words)
  const text = mail.text ?? ''
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  return {
    from: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
    to: envelope.rcptTo[0]?.address ?? '',
    replyTo: mail.replyTo?.[0]?.address,
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ key, value }) => `${key}: ${value}`),
    link,
    token: /[?&]token=([\w-]+)/.exec(link)?.[1] ?? '',
    source: words.toString('utf8'),
    isEncrypted: secure,
  }
}
