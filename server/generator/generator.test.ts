import { randomUUID } from 'node:crypto'
import { originWords } from '@sabi/shared/content/question'
import { generate, generatorProgress, type Generation } from '@sabi/shared/generator/calls'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { answerMany } from '../testing/answer-many.ts'
import { Jobs } from './jobs.ts'
import { VariantsApart } from './variants-apart.ts'
import { useTestServer, type TestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer({ GENERATIONS_A_DAY: '1000' })
const strict = useTestServer({ GENERATIONS_A_DAY: '2' })
const wish = { subject: 'chemistry', examType: 'JAMB', count: 10 } as const
let amina: TestStudent

beforeAll(async () => {
  amina = await eligible()
})

async function eligible(on: TestServer = server): Promise<TestStudent> {
  const student = await on.newStudent()
  await answerMany(on, student)
  return student
}

const ask = (as: TestStudent, body: object = wish, on = server) =>
  on.send('/api/question-generator/generate', { method: 'POST', as, body })

async function made(as: TestStudent, body: object = wish, on = server): Promise<Generation> {
  const { status, body: reply } = await ask(as, body, on)
  expect(status, JSON.stringify(reply)).toBe(200)
  return generate.reply.parse(reply).data
}

/** A generation still marked as running whose process died after three questions. */
async function leftBehind(student: TestStudent, silentSeconds: number): Promise<string> {
  const { id } = await made(student, { ...wish, count: 3 })
  await sql`update generations set state = 'running', finished_at = null, wanted = 10,
    alive_at = now() - make_interval(secs => ${silentSeconds}) where id = ${id}`.execute(server.connection.database)
  return id
}

// GEN-05
test('returns new questions of the requested subject and exam, each with its origin', async () => {
  const { questions, count, state, message } = await made(await eligible())
  expect({ count, state, message }).toEqual({ count: 10, state: 'done', message: null })
  expect(new Set(questions.map(({ text }) => text)).size).toBe(10)
  for (const question of questions) {
    expect(question).toMatchObject({ subject: 'chemistry', examType: 'JAMB', origin: 'variant' })
    expect(originWords[question.origin ?? 'model'].badge).toBe('New variant')
  }
})

// GEN-02
test('never gives a student the same question twice', async () => {
  const student = await eligible()
  const all = [await made(student), await made(student), await made(student)].flatMap(({ questions }) => questions)
  expect(new Set(all.map(({ id }) => id)).size).toBe(30)
  expect(new Set(all.map(({ text, figure }) => `${text} ${figure?.alt}`)).size).toBe(30)
})

// GEN-05
test('keeps to the requested topics, and says so if they yield too few questions', async () => {
  const student = await eligible()
  const { questions } = await made(student, { ...wish, topicIds: ['che-mole'] })
  const topicIds = new Set(questions.map(({ topicId }) => topicId))
  expect([...topicIds].every((id) => id === 'che-mole')).toBe(true)
  const nothing = await made(student, { ...wish, topicIds: ['no-such-topic'] })
  expect(nothing).toMatchObject({ state: 'failed', count: 0, questions: [] })
  expect(nothing.message).toBe('There are no new questions left for these topics.')
})

// GEN-02
test('returns 403 to a student who has answered too little, with the number still missing', async () => {
  const { status, body } = await ask(await server.newStudent())
  expect(status).toBe(403)
  expect(body['error']).toMatch(/^Answer 18 more different questions in chemistry first\./)
})

// GEN-05
test('reports for each subject how much is answered, and whether more may be generated', async () => {
  const reply = await server.send('/api/question-generator/progress', { as: amina })
  const { data } = generatorProgress.reply.parse(reply.body)
  expect(data.map(({ subject }) => subject)).toEqual(['chemistry', 'physics', 'biology', 'mathematics', 'english'])
  expect(data[0]).toMatchObject({ attempted: 66, total: 66, canGenerateMore: true, missing: 0 })
  expect(data[1]).toMatchObject({ attempted: 0, total: 66, accuracy: null, canGenerateMore: false, missing: 18 })
})

test('excludes generated questions from both parts of the coverage', async () => {
  const student = await eligible()
  const { questions } = await made(student)
  await answerMany(server, student, { ids: questions.map(({ id }) => id), kind: 'generated' })
  const reply = await server.send('/api/question-generator/progress', { as: student })
  expect(generatorProgress.reply.parse(reply.body).data[0]).toMatchObject({ attempted: 66, total: 66 })
})

// GEN-01
test('replies at once to a background request, and reports progress', async () => {
  const student = await eligible()
  const begun = await made(student, { ...wish, background: true })
  const path = `/api/question-generator/generations/${begun.id}`
  await expect
    .poll(async () => (await server.send(path, { as: student })).body['data'], { timeout: 20_000 })
    .toMatchObject({ state: 'done', count: 10 })
  const { body } = await server.send('/api/question-generator/generations/latest', { as: student })
  expect(body['data']).toMatchObject({ id: begun.id, count: 10 })
  expect(body['data']).not.toHaveProperty('questions')
})

test('hides a generation from other students, and lets none of them stop it', async () => {
  const { id } = await made(await eligible())
  for (const as of [amina, await server.newAdministrator()]) {
    const path = `/api/question-generator/generations/${id}`
    expect((await server.send(path, { as })).status).toBe(404)
    expect((await server.send(`${path}/stop`, { method: 'POST', as })).status).toBe(404)
  }
  const { body } = await server.send('/api/question-generator/generations/latest', { as: await server.newStudent() })
  expect(body['data']).toBeNull()
})

test('returns 401 to a visitor for every call', async () => {
  const path = '/api/question-generator'
  expect((await server.send(`${path}/generate`, { method: 'POST', body: wish })).status).toBe(401)
  for (const one of ['progress', 'generations/latest', `generations/${randomUUID()}`])
    expect((await server.send(`${path}/${one}`)).status).toBe(401)
})

test('stops a generation and keeps its questions', async () => {
  const student = await eligible()
  const id = await leftBehind(student, 0)
  const { body } = await server.send(`/api/question-generator/generations/${id}/stop`, { method: 'POST', as: student })
  expect(body['data']).toMatchObject({ state: 'stopped', count: 3 })
})

test('reports a generation whose process died as failed, keeps its questions and allows another', async () => {
  const student = await eligible()
  const id = await leftBehind(student, 31)
  const { body } = await server.send(`/api/question-generator/generations/${id}`, { as: student })
  expect(body['data']).toMatchObject({
    state: 'failed',
    count: 3,
    message: 'Generating questions was interrupted. Please try again.',
  })
  expect((await made(student)).state).toBe('done')
})

test('returns 409 while another generation is running', async () => {
  const student = await eligible()
  await leftBehind(student, 20)
  const { status, body } = await ask(student, { ...wish, examType: 'WAEC' })
  expect(status).toBe(409)
  expect(body['error']).toBe('Your questions are already being generated. Please wait until they are ready.')
})

test('joins the running generation if the same request is repeated', async () => {
  const student = await eligible()
  const id = await leftBehind(student, 0)
  expect(await made(student, { ...wish, background: true })).toMatchObject({ id, state: 'running', count: 3 })
})

test('makes one generation of 50 concurrent requests, even across two processes', async () => {
  const student = await eligible(strict)
  const { database } = strict.connection
  const processes = [1, 2].map(
    () => new Jobs(strict.platform, { database, variants: new VariantsApart(), provider: null }),
  )
  const begun = await Promise.all(
    Array.from({ length: 25 }, () =>
      processes.map((jobs) => jobs.begin({ userId: student.user.id, network: '127.0.0.1' }, { ...wish, topicIds: [] })),
    ).flat(),
  )
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
  await Promise.all(begun.map(({ end }) => end))
  const { body } = await strict.send('/api/question-generator/generations/latest', { as: student })
  expect(body['data']).toMatchObject({ id: begun[0]?.id, state: 'done', count: 10 })
  const { rows } = await sql`select points from limits where strpos(key, ${student.user.id}) > 0`.execute(database)
  expect(rows).toEqual([{ points: 1 }, { points: 1 }])
})

test('enforces the daily limit, and does not count a generation that made nothing', async () => {
  const student = await eligible(strict)
  const nothing = { ...wish, topicIds: ['no-such-topic'] }
  for (let n = 0; n < 4; n++) expect((await made(student, nothing, strict)).count).toBe(0)
  expect((await made(student, wish, strict)).count).toBe(10)
  expect((await made(student, wish, strict)).count).toBe(10)
  const { status, body, headers } = await ask(student, wish, strict)
  expect(status).toBe(429)
  expect(body['error']).toBe('You have generated questions 2 times today. Please come back tomorrow.')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const { body: latest } = await strict.send('/api/question-generator/generations/latest', { as: student })
  expect(latest['data']).toMatchObject({ state: 'done' })
})

test('refunds a generation whose process died without making anything, once', async () => {
  const student = await eligible(strict)
  const { database } = strict.connection
  expect((await made(student, wish, strict)).count).toBe(10)
  const { id } = await made(student, wish, strict)
  await sql`delete from generated_questions where generation_id = ${id}`.execute(database)
  await sql`update generations set state = 'running', finished_at = null, alive_at = now() - interval '31 seconds'
    where id = ${id}`.execute(database)
  for (let n = 0; n < 3; n++) await strict.send(`/api/question-generator/generations/${id}`, { as: student })
  expect((await made(student, wish, strict)).count).toBe(10)
  expect((await ask(student, wish, strict)).status).toBe(429)
})

test('keeps generated questions out of every list, count, draw and change', async () => {
  const lists = [
    'count',
    'version',
    'subject-stats?subject=chemistry',
    'changes?subject=chemistry&since=test-1',
    '?limit=500',
  ]
  const read = async () =>
    Promise.all(lists.map(async (path) => (await server.send(`/api/questions/${path}`.replace('/?', '?'))).body))
  const before = await read()
  await made(await eligible())
  expect(await read()).toEqual(before)
})

test('shows a generated question by its id only to the student it was made for', async () => {
  const student = await eligible()
  const { questions } = await made(student, { ...wish, examType: 'NECO', count: 1 })
  const path = `/api/questions/${questions[0]?.id}`
  expect((await server.send(path, { as: student })).body['question']).toEqual(questions[0])
  for (const as of [undefined, amina, await server.newAdministrator()])
    expect((await server.send(path, { as })).status).toBe(404)
})

// AUTH-18
test('deletes all generated data with the account', async () => {
  const student = await eligible()
  await made(student)
  const body = { password: student.password }
  expect((await server.send('/api/account/delete', { method: 'POST', as: student, body })).status).toBe(200)
  const { rows } = await sql`
    select 1 from generations where user_id = ${student.user.id}
    union all select 1 from generated_questions where user_id = ${student.user.id}
    union all select 1 from limits where strpos(key, ${student.user.id}) > 0
  `.execute(server.connection.database)
  expect(rows).toEqual([])
})
