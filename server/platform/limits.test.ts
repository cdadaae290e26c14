import { afterEach, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { useTestServer } from '../testing/test-server.ts'
import { Limit } from './limits.ts'

const server = useTestServer()

afterEach(() => void vi.useRealTimers())

test('clears counters that ran out long ago, and no other', async () => {
  const { database, pool } = server.connection
  const hourMs = 60 * 60 * 1000
  await sql`insert into limits (key, points, expire)
            values ('old', 1, ${Date.now() - 2 * hourMs}), ('new', 1, ${Date.now() + hourMs})`.execute(database)
  const keys = async () => (await pool.query('select key from limits order by key')).rows.map(({ key }) => key)
  expect(await keys()).toEqual(['new', 'old'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const limit = new Limit(pool, { name: 'tries', points: 1, windowSeconds: 60, message: 'Too many.' })
  await limit.check('anybody')
  await vi.advanceTimersByTimeAsync(5 * 60 * 1000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await keys()).toEqual(['new']))
})
