// `npx tsx bench/fuzz.ts [requests] [seed]`: sends requests that no client of ours makes to every call that `/api/openapi.json`
// describes, as visitor, student and administrator, to the real server with the real bank. Prints how many had which status, and
// every reply that is a fault of ours (5xx, but for a 503 with Retry-After), that clients could not read, or that caches might keep.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, RealServer } from '../journeys/real-server.ts'
import { borrowPostgres } from '../server/platform/postgres/borrow.ts'
import { fuzz } from '../server/testing/fuzz-client.ts'
import { Phone } from './client.ts'
import { demandMeasured } from './measured.ts'

const requests = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-fuzz-'))
const server = new RealServer({ port: await freePort(), dataDir, settings: { LOG_LEVEL: 'fatal' } })
await server.start()
const { url: databaseUrl } = await borrowPostgres({ dataDir, log: console.log })
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })

console.log(`${requests} requests, seed ${seed}`)
const { faults, countByStatus } = await fuzz({ url: server.url, seed, requests, prepare })
console.log(countByStatus)
for (const fault of faults) console.log(fault.slice(0, 1000))
console.log(`${faults.length} faults`)

await pool.end()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
demandMeasured({ 'requests that were taken': countByStatus['200'] ?? 0 })
process.exitCode = faults.length === 0 ? 0 : 1

async function prepare() {
  await pool.query('delete from limits')
  const [student, administrator] = [new Phone(server.url, []), new Phone(server.url, [])]
  await student.register()
  await administrator.register()
  await pool.query(`update users set account_type = 'admin' where id = $1`, [administrator.userId])
  return { visitor: undefined, student: student.token, administrator: administrator.token }
}
