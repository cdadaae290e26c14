import { getScoreHistory } from '@sabi/shared/plan/calls'
import { startOfDay } from '@sabi/shared/progress/streak'
import { expect, test } from 'vitest'
import { practise } from '../testing/practise.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const dayMs = 24 * 60 * 60 * 1000
const physics = testBank.questions.filter(({ subject }) => subject === 'physics').map(({ id }) => id)

async function historyOf(as: TestStudent) {
  const path = `/api/progress/${as.user.id}/predicted-scores?examType=JAMB&tzOffset=60`
  const { status, body } = await server.send(path, { as })
  expect(status).toBe(200)
  const { data } = getScoreHistory.reply.parse(body)
  return data.find(({ subject }) => subject === 'physics')
}

/** Answers all questions of physics so many days ago. */
async function answerPhysics(as: TestStudent, daysAgo: number, isRight: boolean): Promise<void> {
  const at = new Date(Date.now() - daysAgo * dayMs).toISOString()
  await practise(server, { as, at, answers: Object.fromEntries(physics.map((id) => [id, isRight])) })
}

test('predicts nothing for a student with few answers, and says how many there are', async () => {
  const student = await server.newStudent()
  expect(await historyOf(student)).toEqual({ subject: 'physics', answers: 0, scores: [] })
  const answers = Object.fromEntries(physics.slice(0, 6).map((id) => [id, true]))
  await practise(server, { as: student, at: new Date(Date.now() - 2 * dayMs).toISOString(), answers })
  expect(await historyOf(student)).toEqual({ subject: 'physics', answers: 6, scores: [] })
})

test('tells the score at the last midnight and at each week before it that had enough answers', async () => {
  const student = await server.newStudent()
  await answerPhysics(student, 16, false)
  await answerPhysics(student, 9, true)
  await answerPhysics(student, 2, true)
  const { scores = [] } = (await historyOf(student)) ?? {}
  const midnight = startOfDay(Date.now(), 60)
  expect(scores.map(({ at }) => at)).toEqual([14, 7, 0].map((days) => midnight - days * dayMs))
  const [first, second, last] = scores.map(({ score }) => score)
  expect([(first ?? 0) < (second ?? 0), (second ?? 0) <= (last ?? 0)]).toEqual([true, true])
  for (const { low, score, high } of scores) expect([low < score, score < high]).toEqual([true, true])
})
