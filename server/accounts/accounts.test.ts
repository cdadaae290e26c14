import { expect, test } from 'vitest'
import { tokenOf, useTestServer } from '../testing/test-server.ts'

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
      image: null,
      createdAt: expect.any(String),
      accountType: 'student',
    },
  })
  expect(headers.get('set-cookie')).toMatch(/^sabi_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
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

test.each(['password123', 'CHIDI@example.org', 'aaaaaaaaaa', 'Chidi Okafor'])(
  'refuses a password that a stranger would try first: %s',
  async (password) => {
    const { status, body: reply } = await register({ ...body, email: 'chidi@example.org', password })
    expect(status).toBe(400)
    expect(reply['error']).toBe('This password is too easy to guess. Please choose another one.')
  },
)

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
test('tells who is signed in by cookie or by bearer token, and that nobody is without', async () => {
  const student = await server.newStudent()
  const byBearer = await server.send('/api/auth/session', { as: student })
  expect(byBearer.body).toEqual({ success: true, user: student.user })
  const byCookie = await server.send('/api/auth/session', { headers: { Cookie: `sabi_session=${student.token}` } })
  expect(byCookie.body).toEqual({ success: true, user: student.user })
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

test('a sign-in on a shared device ends with the browser', async () => {
  const student = await server.newStudent()
  const { headers } = await login({ email: student.user.email, password: student.password, sharedDevice: true })
  expect(headers.get('set-cookie')).not.toContain('Max-Age')
})

test('keeps neither the password nor the session token, only their hashes', async () => {
  const student = await server.newStudent()
  const { database } = server.connection
  const users = await database.selectFrom('users').selectAll().where('id', '=', student.user.id).execute()
  const sessions = await database.selectFrom('sessions').selectAll().where('user_id', '=', student.user.id).execute()
  expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify([users, sessions])).not.toContain(student.token)
  expect(JSON.stringify([users, sessions])).not.toContain(student.password)
})

test('after 10 failures an account waits, whoever asks and whether it exists or not; another account does not', async () => {
  const student = await server.newStudent()
  for (const email of [student.user.email, 'unknown@example.org']) {
    for (let n = 0; n < 10; n++) expect((await login({ email, password: 'wrong' })).status).toBe(401)
    const refused = await login({ email, password: student.password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const other = await server.newStudent()
  expect((await login({ email: other.user.email, password: other.password })).status).toBe(200)
})

test('refuses a call that changes something and comes from another site, or with a cookie and from nowhere', async () => {
  const student = await server.newStudent()
  const cookie = { Cookie: `sabi_session=${student.token}` }
  const logout = (headers: Record<string, string>) => server.send('/api/auth/logout', { method: 'POST', headers })
  expect((await logout(cookie)).status).toBe(403)
  expect((await logout({ ...cookie, Origin: 'https://evil.example' })).status).toBe(403)
  expect((await logout({ ...cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await logout({ Origin: 'https://evil.example' })).status).toBe(403)
  expect((await server.send('/api/auth/session', { headers: cookie })).body['success']).toBe(true)
  expect((await logout({ ...cookie, Origin: server.url })).status).toBe(200)
})

test('hashes one password at a time and turns a crowd away with 503 and Retry-After', async () => {
  const student = await server.newStudent()
  const replies = await Promise.all(
    Array.from({ length: 60 }, () => login({ email: student.user.email, password: student.password })),
  )
  const refused = replies.filter((reply) => reply.status === 503)
  expect(replies.filter((reply) => reply.status === 200).length).toBeGreaterThanOrEqual(20)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('refuses a name with a NUL character', async () => {
  const body = { email: 'nul@example.org', name: 'A\0B', password: 'correct horse battery' }
  expect((await server.send('/api/auth/register', { method: 'POST', body })).status).toBe(400)
})
