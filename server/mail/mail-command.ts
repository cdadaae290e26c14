import { insertAudit } from '../platform/audit.queries.ts'
import { CommandRefused } from '../platform/command.ts'
import type { Platform } from '../platform/platform.ts'
import { siteAddress } from '../platform/pages/site-address.ts'
import { getSiteNames } from '../platform/pages/site.queries.ts'
import { composeLetter } from './compose.ts'
import type { Letters } from './letter.ts'
import { listMails, listMailsById, type MailRecord } from './outbox.queries.ts'

const minuteMs = 60_000
const shortId = 8

/** The outbox and the writers of its mails. */
export interface Outbox extends Pick<Platform, 'database' | 'settings'> {
  letters: Letters
}

/**
 * Lists what waits, failed and was sent lately; with the id of a mail, or its beginning, prints that mail as it would be
 * sent. Throws CommandRefused.
 */
export async function runMailCommand(outbox: Outbox, [id = '']: readonly string[]): Promise<string> {
  if (id !== '') return print(outbox, await getMail(outbox, id))
  const mails = await listMails(outbox.database)
  if (mails.length === 0) return 'There is no mail.'
  return mails.map(describe).join('\n')
}

async function getMail({ database }: Pick<Outbox, 'database'>, id: string): Promise<MailRecord> {
  const [mail, another] = await listMailsById(database, id)
  if (mail === undefined) throw new CommandRefused(`There is no mail '${id}'.`)
  if (another !== undefined) throw new CommandRefused(`More than one mail id begins with '${id}'. Give more of its id.`)
  return mail
}

async function print({ database, settings, letters }: Outbox, mail: MailRecord): Promise<string> {
  const write = letters[mail.kind]
  if (write === undefined) throw new CommandRefused(`No feature writes mails of kind '${mail.kind}'.`)
  const site = await getSiteNames(database, settings)
  const letter = await write({ ...mail, site })
  if (letter === null) return `This mail no longer has a recipient: ${mail.address} (${mail.kind}).`
  const { subject, text } = composeLetter(letter, site, siteAddress(settings))
  const shown = [`To: ${mail.address}`, `Subject: ${subject}`, '', text.trimEnd()]
  if (letter.link === undefined) return shown.join('\n')
  // Writing the letter may have found whose mail it is.
  const { userId } = await getMail({ database }, mail.id)
  await insertAudit(database, {
    action: 'link-made',
    actor: 'command line',
    subjectId: userId ?? undefined,
    details: { kind: mail.kind },
  })
  return [...shown, '', 'The link was made just now. It works like a mailed one.'].join('\n')
}

function describe(mail: MailRecord): string {
  const state = {
    waiting: mail.tries === 0 ? 'waiting' : `waiting, tried ${mail.tries} times`,
    sent: 'sent',
    failed: 'failed',
  }[mail.state]
  const columns = [
    mail.id.slice(0, shortId),
    ageOf(mail.createdAt).padStart(6),
    mail.kind.padEnd(16),
    mail.address,
    state,
  ]
  return [...columns, ...(mail.lastError === null ? [] : [mail.lastError])].join('  ')
}

function ageOf(createdAt: Date): string {
  const minutes = Math.max(0, Math.floor((Date.now() - createdAt.getTime()) / minuteMs))
  if (minutes < 120) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} d`
}
