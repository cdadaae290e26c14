import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'
import { connect } from '../../database/database.ts'
import { forgetLimitsOf, keyOfPerson, Limit } from './limits.ts'
import { Refusal } from '../http/refusal.ts'

const server = useTestServer()
const newLimit = (pool = server.connection.pool) =>
  new Limit(pool, { name: 'tries', points: 3, windowSeconds: 60, message: 'Too many.' })

beforeEach(async () => void (await sql`delete from limits`.execute(server.connection.database)))

/** How many of so many counts at once were not refused. */
async function admitted(times: number, count: () => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, count))
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Refusal)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('admits as many as its points, however many come at once, and says when to come back', async () => {
  const limit = newLimit()
  expect(await admitted(50, () => limit.count('amina'))).toBe(3)
  const refusal = await limit.count('amina').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 429, message: 'Too many.' })
  expect(refusal).toMatchObject({ retryAfterSeconds: expect.toSatisfy((wait: number) => wait > 0 && wait <= 60) })
  expect(await admitted(1, () => limit.count('bola'))).toBe(1)
})

const newAccountLimit = () =>
  new Limit(server.connection.pool, {
    name: 'calls',
    points: 1,
    windowSeconds: 60,
    message: 'Too many.',
    isOfAccounts: true,
  })

test('refuses with 429 an account whose counter is swept between the refusal and its wait', async () => {
  const { database } = server.connection
  const { user } = await server.newStudent()
  const limit = newAccountLimit()
  await limit.count(user.id)
  // Runs at the end of the statement that finds no point left.
  await sql`create function sweep_all() returns trigger language plpgsql as 'begin delete from limits; return null; end'`.execute(
    database,
  )
  await sql`create trigger sweep after insert on limits for each statement execute function sweep_all()`.execute(
    database,
  )
  onTestFinished(async () => void (await sql`drop function sweep_all() cascade`.execute(database)))
  await expect(limit.count(user.id)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 })
})

test('refuses with 401 an account that is gone, and leaves no counter behind', async () => {
  const { database } = server.connection
  await expect(newAccountLimit().count(randomUUID())).rejects.toMatchObject({ status: 401 })
  expect((await sql`select from limits`.execute(database)).rows).toEqual([])
})

test('counts the same points in every server of a site, also at once', async () => {
  const elsewhere = connect(String(server.connection.pool.options.connectionString), { onError: () => undefined })
  onTestFinished(() => elsewhere.database.destroy())
  const [here, there] = [newLimit(), newLimit(elsewhere.pool)]
  let turn = 0
  expect(await admitted(40, () => (turn++ % 2 === 0 ? here : there).count('amina'))).toBe(3)
  await expect(there.count('amina')).rejects.toThrow('Too many.')
})

test('gives back what was free or failed, and counts nothing of what it refused', async () => {
  const limit = newLimit()
  const guess = async (isRight: boolean) =>
    limit.spend(
      'amina',
      async () => isRight,
      (outcome) => outcome,
    )
  for (let n = 0; n < 10; n++) expect(await guess(true)).toBe(true)
  const failing = limit.spend('amina', async () => Promise.reject(new Error('The server is busy')))
  await expect(failing).rejects.toThrow('The server is busy')
  expect(await admitted(50, () => guess(false))).toBe(3)
  let worked = 0
  expect(await admitted(50, () => limit.spend('amina', async () => worked++))).toBe(0)
  expect(worked).toBe(0)
})

test('begins a new window when the old one is over, to which an old point is not given back', async () => {
  const limit = newLimit()
  const { database } = server.connection
  const endWindow = () => sql`update limits set expire = expire - 60001`.execute(database)
  await expect(
    limit.spend('amina', async () => {
      await endWindow()
      expect(await admitted(50, () => limit.count('amina'))).toBe(3)
      throw new Error('The server is busy')
    }),
  ).rejects.toThrow('The server is busy')
  expect(await admitted(50, () => limit.count('amina'))).toBe(0)
  await endWindow()
  expect(await admitted(50, () => limit.count('amina'))).toBe(3)
})

test('clears counters that ran out, and no other', async () => {
  const { database } = server.connection
  const hourMs = 60 * 60 * 1000
  await sql`insert into limits (key, points, expire)
            values ('old', 1, ${Date.now() - hourMs}), ('new', 1, ${Date.now() + hourMs})`.execute(database)
  await newLimit().count('anybody')
  const { rows } = await sql<{ key: string }>`select key from limits order by key`.execute(database)
  expect(rows.map(({ key }) => key)).toEqual(['new', 'tries:anybody'])
})

test('forgets a person in every limit, and nobody else', async () => {
  const { database, pool } = server.connection
  const other = new Limit(pool, { name: 'mails', points: 1, windowSeconds: 60, message: 'Too many.' })
  for (const limit of [newLimit(), other])
    for (const email of ['amina@example.org', 'bola@example.org']) await limit.count(`${keyOfPerson(email)}:phone`)
  await forgetLimitsOf(database, 'amina@example.org')
  const { rows } = await sql<{ key: string }>`select key from limits order by key`.execute(database)
  expect(rows.map(({ key }) => key)).toEqual([
    `mails:${keyOfPerson('bola@example.org')}:phone`,
    `tries:${keyOfPerson('bola@example.org')}:phone`,
  ])
})
