// `npx tsx bench/typed-rows.ts [calls]`: measures the processor time that checking the rows of queries costs a server, for what students
// ask most: a batch of answers, a draw and the statistics, and for a page of questions, whose rows are JSON. Each is called without
// checks, with the checks of a running server, and with those of tests. Prints medians of nine rounds. Needs a built bank.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@sabi/embedded-postgres'
import { parseBank } from '@sabi/shared/content/bank'
import { QuestionFilter } from '@sabi/shared/subjects/calls'
import { connect, type Database } from '../server/database/database.ts'
import { withFreshSums } from '../server/database/kept-sums.queries.ts'
import { migrate } from '../server/database/migrate.ts'
import { sampleRows } from '../server/database/typed-sql.ts'
import { getOverview } from '../server/progress/progress.queries.ts'
import { loadBank } from '../server/questions/bank.queries.ts'
import { drawQuestions } from '../server/questions/draw.ts'
import { QuestionMemory } from '../server/questions/question-memory.ts'
import { listQuestions } from '../server/questions/questions.queries.ts'
import { insertBatch } from '../server/sync/answer-log.queries.ts'
import { quantile } from './load/arrivals.ts'
import { demandMeasured } from './lib/measured.ts'

const calls = Number(process.argv[2] ?? 50)
const rounds = 9
const length = 20
const sessionsBefore = 50
const filter = QuestionFilter.parse({ subject: 'physics' })
const today = '2026-11-23'

type Call = (database: Database) => Promise<unknown>

const bank = parseBank(await readFile(join(import.meta.dirname, '../content/dist/bank.json'), 'utf8'))
const folder = await mkdtemp(join(tmpdir(), 'sabi-rows-'))
// PostgreSQL runs under its own account if this runs as root.
await chmod(folder, 0o755)
const postgres = await startPostgres({ dataDir: join(folder, 'data'), durability: 'throw-away', log: () => undefined })
const { database } = connect(postgres.url, { onError: () => undefined, max: 2 })
const userId = randomUUID()
const mismatches: string[] = []
try {
  await prepare()
  const memory = new QuestionMemory()
  const steps: Record<string, Call> = {
    batch: answer,
    draw: (database) => draw(database, memory),
    'draw, nothing remembered': (database) => draw(database, new QuestionMemory()),
    statistics: (database) => getOverview(database, { userId, today, limit: 10 }),
    'page of questions': (database) => listQuestions(database, filter, { limit: length, offset: 0 }),
  }
  for (const [name, call] of Object.entries(steps)) await compare(name, call)
} finally {
  await database.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const line of mismatches) console.log(line)
process.exitCode = mismatches.length > 0 ? 1 : 0

async function prepare(): Promise<void> {
  await migrate(database)
  await loadBank(database, bank)
  await database
    .insertInto('users')
    .values({ id: userId, email: 'student@example.org', name: 'Student', password_hash: '' })
    .execute()
  for (let session = 0; session < sessionsBefore; session++) await answer(database)
  await withFreshSums({ primary: database, reads: database }, userId)
}

/** Calls in each way in turn, so that a busy machine slows all of them. */
async function compare(name: string, call: Call): Promise<void> {
  const ways: Record<string, () => Promise<number>> = {
    unchecked: () => measure(() => call(unchecked(database))),
    running: async () => {
      const checkAll = sampleRows((line) => mismatches.push(line))
      const ms = await measure(() => call(database))
      checkAll()
      return ms
    },
    tests: () => measure(() => call(database)),
  }
  const measured: Record<string, number[]> = { unchecked: [], running: [], tests: [] }
  for (let round = 0; round <= rounds; round++)
    for (const [way, take] of Object.entries(ways)) {
      const ms = await take()
      // The first round only warms up.
      if (round > 0) measured[way]?.push(ms)
    }
  const [without = 0, running = 0, tests = 0] = Object.values(measured).map((values) => quantile(values, 0.5))
  demandMeasured({ [name]: without })
  const ratio = (ms: number) => (ms / without).toFixed(2)
  console.log(`${name}: ${without.toFixed(2)} ms unchecked; running × ${ratio(running)}, tests × ${ratio(tests)}`)
}

/** Milliseconds of this process's time for each call. */
async function measure(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < calls; n++) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / calls
}

/** The same database for queries that leave their plugins out, which are what checks the rows. */
function unchecked(database: Database): Database {
  const executor = database.getExecutor()
  const bare = new Proxy(executor, {
    get: (target, key) => (key === 'withPlugins' ? () => executor : Reflect.get(target, key, target)),
  })
  return new Proxy(database, {
    get: (target, key) => (key === 'getExecutor' ? () => bare : Reflect.get(target, key, target)),
  })
}

async function draw(database: Database, memory: QuestionMemory): Promise<unknown> {
  return drawQuestions(database, { filter, stock: await memory.findStock(database, filter), limit: length, memory })
}

async function answer(database: Database): Promise<unknown> {
  const sessionId = randomUUID()
  const now = new Date().toISOString()
  const answers = bank.questions.slice(0, length).map(({ id, version }, seq) => ({
    id: randomUUID(),
    sessionId,
    questionId: id,
    questionVersion: version,
    option: 0,
    answeredAt: now,
    tzOffset: 60,
    durationMs: 5_000,
    seq,
  }))
  return insertBatch(database, { userId, deviceId: 'phone', sessions: [], answers })
}
