import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFreshSums } from '../database/kept-sums.queries.ts'
import { CommandRefused } from '../platform/command.ts'
import { saveQuestions } from '../questions/bank.queries.ts'
import { dumpTables } from '../testing/dump.ts'
import { shownSums, sumsOfLog } from '../testing/sums-of-log.ts'
import { testBank } from '../testing/test-bank.ts'
import { insertLearner } from '../accounts/cards/cards.queries.ts'
import { tokenOf, userOf, useTestServer, type TestServer, type TestStudent } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { assertAnswersCommand, runAnswersCommand } from './answers-command.ts'

const [hall, library] = [useTestServer(), useTestServer()]
const repository = join(import.meta.dirname, '../..')
const today = '2026-11-20'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-answers-'))
})
afterAll(async () => rm(folder, { recursive: true }))

let made = 0
const newFile = () => join(folder, `${++made}.answers`)
const run = (server: TestServer, ...words: string[]) => runAnswersCommand(server.connection.database, words)

async function exported(server: TestServer): Promise<string> {
  const path = newFile()
  await run(server, 'export', path)
  return path
}

async function register(server: TestServer, email: string, password = 'correct horse battery'): Promise<TestStudent> {
  const body = { email, name: 'Amina Bello', password }
  const reply = await server.send('/api/auth/register', { method: 'POST', body })
  return { user: { ...userOf(reply), email }, password, token: tokenOf(reply) }
}

/** An account that a teacher of this server made, with a password that works once. */
async function newLearner({ connection: { database } }: TestServer, userName: string): Promise<string> {
  const { id: userId, password_hash: passwordHash } = await database
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const [id, classId] = [randomUUID(), randomUUID()]
  await sql`insert into classes (id, teacher_id, name, subjects) values (${classId}, ${userId}, 'SS2', '{physics}')`.execute(
    database,
  )
  await insertLearner(database, { userId: id, name: 'Amina Bello', userName, passwordHash, classId })
  return id
}

async function signIn(server: TestServer, email: string, password = 'correct horse battery') {
  const reply = await server.send('/api/auth/login', { method: 'POST', body: { email, password } })
  return { status: reply.status, student: { user: { ...userOf(reply), email }, password, token: tokenOf(reply) } }
}

function answerTo(questionId: string, changes: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    sessionId: randomUUID(),
    questionId,
    questionVersion: 1,
    option: made % 4,
    answeredAt: '2026-11-20T10:00:00.000Z',
    tzOffset: 60,
    durationMs: 12_000,
    seq: 1,
    ...changes,
  }
}

const manyAnswers = (count: number) =>
  Array.from({ length: count }, (_, n) => answerTo(`bio-${1 + (n % 11)}-${n % 6}`, { option: n % 4, hints: n % 3 }))

async function send(server: TestServer, as: TestStudent, answers: unknown[], sessions: unknown[] = []) {
  const body = { deviceId: 'phone', sessions, answers }
  const reply = await server.send('/api/sync/answers', { method: 'POST', as, body })
  expect(reply.body).toMatchObject({ rejected: [], rejectedSessions: [] })
}

/** The log of all students of a server, by their e-mails, without what each server notes for itself. */
async function logOf(server: TestServer) {
  const { rows } = await sql`
    select email, array(select (a.id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms,
                                device_id, seq, hints)::text from answers a where user_id = u.id order by a.id) as answers,
           array(select (s.id, kind, exam_type, subject, topic_id, started_at, finished_at, question_count, duration_ms)::text
                 from practice_sessions s where user_id = u.id order by s.id) as sessions
    from users u order by email
  `.execute(server.connection.database)
  return rows
}

async function sumsOf(server: TestServer, email: string) {
  const { database } = server.connection
  const { id: userId } = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await withFreshSums({ primary: database, reads: database }, userId)
  const shown = await shownSums(database, { userId, today })
  expect(shown).toEqual(await sumsOfLog(database, { userId, today }))
  return shown
}

/** Three students of two servers, whose logs overlap: one is only in the hall, two registered on both. */
async function practiseOnBoth() {
  const [only, both, third] = [
    `only-${++made}@example.org`,
    `both-${++made}@example.org`,
    `third-${++made}@example.org`,
  ]
  const shared = manyAnswers(40)
  const session = {
    id: shared[0]?.sessionId ?? '',
    kind: 'practice',
    examType: 'JAMB',
    startedAt: '2026-11-20T09:50:00.000Z',
  }
  await send(hall, await register(hall, only), manyAnswers(30))
  await send(hall, await register(hall, both), [...shared, ...manyAnswers(20)], [session])
  const ended = { ...session, finishedAt: '2026-11-20T10:05:00.000Z', questionCount: 5 }
  await send(library, await register(library, both), [...manyAnswers(10), ...shared.slice(10)], [ended])
  await send(hall, await register(hall, third), manyAnswers(5))
  await send(library, await register(library, third), manyAnswers(7))
  return { emails: [only, both, third], sizes: [30, 70, 12] }
}

// SYNC-5
test('gives two servers the same log and the same sums, each answer once, whatever is imported how often', async () => {
  const { emails, sizes } = await practiseOnBoth()
  const first = await exported(library)
  await run(hall, 'import', first)
  const union = await logOf(hall)
  await run(library, 'import', await exported(hall))
  expect(await logOf(library)).toEqual(union)

  for (const [place, email] of emails.entries()) {
    const sums = await sumsOf(hall, email)
    expect(await sumsOf(library, email)).toEqual(sums)
    expect(sums.totals.answered).toBe(sizes[place])
  }
  const again = await run(hall, 'import', first)
  expect(again).toMatch(/ 0 new, 2 already here/)
  expect(again).toMatch(/ 47 answers: 0 new, 47 already here/)
  await run(hall, 'import', await exported(library))
  expect(await logOf(hall)).toEqual(union)
}, 60_000)

test('lets a student sign in on the other server, with the password of either where each has its own', async () => {
  const [moved, twice] = [`moved-${++made}@example.org`, `twice-${++made}@example.org`]
  await register(hall, moved, 'a long password of the hall')
  await register(hall, twice, 'a long password of the hall')
  await register(library, twice, 'the password of the library')
  await run(library, 'import', await exported(hall))
  expect((await signIn(library, moved, 'a long password of the hall')).status).toBe(200)
  expect((await signIn(library, twice, 'the password of the library')).status).toBe(200)
})

test('keeps two learners apart whose user name is the same, and says what the one of the file is called here', async () => {
  const userName = 'amina.b42'
  const [here, there] = await Promise.all([hall, library].map((server) => newLearner(server, userName)))
  const said = await run(hall, 'import', await exported(library))
  const { rows } = await sql<{ id: string; name: string; isWaiting: boolean }>`
    select id::text, user_name as name, has_starting_password as "isWaiting" from users where id in (${here}, ${there})
  `.execute(hall.connection.database)
  const nameOf = (id?: string) => rows.find((row) => row.id === id)
  expect(nameOf(here)).toMatchObject({ name: userName, isWaiting: true })
  expect(nameOf(there)).toMatchObject({ name: expect.stringMatching(/^amina\.b[2-9]+$/), isWaiting: true })
  expect(nameOf(there)?.name).not.toBe(userName)
  expect(said).toContain(`${userName} is another learner here. The learner of the file now signs in as`)
  expect(await run(hall, 'import', await exported(library))).not.toContain('another learner')
})

test('gives nobody the rights of an administrator, and lets nobody in who is suspended', async () => {
  const [chief, locked] = [await hall.newAdministrator(), await hall.newStudent()]
  const suspended = hall.connection.database.updateTable('users').set({ suspended_at: new Date() })
  await suspended.where('id', '=', locked.user.id).execute()
  await run(library, 'import', await exported(hall))
  expect((await signIn(library, chief.user.email)).student.user.accountType).toBe('student')
  const body = { email: locked.user.email, password: locked.password }
  expect((await library.send('/api/auth/login', { method: 'POST', body })).status).toBe(403)
})

test('marks answers to questions that only the other server has by the keys of that one', async () => {
  const student = await hall.newStudent()
  const [own] = testBank.questions
  if (own === undefined) throw new Error('The bank of the tests is empty')
  const added = { ...own, id: 'hall-1', topicId: 'hall', correctOption: 2, contentHash: 'of the hall' }
  await saveQuestions(hall.connection.database, [added], 1)
  await send(hall, student, [answerTo('hall-1', { option: 2 }), answerTo('hall-1', { option: 1 })])
  await run(library, 'import', await exported(hall))
  expect((await sumsOf(library, student.user.email)).totals).toMatchObject({ answered: 2, correct: 1 })
  const published = library.connection.database.selectFrom('questions').select('is_published')
  expect(await published.where('id', '=', 'hall-1').execute()).toEqual([{ is_published: false }])
})

test('leaves answers where they are whose question is another one here, and says which', async () => {
  const student = await hall.newStudent()
  const [own] = testBank.questions
  if (own === undefined) throw new Error('The bank of the tests is empty')
  for (const [server, word] of [
    [hall, 'in the hall'],
    [library, 'in the library'],
  ] as const)
    await saveQuestions(server.connection.database, [{ ...own, id: 'clash-1', text: word, contentHash: word }], 1)
  await send(hall, student, [answerTo('clash-1'), answerTo('che-1-1', { option: 1 })])
  const versions = hall.connection.database.updateTable('question_versions').set({ correct_option: 0 })
  await versions.where('question_id', '=', 'che-1-1').execute()
  const said = await run(library, 'import', await exported(hall))
  expect(said).toContain('1 answer not added, because this server has something else under the same id.')
  expect(said).toContain('These questions differ between the two servers: clash-1')
  expect(said).toContain('another key on the other server. This one marks by its own: che-1-1')
  expect((await sumsOf(library, student.user.email)).totals).toMatchObject({ answered: 1, correct: 1 })
})

test('takes more than an account may send in a day, and leaves its bound as it was', async () => {
  const student = await hall.newStudent()
  const { database } = library.connection
  await send(hall, student, manyAnswers(20))
  const path = await exported(hall)
  await run(library, 'import', path)
  const expire = String(Date.UTC(2099, 0))
  const key = `answers:${student.user.id}`
  await sql`update limits set expire = ${expire} where key = ${key}`.execute(database)
  await send(hall, student, manyAnswers(20))
  await run(library, 'import', await exported(hall))
  expect((await sumsOf(library, student.user.email)).totals.answered).toBe(40)
  const held = sql<string>`select expire::text from limits where key = ${key}`.execute(database)
  expect((await held).rows).toEqual([{ expire }])
})

test('comes to the same result after an import that was killed in the middle', async () => {
  const students = await Promise.all([hall.newStudent(), hall.newStudent(), hall.newStudent()])
  for (const student of students) await send(hall, student, manyAnswers(50))
  const path = await exported(hall)
  const { database } = library.connection
  await run(library, 'import', path)
  const whole = await logOf(library)
  const ids = students.map(({ user }) => user.id).toSorted()
  await database.deleteFrom('answers').where('user_id', 'in', ids).execute()

  // The import stands still at the last of the three, and is killed there.
  await database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', ids[2] ?? '')
      .forUpdate()
      .execute()
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/answers.ts', 'import', path], {
      cwd: repository,
      env: { ...process.env, BASE_URL: '', DATABASE_URL: library.connection.pool.options.connectionString },
      stdio: 'ignore',
    })
    await untilWaiting(database, 1)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await run(library, 'import', path)
  expect(await logOf(library)).toEqual(whole)
  for (const { user } of students) await sumsOf(library, user.email)
}, 60_000)

test('refuses every file that is not whole in one sentence, and changes nothing', async () => {
  await send(hall, await hall.newStudent(), manyAnswers(3))
  const whole = await readFile(await exported(hall))
  const text = gunzipSync(whole).toString()
  const lines = text.split('\n')
  const path = newFile()
  const before = await dumpTables(library.connection.database)
  const files: [Buffer | string, string][] = [
    ['', 'it is cut off'],
    ['email,name', 'another kind of file'],
    [gzipSync('{"format":"sabi-backup"}\n'), 'another kind of file'],
    [whole.subarray(0, whole.length - 20), 'it is cut off'],
    [gzipSync(lines.slice(0, -2).join('\n')), 'it is cut off'],
    [gzipSync(text.replace('Amina', 'Anima')), 'it was changed'],
    [gzipSync(`${text}more\n`), 'it was changed'],
    [gzipSync(text.replace('"formatVersion":1', '"formatVersion":2')), 'a newer Sabi Prep'],
    [gzipSync(text.replace(/m=19456/, 'm=99999999')), 'is not as expected'],
    [gzipSync(text.replace('Amina', String.raw`A\u0000`)), 'is not as expected'],
    [gzipSync([lines[0], lines.at(-3), ...lines.slice(1)].join('\n')), 'wrong order'],
    [gzipSync(Buffer.alloc(64_000_000)), 'a line does not end'],
  ]
  for (const [content, why] of files) {
    await writeFile(path, content)
    const refusal: unknown = await run(library, 'import', path).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CommandRefused)
    expect(String(refusal)).toContain(why)
    expect(String(refusal)).toMatch(/is not a complete file of answers: [^.]+\. Nothing was changed\.$/)
  }
  await expect(run(library, 'import', folder)).rejects.toThrow("can't be read (EISDIR). Nothing was changed.")
  expect(await dumpTables(library.connection.database)).toEqual(before)
})

test('writes a file that only its owner may read, and never over another one', async () => {
  const path = await exported(hall)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const before = await readFile(path)
  await expect(run(hall, 'export', path)).rejects.toThrow('cannot be written (EEXIST)')
  expect(await readFile(path)).toEqual(before)
})

test('shows how it is called where the words are no command', () => {
  for (const words of [[], ['import'], ['merge', 'file'], ['export', '--all'], ['import', 'one', 'two']])
    expect(() => assertAnswersCommand(words)).toThrow('Usage:')
})
