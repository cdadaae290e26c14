import { randomUUID } from 'node:crypto'
import { Student } from '@sabi/shared/administration/people-calls'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MailServer } from '../testing/mail-server.ts'
import { newestMail } from '../testing/mailbox.ts'
import { answer, practiceSession } from '../testing/sample-inputs.ts'
import { tokenOf, useTestServer, type TestServer, type TestStudent } from '../testing/test-server.ts'
import { updateAccountType } from '../accounts/standing.queries.ts'

const mailServer = await MailServer.start()
afterAll(() => mailServer.stop())
const server = useTestServer({ BASE_URL: 'https://prep.school.example' })
const mailing = useTestServer({ SMTP_URL: mailServer.url, BASE_URL: 'https://prep.school.example' })

const suspended = 'This account is suspended. Please contact support.'

let administrator: TestStudent
beforeEach(async () => {
  const { database } = server.connection
  await database.deleteFrom('users').execute()
  await database.deleteFrom('audit').execute()
  administrator = await server.newAdministrator()
})

type Act = 'reset-link' | 'suspend' | 'unsuspend'

const ask = (query: string) => server.send(`/api/admin/students?${query}`, { as: administrator })

async function list(query: Record<string, string> = {}): Promise<{ data: Student[]; total: unknown }> {
  const { status, body } = await ask(String(new URLSearchParams(query)))
  expect(status).toBe(200)
  return { data: z.array(Student).parse(body['data']), total: body['total'] }
}
const namesFor = async (search: string) => (await list({ search })).data.map(({ name }) => name)

const act = async (name: Act, id: string, { as = administrator, on = server } = {}) =>
  on.send(`/api/admin/students/${id}/${name}`, { method: 'POST', as })
const login = ({ user: { email }, password }: Pick<TestStudent, 'user' | 'password'>) =>
  server.send('/api/auth/login', { method: 'POST', body: { email, password } })
const isSignedIn = async (as: TestStudent) => (await server.send('/api/auth/session', { as })).body['success']

async function actsNoted({ connection: { database } }: TestServer = server) {
  const acts = database.selectFrom('audit').select(['action', 'actor_id', 'subject_id', 'details'])
  return acts.where('action', '!=', 'read').orderBy('at').execute()
}

/** A student whose address begins with `email`. */
async function newStudent(name: string, email: string): Promise<TestStudent> {
  const student = await server.newStudent({ name })
  await server.connection.database.updateTable('users').set({ email }).where('id', '=', student.user.id).execute()
  return { ...student, user: { ...student.user, email } }
}

const practise = (as: TestStudent, sessionId: string, answerId: string) =>
  server.send('/api/sync/answers', {
    method: 'POST',
    as,
    body: { deviceId: 'phone', sessions: [practiceSession(sessionId)], answers: [answer(sessionId, answerId)] },
  })

test('lists students, newest first, without anything that gives access to an account', async () => {
  const [first, second] = [await server.newStudent({ name: 'Amina' }), await server.newStudent({ name: 'Ben' })]
  await practise(first, randomUUID(), randomUUID())
  const { database } = server.connection
  await database.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', first.user.id).execute()
  await database.deleteFrom('sessions').where('user_id', '=', second.user.id).execute()
  const { data, total } = await list()
  const { id, email, createdAt } = first.user
  expect(total).toBe(2)
  expect(data).toEqual([
    expect.objectContaining({ name: 'Ben', isEmailVerified: false, lastUsedAt: null, answers: 0 }),
    {
      id,
      name: 'Amina',
      email,
      userName: null,
      createdAt,
      isEmailVerified: true,
      lastUsedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      answers: 1,
      suspendedAt: null,
    },
  ])
  const { body } = await server.send('/api/admin/students', { as: administrator })
  for (const secret of ['$argon2', first.token, 'password', 'token']) expect(JSON.stringify(body)).not.toContain(secret)
})

test('finds students by parts of name and email, in any order and case', async () => {
  await newStudent('Amina Bello', 'ab@gombe.example')
  await newStudent('Amina Okafor', 'okafor@lagos.example')
  await newStudent('Ben Amin', 'ben@lagos.example')
  expect(await namesFor('bello')).toEqual(['Amina Bello'])
  expect(await namesFor(' AMIN  lagos ')).toEqual(['Ben Amin', 'Amina Okafor'])
  expect(await namesFor('ab@gom')).toEqual(['Amina Bello'])
  expect(await namesFor('nobody')).toEqual([])
  expect(await namesFor('')).toHaveLength(3)
})

test('lists students in pages, with the total of a search', async () => {
  for (const name of ['Ada One', 'Ada Two', 'Ada Three', 'Ben']) await server.newStudent({ name })
  const { data, total } = await list({ search: 'ada', limit: '2' })
  expect([data.map(({ name }) => name), total]).toEqual([['Ada Three', 'Ada Two'], 3])
  const next = await list({ search: 'ada', limit: '2', offset: '2' })
  expect([next.data.map(({ name }) => name), next.total]).toEqual([['Ada One'], 3])
  expect(await list({ search: 'ada', offset: '40' })).toEqual({ data: [], total: 3 })
})

test.each([
  ['%', '100% Sure'],
  ['_', 'Under_Score'],
  ["'", "Tobi O'Brien"],
  ['"', 'Ngozi "Zee" Eze'],
  ['\\', String.raw`Back\Slash`],
])('searches for %s literally', async (search, name) => {
  for (const each of ['Plain Name', name]) await server.newStudent({ name: each })
  expect(await namesFor(search)).toEqual([name])
  expect(await namesFor(`${search}' or true --`)).toEqual([])
})

test.each(['search=a%00b', `search=${'x'.repeat(101)}`, 'limit=101', 'offset=-1'])(
  'refuses an invalid search: %s',
  async (query) => {
    expect((await ask(query)).status).toBe(400)
  },
)

// AUTH-12
test('returns a one-time reset link to the administrator on a site without mail', async () => {
  const student = await server.newStudent()
  const { status, body } = await act('reset-link', student.user.id)
  expect(status).toBe(200)
  expect(body['message']).toBe(`Give this link to the owner of ${student.user.email}. It works once, within an hour.`)
  const token = /^https:\/\/prep\.school\.example\/reset-password\?token=([\w-]{43})$/.exec(String(body['link']))?.[1]
  const reset = { method: 'POST', body: { token, password: 'a brand new one' } }
  expect((await server.send('/api/auth/update-password', reset)).status).toBe(200)
  expect((await server.send('/api/auth/update-password', reset)).status).toBe(400)
  expect((await login({ ...student, password: 'a brand new one' })).status).toBe(200)
  expect(await actsNoted()).toEqual([
    {
      action: 'link-made',
      actor_id: administrator.user.id,
      subject_id: student.user.id,
      details: { kind: 'reset-password' },
    },
  ])
})

// AUTH-11
test('emails the reset link to the student only, within the limit for students’ own requests', async () => {
  const [student, as] = [await mailing.newStudent(), await mailing.newAdministrator()]
  const { email, id } = student.user
  const { body } = await act('reset-link', id, { as, on: mailing })
  expect(body).toEqual({ success: true, message: `A link is on its way to ${email}.`, link: null })
  const { token } = await newestMail(email, /choose a new password/i, { server: mailing, mailServer })
  const reset = { method: 'POST', body: { token, password: 'a brand new one' } }
  expect((await mailing.send('/api/auth/update-password', reset)).status).toBe(200)
  const again = await act('reset-link', id, { as, on: mailing })
  expect([again.status, again.headers.has('retry-after')]).toEqual([429, true])
  expect(await actsNoted(mailing)).toMatchObject([
    { action: 'link-made', subject_id: id, details: { sent: 'by mail' } },
  ])
})

test('signs a suspended student out everywhere and prevents signing in', async () => {
  const student = await server.newStudent()
  const phone = { ...student, token: tokenOf(await login(student)) }
  expect((await act('suspend', student.user.id)).status).toBe(200)
  for (const as of [student, phone]) expect(await isSignedIn(as)).toBe(false)
  const cookie = await server.send('/api/auth/sessions', { headers: { Cookie: `sabi_session=${phone.token}` } })
  expect(cookie.status).toBe(401)
  const { status, body, headers } = await login(student)
  expect([status, body['error'], headers.get('set-cookie')]).toEqual([403, suspended, null])
  expect((await list()).data[0]).toMatchObject({ lastUsedAt: null, suspendedAt: expect.any(String) })
  expect(await actsNoted()).toEqual([
    { action: 'suspended', actor_id: administrator.user.id, subject_id: student.user.id, details: {} },
  ])
})

test('reveals a suspension only to someone who knows the password', async () => {
  const student = await server.newStudent()
  await act('suspend', student.user.id)
  const { status, body } = await login({ ...student, password: 'a guess' })
  expect([status, String(body['error'])]).toEqual([401, expect.stringMatching(/^Invalid email or password/)])
})

test('refuses a session that outlived a suspension', async () => {
  const student = await server.newStudent()
  const { database } = server.connection
  await database.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', student.user.id).execute()
  expect((await server.send('/api/auth/sessions', { as: student })).status).toBe(401)
})

test('leaves nobody signed in if a sign-in coincides with the suspension', async () => {
  const student = await server.newStudent()
  const signIns = Array.from({ length: 4 }, () => login(student))
  await act('suspend', student.user.id)
  const tokens = (await Promise.all(signIns)).map(tokenOf)
  for (const token of tokens) expect(await isSignedIn({ ...student, token })).toBe(false)
  const sessions = server.connection.database.selectFrom('sessions').select('id').where('user_id', '=', student.user.id)
  expect(await sessions.execute()).toEqual([])
})

// SYNC-02
test('accepts answers waiting on a suspended student’s phone once the student is reinstated', async () => {
  const student = await server.newStudent()
  await act('suspend', student.user.id)
  const [sessionId, answerId] = [randomUUID(), randomUUID()]
  const refused = await practise(student, sessionId, answerId)
  // This reply makes the phone keep the answers and wait for a sign-in.
  expect([refused.status, refused.body['error']]).toEqual([401, 'Please sign in first.'])
  for (let n = 0; n < 2; n++) expect((await act('unsuspend', student.user.id)).status).toBe(200)
  const back = { ...student, token: tokenOf(await login(student)) }
  expect((await practise(back, sessionId, answerId)).body).toMatchObject({ saved: [answerId] })
  expect((await actsNoted()).map(({ action }) => action)).toEqual(['suspended', 'unsuspended'])
  expect((await list()).data[0]).toMatchObject({ answers: 1, suspendedAt: null })
})

test('keeps the first date and one audit entry when a student is suspended twice', async () => {
  const student = await server.newStudent()
  await act('suspend', student.user.id)
  const [before] = (await list()).data
  expect((await act('suspend', student.user.id)).status).toBe(200)
  expect((await list()).data).toEqual([before])
  expect(await actsNoted()).toHaveLength(1)
})

test('refuses to suspend administrators, oneself included, or to create reset links for them', async () => {
  const other = await server.newAdministrator()
  const answered = async (name: Act, id: string) => {
    const { status, body } = await act(name, id)
    return [status, body['error']]
  }
  expect(await answered('suspend', other.user.id)).toEqual([409, "An administrator can't be suspended."])
  expect(await answered('suspend', administrator.user.id)).toEqual([409, "You can't suspend yourself."])
  expect(await answered('unsuspend', other.user.id)).toEqual([409, 'An administrator is never suspended.'])
  expect(await answered('reset-link', other.user.id)).toEqual([
    409,
    'Administrators have to choose a new password themselves.',
  ])
  for (const id of [randomUUID(), 'nobody', '%25'])
    for (const name of ['suspend', 'unsuspend', 'reset-link'] as const)
      expect([name, await answered(name, id)]).toEqual([name, [404, 'Not found.']])
  expect(await actsNoted()).toEqual([])
  expect(await isSignedIn(other)).toBe(true)
})

// AUTH-15
test('reinstates a suspended student who is made an administrator at the terminal', async () => {
  const student = await server.newStudent()
  await act('suspend', student.user.id)
  await updateAccountType(server.connection.database, { id: student.user.id, accountType: 'admin' })
  expect((await login(student)).status).toBe(200)
})

// AUTH-18
test('refuses visitors and students, no matter whose account it is', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const calls = [
    ['GET', '/api/admin/students'],
    ...['reset-link', 'suspend', 'unsuspend'].flatMap((name) =>
      [student, other].map(({ user }) => ['POST', `/api/admin/students/${user.id}/${name}`]),
    ),
  ]
  for (const [method = '', path = ''] of calls) {
    expect([path, (await server.send(path, { method })).status]).toEqual([path, 401])
    expect([path, (await server.send(path, { method, as: student })).status]).toEqual([path, 403])
  }
  expect(await isSignedIn(other)).toBe(true)
  expect(await actsNoted()).toEqual([])
})
