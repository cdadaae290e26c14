// `npx tsx bench/correction.ts [kills]`: corrects, through a real call, the key of a question that 20,000 students have answered
// 100,000 times. Prints how long the call takes, and kills the server (every other time the database too) 20 times in the middle of
// such a call, which must take effect completely or not at all. Then every score must equal the one JavaScript computes from the
// answers (0 differences), and every student must be notified once of each correction (0 not notified, 0 notified twice).
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confirmNotices, listNotices, type Notice } from '@sabi/shared/flags/correction-calls'
import type { ShownQuestion } from '@sabi/shared/content/question'
import { getQuestion, listQuestions } from '@sabi/shared/subjects/calls'
import pg from 'pg'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { listNoticesOf } from '../server/flags/notices.queries.ts'
import { connect } from '../server/database/database.ts'
import { borrowPostgres } from '@sabi/embedded-postgres'
import { hashToken, newToken } from '../server/platform/tokens.ts'
import { pause } from './lib/client.ts'
import { postmasterOf } from './lib/postmaster.ts'
import { demandMeasured } from './lib/measured.ts'

const students = 20_000
const sessionsEach = 5
const sampled = 200
const kills = Number(process.argv[2] ?? 20)

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-correction-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const [corrected = fail(), killed = fail()] = await questionsOfFour()
const tokens = await fillLog([corrected.id, killed.id])
const admin = await administratorToken()

const took = await correct(corrected.id)
console.log(`${students * sessionsEach} answers of ${students} students: changing the key took ${Math.round(took)} ms`)
const toldByCall = await tellSample()
const changed = await killInTheMiddle(2 * took)
console.log(`then ${Math.round(await correct(killed.id))} ms for another one`)
const differences = await compareScores()
const told = await countNotices()
const totals = { ...changed, ...differences, ...toldByCall, ...told }
console.log(totals)
await server.stop()
await rm(dataDir, { recursive: true, force: true })
const { halves, scores, notToldOnce, notToldOnceByCall, toldAgain } = totals
demandMeasured({ 'milliseconds for the correction': took, kills })
process.exit(halves + scores + notToldOnce + notToldOnceByCall + toldAgain === 0 ? 0 : 1)

function fail(): never {
  throw new Error('The bank has too few questions of four options')
}

async function questionsOfFour(): Promise<ShownQuestion[]> {
  const response = await fetch(`${server.url}/api/questions?limit=500&subject=biology`)
  const { questions } = listQuestions.reply.parse(await response.json())
  return questions.filter(
    ({ options, rich, figure }) => options.length === 4 && rich === undefined && figure === undefined,
  )
}

/** Connects to the server's current database, whose port may change after a kill. */
async function inDatabase<Outcome>(work: (client: pg.Client) => Promise<Outcome>): Promise<Outcome> {
  const { url } = await borrowPostgres({ dataDir, log: () => undefined })
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Has each student answer both questions once per session, at random. Returns the tokens of a sample of students, by id. */
async function fillLog(ids: readonly string[]): Promise<Map<string, string>> {
  return inDatabase(async (client) => {
    await client.query(
      `insert into users (id, email, name, password_hash)
       select gen_random_uuid(), 'student-' || n || '@example.org', 'Student', '-' from generate_series(1, $1::integer) n`,
      [students],
    )
    await client.query(
      `insert into practice_sessions (user_id, id, kind, exam_type, started_at, question_count)
       select u.id, gen_random_uuid(), 'practice', 'JAMB', now(), 2 from users u, generate_series(1, $1::integer)`,
      [sessionsEach],
    )
    await client.query(
      `insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset,
         duration_ms, device_id, seq)
       select s.user_id, gen_random_uuid(), s.id, q.id, q.version, floor(random() * 4), now(), 60, 12000, 'bench', 1
       from practice_sessions s, questions q where q.id = any($1)`,
      [ids],
    )
    await client.query('analyze')
    const { rows } = await client.query<{ id: string }>('select id from users order by id limit $1', [sampled])
    const tokenById = new Map(rows.map(({ id }) => [id, newToken()]))
    for (const [id, token] of tokenById)
      await client.query(
        `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
        [hashToken(token), id],
      )
    return tokenById
  })
}

async function administratorToken(): Promise<string> {
  const [email, password] = [`${randomUUID()}@example.org`, 'green mango tree']
  await send('POST', '/api/auth/register', { body: { email, password, name: 'Bench' } })
  await server.administer('grant', email)
  const response = await send('POST', '/api/auth/login', { body: { email, password } })
  return /sabi_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

async function send(method: string, path: string, { body, token = '' }: { body?: unknown; token?: string } = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

async function questionNow(id: string): Promise<ShownQuestion> {
  return getQuestion.reply.parse(await (await send('GET', `/api/questions/${id}`)).json()).question
}

/** Makes the next option the right one, and returns how long the call took. */
async function correct(id: string): Promise<number> {
  const { text, options, explanation, topicId, examType, difficulty, correctOption, version } = await questionNow(id)
  const next = { text, options, explanation, topicId, examType, difficulty, correctOption: (correctOption + 1) % 4 }
  const started = performance.now()
  await send('PUT', `/api/questions/${id}`, { body: { ...next, version, cause: 'The key was wrong.' }, token: admin })
  return performance.now() - started
}

interface Traces {
  corrections: number
  versions: number
  acts: number
  changedKeys: number
  wrongKeys: number
}

/** The rows that corrections of a question left in every table they write to. */
async function tracesOf(id: string): Promise<Traces> {
  const { rows } = await inDatabase(async (client) =>
    client.query<Traces>(
      `select (select count(*)::integer from corrections where question_id = $1) as corrections,
              (select count(*)::integer from question_versions where question_id = $1) - 1 as versions,
              (select count(*)::integer from audit where details ->> 'question' = $1) as acts,
              (select count(distinct correction_id)::integer from corrected_keys where question_id = $1) as "changedKeys",
              (select count(*)::integer from question_versions v join questions q on q.id = v.question_id
               join question_versions now on now.question_id = q.id and now.version = q.version
               where v.question_id = $1 and v.correct_option is distinct from (now.content ->> 'correctOption')::integer)
                as "wrongKeys"`,
      [id],
    ),
  )
  return rows[0] ?? fail()
}

/** Repeatedly kills the server at some moment between the start and the end of a correction. */
async function killInTheMiddle(longestMs: number) {
  const outcomes = { kills, whole: 0, nothing: 0, halves: 0 }
  for (let kill = 0; kill < kills; kill++) {
    const before = await tracesOf(killed.id)
    const correcting = correct(killed.id).catch(() => undefined)
    await pause(Math.random() * longestMs)
    if (kill % 2 === 1) process.kill(await postmasterOf(dataDir), 'SIGKILL')
    await server.stop('SIGKILL')
    await correcting
    await server.start()
    const after = await tracesOf(killed.id)
    const more = after.corrections - before.corrections
    const isWhole = [after.versions, after.acts, after.changedKeys].every((count) => count === after.corrections)
    if (!isWhole || after.wrongKeys > 0 || more > 1) outcomes.halves++
    else if (more === 1) outcomes.whole++
    else outcomes.nothing++
  }
  return outcomes
}

interface Row {
  session_id: string
  question_id: string
  option: number
}

/** Compares every session's score from the server with one computed from the answers and the currently published keys. */
async function compareScores() {
  const questions = [await questionNow(corrected.id), await questionNow(killed.id)]
  const keyById = new Map(questions.map(({ id, correctOption }) => [id, correctOption]))
  return inDatabase(async (client) => {
    const { rows: answers } = await client.query<Row>('select session_id, question_id, option from answers')
    const expected = new Map<string, number>()
    for (const { session_id: id, question_id: question, option } of answers)
      expected.set(id, (expected.get(id) ?? 0) + (keyById.get(question) === option ? 1 : 0))
    const { rows } = await client.query<{ id: string; score: number }>(
      `select session_id as id, (count(*) filter (where is_correct))::integer as score from marked_answers group by session_id`,
    )
    const wrong = rows.filter(({ id, score }) => expected.get(id) !== score).length
    return { sessions: rows.length, scores: wrong + Math.abs(rows.length - expected.size) }
  })
}

async function noticesByCall(token: string): Promise<Notice[]> {
  return listNotices.reply.parse(await (await send('GET', listNotices.path, { token })).json()).data
}

/** Has a sample of students read their notices, confirm them and ask again. */
async function tellSample() {
  const counts = { notToldOnceByCall: 0, toldAgain: 0 }
  for (const token of tokens.values()) {
    const notices = await noticesByCall(token)
    if (notices.length !== 1 || notices[0]?.questionId !== corrected.id) counts.notToldOnceByCall++
    const ids = notices.map(({ id }) => id)
    await send(confirmNotices.method, confirmNotices.path, { body: { ids }, token })
    counts.toldAgain += (await noticesByCall(token)).length
  }
  return counts
}

/** Counts the pending notices of every student: each correction once, and nothing that the sample has confirmed. */
async function countNotices() {
  const { url } = await borrowPostgres({ dataDir, log: () => undefined })
  const { database } = connect(url, { onError: console.error, max: 4 })
  const { corrections } = await tracesOf(killed.id)
  const rows = await database.selectFrom('users').select('id').where('email', 'like', 'student-%').execute()
  let notToldOnce = 0
  for (const { id } of rows) {
    const notices = await listNoticesOf(database, id)
    const expected = corrections + (tokens.has(id) ? 0 : 1)
    if (
      notices.length !== Math.min(20, expected) ||
      new Set(notices.map((notice) => notice.id)).size !== notices.length
    )
      notToldOnce++
  }
  await database.destroy()
  return { studentsAsked: rows.length, corrections: corrections + 1, notToldOnce }
}
