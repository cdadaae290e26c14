import { expect, test } from 'vitest'
import { type ExamType, ShownQuestion } from '@sabi/shared/content/question'
import { Topic } from '@sabi/shared/subjects/calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { practise } from '../testing/practise.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { testBank } from '../testing/test-bank.ts'
import { loadBank } from './bank.queries.ts'
import { drawQuestions } from './draw.ts'
import { QuestionMemory } from './question-memory.ts'
import { listCandidates, matches, probeCandidates } from './questions.queries.ts'

const server = useTestServer()
const memory = new QuestionMemory()
const Page = z.object({ questions: z.array(ShownQuestion), total: z.int() })

/** The fields that the draw has and no reply contains. */
function inBank({ id }: ShownQuestion) {
  const question = testBank.questions.find((one) => one.id === id)
  if (question === undefined) throw new Error(`The test bank has no ${id}`)
  return question
}

async function list(query: string) {
  const { status, body } = await server.send(`/api/questions${query}`)
  expect(status).toBe(200)
  return Page.parse(body)
}

// API-05
test('lists questions page by page until the total, each once', async () => {
  const first = await list('?limit=200&offset=0&subject=ALL&examType=ALL&difficulty=ALL')
  const second = await list('?limit=200&offset=200')
  expect(first.total).toBe(330)
  const ids = [...first.questions, ...second.questions].map((question) => question.id)
  expect(new Set(ids).size).toBe(330)
})

// API-05
test.each(['', '&subject=biology&examType=WAEC', '&topicId=bio-3'])(
  'a page begins where the one before ended: %s',
  async (filter) => {
    const whole = (await list(`?limit=500${filter}`)).questions.map(({ id }) => id)
    const pages: string[] = []
    for (let offset = 0; offset < whole.length + 7; offset += 7)
      pages.push(...(await list(`?limit=7&offset=${offset}${filter}`)).questions.map(({ id }) => id))
    expect(pages).toEqual(whole)
    expect(whole.length).toBeGreaterThan(5)
  },
)

// API-05, API-07
test.each([
  ['?subject=biology', 66],
  ['?subject=biology&examType=NECO', 22],
  ['?subject=biology&examType=WAEC', 44],
  ['?subject=biology&examType=NECO&difficulty=easy', 0],
  ['?topicId=bio-3', 6],
  ['?topicId=nothing', 0],
])('counts what matches %s', async (query, total) => {
  expect((await list(`${query}&limit=1`)).total).toBe(total)
  expect((await server.send(`/api/questions/count${query}`)).body).toEqual({ success: true, count: total })
})

test('finds for an exam what fits it: of other styles only what it examines, and nothing for papers of five options', async () => {
  const bank = [
    ['jamb', 'JAMB', 'phy-waves'],
    ['waec', 'WAEC', 'phy-waves'],
    ['neco', 'NECO', 'phy-waves'],
    ['waec-logic', 'WAEC', 'mat-logic'],
    ['jamb-permutation', 'JAMB', 'mat-permutation'],
  ] as const
  const idsFor = async (examType: ExamType) => {
    const filter = { subject: 'ALL', examType, difficulty: 'ALL', topicId: 'ALL' } as const
    const { rows } = await sql<{ id: string }>`
      select id from (values ${sql.join(bank.map((row) => sql`(${sql.join(row)})`))}) as q (id, exam_type, topic_id)
      where ${matches(filter)} order by id`.execute(server.connection.database)
    return rows.map(({ id }) => id)
  }
  expect(await idsFor('JAMB')).toEqual(['jamb', 'jamb-permutation', 'waec'])
  expect(await idsFor('WAEC')).toEqual(['jamb', 'waec', 'waec-logic'])
  expect(await idsFor('NECO')).toEqual(['neco'])
})

test.each(['?limit=501', '?limit=0', '?limit=x', '?subject=history', '?random=yes', '?limit=5&limit=6', '?offset=-1'])(
  'answers 400 to a query it can’t read: %s',
  async (query) => {
    const { status, body } = await server.send(`/api/questions${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, fields: [{ path: expect.stringMatching(/^query\./) }] })
  },
)

// TOPIC-02
test('gives the note of a topic, null where none is written, 404 where there is no such topic', async () => {
  expect((await server.send('/api/topics/phy-1/note')).body).toEqual({
    success: true,
    note: {
      topicId: 'phy-1',
      objectives: ['Say what unit 1 of physics is about'],
      sections: [{ title: '', html: '<p>Unit 1 of physics.</p>' }],
    },
  })
  expect((await server.send('/api/topics/phy-2/note')).body).toEqual({ success: true, note: null })
  expect((await server.send('/api/topics/latin-1/note')).status).toBe(404)
})

// PRAC-08
test('draws at random, one of each family before second variants, another session each time', async () => {
  const familiesOf = (questions: ShownQuestion[]) => questions.flatMap((question) => inBank(question).family ?? [])
  const short = familiesOf((await list('?subject=chemistry&random=true&limit=55')).questions)
  expect(new Set(short).size).toBe(short.length)
  const full = await list('?subject=chemistry&random=true&limit=100')
  expect(full.total).toBe(66)
  expect(new Set(full.questions.map(({ id }) => id)).size).toBe(66)
  expect(new Set(familiesOf(full.questions)).size).toBe(11)
  for (const { id } of full.questions.slice(-2)) {
    const opened = await list(`?subject=chemistry&random=true&limit=5&first=${id}`)
    expect(opened.questions).toHaveLength(5)
    expect(opened.questions[0]?.id).toBe(id)
  }
  const [one, other] = [await list('?random=true&limit=20'), await list('?random=true&limit=20')]
  expect(one.questions.map((question) => question.id)).not.toEqual(other.questions.map((question) => question.id))
})

test('prefers what is new or due to a student, unless they turned that off, and counts the kinds', async () => {
  const student = await server.newStudent()
  const ofTopic = testBank.questions.filter(({ topicId }) => topicId === 'phy-3').map(({ id }) => id)
  // All but the last, of which the first two are variants of one family.
  const known = Object.fromEntries(ofTopic.slice(0, -1).map((id) => [id, true]))
  const at = new Date(Date.now() - 60 * 60 * 1000).toISOString()
  await practise(server, { as: student, at, answers: known, topicId: 'phy-3' })
  const draw = async (query = '', as?: TestStudent) => {
    const { body } = await server.send(`/api/questions?topicId=phy-3&random=true&limit=1${query}`, as && { as })
    return Page.parse(body).questions[0]?.id
  }
  const firsts = new Set<string | undefined>()
  for (let draws = 0; draws < 12; draws++) firsts.add(await draw('', student))
  expect([...firsts]).toEqual([ofTopic.at(-1)])
  for (const drawAny of [() => draw('&memory=off', student), () => draw()]) {
    const others = new Set<string | undefined>()
    for (let draws = 0; draws < 40; draws++) others.add(await drawAny())
    expect(others.size).toBeGreaterThan(1)
  }
  const count = '/api/questions/count?topicId=phy-3'
  const standings = { new: 1, again: 0, due: 0, resting: 4 }
  expect((await server.send(`${count}&standings=true`, { as: student })).body).toMatchObject({ count: 6, standings })
  expect((await server.send(count, { as: student })).body).toEqual({ success: true, count: 6 })
  expect((await server.send(`${count}&standings=true`)).body).toEqual({ success: true, count: 6 })
})

test('draws no hard question for the first session of a student, and any afterwards', async () => {
  const student = await server.newStudent()
  const difficulties = async (as?: TestStudent) => {
    const draws = Array.from({ length: 8 }, async () => {
      const { body } = await server.send('/api/questions?subject=physics&random=true&limit=5', as && { as })
      return Page.parse(body).questions.map(({ difficulty }) => difficulty)
    })
    return new Set((await Promise.all(draws)).flat())
  }
  expect(await difficulties(student)).toEqual(new Set(['easy', 'medium']))
  const at = new Date(Date.now() - 60_000).toISOString()
  await practise(server, { as: student, at, answers: { 'phy-1-0': true } })
  expect(await difficulties(student)).toContain('hard')
})

test('draws by the shares of the papers', async () => {
  const { questions } = await list('?subject=mathematics&examType=ALL&random=true&limit=20')
  expect(questions.filter((question) => inBank(question).isCalculation).length).toBeGreaterThanOrEqual(14)
})

test('a bank too large to list is drawn by index, by the same rules', async () => {
  const { database } = server.connection
  const filter = { subject: 'physics', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const
  const stock = { total: 1_000_000, version: null, state: null, candidates: null }
  const draw = async (topicId: string) => {
    const drawn = await drawQuestions(database, { filter: { ...filter, topicId }, stock, limit: 20, memory })
    return drawn.map((json) => ShownQuestion.parse(JSON.parse(json)))
  }
  const drawn = await draw('ALL')
  expect(drawn).toHaveLength(20)
  expect(new Set(drawn.map((question) => question.id)).size).toBe(20)
  const ofTopic = await draw('phy-3')
  expect(ofTopic).toHaveLength(6)
  for (const question of ofTopic) expect(question.topicId).toBe('phy-3')
})

test('a look behind the last question of a kind continues with the first', async () => {
  const { database } = server.connection
  const filter = { subject: 'physics', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const
  const ofKind = (await listCandidates(database, filter)).filter(
    ({ unit, isCalculation }) => unit === 3 && !isCalculation,
  )
  const probe = { subject: 'physics', unit: 3, isCalculation: false, count: ofKind.length } as const
  expect(ofKind.length).toBeGreaterThan(1)
  for (const from of [0, 0.5, 1]) {
    const found = await probeCandidates(database, filter, [{ ...probe, from }])
    expect(found.map(({ id }) => id).toSorted()).toEqual(ofKind.map(({ id }) => id).toSorted())
  }
  expect(await probeCandidates(database, filter, [{ ...probe, from: 1, count: 1 }])).toHaveLength(1)
})

test('gives one question, or 404', async () => {
  const { body } = await server.send('/api/questions/che-1-3')
  expect(body).toMatchObject({ success: true, question: { id: 'che-1-3', version: 1, correctOption: 3 } })
  expect((await server.send('/api/questions/none')).status).toBe(404)
})

// SYNC-02
test('gives the version of the bank and its size', async () => {
  const { body } = await server.send('/api/questions/version')
  expect(body).toEqual({ success: true, version: 'test-1', count: 330 })
})

// SUBJ-02, API-08
test('gives the counts of a subject', async () => {
  const { body } = await server.send('/api/questions/subject-stats?subject=physics')
  expect(body).toEqual({ success: true, questionCount: 66, topicCount: 11, examTypeCount: 3 })
})

// API-06
test('lists topics in the order of the syllabus, with their counts', async () => {
  const { body } = await server.send('/api/topics?subject=physics')
  expect(body['data']).toHaveLength(11)
  const topics = z.object({ data: z.array(Topic) }).parse(body).data
  expect(topics.map((topic) => topic.unit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(topics[0]).toMatchObject({ id: 'phy-1', category: 'Unit 1', subject: 'physics', _count: { questions: 6 } })
  expect((await server.send('/api/topics')).body['data']).toHaveLength(55)
  expect((await server.send('/api/topics/phy-2')).body).toMatchObject({ data: { title: 'Topic 2 of physics' } })
  expect((await server.send('/api/topics/none')).status).toBe(404)
})

test('a new bank adds versions beside the old, withdraws what left, and keeps what answers point to', async () => {
  const { database } = server.connection
  const [changed, withdrawn, ...rest] = testBank.questions
  if (changed === undefined || withdrawn === undefined) throw new Error('The test bank is empty')
  const mended = { ...changed, version: 2, correctOption: 3, contentHash: 'mended' }
  const bank = { ...testBank, version: 'test-2', questions: [mended, ...rest] }
  expect(await loadBank(database, bank)).toBe(true)
  expect(await loadBank(database, bank)).toBe(false)
  expect((await server.send(`/api/questions/${changed.id}`)).body).toMatchObject({ question: { version: 2 } })
  expect((await server.send(`/api/questions/${withdrawn.id}`)).status).toBe(404)
  expect((await server.send('/api/questions/version')).body).toMatchObject({ version: 'test-2', count: 329 })
  const versions = await database
    .selectFrom('question_versions')
    .select('version')
    .where('question_id', '=', changed.id)
    .execute()
  expect(versions).toHaveLength(2)
})

test('draws the new version of a question that was drawn before', async () => {
  const { database } = server.connection
  const { version } = testBank
  const [first, ...rest] = testBank.questions
  if (first === undefined) throw new Error('The test bank is empty')
  const everyOne = `?topicId=${first.topicId}&random=true&limit=100`
  const drawn = async () => {
    for (;;) {
      const { questions } = await list(everyOne)
      // One variant of a family at a time.
      const found = questions.find(({ id }) => id === first.id)
      if (found !== undefined) return found
    }
  }
  const before = await drawn()
  const mended = { ...first, version: before.version + 1, correctOption: 2, contentHash: 'mended again' }
  await loadBank(database, { ...testBank, version: `${version}-mended`, questions: [mended, ...rest] })
  expect(await drawn()).toMatchObject({ version: before.version + 1, correctOption: 2 })
  await loadBank(database, testBank)
})

test('a new bank mends notes, accepts new ones and drops those that are gone', async () => {
  const [first, second, ...rest] = testBank.notes
  if (first === undefined || second === undefined) throw new Error('The test bank has no notes')
  const added = { ...first, topicId: 'phy-2' }
  const notes = [{ ...first, objectives: ['Mended'] }, added, ...rest]
  const { database } = server.connection
  await loadBank(database, { ...testBank, version: 'test-notes', notes })
  expect((await server.send(`/api/topics/${first.topicId}/note`)).body).toMatchObject({
    note: { objectives: ['Mended'] },
  })
  expect((await server.send('/api/topics/phy-2/note')).body).toMatchObject({ note: { topicId: 'phy-2' } })
  expect((await server.send(`/api/topics/${second.topicId}/note`)).body).toEqual({ success: true, note: null })
})

test('a topic that left the syllabus is listed and counted no more', async () => {
  const { database } = server.connection
  const left = testBank.topics.find(({ subject }) => subject === 'physics')?.id ?? ''
  const topics = testBank.topics.filter(({ id }) => id !== left)
  const questions = testBank.questions.filter(({ topicId }) => topicId !== left)
  const notes = testBank.notes.filter(({ topicId }) => topicId !== left)
  await loadBank(database, { version: 'test-without-a-topic', topics, notes, questions })
  expect((await server.send(`/api/topics/${left}`)).status).toBe(404)
  const { body } = await server.send('/api/questions/subject-stats?subject=physics')
  expect(body).toMatchObject({ topicCount: 10, questionCount: 60 })
  await loadBank(database, { ...testBank, version: 'test-with-it-again' })
  expect((await server.send(`/api/topics/${left}`)).status).toBe(200)
})

test('refuses a bank in which a published version has changed', async () => {
  const { database } = server.connection
  const [first, ...rest] = testBank.questions
  if (first === undefined) throw new Error('The test bank is empty')
  const forged = { ...testBank, version: 'test-3', questions: [{ ...first, contentHash: 'another' }, ...rest] }
  await expect(loadBank(database, forged)).rejects.toThrow(`Question ${first.id} changed but is still version 1`)
})

test('knows nothing under an id with a NUL character', async () => {
  expect((await server.send('/api/questions/%00')).status).toBe(404)
  expect((await server.send('/api/topics/%00')).status).toBe(404)
  expect((await server.send('/api/questions/count?topicId=%00')).status).toBe(400)
})
