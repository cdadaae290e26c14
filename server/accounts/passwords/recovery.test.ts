import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/tokens.ts'
import { dumpTables } from '../../testing/dump.ts'
import { MailServer } from '../../testing/mail-server.ts'
import { mailsTo, newestMail } from '../../testing/mailbox.ts'
import { tokenOf, useTestServer, type TestStudent } from '../../testing/test-server.ts'
import { insertLinkToken } from './account-tokens.queries.ts'

const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())
const server = useTestServer({ SMTP_URL: mailServer.url, BASE_URL: 'https://prep.example.org' })

const neutral = 'If there is an account with this email, a link is on its way.'
const over = 'The reset link may have expired. Please request a new one.'
const newPassword = 'a wholly new password'

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send(path, { method: 'POST', body, headers })
const request = (email: string) => post('/api/auth/reset-password', { email })
const reset = (token: string, password = newPassword) => post('/api/auth/update-password', { token, password })
const login = (email: string, password: string) => post('/api/auth/login', { email, password })
const mailTo = (address: string, about: RegExp) => newestMail(address, about, { server, mailServer })
const isSignedIn = async (as: TestStudent) => (await server.send('/api/auth/session', { as })).body['success'] === true

async function resetTokenOf({ user }: TestStudent): Promise<string> {
  await request(user.email)
  return (await mailTo(user.email, /choose a new password/i)).token
}

async function makeOld(token: string): Promise<void> {
  await server.connection.database
    .updateTable('account_tokens')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

const countOf = async (table: 'sessions' | 'known_devices', { user }: TestStudent) =>
  (await server.connection.database.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute()).length

// AUTH-11, AUTH-12
test('a forgotten password is set again by a mailed link, and everything of the old one is over', async () => {
  const student = await server.newStudent({ name: 'Amina Bello' })
  const other = { ...student, token: tokenOf(await login(student.user.email, student.password)) }
  expect(await request(student.user.email)).toMatchObject({ status: 200, body: { success: true, message: neutral } })
  const mail = await mailTo(student.user.email, /choose a new password/i)
  expect(mail.link).toBe(`https://prep.example.org/reset-password?token=${mail.token}`)
  expect(mail.text).toContain('Hello Amina.')
  expect(mail.text).toContain('once, for 1 hour')

  expect(await reset(mail.token)).toMatchObject({ status: 200, body: { success: true } })
  expect((await login(student.user.email, student.password)).status).toBe(401)
  expect([await isSignedIn(student), await isSignedIn(other)]).toEqual([false, false])
  expect(await countOf('sessions', student)).toBe(0)
  expect((await login(student.user.email, newPassword)).status).toBe(200)
  expect((await mailTo(student.user.email, /was changed/)).text).toContain('If this was not you')
})

// AUTH-12
test('someone who set a new password signs in on that device, and on no other, while strangers continue guessing', async () => {
  const student = await server.newStudent()
  const { email } = student.user
  const before = (await login(email, student.password)).headers.get('set-cookie') ?? ''
  const deviceIn = (cookies: string) => /sabi_device=[^;]+/.exec(cookies)?.[0] ?? ''
  const done = await reset(await resetTokenOf(student))
  for (let n = 0; n < 10; n++) expect((await login(email, 'a guess')).status).toBe(401)
  const from = (cookies: string) =>
    post('/api/auth/login', { email, password: newPassword }, { Cookie: deviceIn(cookies) })
  expect((await from(before)).status).toBe(429)
  expect((await from(done.headers.get('set-cookie') ?? '')).status).toBe(200)
  expect(await countOf('known_devices', student)).toBe(1)
})

// AUTH-12
test('a link works once, and the account’s other reset links end with it', async () => {
  const student = await server.newStudent()
  const { id: userId, email } = student.user
  const other = await insertLinkToken(server.connection.database, { kind: 'reset-password', userId, email })
  const token = await resetTokenOf(student)
  expect((await reset(token)).status).toBe(200)
  for (const used of [token, other])
    expect(await reset(used, 'and yet another one')).toMatchObject({
      status: 400,
      body: { error: over, message: over },
    })
  expect((await login(email, newPassword)).status).toBe(200)
})

// AUTH-12
test('of twenty uses of a link at once one succeeds', async () => {
  const student = await server.newStudent()
  const token = await resetTokenOf(student)
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `password number ${n}`)))
  const won = replies.findIndex(({ status }) => status === 200)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(19)
  expect((await login(student.user.email, `password number ${won}`)).status).toBe(200)
})

// AUTH-12
test('refuses a link that is an hour old, made up, or for something else', async () => {
  const student = await server.newStudent()
  const { id: userId, email } = student.user
  const old = await resetTokenOf(student)
  await makeOld(old)
  const forVerifying = await insertLinkToken(server.connection.database, { kind: 'verify-email', userId, email })
  for (const token of [old, forVerifying, 'A'.repeat(43), 'x', "' or 1=1 --", '\0'])
    expect(await reset(token)).toMatchObject({ status: 400, body: { error: over } })
  expect((await reset('')).status).toBe(400)
  expect((await login(email, student.password)).status).toBe(200)
})

test('links live for an hour, those that prove an e-mail for a day', async () => {
  const student = await server.newStudent()
  await resetTokenOf(student)
  const lives = await server.connection.database
    .selectFrom('account_tokens')
    .select(['kind', sql<number>`round(extract(epoch from expires_at - created_at) / 3600)::integer`.as('hours')])
    .where('user_id', '=', student.user.id)
    .orderBy('kind')
    .execute()
  expect(lives).toEqual([
    { kind: 'reset-password', hours: 1 },
    { kind: 'verify-email', hours: 24 },
  ])
})

test('a weak password is refused, and the link stays good', async () => {
  const student = await server.newStudent()
  const token = await resetTokenOf(student)
  expect((await reset(token, 'short')).status).toBe(400)
  expect(await reset(token, student.user.email)).toMatchObject({
    status: 400,
    body: { error: 'This password is too easy to guess. Please choose another one.' },
  })
  expect((await reset(token)).status).toBe(200)
})

test('a mailed link proves the e-mail; one that was printed for the student does not', async () => {
  const verifiedAfter = async (student: TestStudent, token: string) => {
    expect((await reset(token)).status).toBe(200)
    const { rows } = await sql<{ isVerified: boolean }>`
      select email_verified_at is not null as "isVerified" from users where id = ${student.user.id}
    `.execute(server.connection.database)
    return rows[0]?.isVerified
  }
  const [mailed, printed] = [await server.newStudent(), await server.newStudent()]
  expect(await verifiedAfter(mailed, await resetTokenOf(mailed))).toBe(true)
  const grant = { kind: 'reset-password', userId: printed.user.id, email: null } as const
  expect(await verifiedAfter(printed, await insertLinkToken(server.connection.database, grant))).toBe(false)
})

// AUTH-11
test('says and does the same for an address without an account, but no mail goes there', async () => {
  const student = await server.newStudent()
  const unknown = `${randomUUID()}@example.org`
  const [known, other] = [await request(student.user.email), await request(unknown)]
  expect({ ...other.body }).toEqual({ ...known.body })
  expect(other.status).toBe(known.status)
  expect(await mailsTo(unknown, { server, mailServer })).toEqual([])
  const left = await server.connection.database
    .selectFrom('mails')
    .select('id')
    .where('address', '=', unknown)
    .execute()
  expect(left).toEqual([])
})

test('mails an address once a minute and says nothing of it; a mail that waited a day is not sent', async () => {
  const student = await server.newStudent()
  for (let n = 0; n < 5; n++) expect(await request(student.user.email)).toMatchObject({ body: { message: neutral } })
  const { database } = server.connection
  const waiting = database.selectFrom('mails').select('id').where('address', '=', student.user.email)
  expect(await waiting.where('kind', '=', 'reset-password').execute()).toHaveLength(1)
  await database
    .updateTable('mails')
    .set({ created_at: sql<Date>`now() - interval '25 hours'` })
    .where('kind', '=', 'reset-password')
    .where('address', '=', student.user.email)
    .execute()
  const mails = await mailsTo(student.user.email, { server, mailServer })
  expect(mails.filter(({ subject }) => /choose a new password/i.test(subject))).toEqual([])
})

test('mails an address three times an hour', async () => {
  const { user } = await server.newStudent()
  const { database } = server.connection
  for (let n = 0; n < 5; n++) {
    await sql`delete from limits where key like 'reset-mails-a-minute:%'`.execute(database)
    expect((await request(user.email)).status).toBe(200)
  }
  const waiting = database.selectFrom('mails').select('id').where('address', '=', user.email)
  expect(await waiting.where('kind', '=', 'reset-password').execute()).toHaveLength(3)
})

test('turns a flood of requests from one network away', async () => {
  const { database } = server.connection
  await sql`update limits set points = 500 where key like 'reset-requests-600:%'`.execute(database)
  const { status, headers } = await request('somebody@example.org')
  await sql`delete from limits where key like 'reset-requests-600:%'`.execute(database)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('makes links from our own address, whatever the request says of its host', async () => {
  const student = await server.newStudent()
  const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }
  await post('/api/auth/reset-password', { email: student.user.email }, forged)
  const mail = await mailTo(student.user.email, /choose a new password/i)
  expect(mail.source).not.toContain('evil.example')
  expect(mail.link).toMatch(/^https:\/\/prep\.example\.org\/reset-password\?token=[\w-]{43}$/)
})

test('keeps no token and no link in the database, before and after a mail went', async () => {
  const student = await server.newStudent()
  const token = await resetTokenOf(student)
  const dump = JSON.stringify(await dumpTables(server.connection.database))
  expect(dump).not.toContain(token)
  expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

test('greets nobody by a name that a mail program would turn into a link', async () => {
  const student = await server.newStudent({ name: 'https://evil.example/prize <b>now</b>' })
  const mail = await mailTo(student.user.email, /confirm your email/i)
  expect(mail.text).toContain('Hello.')
  expect(mail.source).not.toContain('evil.example')
})

test('ignores what a body says beside the token and the password', async () => {
  const [student, victim] = [await server.newStudent(), await server.newStudent()]
  const token = await resetTokenOf(student)
  const body = `{"token":"${token}","password":"${newPassword}","userId":"${victim.user.id}","accountType":"admin",
    "email":"${victim.user.email}","score":100}`
  expect((await post('/api/auth/update-password', body)).status).toBe(200)
  expect((await login(victim.user.email, victim.password)).status).toBe(200)
  const { body: reply } = await login(student.user.email, newPassword)
  expect(reply['user']).toMatchObject({ accountType: 'student', email: student.user.email })
  const polluted = `{"email":"${student.user.email}","__proto__":{"accountType":"admin"}}`
  expect((await post('/api/auth/reset-password', polluted)).status).toBe(400)
})
