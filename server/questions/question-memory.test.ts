import { ShownQuestion } from '@sabi/shared/content/question'
import { seededRandom } from '@sabi/shared/practice/random'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tables } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { TestServer, useTestServer, type TestStudent } from '../testing/test-server.ts'
import { testBank } from '../testing/test-bank.ts'
import { loadBank } from './bank.queries.ts'
import { drawQuestions } from './draw.ts'
import { quarantineQuestions } from './quarantine.queries.ts'
import { QuestionMemory } from './question-memory.ts'
import { findBankState } from './questions.queries.ts'

const server = useTestServer()
const filter = { subject: 'ALL', examType: 'ALL', difficulty: 'ALL', topicId: 'che-1' } as const
let administrator: TestStudent
/** Another process of the same site. */
let worker: TestServer
beforeAll(async () => {
  administrator = await server.newAdministrator()
  worker = new TestServer({ DATABASE_URL: server.connection.url })
  const stop = await worker.start()
  return stop
})

/** All six questions of the topic, as the other process draws them. */
async function drawn() {
  const { body } = await worker.send('/api/questions?topicId=che-1&random=true&limit=100')
  const { questions, total } = listQuestions.reply.parse(body)
  expect(questions).toHaveLength(total)
  return questions
}

const idsDrawn = async () => (await drawn()).map(({ id }) => id)

test('another process no longer draws a question once it is deleted, and draws it again once it is restored', async () => {
  expect(await idsDrawn()).toContain('che-1-3')
  expect((await server.send('/api/questions/che-1-3', { method: 'DELETE', as: administrator })).status).toBe(200)
  expect(await idsDrawn()).not.toContain('che-1-3')
  const restore = '/api/admin/questions/che-1-3/restore'
  expect((await server.send(restore, { method: 'POST', as: administrator })).status).toBe(200)
  expect(await idsDrawn()).toContain('che-1-3')
})

test('another process no longer draws a question once it is quarantined', async () => {
  expect(await idsDrawn()).toContain('che-1-4')
  const quarantine = { questionId: 'che-1-4', flagId: '019a0000-0000-7000-8000-000000000000' }
  await transact(server.connection.database, (transaction) =>
    quarantineQuestions(transaction, [quarantine], 'server itself'),
  )
  expect(await idsDrawn()).not.toContain('che-1-4')
})

test('another process draws a corrected question in its new version at once', async () => {
  const before = (await drawn()).find(({ id }) => id === 'che-1-5')
  const body = {
    text: 'Corrected',
    options: ['first', 'second', 'third', 'fourth'],
    correctOption: 1,
    explanation: 'The key is option number 1.',
    topicId: 'che-1',
    examType: 'NECO',
    difficulty: 'hard',
  }
  const { status } = await server.send('/api/questions/che-1-5', { method: 'PUT', body, as: administrator })
  expect(status).toBe(200)
  const after = (await drawn()).find(({ id }) => id === 'che-1-5')
  expect(after?.text).toBe('Corrected')
  expect(after?.version).toBeGreaterThan(before?.version ?? 0)
})

test('another process draws from a new bank as soon as it is loaded', async () => {
  await loadBank(server.connection.database, {
    ...testBank,
    version: 'test-without-che-1-2',
    questions: testBank.questions.filter(({ id }) => id !== 'che-1-2'),
  })
  expect(await idsDrawn()).not.toContain('che-1-2')
  await loadBank(server.connection.database, testBank)
  expect(await idsDrawn()).toContain('che-1-2')
})

test('draws what a database says that was restored, even if it gives a lost version its name again', async () => {
  const { database } = server.connection
  const memory = new QuestionMemory()
  const draw = async () => {
    const stock = await memory.findStock(database, filter)
    return drawQuestions(database, { filter, stock, limit: 100, memory })
  }
  const before = await draw()
  expect(await draw()).toHaveLength(before.length)
  // A restore writes every row, and so the bank's.
  const restore = async (text: string, hash: string) => {
    await sql`update question_versions set content = jsonb_set(content, '{text}', to_jsonb(${text}::text)), content_hash = ${hash}
              where question_id = 'che-1-3'`.execute(database)
    await sql`update bank set current_version = current_version`.execute(database)
  }
  await restore('Given anew', 'another')
  const after = await draw()
  expect(after.map((json) => ShownQuestion.parse(JSON.parse(json)).text)).toContain('Given anew')
  await restore('Question 3 of unit 1 in chemistry', 'hash of che-1-3')
  expect((await draw()).toSorted()).toEqual(before.toSorted())
})

test('names another state for each write of the bank, and the same one in between', async () => {
  const { database } = server.connection
  const first = await findBankState(database)
  expect(await findBankState(worker.connection.database)).toBe(first)
  await sql`update bank set current_version = current_version`.execute(database)
  expect(await findBankState(database)).not.toBe(first)
})

test('asks the database one thing for a draw whose questions it knows', async () => {
  const statements: string[] = []
  const { pool } = server.connection
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql),
  })
  const memory = new QuestionMemory()
  const draw = async () =>
    drawQuestions(database, { filter, stock: await memory.findStock(database, filter), limit: 100, memory })
  const first = await draw()
  statements.length = 0
  expect((await draw()).toSorted()).toEqual(first.toSorted())
  expect(statements).toHaveLength(1)
})

test('keeps nothing before a bank is loaded, when nothing has a name', async () => {
  const { database } = server.connection
  await transact(database, async (transaction) => {
    await sql`delete from bank`.execute(transaction)
    expect(await findBankState(transaction)).toBeNull()
    const memory = new QuestionMemory()
    const wanted = [{ id: 'che-1-0', version: 1 }]
    const read = await memory.listJson(transaction, wanted, null)
    await sql`update question_versions set content = jsonb_set(content, '{text}', '"Changed"'), content_hash = 'changed'
              where question_id = 'che-1-0'`.execute(transaction)
    expect(await memory.listJson(transaction, wanted, null)).not.toEqual(read)
    throw new Error('Undo this')
  }).catch((error: Error) => expect(error.message).toBe('Undo this'))
})

test('leaves out a version that is not there', async () => {
  const { database } = server.connection
  const state = await findBankState(database)
  const memory = new QuestionMemory()
  const wanted = [
    { id: 'che-1-0', version: 1 },
    { id: 'che-1-1', version: 77 },
  ]
  expect(await memory.listJson(database, wanted, state)).toHaveLength(1)
  expect(await memory.listJson(database, wanted, state)).toHaveLength(1)
})

test('draws from memory what the same random numbers draw from the database', async () => {
  const { database } = server.connection
  const draw = async (memory: QuestionMemory, seed: number) => {
    const everyPhysics = { ...filter, subject: 'physics', topicId: 'ALL' } as const
    const stock = await memory.findStock(database, everyPhysics)
    const random = seededRandom(`draw ${seed}`)
    return drawQuestions(database, { filter: everyPhysics, stock, limit: 20, memory, random })
  }
  const memory = new QuestionMemory()
  const drawn = new Set<string>()
  for (let seed = 0; seed < 30; seed++) {
    const fromMemory = await draw(memory, seed)
    expect(fromMemory).toEqual(await draw(new QuestionMemory(), seed))
    for (const json of fromMemory) drawn.add(json)
  }
  expect(drawn.size).toBeGreaterThan(40)
})

test('a draw gives each question exactly as its own call does, and nothing else', async () => {
  const { body } = await server.send('/api/questions?topicId=phy-1&random=true&limit=100')
  expect(Object.keys(body)).toEqual(['success', 'questions', 'total', 'version'])
  const { questions, total } = listQuestions.reply.parse(body)
  expect(total).toBe(6)
  expect(body['questions']).toEqual(questions)
  for (const question of questions)
    expect((await server.send(`/api/questions/${question.id}`)).body['question']).toEqual(question)
})
