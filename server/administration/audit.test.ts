import { randomUUID } from 'node:crypto'
import { AuditEntry } from '@sabi/shared/administration/system-calls'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answer, practiceSession } from '../testing/sample-inputs.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const guarded = useTestServer({ ADMIN_SECOND_FACTOR: 'required' })

beforeEach(async () => {
  await server.connection.database.deleteFrom('audit').execute()
})

async function entriesFor(administrator: TestStudent, query = ''): Promise<AuditEntry[]> {
  const { status, body } = await server.send(`/api/admin/audit${query}`, { as: administrator })
  expect(status).toBe(200)
  return z.array(AuditEntry).parse(body['data'])
}

/** Records a practice session of one answer. */
async function practise(on: typeof server, student: TestStudent): Promise<string> {
  const id = randomUUID()
  const body = { deviceId: 'phone', sessions: [practiceSession(id)], answers: [answer(id, randomUUID())] }
  expect((await on.send('/api/sync/answers', { method: 'POST', as: student, body })).status).toBe(200)
  return id
}

// AUTH-18
test('records which administrator viewed the data of which student, and through which call', async () => {
  const administrator = await server.newAdministrator()
  const student = await server.newStudent()
  const sessionId = await practise(server, student)
  await server.send(`/api/progress/${student.user.id}`, { as: administrator })
  await server.send(`/api/scores/exam-stats?userId=${student.user.id}`, { as: administrator })
  await server.send(`/api/scores/attempt/${sessionId}`, { as: administrator })
  const noted = { action: 'read', actor: administrator.user.email, subject: student.user.email, isCommandLine: false }
  expect(await entriesFor(administrator)).toMatchObject([
    { ...noted, details: { call: '/api/scores/attempt/:id' } },
    { ...noted, details: { call: '/api/scores/exam-stats' } },
    { ...noted, details: { call: '/api/progress/:userId' } },
  ])
})

test('records nothing for own data, refused calls and unknown accounts', async () => {
  const administrator = await server.newAdministrator()
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  await server.send(`/api/progress/${student.user.id}`, { as: student })
  await server.send(`/api/progress/${other.user.id}`, { as: student })
  await server.send(`/api/progress/${administrator.user.id}`, { as: administrator })
  await server.send(`/api/progress/${randomUUID()}`, { as: administrator })
  await server.send('/api/progress/nobody', { as: administrator })
  expect(await entriesFor(administrator)).toEqual([])
})

test('denies student data to an administrator without the second factor if it is required', async () => {
  const administrator = await guarded.newAdministrator()
  const student = await guarded.newStudent()
  const sessionId = await practise(guarded, student)
  for (const path of [`/api/scores/attempt/${sessionId}`, `/api/progress/${student.user.id}`, '/api/admin/system']) {
    const { status, body } = await guarded.send(path, { as: administrator })
    expect([path, status, body['error']]).toEqual([path, 403, 'Turn on the second factor first.'])
  }
  expect(await guarded.connection.database.selectFrom('audit').select('id').execute()).toEqual([])
})

// SUBJ-05
test('records imports and their undoing', async () => {
  const administrator = await server.newAdministrator()
  const topics = [{ id: 'che-new', subject: 'chemistry', unit: 1, title: 'New', description: 'New.', level: 'SS1' }]
  const taken = await server.send('/api/topics/bulk-import', { method: 'POST', as: administrator, body: { topics } })
  const { importId } = z.object({ importId: z.string() }).parse(taken.body)
  await server.send(`/api/imports/${importId}/undo`, { method: 'POST', as: administrator })
  expect(await entriesFor(administrator)).toMatchObject([
    { action: 'import-undone', actor: administrator.user.email, details: { import: importId } },
    { action: 'imported', details: { import: importId, kind: 'topics', added: '1' } },
  ])
})

test('lists entries in pages, newest first, with their total', async () => {
  const administrator = await server.newAdministrator()
  for (const name of ['First', 'Second', 'Third'])
    await server.send('/api/admin/site', { method: 'PUT', as: administrator, body: { name, supportEmail: null } })
  const names = (entries: AuditEntry[]) => entries.map(({ details }) => details['name'])
  expect(names(await entriesFor(administrator, '?limit=2'))).toEqual(['Third', 'Second'])
  expect(names(await entriesFor(administrator, '?limit=2&offset=2'))).toEqual(['First'])
  expect((await server.send('/api/admin/audit', { as: administrator })).body['total']).toBe(3)
})

test('keeps the actions of a deleted account without its owner', async () => {
  const [administrator, leaver] = [await server.newAdministrator(), await server.newAdministrator()]
  const body = { name: 'Prep', supportEmail: null }
  await server.send('/api/admin/site', { method: 'PUT', as: leaver, body })
  await server.connection.database.deleteFrom('users').where('id', '=', leaver.user.id).execute()
  expect(await entriesFor(administrator)).toMatchObject([{ action: 'site-changed', actor: null, isCommandLine: false }])
})

// AUTH-18
test('is for administrators only', async () => {
  expect((await server.send('/api/admin/audit')).status).toBe(401)
  expect((await server.send('/api/admin/audit', { as: await server.newStudent() })).status).toBe(403)
})

// AUTH-18
test.each(['/api/admin/students', '/api/admin/messages', '/api/question-flags', '/api/admin/tutor-reports'])(
  'records views of %s once an hour, with a count',
  async (path) => {
    const [administrator, other] = [await server.newAdministrator(), await server.newAdministrator()]
    for (const as of [administrator, administrator, other]) expect((await server.send(path, { as })).status).toBe(200)
    const entries = await entriesFor(administrator)
    const noted = { action: 'read', subject: null, isCommandLine: false }
    expect(entries).toHaveLength(2)
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...noted, actor: administrator.user.email, details: { call: path, looks: '2' } }),
        expect.objectContaining({ ...noted, actor: other.user.email, details: { call: path, looks: '1' } }),
      ]),
    )
    await server.send(path, { as: await server.newStudent() })
    expect(await entriesFor(administrator)).toHaveLength(2)
  },
)
