import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { keyOfPerson } from '../platform/limits.ts'
import { downloadData } from '../testing/download-data.ts'
import { dumpTables } from '../testing/dump.ts'
import { tokenOf, useTestServer, userOf, type TestStudent } from '../testing/test-server.ts'
import { canary, leaveTraces } from '../testing/traces.ts'

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
    body: { error: 'This is not your password.', fields: [{ path: 'body.password' }] },
  })
  expect((await server.send('/api/auth/session', { as: owner })).body['success']).toBe(true)
})

test('refuses to delete the last administrator, also of two at once', async () => {
  const [one, two] = [await server.newAdministrator(), await server.newAdministrator()]
  const replies = await Promise.all([remove(one), remove(two)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body['error']).toBe(
    'You are the last administrator. Make somebody else one first.',
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

test('lets nobody register and delete an account by turns, which would mail its address each time', async () => {
  const register = { email: 'victim@example.org', name: 'Amina', password: 'correct horse battery' }
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 40) {
    const registered = await closed.send('/api/auth/register', { method: 'POST', body: register })
    const student = { user: userOf(registered), password: register.password, token: tokenOf(registered) }
    const body = { password: register.password }
    statuses.push((await closed.send('/api/account/delete', { method: 'POST', as: student, body })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.length).toBeLessThanOrEqual(31)
})
