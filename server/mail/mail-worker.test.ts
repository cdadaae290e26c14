import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { dumpTables } from '../testing/dump.ts'
import { useTestOutbox } from '../testing/test-outbox.ts'
import { useTestServer } from '../testing/test-server.ts'
import { hashToken } from '../platform/tokens.ts'
import { claimMails, insertMail } from './outbox.queries.ts'

const server = useTestServer()
const outbox = await useTestOutbox(server)

// AUTH-11, AUTH-13
test('a mail arrives as text and HTML, with a link on the address of the site, and says that a machine wrote it', async () => {
  const address = await outbox.post({ details: { name: 'Ọmọlará' } })
  await outbox.sendDue()
  const [mail] = outbox.arrivedAt(address)
  expect(mail).toMatchObject({
    from: { name: 'Sabi Prep', address: 'no-reply@prep.example.org' },
    replyTo: 'help@example.org',
    subject: 'A link for Ọmọlará',
  })
  expect(mail?.link).toBe(`${outbox.site}/verify-email?token=${mail?.token}`)
  expect(mail?.token).toHaveLength(43)
  expect(mail?.html).toContain(`href="${mail?.link}"`)
  expect(mail?.text).toContain('Hello Ọmọlará.')
  expect(mail?.headers).toContain('auto-submitted: auto-generated')
  expect(await outbox.rowOf(address)).toMatchObject({ tries: 1, last_error: null, sent_at: expect.any(Date) })
  await outbox.sendDue()
  expect(outbox.arrivedAt(address)).toHaveLength(1)
})

test('the sender is the one of the settings', async () => {
  const address = await outbox.post()
  await outbox
    .newWorker({ SMTP_URL: outbox.mailServer.url, MAIL_FROM: 'Our School <prep@school.example>' })
    .worker.sendDue()
  expect(outbox.arrivedAt(address)[0]?.from).toEqual({ name: 'Our School', address: 'prep@school.example' })
})

test('what is rolled back sends no mail', async () => {
  const address = `${randomUUID()}@example.org`
  const undone = outbox.database.transaction().execute(async (transaction) => {
    await insertMail(transaction, { kind: 'link', address })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await outbox.sendDue()
  expect(outbox.mailServer.mails).toEqual([])
})

test('a mail that somebody waits for passes all messages to the operators', async () => {
  for (let n = 0; n < 30; n++) await outbox.post({ kind: 'contact' })
  const address = await outbox.post()
  const [first] = await claimMails(outbox.database, { among: 'due', limit: 1 })
  expect(first?.address).toBe(address)
})

test('claims a few mails without reading all that wait', async () => {
  const read = outbox.database.transaction().execute(async (transaction) => {
    await sql`insert into mails (id, kind, address, next_try_at)
      select gen_random_uuid(), case when n % 2 = 0 then 'contact' else 'link' end, 'ada@example.org', now() - n * interval '1 second'
      from generate_series(1, 5000) n`.execute(transaction)
    await sql`analyze mails`.execute(transaction)
    expect(await claimMails(transaction, { among: 'due', limit: 5 })).toHaveLength(5)
    const { rows } = await sql<{ count: number }>`
      select (seq_tup_read + idx_tup_fetch)::integer as count from pg_stat_xact_user_tables where relname = 'mails'
    `.execute(transaction)
    return rows[0]?.count
  })
  expect(await read).toBeLessThan(500)
})

test('two workers on one database send each of 50 mails once', async () => {
  const addresses = await Promise.all(Array.from({ length: 50 }, () => outbox.post()))
  await Promise.all([outbox.sendDue(), outbox.sendDue()])
  expect(outbox.mailServer.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})

test('hostile names stay words of one mail to one person', async () => {
  const name = `Eve <img src=x onerror=alert(1)>\r\nBcc: victim@example.org\r\n\r\nYou won`
  const address = await outbox.post({ details: { name } })
  await outbox
    .newWorker({ SMTP_URL: outbox.mailServer.url, APP_NAME: `Prep\r\nBcc: victim@example.org` })
    .worker.sendDue()
  expect(outbox.mailServer.mails).toHaveLength(1)
  const [mail] = outbox.arrivedAt(address)
  expect(mail?.headers.filter((header) => /^(bcc|cc):/.test(header))).toEqual([])
  expect(mail?.subject).toBe('A link for Eve <img src=x onerror=alert(1)> Bcc: victim@example.org You won')
  expect(mail?.from.name).toBe('Prep Bcc: victim@example.org')
  expect(mail?.html).toContain('&lt;img src=x')
  expect(mail?.html).not.toContain('<img')
})

// AUTH-12
test('no token is in the database before, between and after the tries, nor in what is said', async () => {
  const { user } = await server.newStudent()
  const address = await outbox.post({ userId: user.id })
  const { worker, lines } = outbox.newWorker()
  const before = outbox.tokens.length
  const expectNoToken = async () => {
    const dump = JSON.stringify(await dumpTables(outbox.database)) + lines.join()
    expect(dump).toContain(address)
    for (const token of outbox.tokens) {
      expect(dump).not.toContain(token)
      expect(dump).not.toContain(Buffer.from(token).toString('hex'))
      expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    }
  }
  await expectNoToken()
  // The mail server says in its refusal which address it does not like.
  outbox.mailServer.fail({ refuse: 'words', code: 451 })
  await worker.sendDue()
  expect((await outbox.rowOf(address))?.last_error).toContain('token=[hidden]')
  await expectNoToken()
  await outbox.makeDue(address)
  await worker.sendDue()
  await expectNoToken()
  const { token } = await outbox.mailServer.mailTo(address)
  expect(outbox.tokens.slice(before)).toEqual([expect.any(String), token])
  const kept = await outbox.database
    .selectFrom('account_tokens')
    .select('token_hash')
    .where('user_id', '=', user.id)
    .execute()
  expect(kept.map(({ token_hash }) => token_hash.toString('hex'))).toContain(hashToken(token).toString('hex'))
})

test('without a mail server mails wait; on one’s own machine each link is said once', async () => {
  const address = await outbox.post()
  const production = outbox.newWorker({ BASE_URL: outbox.site })
  await production.worker.sendDue()
  expect(production.lines).toEqual([])
  expect(await outbox.rowOf(address)).toMatchObject({ tries: 0, sent_at: null })

  const development = outbox.newWorker({ BASE_URL: 'http://localhost:3000' })
  await development.worker.sendDue()
  await outbox.makeDue(address)
  await development.worker.sendDue()
  expect(development.lines).toHaveLength(1)
  expect(development.lines[0]).toMatch(
    /^No mail server is set\. .* http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/,
  )
  expect(await outbox.rowOf(address)).toMatchObject({ sent_at: null, failed_at: null })

  await outbox.sendDue()
  expect(outbox.arrivedAt(address)).toHaveLength(1)
})

test('sends automatically what comes in, and a stop finishes what is on its way', async () => {
  const { worker } = outbox.newWorker()
  worker.start()
  onTestFinished(() => worker.stop())
  const first = await outbox.post()
  await outbox.mailServer.mailTo(first)

  const release = outbox.mailServer.hold()
  const arrival = outbox.mailServer.untilWordsArrive()
  const second = await outbox.post()
  await arrival
  const stopping = worker.stop()
  release()
  await stopping
  expect(outbox.arrivedAt(second)).toHaveLength(1)
  expect(await outbox.rowOf(second)).toMatchObject({ sent_at: expect.any(Date) })
})
