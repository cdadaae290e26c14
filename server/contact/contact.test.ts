import { randomUUID } from 'node:crypto'
import { listMessages, sendMessage, type NewMessage } from '@sabi/shared/contact/calls'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateEmail } from '../accounts/passwords/recovery.queries.ts'
import { downloadData } from '../testing/download-data.ts'
import { networkLimitOfCall } from '../platform/limits/network-limit.ts'
import { MailServer } from '../testing/mail-server.ts'
import { mailsTo } from '../testing/mailbox.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())
const support = 'help@school.example'
const server = useTestServer({ SMTP_URL: mailServer.url, CONTACT_EMAIL: support, BASE_URL: 'https://prep.example.org' })
const withoutSupport = useTestServer()

beforeEach(async () => {
  for (const { connection } of [server, withoutSupport]) {
    await sql`delete from limits`.execute(connection.database)
    await connection.database.deleteFrom('messages').execute()
  }
})

function aMessage(changes: Partial<NewMessage> = {}): NewMessage {
  const email = `${randomUUID()}@example.org`
  const message = 'Question 7 shows no picture.\n\nCan you look?'
  return { id: randomUUID(), name: 'Amina Bello', email, subject: 'A picture', message, ...changes }
}

const send = (body: object, as?: TestStudent) => server.send('/api/contact', { method: 'POST', body, as })

async function messagesFor(administrator: TestStudent, { on = server, query = '' } = {}) {
  const { body } = await on.send(`/api/admin/messages${query}`, { as: administrator })
  return listMessages.reply.parse(body)
}

// CONT-01
test('emails a visitor’s message to the support address, with the visitor as reply address', async () => {
  const message = aMessage()
  expect(await send(message)).toMatchObject({ status: 201, body: { success: true } })
  const [mail, ...others] = await mailsTo(support, { server, mailServer })
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Message to Sabi Prep: A picture', replyTo: message.email })
  expect(mail?.from.address).toBe('no-reply@prep.example.org')
  expect(mail?.text.replaceAll('\n', ' ')).toContain(`Amina Bello (${message.email}) wrote:`)
  expect(mail?.text).toContain('Question 7 shows no picture.\n\nCan you look?')
})

// CONT-01
test('shows messages to administrators, newest first and in pages, even without a support address', async () => {
  const administrator = await withoutSupport.newAdministrator()
  for (const subject of ['First', 'Second', 'Third'])
    await withoutSupport.send('/api/contact', { method: 'POST', body: aMessage({ subject }) })
  const mails = await withoutSupport.connection.database.selectFrom('mails').select('kind').execute()
  expect(mails.filter(({ kind }) => kind === 'contact')).toEqual([])
  const subjectsOf = async (query: string) => {
    const { data, total } = await messagesFor(administrator, { on: withoutSupport, query })
    return [total, ...data.map(({ subject }) => subject)]
  }
  expect(await subjectsOf('?limit=2')).toEqual([3, 'Third', 'Second'])
  expect(await subjectsOf('?limit=2&offset=2')).toEqual([3, 'First'])
})

// CONT-01
test('counts a message once if it is sent twice, even at the same moment', async () => {
  const before = (await mailsTo(support, { server, mailServer })).length
  const message = aMessage()
  const both = await Promise.all([send(message), send(message)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  for (let n = 0; n < 25; n++) expect((await send(message)).status).toBe(201)
  expect((await messagesFor(await server.newAdministrator())).total).toBe(1)
  expect(await mailsTo(support, { server, mailServer })).toHaveLength(before + 1)
})

test.each([
  ['name', ' '],
  ['email', 'nowhere'],
  ['subject', ''],
  ['subject', 'Two\r\nBcc: everybody@example.org'],
  ['subject', 'x'.repeat(151)],
  ['message', '\n'],
  ['message', 'x'.repeat(5001)],
  ['message', 'nul \0'],
])('refuses a message with an invalid %s and names the fields: %j', async (field, value) => {
  const { status, body } = await send({ ...aMessage(), [field]: value })
  expect(status).toBe(400)
  expect(body['error']).toBe('Please fill in your name, email, subject and message.')
  expect(body['fields']).toMatchObject([{ path: `body.${field}` }])
})

test('names the id where a message comes without one', async () => {
  const { id: _, ...message } = aMessage()
  const { status, body } = await send(message)
  expect(status).toBe(400)
  expect(body['error']).toMatch(/^The request could not be understood: body\.id: /)
})

test('accepts the longest message in any script', async () => {
  const message = aMessage({ message: 'ẹ'.repeat(5000) })
  expect((await send(message)).status).toBe(201)
})

test('puts messages into emails as plain text', async () => {
  const before = (await mailsTo(support, { server, mailServer })).length
  await send(aMessage({ name: '<b>Bold</b>\nX: y', message: '<a href="https://evil.example">Click</a>' }))
  const mails = await mailsTo(support, { server, mailServer })
  expect(mails).toHaveLength(before + 1)
  expect(mails.at(-1)?.html).not.toContain('<b>')
  expect(mails.at(-1)?.html).not.toContain('<a href="https://evil')
})

// CONT-01
test('limits visitors to five messages an hour, and those of one network to twenty in ten minutes', async () => {
  const email = 'often@example.org'
  for (let n = 0; n < 5; n++) expect((await send(aMessage({ email }))).status).toBe(201)
  for (let n = 0; n < 20; n++) {
    const refused = await send(aMessage({ email }))
    expect(refused.status).toBe(429)
    expect(refused.body['error']).toBe('You have sent a few messages already. Please try again in an hour.')
  }
  for (let n = 6; n <= 20; n++) expect((await send(aMessage())).status).toBe(201)
  const refused = await send(aMessage())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

// CONT-01
test('lets a student write, whatever visitors have sent with the same email or from the same network', async () => {
  const student = await server.newStudent()
  const own = () => ({ ...aMessage({ email: student.user.email }), userId: student.user.id })
  for (let n = 0; n < 25; n++) await send(aMessage({ email: student.user.email }))
  for (let n = 0; n < 25; n++) await send(aMessage())
  for (let n = 0; n < 5; n++) expect((await send(own(), student)).status).toBe(201)
  expect((await send({ ...own(), email: 'another@example.org' }, student)).status).toBe(429)
  expect((await send({ ...aMessage(), userId: null }, student)).status, 'also as the earlier visitor').toBe(429)
})

// CONT-01
test('limits the new accounts of one network to a hundred messages an hour, but not known accounts', async () => {
  const [student, known] = [await server.newStudent(), await server.newStudent()]
  const { database } = server.connection
  await sql`update users set created_at = now() - interval '8 days', email_verified_at = now()
    where id = ${known.user.id}`.execute(database)
  const messageOf = ({ user }: TestStudent) => ({ ...aMessage({ email: user.email }), userId: user.id })
  expect((await send(messageOf(student), student)).status).toBe(201)
  await sql`update limits set points = 100 where key like 'messages-of-newcomers:%'`.execute(database)
  expect((await send(messageOf(student), student)).status).toBe(429)
  expect((await send(messageOf(known), known)).status).toBe(201)
})

// SETT-01
test('exports and deletes a student’s own messages only', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  await send({ ...aMessage({ subject: 'Signed in' }), userId: student.user.id }, student)
  await send(aMessage({ subject: 'As a visitor', email: student.user.email }))
  await send({ ...aMessage({ subject: 'Of another' }), userId: other.user.id }, other)
  const ownSubjects = async () => {
    const { files } = await downloadData(server, student)
    const own: { subject: string }[] = JSON.parse(files['messages.json'] ?? '')
    return own.map(({ subject }) => subject)
  }
  // Registering someone's address must not reveal what that person wrote.
  expect(await ownSubjects()).toEqual(['Signed in'])
  await server.connection.database
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', student.user.id)
    .execute()
  expect(await ownSubjects()).toEqual(['Signed in', 'As a visitor'])
  await server.send('/api/account/delete', { method: 'POST', as: student, body: { password: student.password } })
  const { data } = await messagesFor(await server.newAdministrator())
  expect(data.map(({ subject }) => subject)).toEqual(['Of another'])
})

const senderOf = async (id: string) => {
  const { database } = server.connection
  return database.selectFrom('messages').select('user_id').where('id', '=', id).executeTakeFirst()
}

// CONT-01
test('assigns a message to the account that wrote it, no matter who is signed in on the phone that sends it', async () => {
  const [author, next] = [await server.newStudent(), await server.newStudent()]
  const [visitors, authors] = [aMessage(), aMessage()]
  expect((await send({ ...visitors, userId: null }, next)).status).toBe(201)
  expect(await senderOf(visitors.id)).toEqual({ user_id: null })
  // The phone keeps the message until its author signs in again.
  for (const as of [next, undefined]) {
    expect((await send({ ...authors, userId: author.user.id }, as)).status).toBe(401)
    expect(await senderOf(authors.id)).toBeUndefined()
  }
  expect((await send({ ...authors, userId: author.user.id }, author)).status).toBe(201)
  expect(await senderOf(authors.id)).toEqual({ user_id: author.user.id })
})

test('assigns a message from an older app, which names no author, to the account with its address', async () => {
  const student = await server.newStudent()
  const [own, foreign] = [aMessage({ email: student.user.email }), aMessage()]
  for (const message of [own, foreign]) expect((await send(message, student)).status).toBe(201)
  expect(await senderOf(own.id)).toEqual({ user_id: student.user.id })
  expect(await senderOf(foreign.id)).toEqual({ user_id: null })
})

test('lets an administrator delete a message, and then does not email it', async () => {
  const administrator = await server.newAdministrator()
  const before = (await mailsTo(support, { server, mailServer })).length
  const { id } = aMessage()
  await send(aMessage({ id }))
  const remove = () => server.send(`/api/admin/messages/${id}`, { method: 'DELETE', as: administrator })
  expect((await remove()).status).toBe(200)
  expect(await remove()).toMatchObject({ status: 404, body: { error: 'This message no longer exists.' } })
  expect((await messagesFor(administrator)).data).toEqual([])
  expect(await mailsTo(support, { server, mailServer })).toHaveLength(before)
})

// AUTH-18
test('lets only administrators read and delete messages', async () => {
  const as = await server.newStudent()
  await send(aMessage(), as)
  for (const [method, path] of [
    ['GET', '/api/admin/messages'],
    ['DELETE', `/api/admin/messages/${randomUUID()}`],
  ] as const) {
    expect((await server.send(path, { method })).status).toBe(401)
    expect((await server.send(path, { method, as })).status).toBe(403)
  }
})

// SETT-01
test('deletes a visitor’s messages from a verified address with the account, even after a change of address', async () => {
  const student = await server.newStudent()
  await send(aMessage({ subject: 'From the old address', email: student.user.email }))
  const { database } = server.connection
  const { id: userId, email } = student.user
  await database.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', userId).execute()
  await updateEmail(database, { userId, from: email, to: `next-${email}` })
  const { files } = await downloadData(server, student)
  expect(files['messages.json']).toContain('From the old address')
  await server.send('/api/account/delete', { method: 'POST', as: student, body: { password: student.password } })
  expect(await database.selectFrom('messages').select('id').where('email', '=', email).execute()).toEqual([])
})

test('takes no more from visitors of all networks together than twenty networks may send, but takes a student’s', async () => {
  const student = await withoutSupport.newStudent()
  const { times } = sendMessage.limits.visitorsInTenMinutes
  const networks = Array.from({ length: 21 * times }, (_, n) => `198.51.100.${Math.floor(n / times)}`)
  const ofNetworks = networkLimitOfCall(withoutSupport.connection.pool, sendMessage.limits.visitorsInTenMinutes, {
    name: 'messages-from-network',
    message: '',
  })
  await Promise.allSettled(networks.map((network) => ofNetworks.count(network)))
  const crowded = await withoutSupport.send('/api/contact', { method: 'POST', body: aMessage() })
  expect(crowded).toMatchObject({
    status: 429,
    body: { message: 'Too many messages are arriving. Please try again in a few minutes.' },
  })
  const own = aMessage({ email: student.user.email })
  expect((await withoutSupport.send('/api/contact', { method: 'POST', body: own, as: student })).status).toBe(201)
}, 60_000)
