import { randomUUID } from 'node:crypto'
import { ExamStatistics } from '@sabi/shared/progress/calls'
import { expect, test } from 'vitest'
import { listCoverage } from '../generator/eligibility.queries.ts'
import { loadBank } from '../questions/bank.queries.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
let made = 0

interface Given {
  questionId: string
  option?: number
  answeredAt?: string
  tzOffset?: number
  durationMs?: number
  sessionId?: string
}

async function answer(as: TestStudent, given: Given[], session: Record<string, unknown> = {}) {
  const sessionId = randomUUID()
  const answers = given.map((each) => ({
    id: `01930000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
    sessionId,
    questionVersion: 1,
    option: 0,
    answeredAt: new Date().toISOString(),
    tzOffset: 60,
    durationMs: 1500,
    seq: made,
    ...each,
  }))
  const sessions = [
    { id: sessionId, kind: 'practice', examType: 'JAMB', startedAt: '2026-11-20T10:00:00Z', ...session },
  ]
  const body = { deviceId: 'phone', sessions, answers }
  expect((await server.send('/api/sync/answers', { method: 'POST', as, body })).body['saved']).toHaveLength(
    answers.length,
  )
  return sessionId
}

// API-08, DASH-04, DASH-06, DASH-07
test('computes the statistics of the dashboard from the log', async () => {
  const student = await server.newStudent()
  await answer(student, [
    { questionId: 'che-1-0' },
    { questionId: 'che-1-1' },
    { questionId: 'phy-2-0', answeredAt: '2026-01-01T10:00:00Z' },
  ])
  const { body } = await server.send(`/api/scores/exam-stats?userId=${student.user.id}`, { as: student })
  expect(body).toMatchObject({
    success: true,
    totalExamAttempts: 1,
    totalQuestionsAttempted: 3,
    totalCorrect: 2,
    averagePercentage: 67,
    answeredToday: 2,
    examTypeStats: { JAMB: { attempts: 1, correct: 2, total: 3 } },
    topicProgress: [
      { topicId: 'che-1', questionsAttempted: 2, questionsCorrect: 1 },
      { topicId: 'phy-2', questionsAttempted: 1, questionsCorrect: 1 },
    ],
    subjectStats: [
      { subject: 'chemistry', attempted: 2, correct: 1, medianSeconds: 2, timed: 2 },
      { subject: 'physics', attempted: 1, correct: 1, medianSeconds: 2, timed: 1 },
    ],
    recentActivity: [{ examType: 'JAMB', subject: null, totalQuestions: 3, score: 2 }],
  })
  const same = await server.send(`/api/scores/stats/${student.user.id}`, { as: student })
  expect(same.body).toEqual(body)
})

// DASH-04
test('gives the median time of the answers in a subject, which one long break does not change', async () => {
  const student = await server.newStudent()
  await answer(student, [
    { questionId: 'che-1-0', durationMs: 20_000 },
    { questionId: 'che-1-1', durationMs: 31_400 },
    { questionId: 'che-1-2', durationMs: 1_800_000 },
    // Given without scripts: nobody knows how long these took.
    { questionId: 'che-1-3', durationMs: 0 },
    { questionId: 'phy-2-0', durationMs: 0 },
  ])
  const { body } = await server.send('/api/scores/exam-stats', { as: student })
  expect(body['subjectStats']).toMatchObject([
    { subject: 'chemistry', attempted: 4, medianSeconds: 31, timed: 3 },
    { subject: 'physics', attempted: 1, medianSeconds: 0, timed: 0 },
  ])
})

// DASH-06
test('gives the ten latest sessions of each subject, however many of another followed them', async () => {
  const student = await server.newStudent()
  const sessionOf = async (subject: string, minute: number) => {
    const answeredAt = new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString()
    await answer(student, [{ questionId: 'che-1-0', answeredAt }], { subject, finishedAt: answeredAt })
  }
  await sessionOf('physics', 0)
  for (let minute = 1; minute <= 12; minute++) await sessionOf('chemistry', minute)
  const { body } = await server.send('/api/scores/exam-stats', { as: student })
  const { recentActivity } = ExamStatistics.parse(body)
  expect(recentActivity.map(({ subject }) => subject)).toEqual([...Array(10).fill('chemistry'), 'physics'])
  expect(recentActivity[0]?.completedAt).toBe('2026-11-20T10:12:00.000Z')
})

// DASH-09
test('gives zeros before the first answer', async () => {
  const student = await server.newStudent()
  const { body } = await server.send('/api/scores/exam-stats', { as: student })
  expect(body).toMatchObject({
    totalQuestionsAttempted: 0,
    averagePercentage: 0,
    recentActivity: [],
    topicProgress: [],
    subjectStats: [],
  })
  const streak = await server.send(`/api/scores/streak/${student.user.id}`, { as: student })
  expect(streak.body).toEqual({ success: true, streak: 0, best: 0, recentDays: [], missed: [] })
})

test('shows a forged score only in the student’s own list, marked unverified, and counts it nowhere', async () => {
  const student = await server.newStudent()
  const before = await server.send('/api/scores/exam-stats', { as: student })
  const forged = { examType: 'JAMB', score: 100, totalQuestions: 100, timeSpent: 1 }
  const { status, body } = await server.send('/api/scores', { method: 'POST', as: student, body: forged })
  expect(status).toBe(201)
  expect(body['data']).toMatchObject({ score: 100, totalQuestions: 100, verified: false, userId: student.user.id })
  expect((await server.send('/api/scores/exam-stats', { as: student })).body).toEqual(before.body)
  const list = await server.send(`/api/scores/user/${student.user.id}`, { as: student })
  expect(list.body['data']).toMatchObject([{ score: 100, verified: false }])
  const same = await server.send('/api/progress/attempt', { method: 'POST', as: student, body: forged })
  expect(same.body['data']).toMatchObject({ verified: false })
})

test('refuses a reported score above the number of questions, or in another student’s name', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const report = (body: unknown) => server.send('/api/scores', { method: 'POST', as: student, body })
  const score = { examType: 'JAMB', score: 6, totalQuestions: 5, timeSpent: 1 }
  expect((await report(score)).status).toBe(400)
  expect((await report({ ...score, score: 5, userId: other.user.id })).status).toBe(403)
})

test('counts days by the student’s clock at the time, and fills in past days when answers arrive late', async () => {
  const student = await server.newStudent()
  const daysAgo = (days: number, time: string) =>
    `${new Date(Date.now() + 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)}T${time}`
  await answer(student, [{ questionId: 'che-1-0' }])
  await answer(student, [{ questionId: 'che-1-1', answeredAt: daysAgo(2, '12:00:00+01:00') }])
  const path = `/api/scores/streak/${student.user.id}`
  // One missed day a week does not break it.
  expect((await server.send(path, { as: student })).body).toMatchObject({ streak: 2, best: 2 })
  // Half past midnight in Lagos is still the previous day in UTC.
  await answer(student, [{ questionId: 'che-1-2', answeredAt: daysAgo(1, '00:30:00+01:00') }])
  expect((await server.send(path, { as: student })).body).toMatchObject({ streak: 3, best: 3 })
})

test('measures progress in a topic by the latest answer to each question', async () => {
  const student = await server.newStudent()
  await answer(student, [{ questionId: 'bio-1-0', option: 3, answeredAt: '2026-11-01T10:00:00Z' }])
  await answer(student, [{ questionId: 'bio-1-0', option: 0, answeredAt: '2026-11-02T10:00:00Z' }])
  const path = `/api/progress/${student.user.id}/topic/bio-1`
  const expected = { success: true, data: { topicId: 'bio-1', questionsAttempted: 1, questionsCorrect: 1 } }
  expect((await server.send(path, { as: student })).body).toEqual(expected)
  const claim = { questionsAttempted: 50, questionsCorrect: 50 }
  expect((await server.send(path, { method: 'POST', as: student, body: claim })).body).toEqual(expected)
  const all = await server.send(`/api/progress/${student.user.id}`, { as: student })
  expect(all.body['data']).toEqual([expected.data])
})

test('counts sessions from a clock that is years ahead, but does not treat them as the latest for years', async () => {
  const student = await server.newStudent()
  const ahead = { answeredAt: '2090-11-01T10:00:00Z', option: 3 }
  const early = await answer(student, [{ questionId: 'bio-1-0', ...ahead }], { finishedAt: ahead.answeredAt })
  const late = await answer(student, [{ questionId: 'bio-1-0', option: 0 }])
  const { body } = await server.send('/api/scores/exam-stats', { as: student })
  const { recentActivity, topicProgress, totalQuestionsAttempted } = ExamStatistics.parse(body)
  expect(recentActivity.map(({ id }) => id)).toEqual([late, early])
  expect(topicProgress).toEqual([{ topicId: 'bio-1', questionsAttempted: 1, questionsCorrect: 1 }])
  expect(totalQuestionsAttempted).toBe(2)
  const coverage = await listCoverage(server.connection.database, student.user.id)
  expect(coverage.filter(({ attempted }) => attempted > 0)).toMatchObject([{ attempted: 1, correct: 1 }])
})

// API-08
test('gives the totals of the profile by subject', async () => {
  const student = await server.newStudent()
  await answer(student, [{ questionId: 'che-1-0' }, { questionId: 'phy-1-1' }])
  const { body } = await server.send('/api/auth/stats', { as: student })
  expect(body).toEqual({
    success: true,
    totalQuestionsAttempted: 2,
    totalCorrectAnswers: 1,
    accuracyRate: 50,
    currentStreak: 1,
    subjectBreakdown: [
      { subject: 'chemistry', attempted: 1, correct: 1 },
      { subject: 'physics', attempted: 1, correct: 0 },
    ],
  })
})

// AUTH-18
test('hides a student’s data from visitors and other students, and shows it to an administrator', async () => {
  const [owner, other, administrator] = [
    await server.newStudent(),
    await server.newStudent(),
    await server.newAdministrator(),
  ]
  const sessionId = await answer(owner, [{ questionId: 'che-1-0' }])
  const id = owner.user.id
  const own = [
    `/api/scores/user/${id}`,
    `/api/scores/stats/${id}`,
    `/api/scores/streak/${id}`,
    `/api/scores/exam-stats?userId=${id}`,
    `/api/progress/${id}`,
    `/api/progress/${id}/topic/che-1`,
    `/api/progress/${id}/attempts`,
  ]
  for (const path of own) {
    expect([path, (await server.send(path)).status]).toEqual([path, 401])
    expect([path, (await server.send(path, { as: other })).status]).toEqual([path, 403])
    expect([path, (await server.send(path, { as: administrator })).status]).toEqual([path, 200])
    expect([path, (await server.send(path, { as: owner })).status]).toEqual([path, 200])
  }
  const attempt = `/api/scores/attempt/${sessionId}`
  expect((await server.send(attempt)).status).toBe(401)
  expect((await server.send(attempt, { as: other })).status).toBe(404)
  expect((await server.send(attempt, { as: administrator })).status).toBe(200)
  const claim = { method: 'POST', body: {} }
  expect((await server.send(`/api/progress/${id}/topic/che-1`, { ...claim, as: other })).status).toBe(403)
})

test('returns 401 to a visitor for every student call', async () => {
  const calls = ['GET /api/auth/stats', 'GET /api/scores/leaderboard', 'POST /api/scores', 'POST /api/progress/attempt']
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    expect([call, (await server.send(path, { method })).status]).toEqual([call, 401])
  }
})

test('adds up the time of a session, however long each answer claims to have taken', async () => {
  const student = await server.newStudent()
  const [durationMs, count] = [2 ** 31 - 1, 1_100]
  const questions = testBank.questions
    .slice(0, 1)
    .flatMap((question) =>
      Array.from({ length: count }, (_, n) => ({ ...question, id: `long-${n}`, contentHash: `long ${n}` })),
    )
  await loadBank(server.connection.database, { ...testBank, version: 'long', questions })
  const sessionId = randomUUID()
  for (let start = 0; start < count; start += 100) {
    const batch = questions.slice(start, start + 100)
    await answer(
      student,
      batch.map(({ id }) => ({ questionId: id, sessionId, durationMs })),
    )
  }
  const { body } = await server.send(`/api/scores/attempt/${sessionId}`, { as: student })
  expect(body['data']).toMatchObject({ totalQuestions: count, timeSpent: Math.round((durationMs * count) / 1000) })
})
