import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { blueprintOf } from '@sabi/content/blueprint'
import { partsOf } from '@sabi/content/exams/english-parts'
import { candidatesOf, orders, PaperCheck } from '@sabi/content/exams/paper-check'
import { orderOf } from '@sabi/content/exams/papers'
import { parseBank } from '@sabi/shared/content/bank'
import { drawExam } from '@sabi/shared/exams/calls'
import { drawPaper } from '@sabi/shared/exams/draw'
import { seededRandom } from '@sabi/shared/practice/random'
import { paperOf } from '@sabi/shared/practice/session'
import { getAttempt } from '@sabi/shared/progress/calls'
import { beforeAll, expect, test } from 'vitest'
import { loadBank } from '../questions/bank.queries.ts'
import { correctKey } from '../testing/flagged.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const bank = parseBank(readFileSync(new URL('../../content/dist/bank.json', import.meta.url), 'utf8'))
const unitByTopic = new Map(bank.topics.map(({ id, unit }) => [id, unit]))

const server = useTestServer()
/** With the small bank of the tests. */
const emptier = useTestServer()
let student: TestStudent

beforeAll(async () => {
  await loadBank(server.connection.database, bank)
  student = await server.newStudent()
})

interface Asked {
  paper: string
  subjects: string
  length?: string
  seed: string
}

const pathOf = ({ paper, ...query }: Asked) => `/api/exams/${paper}?${new URLSearchParams(query).toString()}`

async function paperFrom(asked: Asked) {
  const { status, body } = await server.send(pathOf(asked), { as: student })
  expect(status).toBe(200)
  return drawExam.reply.parse(body)
}

/** The paper as a phone sets it, from the same questions in another order. */
function paperOnPhone({ paper, subjects, length, seed }: Asked) {
  const order = orderOf({ paper, subjects, length: length ?? null })
  if (order === null) throw new Error(`No paper ${paper}`)
  const candidates = candidatesOf(bank.questions).toReversed()
  const drawn = drawPaper({ order, candidates, unitOf: (id) => unitByTopic.get(id), blueprintOf, partsOf, seed })
  return paperOf(drawn ?? [], seededRandom(seed))
}

const check = new PaperCheck(bank)
/** The first order of each paper that the bank can fill, whole and with 20 questions. */
const every: Asked[] = orders
  .filter((order) => check.isOffered(order) && (order.length === null || order.length === 20))
  .filter(
    ({ paper, length }, place, all) =>
      place === all.findIndex((one) => one.paper.id === paper.id && one.length === length),
  )
  .map(({ paper, subjects, length }) => ({
    paper: paper.id,
    subjects: subjects.join('-'),
    ...(length !== null && { length: String(length) }),
    seed: 'K7F3Q',
  }))

test.each(every)(
  'sets the same $paper of the same seed as a phone, with the same order of options: $length',
  async (asked) => {
    const paper = await paperFrom(asked)
    const onPhone = drawExam.reply.parse({ ...paper, questions: paperOnPhone(asked) })
    expect(onPhone.questions.length).toBeGreaterThan(0)
    expect(JSON.stringify(paper)).toBe(JSON.stringify(onPhone))
  },
)

test('gives neither a key nor what would tell it', async () => {
  const { body } = await server.send(
    pathOf({ paper: 'utme-sciences', subjects: 'chemistry-physics-biology', seed: 'A' }),
    {
      as: student,
    },
  )
  const text = JSON.stringify(body)
  for (const field of ['correctOption', 'explanation', 'reasons', 'hints']) expect(text).not.toContain(`"${field}"`)
})

test('marks a paper by what was answered last, again after a correction', async () => {
  const asked = { paper: 'utme-subject', subjects: 'physics', length: '10', seed: 'MARKS' }
  const { questions } = await paperFrom(asked)
  const keys = new Map(bank.questions.map(({ id, correctOption }) => [id, correctOption]))
  const sessionId = randomUUID()
  const at = new Date().toISOString()
  // The first seven end right, after a first answer that was wrong; the last three are left open.
  const answers = questions.slice(0, 7).flatMap(({ question: { id, version, options } }, place) => {
    const key = keys.get(id) ?? 0
    return [(key + 1) % options.length, key].map((option, change) => ({
      id: randomUUID(),
      sessionId,
      questionId: id,
      questionVersion: version,
      option,
      answeredAt: at,
      tzOffset: 60,
      durationMs: 20_000,
      seq: 2 * place + change,
    }))
  })
  const session = { id: sessionId, kind: 'exam', examType: 'JAMB', subject: 'physics', startedAt: at, finishedAt: at }
  const sent = await server.send('/api/sync/answers', {
    method: 'POST',
    as: student,
    body: { deviceId: 'a client', sessions: [{ ...session, questionCount: 10, durationMs: 140_000 }], answers },
  })
  expect(sent.body).toMatchObject({ saved: answers.map(({ id }) => id) })
  const mark = async () => {
    const { body } = await server.send(`/api/scores/attempt/${sessionId}`, { as: student })
    return getAttempt.reply.parse(body).data
  }
  expect(await mark()).toMatchObject({ kind: 'exam', isOpen: false, score: 7, totalQuestions: 10 })
  const [first] = questions
  if (first === undefined) throw new Error('No question')
  const newKey = ((keys.get(first.question.id) ?? 0) + 1) % first.question.options.length
  await correctKey(server, { questionId: first.question.id, version: first.question.version, newKey })
  expect(await mark()).toMatchObject({ score: 6, totalQuestions: 10 })
})

test('sets the next paper from what is published by then', async () => {
  const asked = { paper: 'neco-objective', subjects: 'biology', seed: 'NEXT' }
  const [first] = (await paperFrom(asked)).questions
  if (first === undefined) throw new Error('No question')
  const as = await server.newAdministrator()
  expect((await server.send(`/api/questions/${first.question.id}`, { method: 'DELETE', as })).status).toBe(200)
  const next = await paperFrom(asked)
  expect(next.questions).toHaveLength(60)
  expect(next.questions.map(({ question }) => question.id)).not.toContain(first.question.id)
})

test.each([
  ['a paper that no board has', { paper: 'none' }, 404],
  ['a paper in too few subjects', { paper: 'utme-sciences' }, 404],
  ['a subject that there is not', { subjects: 'alchemy' }, 404],
  ['a length that no paper has', { length: '11' }, 400],
  ['a seed with other signs', { seed: 'a b' }, 400],
])('refuses %s', async (_, wrong, status) => {
  const path = pathOf({ paper: 'utme-subject', subjects: 'physics', seed: 'A', ...wrong })
  expect((await server.send(path, { as: student })).status).toBe(status)
})

test('refuses a paper for which there are too few questions', async () => {
  const path = pathOf({ paper: 'neco-objective', subjects: 'physics', seed: 'A' })
  const { status, body } = await emptier.send(path, { as: await emptier.newStudent() })
  expect([status, body['message']]).toEqual([404, 'There are too few questions for this paper.'])
})

test('shows no marks of a paper that is being sat, in no list, until it is handed in', async () => {
  const candidate = await server.newStudent()
  const [id, startedAt] = [randomUUID(), new Date().toISOString()]
  const { questions } = await paperFrom({ paper: 'utme-subject', subjects: 'physics', length: '10', seed: 'OPEN' })
  const keys = new Map(bank.questions.map((question) => [question.id, question.correctOption]))
  const answers = questions.slice(0, 4).map(({ question }, seq) => ({
    id: randomUUID(),
    sessionId: id,
    questionId: question.id,
    questionVersion: question.version,
    option: keys.get(question.id) ?? 0,
    answeredAt: startedAt,
    tzOffset: 60,
    durationMs: 20_000,
    seq,
  }))
  const session = { id, kind: 'exam', examType: 'JAMB', subject: 'physics', startedAt }
  const save = async (end: object) => {
    const body = { deviceId: 'a client', sessions: [{ ...session, ...end }], answers }
    expect((await server.send('/api/sync/answers', { method: 'POST', as: candidate, body })).status).toBe(200)
  }
  const shown = async () => {
    const attempt = await server.send(`/api/scores/attempt/${id}`, { as: candidate })
    const overview = await server.send('/api/scores/exam-stats?tzOffset=60', { as: candidate })
    return {
      score: getAttempt.reply.parse(attempt.body).data.score,
      isRecent: JSON.stringify(overview.body).includes(id),
    }
  }
  await save({})
  expect(await shown()).toEqual({ score: 0, isRecent: false })
  await save({ finishedAt: startedAt, questionCount: 10 })
  expect(await shown()).toEqual({ score: 4, isRecent: true })
})
