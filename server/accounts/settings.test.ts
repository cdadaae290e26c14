import { expect, test } from 'vitest'
import { tokenOf, useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const closed = useTestServer({ SETTINGS_ENABLED: 'false' })

const put = (path: string, as: TestStudent | undefined, body: unknown, { at = server } = {}) =>
  at.send(`/api/account/${path}`, { method: 'PUT', as, body })
const settingsOf = async (as: TestStudent, at = server) => (await at.send('/api/account/settings', { as })).body['data']
const login = (email: string, password: string) =>
  server.send('/api/auth/login', { method: 'POST', body: { email, password } })
const isSignedIn = async (as: TestStudent) => (await server.send('/api/auth/session', { as })).body['success'] === true

async function newVerified(name = 'Amina Bello'): Promise<TestStudent> {
  const student = await server.newStudent({ name })
  await server.connection.database
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', student.user.id)
    .execute()
  return student
}

// SETT-01
test('shows what the account holds, and nothing that guards it', async () => {
  const student = await server.newStudent({ name: 'Amina Bello' })
  expect(await server.send('/api/account/settings', { as: student })).toMatchObject({ status: 200 })
  expect(await settingsOf(student)).toEqual({
    areSettingsEnabled: true,
    name: 'Amina Bello',
    email: student.user.email,
    userName: null,
    isEmailVerified: false,
    canMail: false,
    examTargets: { examTypes: [], year: null },
    studyGoals: { subjects: [], minutesADay: null },
    nickname: null,
    hasSecondFactor: false,
  })
})

// SETT-01
test('changes the name, and nothing else that a body brings', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent({ name: 'Other One' })]
  const body = `{"name":"  Chidi Ọlá  ","accountType":"admin","userId":"${other.user.id}","id":"${other.user.id}",
    "email":"taken@example.org","score":100}`
  const { status, body: reply } = await put('name', student, body)
  expect(status).toBe(200)
  expect(reply['user']).toEqual({ ...student.user, name: 'Chidi Ọlá' })
  expect(await settingsOf(other)).toMatchObject({ name: 'Other One' })
  expect((await put('name', student, '{"name":"x","__proto__":{"accountType":"admin"}}')).status).toBe(400)
  expect((await server.send('/api/auth/session', { as: student })).body['user']).toMatchObject({
    accountType: 'student',
  })
})

test.each([{ name: '  ' }, { name: 'x'.repeat(101) }, { name: 'A\0B' }, {}])(
  'refuses a bad name with a clear message, and keeps the old one: %j',
  async (body) => {
    const student = await server.newStudent({ name: 'Amina Bello' })
    const text = 'Enter a name of at most 100 letters.'
    expect(await put('name', student, body)).toMatchObject({ status: 400, body: { error: text, message: text } })
    expect(await settingsOf(student)).toMatchObject({ name: 'Amina Bello' })
  },
)

// SETT-01
test('keeps the exams that a student prepares for', async () => {
  const student = await server.newStudent()
  const { status, body } = await put('exams', student, { examTypes: ['JAMB', 'WAEC', 'JAMB'], year: 2027 })
  expect([status, body['examTargets']]).toEqual([200, { examTypes: ['JAMB', 'WAEC'], year: 2027 }])
  expect(await settingsOf(student)).toMatchObject({ examTargets: { examTypes: ['JAMB', 'WAEC'], year: 2027 } })
  for (const bad of [{ examTypes: ['SAT'], year: 2027 }, { examTypes: [], year: 1900 }, { examTypes: 'JAMB' }])
    expect((await put('exams', student, bad)).status).toBe(400)
})

test('keeps the subjects that a student studies, and the minutes a day', async () => {
  const student = await server.newStudent()
  const { status, body } = await put('goals', student, {
    subjects: ['physics', 'biology', 'physics'],
    minutesADay: 20,
  })
  const studyGoals = { subjects: ['physics', 'biology'], minutesADay: 20 }
  expect([status, body['studyGoals']]).toEqual([200, studyGoals])
  expect(await settingsOf(student)).toMatchObject({ studyGoals })
  for (const bad of [{ subjects: ['latin'], minutesADay: 20 }, { subjects: [], minutesADay: 0 }, { subjects: [] }])
    expect((await put('goals', student, bad)).status).toBe(400)
})

// API-03
test('joins the leaderboard under a nickname with a verified e-mail only, and leaves it', async () => {
  const unproved = await server.newStudent()
  const text = 'Verify your email first.'
  expect(await put('nickname', unproved, { nickname: 'Comet' })).toMatchObject({ status: 403, body: { error: text } })
  expect((await put('nickname', unproved, { nickname: null })).status).toBe(200)
  const student = await newVerified()
  expect(await put('nickname', student, { nickname: '  Comet  7 ' })).toMatchObject({
    status: 200,
    body: { nickname: 'Comet 7' },
  })
  expect(await settingsOf(student)).toMatchObject({ nickname: 'Comet 7' })
  expect(await put('nickname', student, { nickname: null })).toMatchObject({ body: { nickname: null } })
  expect(await settingsOf(student)).toMatchObject({ nickname: null })
})

test('gives a nickname to one student, however others write it, and to the next once it is free', async () => {
  const [first, second] = [await newVerified(), await newVerified('Bola Ade')]
  expect((await put('nickname', first, { nickname: 'Night Owl' })).status).toBe(200)
  expect((await put('nickname', first, { nickname: 'NIGHT OWL' })).status).toBe(200)
  for (const nickname of ['night owl', 'NightOwl', 'night-owl', 'Ｎｉｇｈｔ Ｏｗｌ'])
    expect(await put('nickname', second, { nickname })).toMatchObject({
      status: 409,
      body: { error: 'That nickname is taken.', fields: [{ path: 'body.nickname' }] },
    })
  const both = await Promise.all([first, second].map((as) => put('nickname', as, { nickname: 'Morning Bird' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await put('nickname', first, { nickname: null })
  expect((await put('nickname', second, { nickname: 'night owl' })).status).toBe(200)
})

test('gives a nickname to nobody who spells it with letters that look the same', async () => {
  const [first, second] = [await newVerified(), await newVerified('Bola Ade')]
  expect((await put('nickname', first, { nickname: 'Kola Star' })).status).toBe(200)
  expect(await put('nickname', second, { nickname: 'K\u043ela Star' })).toMatchObject({
    status: 400,
    body: { error: 'Use only English letters, with or without accents and dots, and the digits 0 to 9.' },
  })
  for (const nickname of ['Ko\u200bla\u202e Star', 'KoIa Star', 'K0la Star'])
    expect(await put('nickname', second, { nickname })).toMatchObject({
      status: 409,
      body: { error: 'That nickname is taken.' },
    })
})

test('refuses a nickname that tells the name, looks official or abuses', async () => {
  const student = await newVerified('Amina Bello')
  for (const nickname of ['Amina Bello', 'bello-amina', 'Admin', 'Sabi Prep', 'fuck'])
    expect(await put('nickname', student, { nickname })).toMatchObject({
      status: 400,
      body: { error: 'Please choose another nickname.' },
    })
  for (const nickname of ['ab', 'x'.repeat(21), '<b>', 'a\0b', ''])
    expect(await put('nickname', student, { nickname })).toMatchObject({
      status: 400,
      body: { error: 'A nickname has 3 to 20 letters or digits.' },
    })
})

test.each([
  ['password', { newPassword: 'a new password' }, 'currentPassword'],
  ['email', { email: 'new@example.org' }, 'password'],
])('names the missing field where a change of the %s lacks one', async (part, body, missing) => {
  const reply = await put(part, await server.newStudent(), body)
  expect(reply.status).toBe(400)
  expect(reply.body['error']).toContain(`body.${missing}: `)
})

// SETT-01
test('changes the password: other devices are signed out, this one gets a new token, the owner is notified', async () => {
  const student = await server.newStudent()
  const { email } = student.user
  const other = { ...student, token: tokenOf(await login(email, student.password)) }
  const changed = await put('password', student, { currentPassword: student.password, newPassword: 'a new password' })
  expect(changed.status).toBe(200)
  const renewed = { ...student, token: tokenOf(changed) }
  expect(renewed.token).not.toBe(student.token)
  expect([await isSignedIn(renewed), await isSignedIn(student), await isSignedIn(other)]).toEqual([true, false, false])
  expect((await login(email, student.password)).status).toBe(401)
  expect((await login(email, 'a new password')).status).toBe(200)
  const mails = await server.connection.database
    .selectFrom('mails')
    .select('kind')
    .where('address', '=', email)
    .execute()
  expect(mails.map(({ kind }) => kind)).toContain('password-changed')
})

test('refuses a change of password without the old one, or to a weak one, and nothing is lost', async () => {
  const student = await server.newStudent()
  const { email } = student.user
  const message = 'That is not your password.'
  expect(await put('password', student, { currentPassword: 'not mine', newPassword: 'a new password' })).toMatchObject({
    status: 403,
    body: { error: message, fields: [{ path: 'body.currentPassword', message }] },
  })
  for (const newPassword of ['password123', email])
    expect(await put('password', student, { currentPassword: student.password, newPassword })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'body.newPassword' }] },
    })
  expect(await put('password', student, { currentPassword: student.password, newPassword: 'short' })).toMatchObject({
    status: 400,
    body: { error: 'Password must be at least 8 characters long.' },
  })
  expect(await isSignedIn(student)).toBe(true)
  expect((await login(email, student.password)).status).toBe(200)
})

test('lets someone at an open phone guess the password ten times, and no more', async () => {
  const student = await server.newStudent()
  const guess = () => put('password', student, { currentPassword: 'a guess', newPassword: 'a new password' })
  const replies = await Promise.all(Array.from({ length: 20 }, guess))
  expect(replies.filter(({ status }) => status === 403)).toHaveLength(10)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await put('email', student, { email: 'new@example.org', password: student.password })).status).toBe(429)
  expect((await login(student.user.email, student.password)).status).toBe(200)
})

test('mails no address over and over by changing the password', async () => {
  const student = await server.newStudent()
  const statuses: number[] = []
  for (let [current, token, n] = [student.password, student.token, 0]; n < 11; n++) {
    const next = `password number ${n}`
    const reply = await put('password', { ...student, token }, { currentPassword: current, newPassword: next })
    statuses.push(reply.status)
    if (reply.status === 200) [current, token] = [next, tokenOf(reply)]
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('of two changes of a password at once one counts', async () => {
  const student = await server.newStudent()
  const change = (newPassword: string) => put('password', student, { currentPassword: student.password, newPassword })
  const replies = await Promise.all(['the first password', 'the second password'].map(change))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

// SETT-01
test('where settings are turned off nothing changes but what keeps an account safe', async () => {
  const student = await closed.newStudent()
  expect(await settingsOf(student, closed)).toMatchObject({ areSettingsEnabled: false })
  const refused = { status: 403, body: { error: 'Settings are turned off on this site.' } }
  const at = { at: closed }
  expect(await put('name', student, { name: 'New Name' }, at)).toMatchObject(refused)
  expect(await put('exams', student, { examTypes: [], year: null }, at)).toMatchObject(refused)
  expect(await put('goals', student, { subjects: [], minutesADay: null }, at)).toMatchObject(refused)
  expect(await put('nickname', student, { nickname: 'Comet' }, at)).toMatchObject(refused)
  expect((await put('nickname', student, { nickname: null }, at)).status).toBe(200)
  const email = { email: 'new@example.org', password: student.password }
  expect(await put('email', student, email, at)).toMatchObject(refused)
  const passwords = { currentPassword: student.password, newPassword: 'a new password' }
  expect((await put('password', student, passwords, at)).status).toBe(200)
})

// AUTH-18
test('asks visitors to sign in for every setting', async () => {
  expect((await server.send('/api/account/settings')).status).toBe(401)
  for (const path of ['name', 'exams', 'goals', 'nickname', 'password', 'email'])
    expect([path, (await put(path, undefined, {})).status]).toEqual([path, 401])
})
