// `npx tsx bench/fuzz.ts [requests] [seed]`: sends malformed requests to every call in `/api/openapi.json`, as a visitor, a student and
// an administrator, to the real server with the real bank. Prints the number of replies per status, and every faulty reply: a server
// error (5xx other than 503 with Retry-After), one that clients could not parse, or one that caches might store.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { borrowPostgres } from '@sabi/embedded-postgres'
import { fuzz } from '../server/testing/fuzz-client.ts'
import { Phone } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

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
demandMeasured({ 'requests accepted': countByStatus['200'] ?? 0 })
process.exitCode = faults.length === 0 ? 0 : 1

async function prepare() {
  await pool.query('delete from limits')
  const [student, administrator] = [new Phone(server.url, []), new Phone(server.url, [])]
  await student.register()
  await administrator.register()
  await pool.query(`update users set account_type = 'admin' where id = $1`, [administrator.userId])
  return { visitor: undefined, student: student.token, administrator: administrator.token }
}
