import { expect, test, vi } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer()

test.each([
  Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Connection terminated unexpectedly'),
])('asks the caller to return when the database went away: %s', async (error) => {
  vi.spyOn(server.connection.pool, 'connect').mockImplementation(() => {
    throw error
  })
  const reply = await server.send('/api/questions?limit=1')
  vi.restoreAllMocks()
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).not.toBe(null)
  expect((await server.send('/api/questions?limit=1')).status).toBe(200)
})
