// `npx tsx bench/throughput.ts [seconds]`: what our server adds to the bare SQL. The same answer batches and the same random draws
// run once through HTTP and once through a bare driver against the same database, in the same run; the ratios are what
// counts, since machines differ. Wants nothing else to run on the machine.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, RealServer } from '../journeys/real-server.ts'
import { borrowPostgres } from '../server/platform/postgres/borrow.ts'
import { fetchQuestions, Phone } from './client.ts'

const seconds = Number(process.argv[2] ?? 5)
const clients = 8
const batchSize = 100

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-bench-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const { url: databaseUrl } = await borrowPostgres({ dataDir, log: console.log })
const pool = new pg.Pool({ connectionString: databaseUrl, max: clients })
const questions = await fetchQuestions(server.url)
const phones = await Promise.all(
  Array.from({ length: clients }, async () => {
    const phone = new Phone(server.url, questions)
    await phone.register()
    return phone
  }),
)

const batches = {
  http: await rate((client) => phoneAt(client).sendBatch(batchSize)),
  driver: await rate((client) => insertBare(phoneAt(client))),
}
const draws = {
  http: await rate(() =>
    fetch(`${server.url}/api/questions?subject=ALL&random=true&limit=100`).then((reply) => reply.text()),
  ),
  driver: await rate(() =>
    pool.query(
      `select v.content from (select id, version from questions where is_published order by random() limit 100) q
       join question_versions v on v.question_id = q.id and v.version = q.version`,
    ),
  ),
}
console.log(
  `answers a second through HTTP ${Math.round(batches.http * batchSize)}, bare ${Math.round(batches.driver * batchSize)}`,
)
console.log(`  ratio ${(batches.http / batches.driver).toFixed(2)}`)
console.log(`draws of 100 questions a second through HTTP ${Math.round(draws.http)}, bare ${Math.round(draws.driver)}`)
console.log(`  ratio ${(draws.http / draws.driver).toFixed(2)}`)

await pool.end()
await server.stop()
await rm(dataDir, { recursive: true, force: true })

/** Runs work on all clients at once for some seconds and gives how often it was done a second. */
async function rate(work: (client: number) => Promise<unknown>): Promise<number> {
  const end = Date.now() + seconds * 1000
  let done = 0
  const started = Date.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (Date.now() < end) {
        await work(client)
        done++
      }
    }),
  )
  return done / ((Date.now() - started) / 1000)
}

/** The least that any server must do with a batch: one durable insert of the same rows. */
async function insertBare({ userId }: Phone): Promise<unknown> {
  const rows = Array.from({ length: batchSize }, (_, seq) => ({
    id: randomUUID(),
    seq,
    question: questions[seq % questions.length],
  }))
  return pool.query(
    `insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms, device_id, seq)
     select $1, id, $2, question_id, 1, 0, now(), 60, 1000, 'bench', seq from unnest($3::uuid[], $4::text[], $5::integer[]) as t (id, question_id, seq)`,
    [
      userId,
      randomUUID(),
      rows.map(({ id }) => id),
      rows.map(({ question }) => question?.id ?? ''),
      rows.map(({ seq }) => seq),
    ],
  )
}

function phoneAt(client: number): Phone {
  const phone = phones[client]
  if (phone === undefined) throw new Error(`No client ${client}`)
  return phone
}
