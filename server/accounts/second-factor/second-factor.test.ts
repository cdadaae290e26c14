import { beginSecondFactor, confirmSecondFactor } from '@sabi/shared/accounts/second-factor-calls'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dumpTables } from '../../testing/dump.ts'
import { tokenOf, useTestServer, userOf, type Answer, type TestStudent } from '../../testing/test-server.ts'

const server = useTestServer()
const stepMs = 30_000
const wrongCode = 'That code is not right. Please try again.'

// The codes of a test must not change under it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const send = (as: TestStudent, path: string, body: unknown) =>
  server.send(`/api/account/second-factor${path}`, { method: 'POST', body, as })
const signIn = ({ user, password }: TestStudent, code?: string, headers: Record<string, string> = {}) =>
  server.send('/api/auth/login', { method: 'POST', body: { email: user.email, password, code }, headers })
const isSignedIn = async (as: TestStudent) => (await server.send('/api/auth/session', { as })).body['success']

/** The code that an app shows so many steps from now. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * stepMs })
/** A code that the app does not show now or soon. */
const wrongCodeOf = (secret: string) => {
  const shown = new Set([-1, 0, 1].map((step) => codeOf(secret, step)))
  return ['000000', '111111', '222222', '333333'].find((code) => !shown.has(code)) ?? ''
}

interface Guarded {
  administrator: TestStudent
  secret: string
  recoveryCodes: string[]
}

async function begin(administrator: TestStudent) {
  const { body } = await send(administrator, '', { password: administrator.password })
  return beginSecondFactor.reply.parse(body)
}

/** An administrator who has turned the second factor on with the code of this moment. */
async function newGuarded(): Promise<Guarded> {
  const administrator = await server.newAdministrator()
  const { secret } = await begin(administrator)
  const confirmed = await send(administrator, '/confirm', { code: codeOf(secret) })
  const { recoveryCodes } = confirmSecondFactor.reply.parse(confirmed.body)
  return { administrator: { ...administrator, token: tokenOf(confirmed) }, secret, recoveryCodes }
}

async function expectRefused(answer: Promise<Answer>, status: number, message: string): Promise<void> {
  const { body, headers, ...got } = await answer
  expect(got.status).toBe(status)
  expect(body).toMatchObject({ message, fields: [{ path: 'body.code', message }] })
  expect(headers.getSetCookie()).toEqual([])
}

// AUTH-15
test('is turned on with the password, a secret for the app and its first code', async () => {
  const administrator = await server.newAdministrator()
  expect(await send(administrator, '', { password: 'not this one' })).toMatchObject({
    status: 403,
    body: { fields: [{ path: 'body.password' }] },
  })
  const { secret, uri, qrCode } = await begin(administrator)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Sabi%20Prep:/)
  expect(decodeURIComponent(qrCode)).toMatch(/^data:image\/svg\+xml,<svg /)
  expect((await signIn(administrator)).status, 'not asked for before it is confirmed').toBe(200)
  await expectRefused(send(administrator, '/confirm', { code: wrongCodeOf(secret) }), 403, wrongCode)
  const confirmed = await send(administrator, '/confirm', { code: codeOf(secret) })
  expect(confirmed.status).toBe(200)
  const codes = confirmSecondFactor.reply.parse(confirmed.body).recoveryCodes
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
})

test('a secret that is not confirmed may be made again, one that is may not', async () => {
  const administrator = await server.newAdministrator()
  expect((await send(administrator, '/confirm', { code: '000000' })).status).toBe(409)
  const first = await begin(administrator)
  const second = await begin(administrator)
  await expectRefused(send(administrator, '/confirm', { code: codeOf(first.secret) }), 403, wrongCode)
  const confirmed = await send(administrator, '/confirm', { code: codeOf(second.secret) })
  expect(confirmed.status).toBe(200)
  const renewed = { ...administrator, token: tokenOf(confirmed) }
  expect((await send(renewed, '', { password: administrator.password })).status).toBe(409)
  expect((await send(renewed, '/confirm', { code: codeOf(second.secret, 1) })).status).toBe(409)
})

test('turning it on renews the session, so that a cookie that someone copied before opens nothing', async () => {
  const administrator = await server.newAdministrator()
  const { secret } = await begin(administrator)
  const renewed = { ...administrator, token: tokenOf(await send(administrator, '/confirm', { code: codeOf(secret) })) }
  expect([await isSignedIn(renewed), await isSignedIn(administrator)]).toEqual([true, false])
})

test('turning it on signs out the devices that were signed in with only the password, but not this one', async () => {
  const administrator = await server.newAdministrator()
  const other = { ...administrator, token: tokenOf(await signIn(administrator)) }
  const { secret } = await begin(administrator)
  const renewed = { ...administrator, token: tokenOf(await send(administrator, '/confirm', { code: codeOf(secret) })) }
  expect([await isSignedIn(renewed), await isSignedIn(other)]).toEqual([true, false])
})

// AUTH-04, AUTH-05
test('a sign-in asks for the code once the password was right, and opens nothing without it', async () => {
  const { administrator, secret } = await newGuarded()
  await expectRefused(signIn(administrator), 401, 'Enter the code from your authenticator app.')
  await expectRefused(signIn(administrator, wrongCodeOf(secret)), 401, wrongCode)
  const wrongPassword = await signIn({ ...administrator, password: 'not this one' }, codeOf(secret, 1))
  expect(wrongPassword.status).toBe(401)
  expect(wrongPassword.body['fields']).toBeUndefined()
  const { status, headers } = await signIn(administrator, codeOf(secret, 1))
  expect(status).toBe(200)
  expect(headers.getSetCookie()).toHaveLength(2)
})

test('takes the code before and after, for clocks that differ, and none further away', async () => {
  const { administrator, secret } = await newGuarded()
  vi.setSystemTime(Date.now() + 10 * stepMs)
  for (const steps of [-2, 2]) await expectRefused(signIn(administrator, codeOf(secret, steps)), 401, wrongCode)
  for (const steps of [-1, 0, 1]) expect((await signIn(administrator, codeOf(secret, steps))).status).toBe(200)
})

test('a code counts once, also when it comes many times at once, and none before it counts any more', async () => {
  const { administrator, secret } = await newGuarded()
  await expectRefused(signIn(administrator, codeOf(secret)), 401, wrongCode)
  vi.setSystemTime(Date.now() + 10 * stepMs)
  const code = codeOf(secret)
  const answers = await Promise.all(Array.from({ length: 3 }, () => signIn(administrator, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  vi.setSystemTime(Date.now() + 10 * stepMs)
  expect((await signIn(administrator, codeOf(secret, 1))).status).toBe(200)
  await expectRefused(signIn(administrator, codeOf(secret)), 401, wrongCode)
})

test('a recovery code opens once, however it is written, and only its own account', async () => {
  const { administrator, recoveryCodes } = await newGuarded()
  const other = await newGuarded()
  const [first = '', second = ''] = recoveryCodes
  await expectRefused(signIn(other.administrator, first), 401, wrongCode)
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(administrator, first)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await signIn(administrator, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
})

test('judges five wrong codes in a quarter of an hour, and the owner’s own device apart', async () => {
  const { administrator, secret } = await newGuarded()
  const device = /sabi_device=([^;]+)/.exec(
    (await signIn(administrator, codeOf(secret, 1))).headers.get('set-cookie') ?? '',
  )
  vi.setSystemTime(Date.now() + 10 * stepMs)
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(administrator, wrongCodeOf(secret))))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect((await signIn(administrator, codeOf(secret))).status).toBe(429)
  const fromDevice = await signIn(administrator, codeOf(secret), { Cookie: `sabi_device=${device?.[1] ?? ''}` })
  expect(fromDevice.status).toBe(200)
})

test('someone who is no longer an administrator is still asked for the code', async () => {
  const { administrator, secret } = await newGuarded()
  await server.connection.database
    .updateTable('users')
    .set({ account_type: 'student' })
    .where('id', '=', administrator.user.id)
    .execute()
  await expectRefused(signIn(administrator), 401, 'Enter the code from your authenticator app.')
  expect(userOf(await signIn(administrator, codeOf(secret, 1))).accountType).toBe('student')
})

test('is turned off with the password and a code, and not with one of them', async () => {
  const { administrator, secret, recoveryCodes } = await newGuarded()
  const { password } = administrator
  expect((await send(administrator, '/remove', { password: 'not this one', code: codeOf(secret, 1) })).status).toBe(403)
  await expectRefused(send(administrator, '/remove', { password, code: wrongCodeOf(secret) }), 403, wrongCode)
  expect((await send(administrator, '/remove', { password, code: codeOf(secret, 1) })).status).toBe(200)
  expect((await signIn(administrator)).status).toBe(200)
  const { recovery_codes = [] } = await dumpTables(server.connection.database)
  expect(recovery_codes.filter((row) => row.includes(administrator.user.id))).toEqual([])
  const again = await begin(administrator)
  vi.setSystemTime(Date.now() + 2 * stepMs)
  await send(administrator, '/confirm', { code: codeOf(again.secret) })
  await expectRefused(signIn(administrator, recoveryCodes[0]), 401, wrongCode)
})

test('notes who turned it on and off', async () => {
  const { administrator, secret } = await newGuarded()
  await send(administrator, '/remove', { password: administrator.password, code: codeOf(secret, 1) })
  const entries = await server.connection.database
    .selectFrom('audit')
    .select('action')
    .where('actor_id', '=', administrator.user.id)
    .orderBy('at')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['second-factor-on', 'second-factor-off'])
})

// AUTH-18
test('is for administrators only', async () => {
  const student = await server.newStudent()
  for (const [path, body] of [
    ['', { password: student.password }],
    ['/confirm', { code: '000000' }],
    ['/remove', { password: student.password, code: '000000' }],
  ] as const) {
    expect((await send(student, path, body)).status).toBe(403)
    expect((await server.send(`/api/account/second-factor${path}`, { method: 'POST', body })).status).toBe(401)
  }
})

test('no row holds the secret, or a recovery code', async () => {
  const { secret, recoveryCodes } = await newGuarded()
  const rows = Object.values(await dumpTables(server.connection.database))
    .flat()
    .join('\n')
    .toLowerCase()
  const forms = [secret, ...recoveryCodes].flatMap((text) => {
    const plain = text.toLowerCase().replaceAll('-', '')
    return [
      text.toLowerCase(),
      plain,
      Buffer.from(plain).toString('hex'),
      Buffer.from(plain.toUpperCase()).toString('hex'),
    ]
  })
  for (const form of forms) expect(rows).not.toContain(form)
  expect(rows).not.toContain(new TOTP({ secret }).secret.hex.toLowerCase())
})
