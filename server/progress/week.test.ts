import { randomUUID } from 'node:crypto'
import { getWeek } from '@sabi/shared/progress/calls'
import { expect, test } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
let made = 0

interface Session {
  topicId?: string
  /** ISO time of the first answer; the next ones follow by the minute. */
  at: string
  /** By question, whether the answer is right. */
  answers: Record<string, boolean>
  /** Hints open at each answer. */
  hints?: number
}

const keyOf = (id: string) => testBank.questions.find((question) => question.id === id)?.correctOption ?? 0

async function practise(as: TestStudent, { topicId, at, answers, hints }: Session): Promise<void> {
  const sessionId = randomUUID()
  const time = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
  const sent = Object.entries(answers).map(([questionId, isRight], place) => ({
    id: `01930000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
    sessionId,
    questionId,
    questionVersion: 1,
    option: (keyOf(questionId) + (isRight ? 0 : 1)) % 4,
    answeredAt: time(place),
    tzOffset: 60,
    durationMs: 30_000,
    seq: place,
    hints,
  }))
  const session = { id: sessionId, kind: 'practice', examType: 'JAMB', startedAt: at, finishedAt: time(sent.length) }
  const body = { deviceId: 'phone', sessions: [{ ...session, ...(topicId && { topicId }) }], answers: sent }
  const { body: reply } = await server.send('/api/sync/answers', { method: 'POST', as, body })
  expect(reply['saved']).toHaveLength(sent.length)
}

async function weekOf(as: TestStudent, query: string) {
  const { status, body } = await server.send(`/api/scores/week/${as.user.id}?${query}`, { as })
  return { status, week: status === 200 ? getWeek.reply.parse(body) : null }
}

test('sums up the seven days from a day on, beside the seven before', async () => {
  const student = await server.newStudent()
  await practise(student, { at: '2026-11-20T10:00:00Z', answers: { 'che-1-0': true, 'che-1-1': false } })
  await practise(student, {
    topicId: 'che-1',
    at: '2026-11-23T10:00:00Z',
    answers: { 'che-1-0': true, 'che-1-1': true },
  })
  await practise(student, { at: '2026-11-25T10:00:00Z', answers: { 'phy-2-0': false, 'che-1-2': true } })
  await practise(student, { at: '2026-11-30T10:00:00Z', answers: { 'phy-2-1': true } })
  const { week } = await weekOf(student, 'from=2026-11-23&tzOffset=60')
  expect(week).toMatchObject({
    from: '2026-11-23',
    days: ['2026-11-23', '2026-11-25'],
    seconds: 120,
    topics: [{ topicId: 'che-1', answered: 2, correct: 2 }],
    before: { answered: 2, correct: 1 },
  })
  expect(week?.subjects).toEqual([
    { subject: 'chemistry', answered: 3, correct: 3 },
    { subject: 'physics', answered: 1, correct: 0 },
  ])
})

test('counts the questions that were answered with a hint in the week', async () => {
  const student = await server.newStudent()
  await practise(student, { at: '2026-11-22T10:00:00Z', answers: { 'che-1-0': true }, hints: 1 })
  await practise(student, { at: '2026-11-23T10:00:00Z', answers: { 'che-1-0': true, 'che-1-1': false }, hints: 3 })
  await practise(student, { at: '2026-11-24T10:00:00Z', answers: { 'che-1-2': true } })
  expect((await weekOf(student, 'from=2026-11-23&tzOffset=60')).week).toMatchObject({ withHint: 2 })
})

test('a day is the day on the student’s clock', async () => {
  const student = await server.newStudent()
  // Half past midnight on Monday in Lagos.
  await practise(student, { topicId: 'che-1', at: '2026-11-22T23:30:00Z', answers: { 'che-1-0': true } })
  const { week } = await weekOf(student, 'from=2026-11-23&tzOffset=60')
  expect(week).toMatchObject({ days: ['2026-11-23'], topics: [{ topicId: 'che-1' }] })
  expect((await weekOf(student, 'from=2026-11-16&tzOffset=60')).week).toMatchObject({
    days: [],
    subjects: [],
    topics: [],
  })
})

test.each([
  '',
  'from=yesterday',
  'from=2026-13-40',
  'from=2026-02-30',
  'from=9999-12-31',
  'from=0000-01-01',
  "from=2026-11-23'--",
  'from=2026-11-23&tzOffset=9999',
])('refuses a week that is none: %s', async (query) => {
  expect((await weekOf(await server.newStudent(), query)).status).toBe(400)
})

test('refuses another student, and shows an administrator', async () => {
  const [student, other, administrator] = [
    await server.newStudent(),
    await server.newStudent(),
    await server.newAdministrator(),
  ]
  const path = `/api/scores/week/${student.user.id}?from=2026-11-23`
  expect((await server.send(path, { as: other })).status).toBe(403)
  expect((await server.send(path, { as: administrator })).status).toBe(200)
})
