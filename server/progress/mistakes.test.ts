import { randomUUID } from 'node:crypto'
import { listMistakes } from '@sabi/shared/progress/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { correctKey } from '../testing/flagged.ts'
import { changeMind, keyOf, practise } from '../testing/practise.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const questionOf = (id: string) => testBank.questions.find((question) => question.id === id)

async function bookOf(as: TestStudent) {
  const { status, body } = await server.send(`/api/progress/${as.user.id}/mistakes`, { as })
  expect(status).toBe(200)
  return listMistakes.reply.parse(body)
}

const idsIn = async (as: TestStudent) => (await bookOf(as)).data.map(({ questionId }) => questionId)

test('lists what was answered wrong, newest first, with the own option beside the right one', async () => {
  const student = await server.newStudent()
  expect(await bookOf(student)).toMatchObject({ data: [], total: 0 })
  const answers = { 'che-1-2': false, 'phy-2-3': true, 'bio-1-4': false }
  await practise(server, { as: student, at: '2026-11-23T10:00:00Z', answers })
  const { data, total } = await bookOf(student)
  expect(total).toBe(2)
  expect(data).toEqual([
    {
      questionId: 'bio-1-4',
      subject: 'biology',
      topicId: 'bio-1',
      text: questionOf('bio-1-4')?.text,
      imageUrl: null,
      chosen: 'second',
      right: 'first',
      reason: 'It is another one.',
      answeredAt: '2026-11-23T10:02:00.000Z',
      rightDays: 0,
    },
    expect.objectContaining({ questionId: 'che-1-2', chosen: 'fourth', right: 'third' }),
  ])
})

test('has the figure of a question, or the address of its picture', async () => {
  const figure = { svg: '<svg><path d="M0 0h9"/></svg>', alt: 'A line' }
  for (const [id, part] of [
    ['bio-3-1', { figure }],
    ['bio-3-2', { imageUrl: '/pictures/heart.png', imageAlt: 'A heart' }],
  ] as const)
    await sql`
      update question_versions set content = content || ${JSON.stringify(part)}::jsonb where question_id = ${id}
    `.execute(server.connection.database)
  const student = await server.newStudent()
  const answers = { 'bio-3-1': false, 'bio-3-2': false }
  await practise(server, { as: student, at: '2026-11-23T10:00:00Z', answers })
  const { data } = await bookOf(student)
  expect(data.find(({ questionId }) => questionId === 'bio-3-1')).toMatchObject({ figure, imageUrl: null })
  expect(data.find(({ questionId }) => questionId === 'bio-3-2')).toMatchObject({
    imageUrl: '/pictures/heart.png',
    imageAlt: 'A heart',
  })
})

test('has the typeset forms of its texts, of those that have one', async () => {
  const half = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'
  const rich = {
    text: `Half: ${half}`,
    options: [null, half, null, null],
    reasons: [null, `It is ${half}.`, null, null],
  }
  await sql`
    update question_versions set content = content || ${JSON.stringify({ rich })}::jsonb where question_id = 'bio-1-4'
  `.execute(server.connection.database)
  const student = await server.newStudent()
  await practise(server, { as: student, at: '2026-11-23T10:00:00Z', answers: { 'bio-1-4': false } })
  const { data } = await bookOf(student)
  expect(data[0]?.rich).toEqual({ text: rich.text, chosen: half, reason: `It is ${half}.` })
})

test('has the passage of its questions once', async () => {
  const passage = { id: 'bio-2-p01', title: 'The Dry Wind', text: 'It blew all day.' }
  await sql`
    update question_versions set content = content || ${JSON.stringify({ passage })}::jsonb
    where question_id in ('bio-2-2', 'bio-2-3')
  `.execute(server.connection.database)
  const student = await server.newStudent()
  const answers = { 'bio-2-2': false, 'bio-2-3': false, 'bio-2-4': false }
  await practise(server, { as: student, at: '2026-11-23T10:00:00Z', answers })
  const { data, passages } = await bookOf(student)
  expect(data).toHaveLength(3)
  expect(passages).toEqual([passage])
})

test('keeps a mistake until its skill was right on two days by the student’s clock', async () => {
  const student = await server.newStudent()
  // The first two questions of a topic are variants of one family.
  await practise(server, { as: student, at: '2026-11-20T10:00:00Z', answers: { 'che-1-0': false, 'che-1-2': false } })
  await practise(server, { as: student, at: '2026-11-21T22:50:00Z', answers: { 'che-1-1': true } })
  await practise(server, { as: student, at: '2026-11-21T22:55:00Z', answers: { 'che-1-0': true } })
  expect((await bookOf(student)).data).toMatchObject([
    { questionId: 'che-1-2', rightDays: 0 },
    { questionId: 'che-1-0', rightDays: 1 },
  ])
  // Past midnight in Lagos.
  await practise(server, { as: student, at: '2026-11-21T23:05:00Z', answers: { 'che-1-1': true } })
  expect(await idsIn(student)).toEqual(['che-1-2'])
})

test('follows a corrected key, and leaves out what is no longer published', async () => {
  const student = await server.newStudent()
  const answers = { 'che-3-2': false, 'che-3-3': true, 'che-3-4': false }
  await practise(server, { as: student, at: '2026-11-23T10:00:00Z', answers })
  await correctKey(server, { questionId: 'che-3-2', newKey: (keyOf('che-3-2') + 1) % 4 })
  await correctKey(server, { questionId: 'che-3-3', newKey: (keyOf('che-3-3') + 1) % 4 })
  expect((await bookOf(student)).data).toMatchObject([
    { questionId: 'che-3-4' },
    { questionId: 'che-3-3', right: 'first' },
  ])
  const as = await server.newAdministrator()
  await server.send('/api/questions/che-3-4', { method: 'DELETE', as })
  expect(await idsIn(student)).toEqual(['che-3-3'])
})

test('lets a mistake by a clock years ahead be put right', async () => {
  const student = await server.newStudent()
  await practise(server, { as: student, at: '2098-01-01T10:00:00Z', answers: { 'bio-7-2': false } })
  const arrival = sql`update answers set received_at = '2026-11-20T09:00:00Z' where user_id = ${student.user.id}`
  await arrival.execute(server.connection.database)
  expect(await idsIn(student)).toEqual(['bio-7-2'])
  await practise(server, { as: student, at: '2026-11-21T10:00:00Z', answers: { 'bio-7-2': true } })
  await practise(server, { as: student, at: '2026-11-22T10:00:00Z', answers: { 'bio-7-2': true } })
  expect(await idsIn(student)).toEqual([])
})

test('takes the answer that stands where one was changed in a session', async () => {
  const student = await server.newStudent()
  await changeMind(server, { as: student, questionId: 'mat-1-2' })
  expect(await idsIn(student)).toEqual([])
})

test('shows the latest hundred and counts the others', async () => {
  const student = await server.newStudent()
  // The tests above change questions of chemistry.
  const ids = testBank.questions
    .filter(({ family, subject }) => family === null && subject !== 'chemistry')
    .map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(120)
  await practise(server, {
    as: student,
    at: '2026-11-23T10:00:00Z',
    answers: Object.fromEntries(ids.slice(0, 60).map((id) => [id, false])),
  })
  await practise(server, {
    as: student,
    at: '2026-11-24T10:00:00Z',
    answers: Object.fromEntries(ids.slice(60, 120).map((id) => [id, false])),
  })
  const { data, total } = await bookOf(student)
  expect([data.length, total]).toEqual([100, 120])
  expect(data[0]?.questionId).toBe(ids[119])
})

/** Sends a paper with one wrong answer. Without an end it is still being sat. */
async function sendPaper(
  as: TestStudent,
  { id, startedAt, finishedAt }: { id: string; startedAt: string; finishedAt?: string },
) {
  const session = { id, kind: 'exam', examType: 'JAMB', startedAt, ...(finishedAt !== undefined && { finishedAt }) }
  const answer = {
    id: randomUUID(),
    sessionId: id,
    questionId: 'che-1-2',
    questionVersion: 1,
    option: (keyOf('che-1-2') + 1) % 4,
    answeredAt: startedAt,
    tzOffset: 60,
    durationMs: 9000,
    seq: 0,
  }
  const body = { deviceId: 'phone', sessions: [session], answers: [answer] }
  expect((await server.send('/api/sync/answers', { method: 'POST', as, body })).status).toBe(200)
}

test('keeps quiet about a paper until it is handed in', async () => {
  const student = await server.newStudent()
  const [id, now] = [randomUUID(), new Date().toISOString()]
  await sendPaper(student, { id, startedAt: now })
  expect(await idsIn(student)).toEqual([])
  await sendPaper(student, { id, startedAt: now, finishedAt: now })
  expect(await idsIn(student)).toEqual(['che-1-2'])
})

test('lists the mistakes of a paper that was not handed in for a month', async () => {
  const student = await server.newStudent()
  const startedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await sendPaper(student, { id: randomUUID(), startedAt })
  expect(await idsIn(student)).toEqual(['che-1-2'])
})
