import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'
import { mountHealth } from './health.ts'
import { tryToSave } from './health.queries.ts'

const server = useTestServer()

function withDisk() {
  const disk = { isFull: false }
  const failure = () => Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  const app = fastify()
  onTestFinished(() => app.close())
  const save = async () => {
    if (disk.isFull) throw failure()
  }
  mountHealth(app, { check: async () => ({ database: true, migrations: true, bank: true }), tryToSave: save })
  app.post('/answers', async () => {
    await save()
    return {}
  })
  const readiness = async () => {
    const reply = await app.inject('/readyz')
    return [reply.statusCode, reply.json<{ saving: boolean }>().saving]
  }
  return { app, disk, readiness }
}

test('is not ready from the first answer that found no room, until a write succeeds', async () => {
  const { app, disk, readiness } = withDisk()
  expect(await readiness()).toEqual([200, true])
  disk.isFull = true
  await app.inject({ method: 'POST', url: '/answers' })
  expect(await readiness()).toEqual([503, false])
  expect(await readiness()).toEqual([503, false])
  disk.isFull = false
  expect(await readiness()).toEqual([200, true])
})

test('proves that the database saves, leaves nothing behind, and fails while it may only be read', async () => {
  const { database, pool } = server.connection
  await tryToSave(database)
  await tryToSave(database)
  const { rows } = await pool.query(`select relname from pg_class where relname = 'trial'`)
  expect(rows).toEqual([])
  const readOnly = database.transaction().setAccessMode('read only')
  await expect(readOnly.execute((transaction) => tryToSave(transaction))).rejects.toThrow()
})
