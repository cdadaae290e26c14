import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { dumpTables } from '../../testing/dump.ts'
import { MailServer } from '../../testing/mail-server.ts'
import { useTestServer } from '../../testing/test-server.ts'
import { parseSettings, type Settings } from '../settings.ts'
import { linkTo } from '../site-address.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { Letters } from './letter.ts'
import { MailWorker } from './mail-worker.ts'
import { claimMails, countMails, insertMail } from './outbox.queries.ts'

const server = useTestServer()
const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())
const site = 'https://prep.example.org'
/** The token of each letter, as it was made. */
const written: string[] = []

beforeEach(async () => {
  mailServer.mails.length = 0
  await server.connection.database.deleteFrom('mails').execute()
})

function lettersOf(settings: Settings): Letters {
  return {
    // As the letters of accounts do it: the token is made now, and its hash alone is kept.
    link: async ({ userId, address, details, site }) => {
      const token = newToken()
      written.push(token)
      const expires = new Date(Date.now() + 3_600_000)
      const grant = { token_hash: hashToken(token), kind: 'verify-email' as const, email: address, expires_at: expires }
      if (userId !== null)
        await server.connection.database
          .insertInto('account_tokens')
          .values({ ...grant, user_id: userId })
          .execute()
      return {
        subject: `A link for ${details['name'] ?? 'you'}`,
        paragraphs: [`Hello ${details['name'] ?? 'you'}.`, `This is ${site.name}.`],
        link: { label: 'Open it', address: linkTo(settings, '/verify-email', token) },
      }
    },
    'to nobody': async () => null,
    broken: async () => {
      throw new Error(`Cannot write ${linkTo(settings, '/verify-email', newToken())}`)
    },
  }
}

function newWorker(environment: Record<string, string> = { SMTP_URL: mailServer.url }) {
  const lines: string[] = []
  const settings = parseSettings({ BASE_URL: site, CONTACT_EMAIL: 'help@example.org', ...environment })
  const platform = { ...server.connection, settings }
  const worker = new MailWorker(platform, { letters: lettersOf(settings), say: (line) => lines.push(line) })
  return { worker, lines }
}

const sendDue = () => newWorker().worker.sendDue()

/** Puts a mail into the outbox and gives its address. */
async function post({
  kind = 'link',
  ...mail
}: { kind?: string; userId?: string; details?: Record<string, string> } = {}) {
  const address = `${randomUUID()}@example.org`
  await insertMail(server.connection.database, { kind, address, ...mail })
  return address
}

const rowOf = (address: string) =>
  server.connection.database.selectFrom('mails').selectAll().where('address', '=', address).executeTakeFirst()

/** As if the next try, or the end of a lease, had come. */
const makeDue = (address: string) =>
  server.connection.database
    .updateTable('mails')
    .set({ next_try_at: sql<Date>`now()` })
    .where('address', '=', address)
    .execute()

const arrivedAt = (address: string) => mailServer.mails.filter(({ to }) => to === address)

// AUTH-11, AUTH-13
test('a mail arrives as text and HTML, with a link on the address of the site, and says that a machine wrote it', async () => {
  const address = await post({ details: { name: 'Ọmọlará' } })
  await sendDue()
  const [mail] = arrivedAt(address)
  expect(mail).toMatchObject({
    from: { name: 'Sabi Prep', address: 'no-reply@prep.example.org' },
    replyTo: 'help@example.org',
    subject: 'A link for Ọmọlará',
  })
  expect(mail?.link).toBe(`${site}/verify-email?token=${mail?.token}`)
  expect(mail?.token).toHaveLength(43)
  expect(mail?.html).toContain(`href="${mail?.link}"`)
  expect(mail?.text).toContain('Hello Ọmọlará.')
  expect(mail?.headers).toContain('auto-submitted: auto-generated')
  expect(await rowOf(address)).toMatchObject({ tries: 1, last_error: null, sent_at: expect.any(Date) })
  await sendDue()
  expect(arrivedAt(address)).toHaveLength(1)
})

test('the sender is the one of the settings', async () => {
  const address = await post()
  await newWorker({ SMTP_URL: mailServer.url, MAIL_FROM: 'Our School <prep@school.example>' }).worker.sendDue()
  expect(arrivedAt(address)[0]?.from).toEqual({ name: 'Our School', address: 'prep@school.example' })
})

test('what is rolled back sends no mail', async () => {
  const address = `${randomUUID()}@example.org`
  const undone = server.connection.database.transaction().execute(async (transaction) => {
    await insertMail(transaction, { kind: 'link', address })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await sendDue()
  expect(mailServer.mails).toEqual([])
})

test.each([
  { refuse: 'recipient', code: 450 },
  { refuse: 'words', code: 451 },
  { refuse: 'sender', code: 550 },
] as const)('a mail whose $refuse is refused with $code waits, and goes out later', async (fault) => {
  const address = await post()
  mailServer.fail(fault)
  const { worker, lines } = newWorker()
  await worker.sendDue()
  expect(arrivedAt(address)).toEqual([])
  const row = await rowOf(address)
  expect(row).toMatchObject({ sent_at: null, failed_at: null, last_error: expect.stringContaining(`${fault.code} `) })
  expect(row?.next_try_at.getTime()).toBeGreaterThan(Date.now() + 50_000)
  expect(lines.join()).toContain('waits for another try')
  expect(lines.join()).not.toContain(address)

  await worker.sendDue()
  expect(arrivedAt(address)).toEqual([])
  await makeDue(address)
  await worker.sendDue()
  expect(arrivedAt(address)).toHaveLength(1)
  expect(await rowOf(address)).toMatchObject({ tries: 2, last_error: null })
})

test.each([
  { refuse: 'recipient', code: 550 },
  { refuse: 'words', code: 554 },
] as const)('a mail whose $refuse is refused for good is given up, and the operator sees why', async (fault) => {
  const address = await post()
  mailServer.fail(fault)
  await sendDue()
  expect(await rowOf(address)).toMatchObject({ sent_at: null, failed_at: expect.any(Date) })
  await makeDue(address)
  await sendDue()
  expect(arrivedAt(address)).toEqual([])
  const lastError = expect.stringContaining(`${fault.code} No ${fault.refuse === 'words' ? 'mail with' : 'recipient'}`)
  expect(await countMails(server.connection.database)).toEqual({ waiting: 0, failed: 1, lastError })
})

test('after the ninth try in vain a mail is given up', async () => {
  const address = await post()
  for (let tries = 1; tries <= 9; tries++) {
    expect((await rowOf(address))?.failed_at).toBeNull()
    await makeDue(address)
    await newWorker({ SMTP_URL: 'smtp://127.0.0.1:1' }).worker.sendDue()
  }
  expect(await rowOf(address)).toMatchObject({
    tries: 9,
    failed_at: expect.any(Date),
    last_error: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a mail server that takes its time gets each mail once', async () => {
  const address = await post()
  const release = mailServer.hold()
  const arrival = mailServer.untilWordsArrive()
  const sending = sendDue()
  await arrival
  await sendDue()
  release()
  await sending
  expect(arrivedAt(address)).toHaveLength(1)
  expect(await rowOf(address)).toMatchObject({ tries: 1, sent_at: expect.any(Date) })
})

test('a connection that breaks in the middle of a mail is made again', async () => {
  const address = await post()
  mailServer.fail({ drop: 'in the words' })
  await sendDue()
  expect(await rowOf(address)).toMatchObject({ sent_at: null, failed_at: null, last_error: expect.stringMatching(/./) })
  await makeDue(address)
  await sendDue()
  expect(arrivedAt(address)).toHaveLength(1)
})

test('a mail whose receipt got lost comes twice at most, under one Message-ID', async () => {
  const address = await post()
  mailServer.fail({ drop: 'after the words' })
  for (let round = 0; round < 3; round++) {
    await makeDue(address)
    await sendDue()
  }
  const [first, second, ...more] = arrivedAt(address)
  expect(more).toEqual([])
  expect(first?.messageId).toMatch(/^<[\w-]+@prep\.example\.org>$/)
  expect(second?.messageId).toBe(first?.messageId)
})

test('two workers on one database send each of 50 mails once', async () => {
  const addresses = await Promise.all(Array.from({ length: 50 }, () => post()))
  await Promise.all([sendDue(), sendDue()])
  expect(mailServer.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})

test('what a killed worker had claimed goes out when its lease has run out', async () => {
  const address = await post()
  await claimMails(server.connection.database, { among: 'due', limit: 10 })
  await sendDue()
  expect(arrivedAt(address)).toEqual([])
  await makeDue(address)
  await sendDue()
  expect(arrivedAt(address)).toHaveLength(1)
})

test('a worker that comes back after its lease notes nothing over what another one did', async () => {
  const address = await post()
  const release = mailServer.hold()
  const arrival = mailServer.untilWordsArrive()
  mailServer.fail({ refuse: 'words', code: 451 })
  const late = sendDue()
  await arrival
  await makeDue(address)
  await claimMails(server.connection.database, { among: 'due', limit: 1 })
  release()
  await late
  expect(await rowOf(address)).toMatchObject({ tries: 2, last_error: null })
})

test('a wrong password for the mail server is told of, and not told', async () => {
  const closed = await MailServer.start({ account: { user: 'prep', password: 'right' } })
  onTestFinished(() => closed.stop())
  const address = await post()
  const { worker, lines } = newWorker({ SMTP_URL: closed.url.replace(':right@', ':wr%40ng%2Fsecret@') })
  await worker.sendDue()
  const { lastError } = await countMails(server.connection.database)
  expect(lastError).toContain('535')
  expect(lastError).toContain('[hidden]')
  expect(lines.join() + lastError).not.toMatch(/wr(@|%40)ng|secret/)
  expect((await rowOf(address))?.failed_at).toBeNull()

  await makeDue(address)
  await newWorker({ SMTP_URL: closed.url }).worker.sendDue()
  expect(closed.mails).toHaveLength(1)
})

test('a mail goes out encrypted where the mail server can, and not at all where somebody else could stand between', async () => {
  const encrypting = await MailServer.start({ offersTls: true })
  onTestFinished(() => encrypting.stop())
  const address = await post()
  await newWorker({ SMTP_URL: encrypting.url }).worker.sendDue()
  expect(encrypting.mails).toEqual([])
  expect((await rowOf(address))?.last_error).toMatch(/certificate/)

  await makeDue(address)
  await newWorker({ SMTP_URL: `${encrypting.url}?tls.rejectUnauthorized=false` }).worker.sendDue()
  expect(encrypting.mails).toMatchObject([{ to: address, isEncrypted: true }])
})

test('hostile names stay words of one mail to one person', async () => {
  const name = `Eve <img src=x onerror=alert(1)>\r\nBcc: victim@example.org\r\n\r\nYou won`
  const address = await post({ details: { name } })
  await newWorker({ SMTP_URL: mailServer.url, APP_NAME: `Prep\r\nBcc: victim@example.org` }).worker.sendDue()
  expect(mailServer.mails).toHaveLength(1)
  const [mail] = arrivedAt(address)
  expect(mail?.headers.filter((header) => /^(bcc|cc):/.test(header))).toEqual([])
  expect(mail?.subject).toBe('A link for Eve <img src=x onerror=alert(1)> Bcc: victim@example.org You won')
  expect(mail?.from.name).toBe('Prep Bcc: victim@example.org')
  expect(mail?.html).toContain('&lt;img src=x')
  expect(mail?.html).not.toContain('<img')
})

test('a mail that nobody can write holds up no other', async () => {
  const [unknown, broken, nobody, good] = [
    await post({ kind: 'of a later version' }),
    await post({ kind: 'broken' }),
    await post({ kind: 'to nobody' }),
    await post(),
  ]
  await sendDue()
  expect(arrivedAt(good)).toHaveLength(1)
  expect((await rowOf(unknown))?.last_error).toContain("Nobody writes mails of the kind 'of a later version'")
  expect((await rowOf(broken))?.last_error).toBe(
    'Error: Cannot write https://prep.example.org/verify-email?token=[hidden]',
  )
  expect(await rowOf(nobody)).toBeUndefined()
})

// AUTH-12
test('no token stands in the database before, between and after the tries, nor in what is said', async () => {
  const { user } = await server.newStudent()
  const address = await post({ userId: user.id })
  const { worker, lines } = newWorker()
  const before = written.length
  const expectNoToken = async () => {
    const dump = JSON.stringify(await dumpTables(server.connection.database)) + lines.join()
    expect(dump).toContain(address)
    for (const token of written) {
      expect(dump).not.toContain(token)
      expect(dump).not.toContain(Buffer.from(token).toString('hex'))
      expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    }
  }
  await expectNoToken()
  // The mail server says in its refusal which address it does not like.
  mailServer.fail({ refuse: 'words', code: 451 })
  await worker.sendDue()
  expect((await rowOf(address))?.last_error).toContain('token=[hidden]')
  await expectNoToken()
  await makeDue(address)
  await worker.sendDue()
  await expectNoToken()
  const { token } = await mailServer.mailTo(address)
  expect(written.slice(before)).toEqual([expect.any(String), token])
  const kept = await server.connection.database
    .selectFrom('account_tokens')
    .select('token_hash')
    .where('user_id', '=', user.id)
    .execute()
  expect(kept.map(({ token_hash }) => token_hash.toString('hex'))).toContain(hashToken(token).toString('hex'))
})

test('without a mail server mails wait; on one’s own machine each link is said once', async () => {
  const address = await post()
  const production = newWorker({ BASE_URL: site })
  await production.worker.sendDue()
  expect(production.lines).toEqual([])
  expect(await rowOf(address)).toMatchObject({ tries: 0, sent_at: null })

  const development = newWorker({ BASE_URL: 'http://localhost:3000' })
  await development.worker.sendDue()
  await makeDue(address)
  await development.worker.sendDue()
  expect(development.lines).toHaveLength(1)
  expect(development.lines[0]).toMatch(
    /^No mail server is set\. .* http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/,
  )
  expect(await rowOf(address)).toMatchObject({ sent_at: null, failed_at: null })

  await sendDue()
  expect(arrivedAt(address)).toHaveLength(1)
})

test('sends by itself what comes in, and a stop finishes what is on its way', async () => {
  const { worker } = newWorker()
  worker.start()
  onTestFinished(() => worker.stop())
  const first = await post()
  await mailServer.mailTo(first)

  const release = mailServer.hold()
  const arrival = mailServer.untilWordsArrive()
  const second = await post()
  await arrival
  const stopping = worker.stop()
  release()
  await stopping
  expect(arrivedAt(second)).toHaveLength(1)
  expect(await rowOf(second)).toMatchObject({ sent_at: expect.any(Date) })
})

test('a stop cuts off a mail that hangs, and leaves it for the next start', async () => {
  const { worker } = newWorker()
  onTestFinished(mailServer.hold())
  const arrival = mailServer.untilWordsArrive()
  const address = await post()
  worker.start()
  await arrival
  await worker.stop()
  expect(await rowOf(address)).toMatchObject({ sent_at: null, failed_at: null, tries: 1 })
})
