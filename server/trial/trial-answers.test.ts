import { PostedForm } from '@sabi/shared/contract/page-form'
import { stateAfter } from '@sabi/shared/trial/address'
import { addTrialAnswers, getTrial } from '@sabi/shared/trial/calls'
import type { Trial } from '@sabi/shared/trial/trial'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const site = 'https://prep.example.org'
const server = useTestServer({ BASE_URL: site })
let draws = 0

async function aTrial(query = ''): Promise<Trial> {
  const { body } = await server.send(`/api/trials/physics?draw=2026-11-23.${++draws}${query}`)
  return getTrial.reply.parse(body).trial
}

const wantedBy = ({ subject, topic, draw, mark }: Trial, answers: string) => ({
  subject,
  topic: topic?.id ?? null,
  draw,
  mark,
  answers,
})

async function add(as: TestStudent | undefined, body: unknown) {
  return server.send('/api/trials/answers', { method: 'POST', as, body })
}

async function addedBy(as: TestStudent, body: unknown): Promise<number> {
  return addTrialAnswers.reply.parse((await add(as, body)).body).added
}

async function answersOf({ user }: TestStudent) {
  const { rows } = await sql<{ questionId: string; option: number; ms: number; kind: string; sessions: number }>`
    select question_id as "questionId", option, a.duration_ms as ms, kind,
           (select count(*)::integer from practice_sessions where user_id = ${user.id}) as sessions
    from answers a join practice_sessions s on s.user_id = a.user_id and s.id = a.session_id
    where a.user_id = ${user.id} order by seq
  `.execute(server.connection.database)
  return rows
}

/** What a phone sends of a trial that was answered on it, up to so many questions. */
async function sendFromPhone(as: TestStudent, trial: Trial, count: number): Promise<void> {
  const sessionId = randomUUID()
  const at = new Date().toISOString()
  const session = { id: sessionId, kind: 'review', examType: 'General', subject: 'physics', startedAt: at }
  const answers = trial.questions.slice(0, count).map(({ question: { id, version } }, seq) => ({
    id: randomUUID(),
    sessionId,
    questionId: id,
    questionVersion: version,
    option: 0,
    answeredAt: at,
    tzOffset: 60,
    durationMs: 9_000,
    seq,
  }))
  const body = { deviceId: 'phone', sessions: [session], answers }
  expect((await server.send('/api/sync/answers', { method: 'POST', as, body })).status).toBe(200)
}

test('adds the answers of an address to the account that asks, without a time', async () => {
  const student = await server.newStudent()
  const trial = await aTrial()
  expect(await addedBy(student, wantedBy(trial, 'ABBA'))).toBe(4)
  const places = [0, 1, 1, 0]
  expect(await answersOf(student)).toEqual(
    places.map((place, number) => ({
      questionId: trial.questions[number]?.question.id,
      option: trial.questions[number]?.shownOrder[place],
      ms: 0,
      kind: 'review',
      sessions: 1,
    })),
  )
})

test('adds nothing a second time, whatever letters the address says, one after the other or at once', async () => {
  const student = await server.newStudent()
  const [one, other] = [await aTrial(), await aTrial('&topic=phy-3')]
  expect(await addedBy(student, wantedBy(one, 'ABBA'))).toBe(4)
  expect(await addedBy(student, wantedBy(one, 'ABBA'))).toBe(0)
  expect(await addedBy(student, wantedBy(one, 'BBBB'))).toBe(0)
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => addedBy(student, wantedBy(other, 'AB'))))
  expect(atOnce.reduce((sum, count) => sum + count)).toBe(2)
  expect(await answersOf(student)).toHaveLength(6)
})

test('counts all questions of a session that a shorter and then a longer address were added to', async () => {
  const student = await server.newStudent()
  const trial = await aTrial()
  expect(await addedBy(student, wantedBy(trial, 'AB'))).toBe(2)
  expect(await addedBy(student, wantedBy(trial, 'ABBA'))).toBe(2)
  const { rows } = await sql<{ count: number }>`
    select question_count as count from practice_sessions where user_id = ${student.user.id}
  `.execute(server.connection.database)
  expect(rows).toEqual([{ count: 4 }])
})

test('adds only what the account does not have from the phone on which the trial was answered', async () => {
  const student = await server.newStudent()
  const trial = await aTrial()
  await sendFromPhone(student, trial, 3)
  expect(await addedBy(student, wantedBy(trial, 'BBBB'))).toBe(1)
  expect((await answersOf(student)).map(({ ms }) => ms).toSorted()).toEqual([0, 9_000, 9_000, 9_000])
})

test('counts the same questions of another session as another answer', async () => {
  const student = await server.newStudent()
  const [trial, other] = [await aTrial(), await aTrial()]
  await sendFromPhone(student, { ...trial, questions: [...trial.questions, ...other.questions] }, 20)
  expect(await addedBy(student, wantedBy(trial, 'AAAA'))).toBe(4)
})

test('refuses answers to other questions, letters that no option has, and a topic that is not there', async () => {
  const student = await server.newStudent()
  const trial = await aTrial()
  const refused = [
    [409, { ...wantedBy(trial, 'AB'), mark: 'other' }],
    [400, wantedBy(trial, 'AZ')],
    [400, wantedBy(trial, 'A'.repeat(11))],
    [400, wantedBy(trial, '')],
    [404, { ...wantedBy(trial, 'AB'), topic: 'che-1' }],
  ] as const
  for (const [status, body] of refused) expect([(await add(student, body)).status, body]).toEqual([status, body])
  expect(await answersOf(student)).toEqual([])
})

test('refuses answers from visitors, and into no account but that of the one who asks', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const trial = await aTrial()
  expect((await add(undefined, wantedBy(trial, 'AB'))).status).toBe(401)
  expect(await addedBy(student, { ...wantedBy(trial, 'AB'), userId: other.user.id })).toBe(2)
  expect(await answersOf(other)).toEqual([])
  expect(await addedBy(other, wantedBy(trial, 'AB'))).toBe(2)
})

const Drawn = z.object({
  path: z.string(),
  search: z.string(),
  firstReply: z.object({ isSignedIn: z.optional(z.boolean()), form: z.optional(PostedForm), trial: z.unknown() }),
})

/** Asks for a page, or posts to it, as a browser without scripts does. */
async function browse(
  address: string,
  { as, body, origin = site }: { as?: TestStudent; body?: string; origin?: string } = {},
) {
  const cookie: Record<string, string> = as === undefined ? {} : { Cookie: `sabi_session=${as.token}` }
  const type = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
  const reply = await fetch(server.url + address, {
    headers: { ...cookie, ...(body === undefined ? {} : type) },
    ...(body === undefined ? {} : { method: 'POST', body }),
  })
  const printed = /<pre>(.*)<\/pre>/.exec(await reply.text())?.[1] ?? '{}'
  return { reply, drawn: z.safeParse(Drawn, JSON.parse(printed.replaceAll('&lt;', '<'))).data }
}

function addressOf(trial: Trial, chosen: number[]): { query: string; fields: string } {
  const query = new URLSearchParams(stateAfter(trial, chosen)).toString()
  return { query, fields: `subject=physics&${query}` }
}

test('a form without scripts adds them, and its page says how many', async () => {
  const student = await server.newStudent()
  const trial = await aTrial()
  const { query, fields } = addressOf(trial, [0, 1, 0])
  for (const added of ['3', '0']) {
    const { reply, drawn } = await browse(`/try/physics?${query}`, { as: student, body: fields })
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(drawn).toMatchObject({ path: '/try/physics', search: query })
    expect(drawn?.firstReply).toMatchObject({ isSignedIn: true, trial, form: { outcome: 'added', values: { added } } })
  }
  expect(await answersOf(student)).toHaveLength(3)
})

test('a form that another site posts, or a visitor, adds nothing', async () => {
  const student = await server.newStudent()
  const { query, fields } = addressOf(await aTrial(), [0, 1, 0])
  const forged = await browse(`/try/physics?${query}`, {
    as: student,
    body: fields,
    origin: 'https://elsewhere.example',
  })
  expect(forged.reply.status).toBe(403)
  const visitor = await browse(`/try/physics?${query}`, { body: fields })
  expect(visitor.reply.status).toBe(401)
  expect(visitor.drawn?.firstReply).toMatchObject({ form: { errors: [{ message: 'Please sign in first.' }] } })
  expect(visitor.drawn?.firstReply.isSignedIn).toBeUndefined()
  expect(await answersOf(student)).toEqual([])
})

test('the page of a signed-in student says so and is kept nowhere; that of a visitor is as before', async () => {
  const student = await server.newStudent()
  const visitor = await browse('/try/physics')
  const own = await browse('/try/physics', { as: student })
  expect(own.drawn?.firstReply.isSignedIn).toBe(true)
  expect(own.reply.headers.get('cache-control')).toBe('no-store')
  expect(own.reply.headers.get('etag')).toBeNull()
  // By which the app knows an answer that was given before it was there.
  expect(own.reply.headers.get('referrer-policy')).toBe('same-origin')
  for (const { reply, drawn } of [visitor, await browse('/try/physics')]) {
    expect(drawn?.firstReply.isSignedIn).toBeUndefined()
    expect(reply.headers.get('etag')).toBe(visitor.reply.headers.get('etag'))
    expect(reply.headers.get('cache-control')).toBe('no-cache')
  }
})
