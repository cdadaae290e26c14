import { randomUUID } from 'node:crypto'
import { beginSecondFactor } from '@sabi/shared/accounts/second-factor-calls'
import { PostedForm } from '@sabi/shared/contract/page-form'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { welcome } from '../administration/welcome.ts'
import { forms } from '../app.ts'
import { codeOfApp } from '../testing/authenticator.ts'
import { MailServer } from '../testing/mail-server.ts'
import { newestMail } from '../testing/mailbox.ts'
import { useTestServer } from '../testing/test-server.ts'

const site = 'https://prep.example.org'
const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())
const server = useTestServer({ SMTP_URL: mailServer.url, BASE_URL: site })
const password = 'green mango tree'
const secret = 'a secret that nobody may see'
const anEmail = () => `${randomUUID()}@example.org`
const foreign = 'This request did not come from our own pages.'

beforeEach(async () => sql`delete from limits`.execute(server.connection.database))

/** The page that was drawn for a reply, as the drawing of the tests writes it: what it was asked for. */
const Drawn = z.object({
  path: z.string(),
  search: z.string(),
  firstReply: z.object({
    form: PostedForm,
    site: z.object({ supportEmail: z.nullable(z.string()), canMail: z.boolean() }),
  }),
})

interface Posted {
  status: number
  location: string | null
  /** The form data in the page; undefined if another page follows. */
  form: PostedForm | undefined
  text: string
  headers: Headers
}

/** Posts a form as a browser without scripts does. */
async function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Posted> {
  const reply = await fetch(server.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site, ...headers },
    redirect: 'manual',
  })
  const text = await reply.text()
  const drawn = /<pre>(.*)<\/pre>/.exec(text)?.[1]?.replaceAll('&lt;', '<')
  const { status } = reply
  const form = drawn === undefined ? undefined : Drawn.parse(JSON.parse(drawn)).firstReply.form
  return { status, location: reply.headers.get('Location'), form, text, headers: reply.headers }
}

const callApi = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send(path, { method: 'POST', body, headers })
const sessionIn = ({ headers }: Pick<Posted, 'headers'>) =>
  /sabi_session=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''

async function emailSignedIn(posted: Posted): Promise<unknown> {
  const { body } = await server.send('/api/auth/session', { headers: { Cookie: sessionIn(posted) } })
  return z.safeParse(z.object({ user: z.object({ email: z.string() }) }), body).data?.user.email
}

// AUTH-08
test('registers by the form of the page, and leads to the page that was wanted', async () => {
  const email = anEmail()
  const fields = { name: 'Amina Bello', email, password, confirmation: password, unknown: 'ignored' }
  const registered = await post('/register?next=%2Fpractice%3Fsubject%3Dphysics', fields)
  expect(registered).toMatchObject({ status: 303, location: '/practice?subject=physics' })
  expect(await emailSignedIn(registered)).toBe(email)
})

// AUTH-07
test('says at the fields what is wrong with a registration, keeps what was typed, and never a password', async () => {
  const typed = { name: 'Zúbà <b>', email: 'nowhere', password: secret, confirmation: `${secret}!` }
  const { status, form, text } = await post('/register', typed)
  expect(status).toBe(400)
  expect(form).toEqual({
    errors: [
      { field: 'email', message: 'Enter an email like name@example.com' },
      { field: 'confirmation', message: 'Please make sure your passwords match.' },
    ],
    values: { name: 'Zúbà <b>', email: 'nowhere' },
  })
  expect(text).not.toContain(secret)
})

// AUTH-09
test('says at the email that it is taken, in the words of the API', async () => {
  const { user } = await server.newStudent()
  const body = { name: 'Amina', email: user.email, password }
  const { status, form } = await post('/register', { ...body, confirmation: password })
  const api = await callApi('/api/auth/register', body)
  expect([status, form?.errors]).toEqual([api.status, [{ field: 'email', message: api.body['error'] }]])
})

// AUTH-03
test('signs in by the form of the page, on a shared device until the browser closes', async () => {
  const { user, password } = await server.newStudent()
  const own = await post('/login', { email: ` ${user.email.toUpperCase()}`, password })
  expect(own).toMatchObject({ status: 303, location: '/dashboard' })
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(await emailSignedIn(own)).toBe(user.email)
  const shared = await post('/login', { email: user.email, password, sharedDevice: 'on' })
  expect(shared.headers.get('set-cookie')).not.toContain('Max-Age')
  const session = await server.send('/api/auth/session', { headers: { Cookie: sessionIn(shared) } })
  expect(session.body['isSharedDevice']).toBe(true)
})

// AUTH-03
test.each([
  '//evil.example',
  'https://evil.example/practice',
  '/\\evil.example',
  '/practice%0d%0aSet-Cookie: a=b',
  '/practice\r\nSet-Cookie: a=b',
])('leads to no other site after signing in (next=%j)', async (next) => {
  const { user, password } = await server.newStudent()
  const fields = { email: user.email, password }
  expect((await post(`/login?next=${encodeURIComponent(next)}`, fields)).location).toBe('/dashboard')
})

// AUTH-04
test('says that a sign-in failed in the words of the API, and keeps only the email', async () => {
  const { user } = await server.newStudent()
  const fields = { email: user.email, password: secret, sharedDevice: 'on' }
  const { status, form, text, headers } = await post('/login?next=/practice', fields)
  const api = await callApi('/api/auth/login', { email: user.email, password: secret })
  expect(status).toBe(api.status)
  expect(form).toEqual({ errors: [{ message: api.body['error'] }], values: { email: user.email, sharedDevice: 'on' } })
  expect(text).not.toContain(secret)
  expect(text).toContain('"search":"next=/practice"')
  expect([headers.get('cache-control'), sessionIn({ headers })]).toEqual(['no-store', ''])
})

test('counts guesses by the form and by the API together', async () => {
  const { user } = await server.newStudent()
  const guess = { email: user.email, password: secret }
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) {
    statuses.push((await callApi('/api/auth/login', guess)).status)
    statuses.push((await post('/login', guess)).status)
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401))
  expect((await callApi('/api/auth/login', guess)).status).toBe(429)
  const { status, form, headers } = await post('/login', guess)
  expect(status).toBe(429)
  const minutes = Math.ceil(Number(headers.get('Retry-After')) / 60)
  expect(minutes).toBeGreaterThan(0)
  expect(form?.errors[0]?.message).toMatch(new RegExp(` Time left: ${minutes} minutes?\\.$`))
})

test('asks for the second factor, and signs in with it', async () => {
  const administrator = await server.newAdministrator()
  const begun = await server.send(beginSecondFactor.path, {
    method: 'POST',
    body: { password: administrator.password },
    as: administrator,
  })
  const { secret: key } = beginSecondFactor.reply.parse(begun.body)
  await server.send(`${beginSecondFactor.path}/confirm`, {
    method: 'POST',
    body: { code: codeOfApp(key, -1) },
    as: administrator,
  })
  const fields = { email: administrator.user.email, password: administrator.password }
  const asked = await post('/login', fields)
  expect(asked).toMatchObject({
    status: 401,
    form: { outcome: 'code', errors: [{ field: 'code', message: 'Enter the code from your authenticator app.' }] },
  })
  expect(asked.text).not.toContain(administrator.password)
  expect((await post('/login', { ...fields, code: 'abc' })).form?.errors[0]?.field).toBe('code')
  const signedIn = await post('/login', { ...fields, code: codeOfApp(key) })
  expect(signedIn).toMatchObject({ status: 303, location: '/dashboard' })
  expect(await emailSignedIn(signedIn)).toBe(administrator.user.email)
})

// AUTH-11, AUTH-12
test('mails a link for a forgotten password, and sets another by it, once', async () => {
  const { user } = await server.newStudent()
  const asked = await post('/forgot-password', { email: ` ${user.email}` })
  expect(asked).toMatchObject({ status: 200, form: { outcome: 'sent', errors: [], values: { email: user.email } } })
  const { token } = await newestMail(user.email, /choose a new password/i, { server, mailServer })
  const reset = `/reset-password?token=${token}`
  const faulty = await post(reset, { password: 'short', confirmation: 'short' })
  expect(faulty).toMatchObject({ status: 400, form: { errors: [{ field: 'password' }], values: {} } })
  const common = await post(reset, { password: 'password123', confirmation: 'password123' })
  expect([common.status, common.form?.errors[0]?.field, common.form?.outcome]).toEqual([400, 'password', undefined])
  const done = await post(reset, { password, confirmation: password })
  expect(done).toMatchObject({ status: 200, form: { outcome: 'done' } })
  expect(done.text).not.toContain(password)
  expect((await callApi('/api/auth/login', { email: user.email, password })).status).toBe(200)
  expect(await post(reset, { password, confirmation: password })).toMatchObject({
    status: 400,
    form: { outcome: 'rejected' },
  })
})

// AUTH-11
test('says the same of an email without an account', async () => {
  expect(await post('/forgot-password', { email: anEmail() })).toMatchObject({ status: 200, form: { outcome: 'sent' } })
  expect((await post('/forgot-password', { email: '' })).form?.errors).toEqual([
    { field: 'email', message: 'Enter your email' },
  ])
  await sql`update limits set points = 500 where key like 'reset-requests-600:%'`.execute(server.connection.database)
  const crowded = await post('/forgot-password', { email: anEmail() })
  expect(crowded).toMatchObject({ status: 429, form: { outcome: 'sent' } })
})

// AUTH-13
test('verifies an email by the form of the page, once; to look at the page uses nothing up', async () => {
  const { user } = await server.newStudent()
  const { token } = await newestMail(user.email, /verify|confirm/i, { server, mailServer })
  const path = `/verify-email?token=${token}`
  expect((await server.send(path)).status).toBe(200)
  expect(await post(path, {})).toMatchObject({
    status: 200,
    form: { outcome: 'verified', values: { email: user.email } },
  })
  expect(await post(path, {})).toMatchObject({
    status: 400,
    form: { outcome: 'rejected', errors: [{ message: 'Verification failed. The link may have expired.' }] },
  })
})

// CONT-01
test('takes a message, and leads to a page that says so', async () => {
  const email = anEmail()
  const typed = { name: 'Amina', email, subject: 'A picture', message: 'Question 7\r\nshows none. Ọjọ́!' }
  expect(await post('/contact', typed)).toMatchObject({ status: 303, location: '/contact?sent' })
  const { database } = server.connection
  const rows = await database.selectFrom('messages').select(['message', 'user_id']).where('email', '=', email).execute()
  expect(rows).toEqual([{ message: 'Question 7\nshows none. Ọjọ́!', user_id: null }])
})

// CONT-01
test('says at the fields what is wrong with a message, and keeps all of it', async () => {
  const typed = { name: '', email: 'nowhere', subject: 'Hi', message: '<script>alert(1)</script>' }
  const { status, form, text } = await post('/contact', typed)
  expect([status, form?.errors.map(({ field }) => field), form?.values]).toEqual([400, ['name', 'email'], typed])
  expect(text).not.toContain('<script>alert')
})

// CONT-01
test('counts messages by the form and by the API together', async () => {
  const email = anEmail()
  const message = { name: 'Amina', email, subject: 'Hi', message: 'Hello.' }
  for (let n = 0; n < 3; n++) expect((await callApi('/api/contact', { id: randomUUID(), ...message })).status).toBe(201)
  for (let n = 0; n < 2; n++) expect((await post('/contact', message)).status).toBe(303)
  const refused = await post('/contact', message)
  expect([refused.status, refused.form?.values]).toEqual([429, message])
})

test('sets the site up by the link that the server printed, once', async () => {
  const { database } = server.connection
  await database.updateTable('users').set({ account_type: 'student' }).execute()
  const [line = ''] = await welcome(server.platform, { port: 3000, startedAtMs: performance.now() })
  const path = `/setup?token=${/token=([\w-]+)/.exec(line)?.[1] ?? ''}`
  const typed = { name: 'Ngozi Eze', email: anEmail(), 'site.name': 'Kings Prep', 'site.supportEmail': 'nowhere' }
  const faulty = await post(path, { ...typed, password, confirmation: password })
  expect([faulty.status, faulty.form?.errors[0]?.field, faulty.form?.values]).toEqual([400, 'site.supportEmail', typed])
  const whole = { ...typed, 'site.supportEmail': '', password, confirmation: password }
  const done = await post(path, whole)
  expect(done).toMatchObject({ status: 200, form: { outcome: 'done' } })
  expect(await emailSignedIn(done)).toBe(typed.email)
  expect(await post(path, whole)).toMatchObject({ status: 403, form: { outcome: 'refused' } })
})

// AUTH-18
test('refuses every form of another site, whichever student is signed in', async () => {
  const { token } = await server.newStudent()
  const forged: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example', Cookie: `sabi_session=${token}` },
    { Origin: 'null', Cookie: `sabi_session=${token}` },
  ]
  for (const { page } of forms)
    for (const headers of forged) {
      const { status, form } = await post(page, { email: anEmail(), password, confirmation: password }, headers)
      expect([page, status, form?.errors]).toEqual([page, 403, [{ message: foreign }]])
    }
})

// AUTH-18
test('gives nobody more than the call of a form gives a visitor, apart from one that wants a student', () => {
  const others = forms.filter(({ call }) => call.access !== 'visitor')
  expect(others.map(({ call: { access, path } }) => [access, path])).toEqual([['student', '/api/trials/answers']])
})

test('refuses what no browser sends as a form, and a body that is too large', async () => {
  const json = await post('/login', {}, { 'Content-Type': 'application/json' })
  expect([json.status, json.form?.errors[0]?.message]).toEqual([415, 'Please send this form from its own page.'])
  const multipart = await post('/login', {}, { 'Content-Type': 'multipart/form-data; boundary=x' })
  expect(multipart.status).toBe(415)
  expect((await post('/login', { email: 'a'.repeat(17_000) })).status).toBe(413)
})

test('the API takes no form', async () => {
  const reply = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@example.org', password }),
  })
  expect(reply.status).toBe(400)
})

test('knows on every page how the site can be reached', async () => {
  const { body } = await server.send('/contact')
  expect(body['text']).toContain('"site":{"supportEmail":')
})
