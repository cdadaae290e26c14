import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createClass, listTaughtClasses } from '@sabi/shared/classes/calls'
import { accountBounds, rowsOfAllNewcomersADay, rowsOfNewcomersADay } from '@sabi/shared/contract/bounds'
import type { Call } from '@sabi/shared/contract/call'
import { getTrial } from '@sabi/shared/trial/calls'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { routesOf } from '../app.ts'
import { windowWords } from '../platform/calls/openapi.ts'
import { derivedTables } from '../backup/interface.ts'
import { parseSettings } from '../platform/settings.ts'
import { answerMany } from '../testing/answer-many.ts'
import { answer, practiceSession, sampleInputs, unknownBelongings, type SampleInput } from '../testing/sample-inputs.ts'
import { tokenOf, useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const crowded = useTestServer()
const dayMs = 24 * 60 * 60 * 1000
const newPassword = 'a much better password'
const daysAheadMs = 60 * dayMs

/**
 * Every call with which a student, or someone who registers, adds rows to the database, and what happens at its bound.
 * A new one gets `limits` in its contract, and is added here and to the table of docs/security.md.
 */
const growing: Record<string, 'refused' | 'dropped for the oldest'> = {
  'POST /api/sync/answers': 'refused',
  'POST /api/trials/answers': 'refused',
  'POST /api/scores': 'refused',
  'POST /api/progress/attempt': 'refused',
  'POST /api/question-flags': 'refused',
  'POST /api/ai/reports': 'refused',
  'POST /api/contact': 'refused',
  'POST /api/classes': 'refused',
  'POST /api/joined-classes': 'refused',
  'POST /api/classes/:classId/assignments': 'refused',
  'POST /api/question-generator/generate': 'refused',
  'POST /api/auth/register': 'refused',
  'POST /api/auth/login': 'dropped for the oldest',
  'POST /api/auth/reset-password': 'refused',
  'POST /api/auth/send-verification-email': 'refused',
  'PUT /api/account/password': 'refused',
  'PUT /api/account/email': 'refused',
  // With a wrong password.
  'POST /api/account/delete': 'refused',
}

let writes: Call[] = []
/** The join code of somebody else's class. */
let classCode = ''

beforeAll(async () => {
  const teacher = await server.newStudent()
  const made = await server.send('/api/classes', {
    method: 'POST',
    as: teacher,
    body: { id: randomUUID(), name: 'SS2 Science', subjects: ['physics'] },
  })
  classCode = createClass.reply.parse(made.body).class.code ?? ''
  const platform = { ...server.connection, settings: parseSettings({}), provider: null, standby: null }
  writes = routesOf(platform)
    .map(({ call }) => call)
    .filter(({ method, access }) => method !== 'GET' && access !== 'admin')
})

/** A student who may do everything that students may. */
async function newWriter(): Promise<TestStudent> {
  // Many accounts from one network.
  await sql`delete from limits`.execute(server.connection.database)
  const student = await server.newStudent()
  await answerMany(server, student)
  const ownClass = { id: randomUUID(), name: 'SS2 Science', subjects: ['chemistry'] }
  await server.send('/api/classes', { method: 'POST', as: student, body: ownClass })
  // The mail that comes with the account was asked for a minute ago.
  await sql`delete from limits`.execute(server.connection.database)
  return student
}

let made = 0

/** An input with which the call does all it can, new each time. */
async function inputOf(call: Call, student: TestStudent): Promise<SampleInput> {
  const { user, password } = student
  const name = `${call.method} ${call.path}`
  const flag = { id: randomUUID(), questionId: `che-1-${++made % 4}`, reason: 'No option is right' }
  const trial = await server.send(`/api/trials/physics?draw=2026-11-23.${made}`)
  const { draw, mark } = getTrial.reply.parse(trial.body).trial
  const inputs: Record<string, SampleInput> = {
    'POST /api/trials/answers': { body: { subject: 'physics', topic: null, draw, mark, answers: 'AB' } },
    'POST /api/auth/login': { body: { email: user.email, password } },
    'PUT /api/account/password': { body: { currentPassword: password, newPassword } },
    'PUT /api/account/email': { body: { email: `${randomUUID()}@example.org`, password } },
    'POST /api/question-flags': { body: flag },
    'POST /api/joined-classes': { body: { code: classCode, name: 'Amina' } },
    'POST /api/question-generator/generate': { body: { subject: 'chemistry', examType: 'JAMB', count: 1 } },
  }
  const place = name === 'POST /api/classes/:classId/assignments' ? { classId: await classOf(student) } : {}
  const input = inputs[name] ?? sampleInputs[name]?.({ ...unknownBelongings(), userId: user.id, ...place })
  if (input === undefined) throw new Error(`sample-inputs.ts has no input for ${name}`)
  return input
}

async function classOf(student: TestStudent): Promise<string> {
  const { body } = await server.send('/api/classes', { as: student })
  return listTaughtClasses.reply.parse(body).classes[0]?.id ?? ''
}

async function make(call: Call, as: TestStudent) {
  const { params = {}, body } = await inputOf(call, as)
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return server.send(path, { method: call.method, body, as })
}

/** Rows of each table that is there to stay; what is summed up of the log grows with the log. */
async function countRows(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]
      ::text::integer as count
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname <> all (${derivedTables})
  `.execute(server.connection.database)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

async function tablesGrownBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await countRows()
  await work()
  const after = await countRows()
  return [...after.keys()].filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0))
}

/** Simulates a day on which the account did more than anyone may. */
async function spendAll(): Promise<void> {
  await sql`update limits set points = 1000000, expire = expire + ${daysAheadMs}`.execute(server.connection.database)
}

test('knows of every call with which a student adds rows to the database', async () => {
  const grown: string[] = []
  for (const call of writes) {
    const student = await newWriter()
    const tables = await tablesGrownBy(() => make(call, student))
    if (tables.length > 0) grown.push(`${call.method} ${call.path}`)
  }
  expect(grown.toSorted()).toEqual(Object.keys(growing).toSorted())
}, 60_000)

test.each(Object.entries(growing))('%s has a bound; what is beyond it is %s', async (name, atBound) => {
  const call = writes.find(({ method, path }) => `${method} ${path}` === name)
  if (call === undefined) throw new Error(`There is no ${name}`)
  const student = await newWriter()
  const grownFirst = await tablesGrownBy(async () => {
    const token = tokenOf(await make(call, student))
    if (name === 'PUT /api/account/password') Object.assign(student, { token, password: newPassword })
  })
  expect(grownFirst).not.toEqual([])
  if (atBound !== 'refused') {
    const { database } = server.connection
    await sql`insert into sessions (token_hash, user_id, expires_at)
      select decode(md5(n::text), 'hex'), ${student.user.id}, now() + interval '1 day' from generate_series(1, 60) n`.execute(
      database,
    )
    await make(call, student)
    const { rows } = await sql<{ sessions: number }>`
      select count(*)::integer as sessions from sessions where user_id = ${student.user.id}`.execute(database)
    expect(rows).toEqual([{ sessions: 50 }])
    return
  }
  await spendAll()
  let reply: Awaited<ReturnType<typeof make>> | undefined
  const grown = await tablesGrownBy(async () => {
    reply = await make(call, student)
  })
  expect(grown).toEqual([])
  expect(reply?.status).toBe(429)
  expect(Number(reply?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(String(reply?.body['message'])).toMatch(/^[A-Z].*\.$/)
})

test('docs/security.md names each limit of a call that the contract sets', async () => {
  const document = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const rows = document.split('\n').filter((line) => line.startsWith('| `'))
  const limits = writes.flatMap(({ path, limits: byName = {} }) =>
    Object.values(byName).map(({ times, per }) => ({ path, words: `${times} ${windowWords[per]}` })),
  )
  expect(limits.length).toBeGreaterThan(8)
  for (const { path, words } of limits) expect(rows.find((row) => row.includes(`${path}\``))).toContain(words)
})

function batchOf(count: number, sessionId: string = randomUUID()) {
  const answers = Array.from({ length: count }, (_, seq) => {
    const id = randomUUID()
    return { ...answer(sessionId, id), id, seq }
  })
  return { deviceId: 'phone', sessions: [practiceSession(sessionId)], answers }
}

async function send(as: TestStudent, body: unknown) {
  return server.send('/api/sync/answers', { method: 'POST', as, body })
}

/** Leaves room for so many more rows. */
async function leaveRoomFor(student: TestStudent, rows: number): Promise<void> {
  const { aDay, backlogDays } = accountBounds.answers
  const takenMs = backlogDays * dayMs - (rows - 0.5) * (dayMs / aDay)
  await sql`insert into limits (key, expire)
    values (${`answers:${student.user.id}`}, (extract(epoch from now()) * 1000)::bigint + ${Math.round(takenMs)}::bigint)
    on conflict (key) do update set expire = excluded.expire`.execute(server.connection.database)
}

async function countLog({ user }: TestStudent): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::integer from answers where user_id = ${user.id}) as answers,
           (select count(*)::integer from practice_sessions where user_id = ${user.id}) as sessions
  `.execute(server.connection.database)
  return rows[0]
}

test('takes what two phones bring after a month of hard practice, at once', async () => {
  const student = await server.newStudent()
  const phone = async () => {
    for (let batch = 0; batch < 30; batch++) expect((await send(student, batchOf(100))).status).toBe(200)
  }
  await Promise.all([phone(), phone()])
  expect(await countLog(student)).toEqual({ answers: 6000, sessions: 60 })
}, 60_000)

test('at its bound an account adds nothing more, and is shown when it may again', async () => {
  const student = await server.newStudent()
  await leaveRoomFor(student, 1)
  expect((await send(student, batchOf(100))).status).toBe(200)
  for (const batch of [batchOf(100), batchOf(1), { ...batchOf(0) }]) {
    const { status, headers, body } = await send(student, batch)
    expect(status).toBe(429)
    // The batch before took 101 rows where there was room for one.
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(100 * 43 - 60)
    expect(body['message']).toBe(
      'More answers came from your account than we can take right now. They are safe on your phone, which will send the rest later.',
    )
  }
  expect(await countLog(student)).toEqual({ answers: 100, sessions: 1 })
})

test('at its bound an account sees what the server has already, and may ask whether the server is well', async () => {
  const student = await server.newStudent()
  const batch = batchOf(10)
  await send(student, batch)
  await leaveRoomFor(student, 0)
  const again = await send(student, { ...batch, sessions: [] })
  expect(again.body).toMatchObject({ saved: [], duplicate: batch.answers.map(({ id }) => id) })
  expect((await send(student, { ...batch, sessions: [], answers: [] })).status).toBe(200)
})

test('what was refused at the bound is taken later, each answer once', async () => {
  const student = await server.newStudent()
  const batch = batchOf(20)
  await leaveRoomFor(student, 0)
  expect((await send(student, batch)).status).toBe(429)
  await leaveRoomFor(student, 1)
  expect((await send(student, batch)).body['saved']).toHaveLength(20)
  await leaveRoomFor(student, 1)
  expect((await send(student, batch)).body['duplicate']).toHaveLength(20)
  expect(await countLog(student)).toEqual({ answers: 20, sessions: 1 })
})

test('answers that come again cost nothing of the bound', async () => {
  const student = await server.newStudent()
  const batch = batchOf(100)
  await send(student, batch)
  const taken = async () => {
    const { rows } = await sql`select expire from limits where key = ${`answers:${student.user.id}`}`.execute(
      server.connection.database,
    )
    return rows
  }
  const before = await taken()
  for (let time = 0; time < 3; time++) await send(student, batch)
  expect(await taken()).toEqual(before)
})

test('a session that changes costs as much as a new one, and nothing where it comes again as it was', async () => {
  const student = await server.newStudent()
  const sessionId = randomUUID()
  await leaveRoomFor(student, 2)
  const sendSession = async (questionCount: number) => {
    const session = { ...practiceSession(sessionId), questionCount }
    return (await send(student, { deviceId: 'phone', sessions: [session], answers: [] })).status
  }
  expect([await sendSession(2), await sendSession(2), await sendSession(3), await sendSession(4)]).toEqual([
    200, 200, 200, 429,
  ])
})

test('one account fills no more than its bound however many requests come at once', async () => {
  const student = await server.newStudent()
  await leaveRoomFor(student, 1)
  const replies = await Promise.all(Array.from({ length: 60 }, () => send(student, batchOf(100))))
  const taken = replies.filter(({ status }) => status === 200).length
  expect(taken).toBeGreaterThan(0)
  // As many as were under way at the same moment: the server of the tests has five connections.
  expect(taken).toBeLessThanOrEqual(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(60 - taken)
  await sql`delete from limits`.execute(server.connection.database)
})

// SYNC-04
test('takes a million rows a day from the newcomers behind one address, and more from those who are known', async () => {
  const [newcomer, known] = [await server.newStudent(), await server.newStudent()]
  const { database } = server.connection
  await sql`update users set created_at = now() - interval '8 days' where id = ${known.user.id}`.execute(database)
  const key = 'rows-of-newcomers:127.0.0.1'
  await sql`delete from limits where key = ${key}`.execute(database)
  const batch = batchOf(10)
  expect((await send(newcomer, batch)).status).toBe(200)
  expect((await send(newcomer, batch)).status).toBe(200)
  const points = sql<{ points: number }>`select points from limits where key = ${key}`
  expect((await points.execute(database)).rows, 'what comes again counts once').toEqual([{ points: 11 }])
  await sql`update limits set points = ${rowsOfNewcomersADay - 1} where key = ${key}`.execute(database)
  expect((await send(newcomer, batchOf(1))).status).toBe(200)
  const refused = await send(newcomer, batchOf(1))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await send(newcomer, { ...batchOf(0), sessions: [] })).status, 'a phone that asks whether all is well').toBe(
    200,
  )
  expect((await send(known, batchOf(1))).status).toBe(200)
})

test('takes six million rows a day from all newcomers of the site, and more from those who are known', async () => {
  const [newcomer, known] = [await crowded.newStudent(), await crowded.newStudent()]
  const { database } = crowded.connection
  await sql`update users set created_at = now() - interval '8 days' where id = ${known.user.id}`.execute(database)
  await sql`insert into limits (key, points, expire)
    values ('rows-of-all-newcomers:site', ${rowsOfAllNewcomersADay - 1}, (extract(epoch from now()) * 1000)::bigint + 3600000)
    on conflict (key) do update set points = excluded.points, expire = excluded.expire`.execute(database)
  const sendThere = (as: TestStudent, body: unknown) => crowded.send('/api/sync/answers', { method: 'POST', as, body })
  // A process counts 500 at once.
  for (let batch = 0; batch < 5; batch++) expect((await sendThere(newcomer, batchOf(100))).status).toBe(200)
  const refused = await sendThere(newcomer, batchOf(100))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(3_600)
  expect((await sendThere(known, batchOf(100))).status).toBe(200)
  const report = { examType: 'JAMB', score: 1, totalQuestions: 2, timeSpent: 60 }
  const reportThere = (as: TestStudent) => crowded.send('/api/scores', { method: 'POST', as, body: report })
  expect((await reportThere(newcomer)).status, 'sessions that are only reported are rows too').toBe(429)
  expect((await reportThere(known)).status).toBe(201)
})

test('leaves room for 20,000 registrations a day with 100 answers each, and a quarter of those of the week before', () => {
  // Five sessions of 20, each with its beginning and its end.
  const rowsOfStudent = 100 + 5 * 2
  const registrations = 20_000
  const returning = (registrations * 6) / 4
  expect((registrations + returning) * rowsOfStudent).toBeLessThan(rowsOfAllNewcomersADay)
})
