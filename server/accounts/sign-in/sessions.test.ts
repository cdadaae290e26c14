import { randomUUID } from 'node:crypto'
import { SignedInDevice } from '@sabi/shared/accounts/session-calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dumpTables } from '../../testing/dump.ts'
import { tokenOf, useTestServer, userOf, type Answer, type TestStudent } from '../../testing/test-server.ts'

const server = useTestServer()
const secureServer = useTestServer({ BASE_URL: 'https://prep.example.org' })
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

interface SignIn {
  sharedDevice?: boolean
  headers?: Record<string, string>
}

const signIn = async ({ user, password }: TestStudent, { sharedDevice, headers = {} }: SignIn = {}) =>
  server.send('/api/auth/login', { method: 'POST', body: { email: user.email, password, sharedDevice }, headers })
const again = async (student: TestStudent, options?: SignIn): Promise<TestStudent> => ({
  ...student,
  token: tokenOf(await signIn(student, options)),
})
const isSignedIn = async (as: TestStudent) => (await server.send('/api/auth/session', { as })).body['success']
const devicesOf = async (as: TestStudent) =>
  z.array(SignedInDevice).parse((await server.send('/api/auth/sessions', { as })).body['data'])
const signOut = (as: TestStudent, id: string) => server.send(`/api/auth/sessions/${id}`, { method: 'DELETE', as })
const deviceTokenOf = ({ headers }: Answer) => /sabi_device=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

// SETT-01
test('lists the devices on which one is signed in, the latest used first, and which one asks', async () => {
  const student = await server.newStudent()
  const phone = await again(student, { headers: { 'User-Agent': android } })
  await again(student, { sharedDevice: true, headers: { 'User-Agent': '<script>alert(1)</script>/2 (x)' } })
  await server.connection.database
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`last_used_at + interval '1 minute'` })
    .where('user_id', '=', student.user.id)
    .where('device', '=', 'Chrome on Android')
    .execute()
  const devices = await devicesOf(phone)
  expect(devices).toHaveLength(3)
  expect(devices[0]).toMatchObject({ device: 'Chrome on Android', isCurrent: true, isShared: false })
  expect(devices.filter((device) => device.isCurrent)).toHaveLength(1)
  expect(devices.filter((device) => device.isShared)).toMatchObject([
    { device: expect.stringMatching(/^[\w .+-]+$/), isCurrent: false },
  ])
})

// SETT-01
test('signs out one device, and all others, and each at once', async () => {
  const student = await server.newStudent()
  const [second, third] = [await again(student), await again(student)]
  const secondId = (await devicesOf(second)).find(({ isCurrent }) => isCurrent)?.id ?? ''
  expect((await signOut(student, secondId)).status).toBe(200)
  expect([await isSignedIn(student), await isSignedIn(second), await isSignedIn(third)]).toEqual([true, false, true])
  expect((await signOut(student, secondId)).status).toBe(404)
  const { body } = await server.send('/api/auth/sessions', { method: 'DELETE', as: student })
  expect(body).toEqual({ success: true, ended: 1 })
  expect([await isSignedIn(student), await isSignedIn(third)]).toEqual([true, false])
})

test('signing out the very device that asks takes its cookie away', async () => {
  const student = await server.newStudent()
  const [device] = await devicesOf(student)
  const { headers } = await signOut(student, device?.id ?? '')
  expect(headers.get('set-cookie')).toMatch(/^sabi_session=; .*Expires=Thu, 01 Jan 1970/)
  expect(await isSignedIn(student)).toBe(false)
})

// AUTH-18
test('another student neither sees nor ends my sessions, nor does a visitor', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const [device] = await devicesOf(student)
  expect((await signOut(other, device?.id ?? '')).status).toBe(404)
  expect((await signOut(other, randomUUID())).status).toBe(404)
  expect((await devicesOf(other)).map(({ id }) => id)).not.toContain(device?.id)
  expect((await server.send('/api/auth/sessions', { method: 'DELETE', as: other })).body['ended']).toBe(0)
  for (const [method, path] of [
    ['GET', '/api/auth/sessions'],
    ['DELETE', '/api/auth/sessions'],
    ['DELETE', `/api/auth/sessions/${device?.id}`],
  ])
    expect((await server.send(path ?? '', { method: method ?? '' })).status).toBe(401)
  expect(await isSignedIn(student)).toBe(true)
})

// AUTH-14
test('a session that expired or lay idle for 30 days is a visitor’s, and no device in the list', async () => {
  const student = await server.newStudent()
  const [expired, idle, used] = [await again(student), await again(student), await again(student)]
  const age = async ({ token }: TestStudent, change: ReturnType<typeof sql>) =>
    sql`update sessions set ${change} where token_hash = sha256(${token}::bytea)`.execute(server.connection.database)
  await age(expired, sql`expires_at = now()`)
  await age(idle, sql`last_used_at = now() - interval '30 days'`)
  await age(used, sql`last_used_at = now() - interval '29 days'`)
  expect([await isSignedIn(expired), await isSignedIn(idle), await isSignedIn(used)]).toEqual([false, false, true])
  expect(await devicesOf(student)).toHaveLength(2)
  await age(used, sql`last_used_at = now() - interval '29 days', created_at = now() - interval '29 days'`)
  expect((await devicesOf(used))[0]?.isCurrent, 'its use was noted').toBe(true)
})

test('lasts 180 days, on a shared device 12 hours and no longer than the browser is open', async () => {
  const student = await server.newStudent()
  const shared = await signIn(student, { sharedDevice: true })
  expect(shared.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sabi_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  const { rows } = await sql<{ hours: number; is_shared: boolean }>`
    select round(extract(epoch from expires_at - created_at) / 3600)::int as hours, is_shared
    from sessions where user_id = ${student.user.id} order by is_shared`.execute(server.connection.database)
  expect(rows).toEqual([
    { hours: 180 * 24, is_shared: false },
    { hours: 12, is_shared: true },
  ])
})

test('a sign-in or registration ends the session that came with it', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const origin = { Origin: server.url }
  const first = { ...origin, Cookie: `sabi_session=${student.token}` }
  const switched = await again(other, { headers: first })
  expect([await isSignedIn(student), await isSignedIn(other), await isSignedIn(switched)]).toEqual([false, true, true])
  const registered = await server.send('/api/auth/register', {
    method: 'POST',
    body: { email: `${randomUUID()}@example.org`, name: 'Bola', password: 'correct horse battery' },
    headers: { ...origin, Cookie: `sabi_session=${switched.token}` },
  })
  expect(registered.status).toBe(201)
  expect(await isSignedIn(switched)).toBe(false)
})

test('a wrong password leaves the session that came with it, and sets no cookie', async () => {
  const student = await server.newStudent()
  const headers = { Origin: server.url, Cookie: `sabi_session=${student.token}` }
  const wrong = await signIn({ ...student, password: 'not this one' }, { headers })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.getSetCookie()).toEqual([])
  expect(await isSignedIn(student)).toBe(true)
})

test('a device keeps the token of each who signs in on it; a shared one is not remembered', async () => {
  const [student, sister] = [await server.newStudent(), await server.newStudent()]
  const token = deviceTokenOf(await signIn(student))
  const headers = { Cookie: `sabi_device=${token}` }
  expect(token).toMatch(/^[\w-]{43}$/)
  const [ofSister, ofStudent] = deviceTokenOf(await signIn(sister, { headers })).split('.')
  expect(ofSister).toMatch(/^[\w-]{43}$/)
  expect(ofStudent).toBe(token)
  expect(deviceTokenOf(await signIn(student, { headers }))).toBe(token)
  expect(deviceTokenOf(await signIn(sister, { sharedDevice: true }))).toBe('')
  for (const forged of ['short', `${token}x`, '"; drop'])
    expect(deviceTokenOf(await signIn(student, { headers: { Cookie: `sabi_device=${forged}` } }))).not.toBe(forged)
})

test('keeps the 20 devices of a student that were used last', async () => {
  const student = await server.newStudent()
  for (let n = 0; n < 22; n++) await signIn(student)
  const last = deviceTokenOf(await signIn(student))
  const { rows } = await sql<{ is_last: boolean }>`
    select token_hash = sha256(${last}::bytea) as is_last from known_devices where user_id = ${student.user.id}
  `.execute(server.connection.database)
  expect(rows).toHaveLength(20)
  expect(rows.filter((row) => row.is_last)).toHaveLength(1)
})

test('keeps the 50 sessions of a student that were used last', async () => {
  const student = await server.newStudent()
  const { database } = server.connection
  await sql`insert into sessions (token_hash, user_id, expires_at, last_used_at)
    select sha256(n::text::bytea), ${student.user.id}, now() + interval '1 day', now() - make_interval(mins => n)
    from generate_series(1, 60) n`.execute(database)
  const last = await again(student)
  expect([await isSignedIn(student), await isSignedIn(last)]).toEqual([true, true])
  expect(await devicesOf(last)).toHaveLength(50)
  const { rows } = await sql`select from sessions where user_id = ${student.user.id}`.execute(database)
  expect(rows).toHaveLength(50)
})

test('marks its cookies secure where the site has an https address', async () => {
  const { headers } = await secureServer.send('/api/auth/register', {
    method: 'POST',
    body: { email: 'amina@example.org', name: 'Amina', password: 'correct horse battery' },
  })
  expect(headers.getSetCookie()).toHaveLength(2)
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})

test('no row holds a token or a password that would open anything', async () => {
  const registered = await server.send('/api/auth/register', {
    method: 'POST',
    body: { email: `${randomUUID()}@example.org`, name: 'Amina', password: 'a secret of mine' },
  })
  const rows = Object.values(await dumpTables(server.connection.database))
    .flat()
    .join('\n')
  expect(rows, 'the dump holds the account').toContain(userOf(registered).id)
  for (const token of [tokenOf(registered), deviceTokenOf(registered)]) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(Buffer.from(token).toString('hex'))
    expect(rows).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  }
  expect(rows).not.toContain('a secret of mine')
})
