import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'
import type { Database } from './database.ts'
import { transact } from './transact.ts'

const server = useTestServer()

async function newStudentIds(count: number): Promise<string[]> {
  const students = await Promise.all(Array.from({ length: count }, () => server.newStudent()))
  return students.map(({ user }) => user.id)
}

async function rename(database: Database, id: string, name: string): Promise<void> {
  await database.updateTable('users').set({ name }).where('id', '=', id).execute()
}

/** Makes the first inserts into the log fail as PostgreSQL does on conflicting transactions. */
async function failFirstInserts(count: number, code: '40001' | '40P01'): Promise<void> {
  const { database } = server.connection
  // A sequence counts on through what is undone.
  await sql`create sequence test_tries`.execute(database)
  await sql`
    create function test_conflict() returns trigger language plpgsql as ${sql.lit(
      `begin if nextval('test_tries') <= ${count} then raise sqlstate '${code}'; end if; return null; end`,
    )}`.execute(database)
  await sql`create trigger test_conflict before insert on answers for each statement execute function test_conflict()`.execute(
    database,
  )
  onTestFinished(async () => {
    await sql`drop trigger test_conflict on answers`.execute(database)
    await sql`drop function test_conflict`.execute(database)
    await sql`drop sequence test_tries`.execute(database)
  })
}

async function sendAnswer() {
  const student = await server.newStudent()
  const answer = {
    id: randomUUID(),
    sessionId: randomUUID(),
    questionId: 'che-1-0',
    questionVersion: 1,
    option: 0,
    answeredAt: '2026-11-20T10:00:00.000Z',
    tzOffset: 60,
    durationMs: 12_000,
    seq: 0,
  }
  const body = { deviceId: 'phone', answers: [answer] }
  const reply = await server.send('/api/sync/answers', { method: 'POST', as: student, body })
  const digest = await server.send('/api/sync/digest', { as: student })
  return { answer, reply, days: digest.body['days'] }
}

test('two transactions that wait for each other both succeed', async () => {
  const { database } = server.connection
  const ids = await newStudentIds(2)
  let [atBarrier, tries] = [0, 0]
  let open: (() => void) | undefined
  const bothHoldOne = new Promise<void>((resolve) => {
    open = resolve
  })
  const renameBoth = (order: readonly string[], name: string) =>
    transact(database, async (transaction) => {
      tries++
      await rename(transaction, order[0] ?? '', name)
      if (++atBarrier === 2) open?.()
      await bothHoldOne
      await rename(transaction, order[1] ?? '', name)
      return name
    })
  const outcomes = await Promise.all([renameBoth(ids, 'One'), renameBoth(ids.toReversed(), 'Other')])
  expect(outcomes).toEqual(['One', 'Other'])
  // One of them is undone and asks again. If the other has not ended by then, they can meet once more.
  expect(tries).toBeGreaterThan(2)
  const rows = await database.selectFrom('users').select('name').where('id', 'in', ids).execute()
  expect(new Set(rows.map(({ name }) => name)).size).toBe(1)
})

test('a transaction within another is a part of it', async () => {
  const { database } = server.connection
  const [id = ''] = await newStudentIds(1)
  const undone = transact(database, async (outer) => {
    await transact(outer, async (inner) => rename(inner, id, 'Inner'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const { name } = await database.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  expect(name).toBe('Amina Bello')
})

test('an answer is saved although others were in its way', async () => {
  await failFirstInserts(3, '40001')
  const { answer, reply, days } = await sendAnswer()
  expect(reply.body).toMatchObject({ saved: [answer.id], duplicate: [] })
  expect(days).toMatchObject([{ count: 1 }])
})

test('a phone is asked to return where others are in the way for too long', async () => {
  await failFirstInserts(5, '40P01')
  const { reply, days } = await sendAnswer()
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('2')
  expect(days).toEqual([])
})
