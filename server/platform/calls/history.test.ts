import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { TestServer, useTestServer } from '../../testing/test-server.ts'
import { makeBackup, restoreBackup } from '../../backup/interface.ts'
import { findHistory } from './history.queries.ts'

const server = useTestServer()

const historyOf = async (asked: TestServer) => (await asked.send('/api/auth/session')).headers.get('X-History')

test('every reply of a call names the history of the data, and the same one while the database is the same', async () => {
  const history = await historyOf(server)
  expect(history).toMatch(/^[\da-f]{12}$/)
  const other = await server.send('/api/questions/version')
  expect(other.headers.get('X-History')).toBe(history)
  expect((await server.send('/healthz')).headers.get('X-History')).toBeNull()
  await server.newStudent()
  expect(await findHistory(server.connection.database)).toBe(history)
})

test('a server of the same database says the same, one of another database something else', async () => {
  const url = server.connection.pool.options.connectionString ?? ''
  const [twin, stranger] = [new TestServer({ DATABASE_URL: url }), new TestServer()]
  for (const each of [twin, stranger]) onTestFinished(await each.start())
  expect(await historyOf(twin)).toBe(await historyOf(server))
  expect(await historyOf(stranger)).not.toBe(await historyOf(server))
})

test('a restored backup begins another history', async () => {
  const restored = new TestServer()
  const stop = await restored.start()
  const before = await historyOf(restored)
  const url = restored.connection.pool.options.connectionString ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'sabi-history-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await makeBackup({ url, folder, isNoted: false })
  await stop()
  const [name = ''] = await readdir(folder)
  await restoreBackup({ url, path: join(folder, name), isReplacing: true, say: () => undefined })
  const again = new TestServer({ DATABASE_URL: url })
  onTestFinished(await again.start())
  expect(await historyOf(again)).not.toBe(before)
})

test('a user of the database without special rights may read what the history is named after', async () => {
  const { rows } = await sql<{ allowed: boolean }>`
    select has_function_privilege('public', 'pg_control_system()', 'execute')
      and has_function_privilege('public', 'pg_control_checkpoint()', 'execute') as allowed
  `.execute(server.connection.database)
  expect(rows).toEqual([{ allowed: true }])
})
