import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tokenOf, userOf, useTestServer } from '../testing/test-server.ts'

const server = useTestServer()
const body = { email: 'Chidi@Example.org ', password: 'correct horse', name: ' Chidi Okafor ' }

const register = (given: unknown) => server.send('/api/auth/register', { method: 'POST', body: given })
const login = (given: unknown) => server.send('/api/auth/login', { method: 'POST', body: given })

// AUTH-06, AUTH-17
test('registers a student and signs in, with the fields of a user and nothing else', async () => {
  const { status, body: reply, headers } = await register(body)
  expect(status).toBe(201)
  expect(reply).toEqual({
    success: true,
    user: {
      id: expect.any(String),
      name: 'Chidi Okafor',
      email: 'chidi@example.org',
      userName: null,
      image: null,
      createdAt: expect.any(String),
      accountType: 'student',
    },
  })
  expect(headers.getSetCookie().sort()).toEqual([
    expect.stringMatching(/^sabi_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^sabi_session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})

test('puts the mail that proves the address into the outbox, together with the account', async () => {
  const student = await server.newStudent()
  const mails = await server.connection.database
    .selectFrom('mails')
    .select(['kind', 'address'])
    .where('user_id', '=', student.user.id)
    .execute()
  expect(mails).toEqual([{ kind: 'verify-email', address: student.user.email }])
})

// AUTH-18
test('takes nothing from a registration or a sign-in but what they ask for', async () => {
  const email = `${randomUUID()}@example.org`
  const extra = `"accountType": "admin", "account_type": "admin", "isAdmin": true, "score": 100, "emailVerifiedAt": "2026-01-01",
    "userId": "${randomUUID()}", "id": "00000000-0000-4000-8000-000000000000"`
  const wanted = `"email": "${email}", "password": "${body.password}", "name": "Chidi"`
  const made = await register(`{${wanted}, ${extra}}`)
  expect(made.status).toBe(201)
  expect(userOf(made)).toMatchObject({ accountType: 'student', id: expect.not.stringMatching(/^0{8}/) })
  expect(userOf(await login(`{${wanted}, ${extra}}`))).toEqual(userOf(made))
  for (const poison of [
    '"__proto__": {"accountType": "admin"}',
    '"constructor": {"prototype": {"accountType": "admin"}}',
  ])
    expect((await register(`{"email": "${randomUUID()}@example.org", ${wanted}, ${poison}}`)).status).toBe(400)
  const stored = await server.connection.database
    .selectFrom('users')
    .select(['account_type', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ account_type: 'student', email_verified_at: null })
  expect('accountType' in {}).toBe(false)
})

// AUTH-09
test('answers 409 when the e-mail is taken, in whatever case it is written', async () => {
  await register({ ...body, email: 'taken@example.org' })
  const { status, body: reply } = await register({ ...body, email: 'TAKEN@example.org' })
  expect(status).toBe(409)
  expect(reply['error']).toBe('Email already exists. Please use a different email or try logging in.')
  expect(reply['message']).toBe(reply['error'])
})

// AUTH-09, AUTH-07
test.each([
  { ...body, password: 'short12' },
  { ...body, email: 'no address' },
  { ...body, name: '  ' },
  { email: 'a@example.org' },
  [],
  '{"email": ',
])('answers 400 to bad registration data and says which field: %j', async (given) => {
  const { status, body: reply } = await register(given)
  expect(status).toBe(400)
  expect(reply).toMatchObject({ success: false, error: expect.any(String), requestId: expect.any(String) })
})

test('refuses to register with a password that a stranger would try first', async () => {
  const { status, body: reply } = await register({ ...body, email: 'weak@example.org', password: 'Chelsea123' })
  expect(status).toBe(400)
  expect(reply['error']).toBe('This password is too easy to guess. Please choose another one.')
})

// AUTH-05
test('gives the same 401 for a wrong password and for an unknown e-mail', async () => {
  const student = await server.newStudent()
  const wrong = await login({ email: student.user.email, password: 'not this one' })
  const unknown = await login({ email: 'nobody@example.org', password: 'not this one' })
  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  expect(wrong.body['error']).toBe("Invalid email or password. If you don't have an account, please register first.")
})

// AUTH-14
test('says who is signed in by cookie or by bearer token, and that nobody is without', async () => {
  const student = await server.newStudent()
  const byBearer = await server.send('/api/auth/session', { as: student })
  expect(byBearer.body).toEqual({ success: true, user: student.user, isSharedDevice: false })
  const byCookie = await server.send('/api/auth/session', { headers: { Cookie: `sabi_session=${student.token}` } })
  expect(byCookie.body).toEqual({ success: true, user: student.user, isSharedDevice: false })
  const visitor = await server.send('/api/auth/session')
  expect(visitor).toMatchObject({ status: 200, body: { success: false, user: null } })
})

test('ends the session for good at logout, and only that one', async () => {
  const student = await server.newStudent()
  const second = tokenOf(await login({ email: student.user.email, password: student.password }))
  const { status } = await server.send('/api/auth/logout', { method: 'POST', as: student })
  expect(status).toBe(200)
  expect((await server.send('/api/auth/session', { as: student })).body['success']).toBe(false)
  const other = await server.send('/api/auth/session', { as: { ...student, token: second } })
  expect(other.body['success']).toBe(true)
})

test('keeps a name on one line and without invisible characters', async () => {
  const account = { email: 'tidy@example.org', password: 'correct horse battery' }
  const register = (name: string) => server.send('/api/auth/register', { method: 'POST', body: { ...account, name } })
  expect((await register('\u200b\u202e \u3164\n')).status).toBe(400)
  expect((await register(' \u202eAmina\u200b\u2066\n Bello\u2069\u200f')).body['user']).toMatchObject({
    name: 'Amina Bello',
  })
})

test('refuses a name with a NUL character', async () => {
  const body = { email: 'nul@example.org', name: 'A\0B', password: 'correct horse battery' }
  expect((await server.send('/api/auth/register', { method: 'POST', body })).status).toBe(400)
})
