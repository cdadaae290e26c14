// `npm run bench [seconds]`: measures the overhead of our server. Batches of answers, random draws, statistics and logins run once
// through HTTP, and once as exactly the same statements over a bare driver on the same database (for a login, plus hashing the
// password). A page and a file are compared with a bare node:http server that sends the same bytes. Then a shorter version of
// bench/mixed.ts finds how many students can be served. Only the ratios are comparable between machines; 1 would be no overhead. Takes
// under five minutes; nothing else should run on the machine.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Dialect,
} from 'kysely'
import pg from 'pg'
import { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import * as z from 'zod/mini'
import { freePort } from '../journeys/testing/real-server.ts'
import { passwords } from '../server/accounts/passwords/password-hasher.ts'
import { findViewer } from '../server/accounts/sign-in/sessions.queries.ts'
import type { Tables } from '../server/database/tables.ts'
import { hashToken } from '../server/platform/tokens.ts'
import { withFreshSums } from '../server/database/kept-sums.queries.ts'
import { getStatistics } from '../server/progress/statistics.ts'
import { drawQuestions } from '../server/questions/draw.ts'
import { QuestionMemory } from '../server/questions/question-memory.ts'
import { insertBatch } from '../server/sync/answer-log.queries.ts'
import { findHeld, requestsAnHour } from './load/held.ts'
import { anyStudent } from './load/population.ts'
import { openSchool } from './load/school.ts'
import { answerBatch } from './load/student-day.ts'
import { Wire, type Sending } from './load/wire.ts'
import { demandMeasured } from './lib/measured.ts'

const seconds = Number(process.argv[2] ?? 4)
const students = 10_000
/** As many concurrent clients as the server has database connections … */
const clients = 10
/** … and as many callers as it admits, so that no database connection is idle during other work. */
const callers = 20
/** Alternating turns, so that a slowdown of the machine affects both. */
const turns = 4
const batchSize = 100
const drawn = 100
/** Number of different draws and students that are repeated. */
const variety = 200
/** More than any machine so far has added, also without our server between. */
const mostBatchesASecond = 2_000
const filter = { subject: 'physics', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const

/** A database that accepts everything and returns nothing, used to record statements without executing them. */
const silentDialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

const school = await openSchool(students)
/** Without compression, because the bare database and server don't compress either. */
const plain = { encodings: 'identity' }
const wire = new Wire(school.url, plain)
const pool = new pg.Pool({ connectionString: school.databaseUrl, max: clients })
try {
  await compareBatches()
  await compareDraws()
  await compareStatistics()
  await compareLogins()
  for (const path of ['/dashboard', '/static-questions.json']) await compareStatic(path)
  const { students: held, aSecond } = await findHeld(school, { stepSeconds: 4, confirmSeconds: 15 })
  demandMeasured({ 'students held': held })
  console.log(`mixed: ${held} students at ${requestsAnHour} requests an hour (${aSecond.toFixed(0)} a second)`)
} finally {
  wire.close()
  await pool.end()
  await school.close()
}

/** A statement with its values, as sent to the database. */
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

async function compareBatches(): Promise<void> {
  let sendings: Sending[] = []
  let batches: Statement[][] = []
  const atMost = Math.ceil((mostBatchesASecond * seconds) / turns)
  await compare(`batches of ${batchSize} answers`, {
    // Made before each turn for both sides, because this is the phones' work, not the server's.
    prepare: async () => {
      sendings = Array.from({ length: atMost }, () => answerBatch(anyStudent(students), school.world, batchSize))
      batches = await Promise.all(Array.from({ length: atMost }, batchStatements))
    },
    ours: () => send(oneOf(sendings)),
    bare: () => runBare(oneOf(batches)),
  })
}

function oneOf<Batch>(made: Batch[]): Batch {
  const batch = made.pop()
  if (batch === undefined) throw new Error('More batches were sent than made')
  return batch
}

/** The statements that the server sends for a new batch. */
async function batchStatements(): Promise<Statement[]> {
  const student = anyStudent(students)
  const { body = '' } = answerBatch(student, school.world, batchSize)
  const Batch = z.object({ deviceId: z.string(), sessions: z.array(SyncedSession), answers: z.array(SyncedAnswer) })
  return recorded(silentDialect, async (database) => {
    await findViewer(database, hashToken(student.token))
    await insertBatch(database, { ...Batch.parse(JSON.parse(body)), userId: student.id })
  })
}

/** Compares draws with a process that caches questions, as ours does, and with one that does not. */
async function compareDraws(): Promise<void> {
  const draw = (memory: QuestionMemory) => async (database: Kysely<Tables>) => {
    const stock = await memory.findStock(database, filter)
    await drawQuestions(database, { filter, stock, limit: drawn, memory })
  }
  const remembered = new QuestionMemory()
  await several(draw(remembered))
  const compared = {
    'as a process without a cache': await several((database) => draw(new QuestionMemory())(database)),
    'as a process with a full cache': await several(draw(remembered)),
  }
  for (const [name, draws] of Object.entries(compared))
    await compare(`draws of ${drawn} questions, bare ${name}`, {
      ours: () => send({ method: 'GET', path: `/api/questions?subject=physics&random=true&limit=${drawn}` }),
      bare: (turn) => runBare(draws[turn % variety] ?? []),
    })
}

async function compareStatistics(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const asked = await several(async (database) => {
    const student = anyStudent(students)
    await findViewer(database, hashToken(student.token))
    await withFreshSums({ primary: database, reads: database }, student.id)
    await getStatistics(database, { userId: student.id, today })
  })
  await compare('statistics of a student', {
    ours: () => send({ method: 'GET', path: '/api/scores/exam-stats', token: anyStudent(students).token }),
    bare: (turn) => runBare(asked[turn % variety] ?? []),
  })
}

/** Logins have no repeatable statements. Their minimum cost is hashing the password and finding the account. */
async function compareLogins(): Promise<void> {
  const emailOf = ({ token }: { token: string }) => `student-${Number(token)}@example.org`
  const { password } = school.world
  await compare('logins', {
    ours: () =>
      send({
        method: 'POST',
        path: '/api/auth/login',
        body: JSON.stringify({ email: emailOf(anyStudent(students)), password }),
      }),
    bare: async () => {
      const statement = 'select password_hash from users where email = $1'
      const { rows } = await pool.query<{ password_hash: string }>(statement, [emailOf(anyStudent(students))])
      await passwords.verify(rows[0]?.password_hash, password, { network: 'bench' })
    },
    // The server hashes one password at a time, so that a rush of logins does not block other requests.
    atOnce: 1,
  })
}

/** Compares with a bare server that holds the same bytes in memory. */
async function compareStatic(path: string): Promise<void> {
  const reply = await fetch(school.url + path, { headers: { 'Accept-Encoding': 'identity' } })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const port = await freePort()
  const bare = fork(new URL('load/bare-server.ts', import.meta.url), [String(port)])
  bare.send(bytes.toString('base64'))
  await once(bare, 'message')
  const bareWire = new Wire(`http://localhost:${port}`, plain)
  await compare(`${path}, ${Math.round(bytes.length / 1000)} KB`, {
    ours: () => send({ method: 'GET', path }),
    bare: () => bareWire.send({ method: 'GET', path }),
  })
  bareWire.close()
  bare.kill()
}

interface Compared {
  /** Run before each turn. */
  prepare?(): Promise<void>
  ours(): Promise<unknown>
  bare(turn: number): Promise<unknown>
  atOnce?: number
}

async function compare(name: string, { prepare, ours, bare, atOnce }: Compared): Promise<void> {
  const rates = { ours: 0, bare: 0 }
  let asked = 0
  // The first turn does not count, because a new process is still compiling its hot code.
  for (let turn = 0; turn <= turns; turn++) {
    await prepare?.()
    const found = {
      ours: await rate(ours, atOnce ?? callers),
      bare: await rate(() => bare(asked++), atOnce ?? clients),
    }
    if (turn === 0) continue
    rates.ours += found.ours / turns
    rates.bare += found.bare / turns
  }
  const [through, without] = [rates.ours, rates.bare].map((value) => value.toFixed(value < 100 ? 1 : 0))
  console.log(
    `${name}: ${through} a second through HTTP, ${without} bare: ratio ${(rates.ours / rates.bare).toFixed(2)}`,
  )
}

/** Repeats work concurrently for the length of a turn, and returns how often it was done per second. */
async function rate(work: () => Promise<unknown>, atOnce: number): Promise<number> {
  const started = performance.now()
  const end = started + (seconds * 1000) / turns
  let done = 0
  const keepOn = async () => {
    for (; performance.now() < end; done++) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, keepOn))
  return done / ((performance.now() - started) / 1000)
}

async function send(sending: Sending): Promise<void> {
  const status = await wire.send(sending)
  if (status !== 200) throw new Error(`${sending.path} returned status ${status}`)
}

/** Runs the statements one after the other, as the server does. */
async function runBare(statements: readonly Statement[]): Promise<void> {
  for (const { sql, parameters } of statements) await pool.query(sql, [...parameters])
}

/** The statements of several different runs of the same work. */
async function several(work: (database: Kysely<Tables>) => Promise<unknown>): Promise<Statement[][]> {
  return Promise.all(Array.from({ length: variety }, () => recorded(new PostgresDialect({ pool }), work)))
}

/** Runs work on a database and returns its statements. */
async function recorded(dialect: Dialect, work: (database: Kysely<Tables>) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const database = new Kysely<Tables>({ dialect, log: ({ query }) => void statements.push(query) })
  await work(database)
  return statements
}
