import { randomUUID } from 'node:crypto'
import { ExamStatistics, getWeek } from '@sabi/shared/progress/calls'
import { expect, test, vi } from 'vitest'
import { handIn, practise } from '../testing/practise.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Everything that counts a student's right answers. */
async function totalsOf(as: TestStudent) {
  const { body } = await server.send('/api/scores/exam-stats', { as })
  const week = await server.send(`/api/scores/week/${as.user.id}?from=${ago(6 * dayMs).slice(0, 10)}&tzOffset=0`, {
    as,
  })
  const { subjects, topics } = getWeek.reply.parse(week.body)
  const board = await server.send('/api/scores/leaderboard', { as })
  return { statistics: ExamStatistics.parse(body), week: { subjects, topics }, place: board.body['me'] }
}

async function newListedStudent(): Promise<TestStudent> {
  const student = await server.newStudent()
  await server.connection.database
    .updateTable('users')
    .set({ leaderboard_nickname: 'Star', email_verified_at: new Date(), created_at: new Date(ago(40 * dayMs)) })
    .where('id', '=', student.user.id)
    .execute()
  return student
}

test('leaves the answers of a paper out of all totals until it is handed in', async () => {
  const student = await newListedStudent()
  const [paper, at] = [randomUUID(), ago(hourMs / 2)]
  await practise(server, { as: student, at: ago(hourMs), answers: { 'che-1-0': true } })
  const before = await totalsOf(student)
  expect(before).toMatchObject({ statistics: { totalQuestionsAttempted: 1 }, place: { correct: 1, answered: 1 } })
  await practise(server, { as: student, paper, at, topicId: 'che-1', answers: { 'che-1-1': true, 'phy-2-0': true } })
  expect(await totalsOf(student)).toEqual(before)
  await handIn(server, { as: student, paper, at })
  const { statistics, week, place } = await totalsOf(student)
  expect(statistics).toMatchObject({
    totalQuestionsAttempted: 3,
    totalCorrect: 3,
    examTypeStats: { JAMB: { attempts: 2, correct: 3, total: 3 } },
    topicProgress: [
      { topicId: 'che-1', questionsAttempted: 2, questionsCorrect: 2 },
      { topicId: 'phy-2', questionsAttempted: 1, questionsCorrect: 1 },
    ],
  })
  expect(week.topics).toEqual([{ topicId: 'che-1', answered: 2, correct: 2 }])
  expect(place).toMatchObject({ correct: 3, answered: 3 })
})

test('keeps the last mark of a question while a running paper asks it again', async () => {
  const student = await server.newStudent()
  await practise(server, { as: student, at: ago(hourMs), answers: { 'che-1-1': false } })
  await practise(server, { as: student, paper: randomUUID(), at: ago(0), answers: { 'che-1-1': true } })
  expect((await totalsOf(student)).statistics.topicProgress).toEqual([
    { topicId: 'che-1', questionsAttempted: 1, questionsCorrect: 0 },
  ])
})

test('counts a day on which only a running paper was answered for the streak', async () => {
  const student = await server.newStudent()
  await practise(server, { as: student, paper: randomUUID(), at: ago(0), answers: { 'che-1-1': true } })
  const { body } = await server.send(`/api/scores/streak/${student.user.id}`, { as: student })
  expect(body).toMatchObject({ streak: 1 })
})

test('counts a paper that was never handed in once its month is over', async () => {
  const student = await server.newStudent()
  const at = ago(30 * dayMs - 3000)
  await practise(server, { as: student, paper: randomUUID(), at, answers: { 'che-1-1': true } })
  expect((await totalsOf(student)).statistics.totalCorrect).toBe(0)
  await vi.waitFor(async () => expect((await totalsOf(student)).statistics.totalCorrect).toBe(1), {
    timeout: 20_000,
    interval: 200,
  })
})
