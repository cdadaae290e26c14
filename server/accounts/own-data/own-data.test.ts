import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { keyOfPerson } from '../../platform/limits/limits.ts'
import { downloadData } from '../../testing/download-data.ts'
import { dumpTables } from '../../testing/dump.ts'
import { tokenOf, useTestServer, userOf, type TestStudent } from '../../testing/test-server.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { deleteAccount } from './own-data.ts'
import { canary, leaveTraces } from '../../testing/traces.ts'

const server = useTestServer()
const closed = useTestServer({ SETTINGS_ENABLED: 'false' })
let owner: TestStudent
let other: TestStudent
const answerId = randomUUID()
const otherAnswerId = randomUUID()

beforeAll(async () => {
  owner = await server.newStudent({ name: canary.name })
  other = await server.newStudent({ name: 'Somebody Else' })
  await leaveTraces(server, owner, { id: answerId, phone: canary.phone })
  await leaveTraces(server, other, { id: otherAnswerId, phone: 'another-phone' })
  const administrator = await server.newAdministrator()
  await server.send(`/api/scores/user/${owner.user.id}`, { as: administrator })
  await server.connection.database
    .updateTable('users')
    .set({ account_type: 'student' })
    .where('id', '=', administrator.user.id)
    .execute()
})

const remove = (as: TestStudent, password = as.password) =>
  server.send('/api/account/delete', { method: 'POST', as, body: { password } })

// AUTH-18
test('deletes nothing without a sign-in, or the password', async () => {
  const noBody = { method: 'POST', body: { password: owner.password } }
  expect((await server.send('/api/account/delete', noBody)).status).toBe(401)
  expect(await remove(owner, 'not mine')).toMatchObject({
    status: 403,
    body: { error: 'That is not your password.', fields: [{ path: 'body.password' }] },
  })
  expect((await server.send('/api/auth/session', { as: owner })).body['success']).toBe(true)
})

test('refuses to delete the last administrator, also of two at once', async () => {
  const [one, two] = [await server.newAdministrator(), await server.newAdministrator()]
  const replies = await Promise.all([remove(one), remove(two)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body['error']).toBe(
    'You are the last administrator. Make someone else an administrator first.',
  )
  const left = await sql`select from users where account_type = 'admin'`.execute(server.connection.database)
  expect(left.rows).toHaveLength(1)
})

// SETT-01
test('deletes an account for good: not a word of the student is left in any table', async () => {
  const { database } = server.connection
  const { id, email } = owner.user
  const words = [...Object.values(canary), id, email, answerId, keyOfPerson(email), Buffer.from(id).toString('hex')]
  const before = JSON.stringify(await dumpTables(database))
  expect(words.filter((word) => !before.includes(word))).toEqual([])
  const userId = other.user.id
  const reply = await server.send('/api/account/delete', {
    method: 'POST',
    body: { password: owner.password, userId, email: other.user.email },
    headers: { Cookie: `sabi_session=${owner.token}; sabi_device=${'A'.repeat(43)}`, Origin: server.url },
  })
  expect(reply.status).toBe(200)
  const cookies = reply.headers.getSetCookie()
  for (const name of ['sabi_session', 'sabi_device'])
    expect(cookies.find((cookie) => cookie.startsWith(`${name}=;`))).toContain('Expires=Thu, 01 Jan 1970')

  const after = JSON.stringify(await dumpTables(database)).replaceAll(`${canary.browser} of ${userId}`, '')
  expect(words.filter((word) => after.includes(word))).toEqual([])
  expect((await server.send('/api/account/export', { as: owner })).status).toBe(401)
  const login = { method: 'POST', body: { email, password: owner.password } }
  expect((await server.send('/api/auth/login', login)).status).toBe(401)
  const { files } = await downloadData(server, other)
  expect(JSON.parse(files['answers.json'] ?? '')).toMatchObject([{ id: otherAnswerId }])
})

test('takes and deletes also where settings are turned off', async () => {
  const student = await closed.newStudent()
  expect((await closed.send('/api/account/export', { as: student })).status).toBe(200)
  const body = { password: student.password }
  expect((await closed.send('/api/account/delete', { method: 'POST', as: student, body })).status).toBe(200)
})

async function registerAndDelete(email: string): Promise<number> {
  const register = { email, name: 'Amina', password: 'correct horse battery' }
  const registered = await closed.send('/api/auth/register', { method: 'POST', body: register })
  const as = { user: { ...userOf(registered), email }, password: register.password, token: tokenOf(registered) }
  const reset = { method: 'POST', body: { email } }
  await closed.send('/api/auth/reset-password', reset)
  await closed.send('/api/auth/send-verification-email', { method: 'POST', as })
  const changed = await closed.send('/api/account/password', {
    method: 'PUT',
    as,
    body: { currentPassword: register.password, newPassword: register.password },
  })
  const renewed = { ...as, token: tokenOf(changed) || as.token }
  const body = { password: register.password }
  return (await closed.send('/api/account/delete', { method: 'POST', as: renewed, body })).status
}

test('mails nobody without end whose email is registered and deleted by turns', async () => {
  const { database } = closed.connection
  await sql`create table sent (kind text); create function note() returns trigger language plpgsql as
    $$ begin insert into sent values (new.kind); return new; end $$;
    create trigger note before insert on mails for each row execute function note()`.execute(database)
  for (let n = 0; n < 8; n++) {
    expect(await registerAndDelete('victim@example.org')).toBe(200)
    await sql`update limits set expire = 0 where key like '%-a-minute:%'`.execute(database)
  }
  const { rows } = await sql<{ kind: string; mails: number }>`
    select kind, count(*)::integer as mails from sent group by kind order by kind`.execute(database)
  expect(rows).toEqual([
    { kind: 'password-changed', mails: 8 },
    { kind: 'reset-password', mails: 3 },
    { kind: 'verify-email', mails: 6 },
  ])
})

test('lets a whole school behind one address delete their accounts', async () => {
  for (let n = 0; n < 35; n++) expect((await remove(await server.newStudent())).status).toBe(200)
})

test('says whether an earlier account is gone', async () => {
  const [one, asking] = [await server.newStudent(), await server.newStudent()]
  const ask = async (as?: TestStudent) => server.send(`/api/account/earlier/${one.user.id}`, { as })
  expect(await ask(asking)).toMatchObject({ status: 200, body: { isGone: false } })
  expect((await ask()).status).toBe(401)
  await remove(one)
  expect(await ask(asking)).toMatchObject({ body: { isGone: true } })
})

const reports: Record<string, () => unknown> = {
  '/api/scores': () => ({ examType: 'JAMB', score: 1, totalQuestions: 2, timeSpent: 60 }),
  '/api/question-flags': () => ({ id: randomUUID(), questionId: 'che-1-0', reason: 'No option is right' }),
  '/api/ai/reports': () => ({ id: randomUUID(), question: 'What is power?', reply: 'Work.', mode: 'textbook' }),
  '/api/contact': () => ({
    id: randomUUID(),
    name: 'Amina',
    email: 'a@example.org',
    subject: 'Hello',
    message: 'Hello',
  }),
}

test.each(Object.entries(reports))(
  'leaves no counter of %s behind that runs while the account is deleted',
  async (path, bodyOf) => {
    const student = await server.newStudent()
    const { id } = student.user
    const { database } = server.connection
    const sending = await database.transaction().execute(async (transaction) => {
      await deleteAccount(transaction, id)
      const reply = server.send(path, { method: 'POST', as: student, body: bodyOf() })
      await untilWaiting(database, 1)
      return { reply }
    })
    expect((await sending.reply).status).toBe(401)
    const { rows } = await sql`select key from limits where strpos(key, ${id}) > 0`.execute(database)
    expect(rows).toEqual([])
  },
)
