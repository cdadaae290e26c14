import { unescape } from 'node:querystring'
import { createTransport } from 'nodemailer'
import { Deadline } from '../platform/deadline.ts'
import type { Settings } from '../platform/settings.ts'
import { siteAddress } from '../platform/pages/site-address.ts'
import { cleanLine, composeLetter } from './compose.ts'
import type { Letter, Mail } from './letter.ts'

const connectMs = 10_000
const greetingMs = 10_000
const silenceMs = 30_000
/** An attempt ends after two minutes, however slow the mail server is; a mail's lease is longer. */
const wholeMs = 120_000
const longestError = 300

/** The mail server did not take the mail. The message is safe to keep and to show: it names nobody and holds no password and no token. */
export class SendingFailed extends Error {
  /** True if another attempt would end the same way. */
  readonly isPermanent: boolean

  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message)
    this.isPermanent = isPermanent
  }
}

/** Sends a letter and gives the mail server's answer. Throws SendingFailed. */
export type SendLetter = (mail: Mail, letter: Letter, signal?: AbortSignal) => Promise<string>

/**
 * Sends through the mail server of the settings, within this time; null if none is configured. Each mail uses a new
 * connection.
 */
export function createSender(settings: Settings, longestMs = wholeMs): SendLetter | null {
  if (settings.SMTP_URL === undefined) return null
  const url = settings.SMTP_URL
  const smtp = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    // Our text must not cause files or addresses to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const passwords = secretsOf(url)
  return async (mail, letter, signal = new AbortController().signal) => {
    const secrets = [...passwords, mail.address]
    const deadline = new Deadline(signal, { ms: longestMs, tooLate: () => new Error('The mail server took too long.') })
    try {
      const { response } = await smtp.sendMail({ ...messageOf(mail, letter, settings), signal: deadline.signal })
      return hideSecrets(response, secrets)
    } catch (error) {
      const reason = deadline.explain(error)
      throw new SendingFailed(hideSecrets(reason instanceof Error ? reason.message : String(reason), secrets), {
        isPermanent: isPermanent(reason),
      })
    } finally {
      deadline.end()
    }
  }
}

/** One line of an error without what opens an account: passwords, links, and whatever is long enough to be a token. */
export function hideSecrets(words: string, secrets: readonly string[] = []): string {
  let hidden = words
  for (const secret of secrets) hidden = hidden.replaceAll(secret, '[hidden]')
  return cleanLine(
    hidden.replaceAll(/\btoken=[^\s"'<>]*/g, 'token=[hidden]').replaceAll(/[\w-]{40,}/g, '[hidden]'),
  ).slice(0, longestError)
}

function messageOf(mail: Mail, letter: Letter, settings: Settings) {
  const address = siteAddress(settings)
  const { hostname } = new URL(address)
  const { subject, text, html } = composeLetter(letter, mail.site, address)
  const replyTo = letter.replyTo ?? mail.site.supportEmail
  return {
    from: settings.MAIL_FROM ?? { name: cleanLine(mail.site.name), address: `no-reply@${hostname}` },
    to: { name: '', address: mail.address },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    // The same for every try, so that a mail that arrives twice is seen to be one.
    messageId: `<${mail.id}@${hostname}>`,
    // No holiday replies, please.
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject,
    text,
    html,
  }
}

/** Only a refused recipient or content is permanent; an operator can fix the sign-in or the sender. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('permanent' in error) || !('command' in error)) return false
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}

/** The password of the address in the forms in which a mail server could send it back. */
function secretsOf(url: string): string[] {
  const { username, password } = new URL(url)
  if (password === '') return []
  const [user, plain] = [unescape(username), unescape(password)]
  const signIn = Buffer.from(`\0${user}\0${plain}`).toString('base64')
  return [signIn, Buffer.from(plain).toString('base64'), password, plain]
}
