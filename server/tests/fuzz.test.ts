import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fuzz } from '../testing/fuzz-client.ts'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()

// AUTH-18, API-01
test('whatever is sent to a call, the reply is no fault of the server, and a refusal is one that clients can read', async () => {
  const prepare = async () => {
    await sql`delete from limits`.execute(server.connection.database)
    const [student, administrator] = [await server.newStudent(), await server.newAdministrator()]
    return { visitor: undefined, student: student.token, administrator: administrator.token }
  }
  const { faults, countByStatus } = await fuzz({ url: server.url, seed: 20_261_122, requests: 400, prepare })
  expect(faults).toEqual([])
  for (const status of [200, 400, 401, 403, 404]) expect(countByStatus[status], String(status)).toBeGreaterThan(5)
})
