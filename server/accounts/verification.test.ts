import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '../platform/tokens.ts'
import { MailServer } from '../testing/mail-server.ts'
import { mailsTo, newestMail } from '../testing/mailbox.ts'
import { tokenOf, userOf, useTestServer, type TestStudent } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'

const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())
const headmistress = `${randomUUID()}@example.org`
const server = useTestServer({
  SMTP_URL: mailServer.url,
  BASE_URL: 'https://prep.example.org',
  ADMIN_EMAIL: headmistress,
})

const failed = 'Verification failed. The link may have expired.'
const newAddress = () => `${randomUUID()}@example.org`

const verify = (token: string, as?: TestStudent) =>
  server.send('/api/auth/verify-email', { method: 'POST', body: { token }, as })
const sendAgain = (as: TestStudent) => server.send('/api/auth/send-verification-email', { method: 'POST', as })
const change = (as: TestStudent, email: string) =>
  server.send('/api/account/email', { method: 'PUT', as, body: { email, password: as.password } })
const settingsOf = async (as: TestStudent) => (await server.send('/api/account/settings', { as })).body['data']
const login = (email: string, password: string) =>
  server.send('/api/auth/login', { method: 'POST', body: { email, password } })

const mailTo = (address: string, about: RegExp) => newestMail(address, about, { server, mailServer })
const welcomeOf = ({ user }: TestStudent) => mailTo(user.email, /confirm your email/i)
const moveOf = (address: string) => mailTo(address, /confirm your new email/i)
const forgetWaits = () => sql`delete from limits`.execute(server.connection.database)

// AUTH-13
test('a new student gets a link, and the link proves the e-mail, once', async () => {
  const student = await server.newStudent({ name: 'Amina Bello' })
  const { email } = student.user
  const mail = await welcomeOf(student)
  expect(mail.link).toBe(`https://prep.example.org/verify-email?token=${mail.token}`)
  expect(mail.text).toContain('Hello Amina. Welcome to Sabi Prep.')
  expect(await settingsOf(student)).toMatchObject({ isEmailVerified: false })
  expect(await verify(mail.token)).toMatchObject({ status: 200, body: { success: true, email } })
  expect(await settingsOf(student)).toMatchObject({ isEmailVerified: true })
  expect(await verify(mail.token)).toMatchObject({ status: 400, body: { error: failed, message: failed } })
})

// AUTH-13
test('refuses a link that is a day old or made up', async () => {
  const student = await server.newStudent()
  const { token } = await welcomeOf(student)
  await server.connection.database
    .updateTable('account_tokens')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('token_hash', '=', hashToken(token))
    .execute()
  for (const bad of [token, 'A'.repeat(43), '\0'])
    expect(await verify(bad)).toMatchObject({ status: 400, body: { error: failed } })
  expect(await settingsOf(student)).toMatchObject({ isEmailVerified: false })
})

test('of twenty uses of a link at once one succeeds', async () => {
  const { token } = await welcomeOf(await server.newStudent())
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => verify(token)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
})

// AUTH-13
test('mails the link again, once a minute, and not to who is verified', async () => {
  const student = await server.newStudent()
  const first = await welcomeOf(student)
  expect((await sendAgain(student)).status).toBe(200)
  const second = await welcomeOf(student)
  expect(second.token).not.toBe(first.token)
  const refused = await sendAgain(student)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await verify(second.token)).status).toBe(200)
  expect(await sendAgain(student)).toMatchObject({
    status: 409,
    body: { error: 'This email is already verified.' },
  })
})

// AUTH-18
test('asks visitors to sign in before it mails anything', async () => {
  for (const [path, method] of [
    ['/api/auth/send-verification-email', 'POST'],
    ['/api/account/email', 'PUT'],
  ] as const)
    expect((await server.send(path, { method, body: { email: newAddress(), password: 'x' } })).status).toBe(401)
})

test('an e-mail changes when the link to the new address is opened, and the old address is shown', async () => {
  const student = await server.newStudent({ name: 'Amina Bello' })
  const [from, to] = [student.user.email, newAddress()]
  expect((await change(student, to.toUpperCase())).status).toBe(200)
  const { token } = await moveOf(to)
  expect(await settingsOf(student)).toMatchObject({ email: from })
  expect(await verify(token)).toMatchObject({ status: 200, body: { email: to } })
  expect(await settingsOf(student)).toMatchObject({ email: to, isEmailVerified: true })
  expect((await mailTo(from, /was changed/)).text).toContain('now uses another email')
  expect((await login(from, student.password)).status).toBe(401)
  expect((await login(to, student.password)).status).toBe(200)
  expect((await verify(token)).status).toBe(400)
})

test('after a change, links that went to the old address open nothing', async () => {
  const student = await server.newStudent()
  const [from, to] = [student.user.email, newAddress()]
  const verifying = await welcomeOf(student)
  await server.send('/api/auth/reset-password', { method: 'POST', body: { email: from } })
  const resetting = await mailTo(from, /choose a new password/i)
  await change(student, to)
  expect((await verify((await moveOf(to)).token)).status).toBe(200)
  expect((await verify(verifying.token)).status).toBe(400)
  const body = { token: resetting.token, password: 'a wholly new password' }
  expect((await server.send('/api/auth/update-password', { method: 'POST', body })).status).toBe(400)
})

test('someone who mistyped the new address takes the first link back by asking again', async () => {
  const student = await server.newStudent()
  const [mistyped, unsent, right] = [newAddress(), newAddress(), newAddress()]
  await change(student, mistyped)
  const { token } = await moveOf(mistyped)
  await forgetWaits()
  await change(student, unsent)
  await forgetWaits()
  await change(student, right)
  expect((await verify(token)).status).toBe(400)
  expect(await mailsTo(unsent, { server, mailServer })).toEqual([])
  expect((await verify((await moveOf(right)).token)).status).toBe(200)
})

test('says nothing of whether a new address is taken, but tells its owner by mail', async () => {
  const [student, owner] = [await server.newStudent(), await server.newStudent()]
  const [taken, free] = [await change(student, owner.user.email), await server.newStudent()]
  await forgetWaits()
  const other = await change(free, newAddress())
  expect(taken).toMatchObject({ status: other.status, body: other.body })
  const mail = await mailTo(owner.user.email, /already have an account/)
  expect(mail.text).toContain('If this was you, sign in with this email.')
  expect(mail.link).toBe('https://prep.example.org/login')
  expect(await settingsOf(student)).toMatchObject({ email: student.user.email })
})

test('leaves an account as it was when the new address was taken meanwhile', async () => {
  const [student, faster] = [await server.newStudent(), await server.newStudent()]
  const to = newAddress()
  await change(student, to)
  const { token } = await moveOf(to)
  await server.connection.database.updateTable('users').set({ email: to }).where('id', '=', faster.user.id).execute()
  const text = 'This email belongs to another account now.'
  expect(await verify(token)).toMatchObject({ status: 409, body: { error: text, message: text } })
  expect(await settingsOf(student)).toMatchObject({ email: student.user.email })
})

test('a reset password or a changed one ends links to another address, sent or not', async () => {
  const student = await server.newStudent()
  const { email } = student.user
  const [sent, unsent] = [newAddress(), newAddress()]
  await server.send('/api/auth/reset-password', { method: 'POST', body: { email } })
  const { token } = await mailTo(email, /choose a new password/i)
  await change(student, sent)
  const moving = await moveOf(sent)
  const body = { token, password: 'a wholly new password' }
  expect((await server.send('/api/auth/update-password', { method: 'POST', body })).status).toBe(200)
  expect((await verify(moving.token)).status).toBe(400)

  const again = { ...student, password: body.password, token: tokenOf(await login(email, body.password)) }
  await forgetWaits()
  await change(again, unsent)
  const passwords = { currentPassword: body.password, newPassword: 'yet another password' }
  expect((await server.send('/api/account/password', { method: 'PUT', as: again, body: passwords })).status).toBe(200)
  expect(await mailsTo(unsent, { server, mailServer })).toEqual([])
})

test('a change of e-mail that began before the password was changed mails no link', async () => {
  const student = await server.newStudent()
  const { database } = server.connection
  const to = newAddress()
  const changed = database.transaction().execute(async (transaction) => {
    const users = transaction.updateTable('users').where('id', '=', student.user.id)
    await users.set({ password_hash: 'another' }).execute()
    const late = change(student, to)
    // It has judged the old password, and waits for the account.
    await untilWaiting(database, 1)
    return { late }
  })
  expect((await (await changed).late).status).toBe(401)
  expect(await mailsTo(to, { server, mailServer })).toEqual([])
})

test('refuses a change of e-mail with a wrong password, or to the same address', async () => {
  const student = await server.newStudent()
  const wrong = await change({ ...student, password: 'not mine' }, newAddress())
  expect(wrong).toMatchObject({
    status: 403,
    body: { error: 'That is not your password.', fields: [{ path: 'body.password' }] },
  })
  expect((await change(student, student.user.email)).status).toBe(400)
  const bad = await change(student, 'no address')
  expect(bad).toMatchObject({ status: 400, body: { error: 'Enter an email like name@example.com' } })
})

// AUTH-15
test('ADMIN_EMAIL becomes an administrator by proving the address, not by registering or asking for it', async () => {
  const register = { email: headmistress, name: 'Grace Obi', password: 'correct horse battery' }
  const registered = await server.send('/api/auth/register', { method: 'POST', body: register })
  expect(registered.body['user']).toMatchObject({ accountType: 'student' })
  const { token } = await mailTo(headmistress, /confirm your email/i)
  const owner = {
    user: { ...userOf(registered), email: headmistress },
    password: register.password,
    token: tokenOf(registered),
  }
  // Otherwise anyone who registers this address before its owner would become administrator by the owner's click.
  expect(await verify(token)).toMatchObject({ status: 403, body: { error: expect.stringContaining('Sign in') } })
  expect((await verify(token, await server.newStudent())).status).toBe(403)
  expect((await verify(token, owner)).status).toBe(200)
  const { body } = await login(headmistress, register.password)
  expect(body['user']).toMatchObject({ accountType: 'admin' })
})
