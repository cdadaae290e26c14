import { expect, onTestFinished, test } from 'vitest'
import { MailServer } from '../testing/mail-server.ts'
import { useTestOutbox } from '../testing/test-outbox.ts'
import { useTestServer } from '../testing/test-server.ts'
import { claimMails, countMails } from './outbox.queries.ts'

const outbox = await useTestOutbox(useTestServer())

test.each([
  { refuse: 'recipient', code: 450 },
  { refuse: 'words', code: 451 },
  { refuse: 'sender', code: 550 },
] as const)('a mail whose $refuse is refused with $code waits, and goes out later', async (fault) => {
  const address = await outbox.post()
  outbox.mailServer.fail(fault)
  const { worker, lines } = outbox.newWorker()
  await worker.sendDue()
  expect(outbox.arrivedAt(address)).toEqual([])
  const row = await outbox.rowOf(address)
  expect(row).toMatchObject({ sent_at: null, failed_at: null, last_error: expect.stringContaining(`${fault.code} `) })
  expect(row?.next_try_at.getTime()).toBeGreaterThan(Date.now() + 50_000)
  expect(lines.join()).toContain('waits for another try')
  expect(lines.join()).not.toContain(address)

  await worker.sendDue()
  expect(outbox.arrivedAt(address)).toEqual([])
  await outbox.makeDue(address)
  await worker.sendDue()
  expect(outbox.arrivedAt(address)).toHaveLength(1)
  expect(await outbox.rowOf(address)).toMatchObject({ tries: 2, last_error: null })
})

test.each([
  { refuse: 'recipient', code: 550 },
  { refuse: 'words', code: 554 },
] as const)('a mail whose $refuse is refused for good is given up, and the operator sees why', async (fault) => {
  const address = await outbox.post()
  outbox.mailServer.fail(fault)
  await outbox.sendDue()
  expect(await outbox.rowOf(address)).toMatchObject({ sent_at: null, failed_at: expect.any(Date) })
  await outbox.makeDue(address)
  await outbox.sendDue()
  expect(outbox.arrivedAt(address)).toEqual([])
  const lastError = expect.stringContaining(`${fault.code} No ${fault.refuse === 'words' ? 'mail with' : 'recipient'}`)
  expect(await countMails(outbox.database)).toEqual({ waiting: 0, failed: 1, lastError })
})

test('after the ninth try in vain a mail is given up', async () => {
  const address = await outbox.post()
  for (let tries = 1; tries <= 9; tries++) {
    expect((await outbox.rowOf(address))?.failed_at).toBeNull()
    await outbox.makeDue(address)
    await outbox.newWorker({ SMTP_URL: 'smtp://127.0.0.1:1' }).worker.sendDue()
  }
  expect(await outbox.rowOf(address)).toMatchObject({
    tries: 9,
    failed_at: expect.any(Date),
    last_error: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a mail server that takes its time gets each mail once', async () => {
  const address = await outbox.post()
  const release = outbox.mailServer.hold()
  const arrival = outbox.mailServer.untilWordsArrive()
  const sending = outbox.sendDue()
  await arrival
  await outbox.sendDue()
  release()
  await sending
  expect(outbox.arrivedAt(address)).toHaveLength(1)
  expect(await outbox.rowOf(address)).toMatchObject({ tries: 1, sent_at: expect.any(Date) })
})

test('a connection that breaks in the middle of a mail is made again', async () => {
  const address = await outbox.post()
  outbox.mailServer.fail({ drop: 'in the words' })
  await outbox.sendDue()
  expect(await outbox.rowOf(address)).toMatchObject({
    sent_at: null,
    failed_at: null,
    last_error: expect.stringMatching(/./),
  })
  await outbox.makeDue(address)
  await outbox.sendDue()
  expect(outbox.arrivedAt(address)).toHaveLength(1)
})

test('a mail whose receipt got lost comes twice at most, under one Message-ID', async () => {
  const address = await outbox.post()
  outbox.mailServer.fail({ drop: 'after the words' })
  for (let round = 0; round < 3; round++) {
    await outbox.makeDue(address)
    await outbox.sendDue()
  }
  const [first, second, ...more] = outbox.arrivedAt(address)
  expect(more).toEqual([])
  expect(first?.messageId).toMatch(/^<[\w-]+@prep\.example\.org>$/)
  expect(second?.messageId).toBe(first?.messageId)
})

test('what a killed worker had claimed goes out when its lease has run out', async () => {
  const address = await outbox.post()
  await claimMails(outbox.database, { among: 'due', limit: 10 })
  await outbox.sendDue()
  expect(outbox.arrivedAt(address)).toEqual([])
  await outbox.makeDue(address)
  await outbox.sendDue()
  expect(outbox.arrivedAt(address)).toHaveLength(1)
})

test('a worker that comes back after its lease notes nothing over what another one did', async () => {
  const address = await outbox.post()
  const release = outbox.mailServer.hold()
  const arrival = outbox.mailServer.untilWordsArrive()
  outbox.mailServer.fail({ refuse: 'words', code: 451 })
  const late = outbox.sendDue()
  await arrival
  await outbox.makeDue(address)
  await claimMails(outbox.database, { among: 'due', limit: 1 })
  release()
  await late
  expect(await outbox.rowOf(address)).toMatchObject({ tries: 2, last_error: null })
})

test('a wrong password for the mail server is shown of, and not told', async () => {
  const closed = await MailServer.start({ account: { user: 'prep', password: 'right' } })
  onTestFinished(() => closed.stop())
  const address = await outbox.post()
  const { worker, lines } = outbox.newWorker({ SMTP_URL: closed.url.replace(':right@', ':wr%40ng%2Fsecret@') })
  await worker.sendDue()
  const { lastError } = await countMails(outbox.database)
  expect(lastError).toContain('535')
  expect(lastError).toContain('[hidden]')
  expect(lines.join() + lastError).not.toMatch(/wr(@|%40)ng|secret/)
  expect((await outbox.rowOf(address))?.failed_at).toBeNull()

  await outbox.makeDue(address)
  await outbox.newWorker({ SMTP_URL: closed.url }).worker.sendDue()
  expect(closed.mails).toHaveLength(1)
})

test('a mail goes out encrypted where the mail server can, and not at all where someone else could stand between', async () => {
  const encrypting = await MailServer.start({ offersTls: true })
  onTestFinished(() => encrypting.stop())
  const address = await outbox.post()
  await outbox.newWorker({ SMTP_URL: encrypting.url }).worker.sendDue()
  expect(encrypting.mails).toEqual([])
  expect((await outbox.rowOf(address))?.last_error).toMatch(/certificate/)

  await outbox.makeDue(address)
  await outbox.newWorker({ SMTP_URL: `${encrypting.url}?tls.rejectUnauthorized=false` }).worker.sendDue()
  expect(encrypting.mails).toMatchObject([{ to: address, isEncrypted: true }])
})

test('a mail that nobody can write holds up no other', async () => {
  const [unknown, broken, nobody, good] = [
    await outbox.post({ kind: 'of a later version' }),
    await outbox.post({ kind: 'broken' }),
    await outbox.post({ kind: 'to nobody' }),
    await outbox.post(),
  ]
  await outbox.sendDue()
  expect(outbox.arrivedAt(good)).toHaveLength(1)
  expect((await outbox.rowOf(unknown))?.last_error).toContain("No feature writes mails of kind 'of a later version'")
  expect((await outbox.rowOf(broken))?.last_error).toBe(
    'Error: Cannot write https://prep.example.org/verify-email?token=[hidden]',
  )
  expect(await outbox.rowOf(nobody)).toBeUndefined()
})

test('a stop cuts off a mail that hangs, and leaves it for the next start', async () => {
  const { worker } = outbox.newWorker()
  onTestFinished(outbox.mailServer.hold())
  const arrival = outbox.mailServer.untilWordsArrive()
  const address = await outbox.post()
  worker.start()
  await arrival
  await worker.stop()
  expect(await outbox.rowOf(address)).toMatchObject({ sent_at: null, failed_at: null, tries: 1 })
})
