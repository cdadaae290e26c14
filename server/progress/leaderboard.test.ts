import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { countLeaderboard, createLeaderboardCount } from './kept-leaderboard.ts'
import { findLastCount } from './leaderboard.queries.ts'

const server = useTestServer()
const day = 24 * 60 * 60 * 1000

interface Given {
  questionId: string
  isCorrect?: boolean
  daysAgo?: number
}

async function answer(student: TestStudent, given: readonly Given[]): Promise<void> {
  const rows = given.map(({ questionId, isCorrect = true, daysAgo = 1 }, seq) => {
    const key = Number(questionId.split('-')[2]) % 4
    return {
      user_id: student.user.id,
      id: randomUUID(),
      session_id: randomUUID(),
      question_id: questionId,
      question_version: 1,
      option: isCorrect ? key : (key + 1) % 4,
      answered_at: new Date(Date.now() - daysAgo * day),
      tz_offset: 60,
      duration_ms: 1000,
      device_id: 'phone',
      seq,
    }
  })
  await server.connection.database.insertInto('answers').values(rows).execute()
}

async function newListed(nickname: string, { isVerified = true } = {}): Promise<TestStudent> {
  const student = await server.newStudent({ name: `Real name of ${nickname}` })
  await server.connection.database
    .updateTable('users')
    .set({ leaderboard_nickname: nickname, email_verified_at: isVerified ? new Date() : null })
    .where('id', '=', student.user.id)
    .execute()
  return student
}

const board = async (as: TestStudent, query = '') => (await server.send(`/api/scores/leaderboard${query}`, { as })).body

/** Each test has the leaderboard for itself: whoever stands there leaves it. */
const leaveAll = () => server.connection.database.updateTable('users').set({ leaderboard_nickname: null }).execute()

// API-03
test('shows only students who chose a nickname and proved their e-mail, and nothing else of anybody', async () => {
  await leaveAll()
  const [shown, unproved, hidden] = [
    await newListed('Star'),
    await newListed('Moon', { isVerified: false }),
    await server.newStudent(),
  ]
  for (const student of [shown, unproved, hidden]) await answer(student, [{ questionId: 'che-1-0' }])
  const expected = { data: [{ rank: 1, nickname: 'Star', correct: 1, answered: 1 }], me: null, isListed: false }
  expect(await board(hidden)).toEqual({ success: true, ...expected })
  expect(await board(unproved)).toEqual({ success: true, ...expected })
  expect(await board(shown)).toEqual({ success: true, ...expected, me: expected.data[0], isListed: true })
})

test('leaves out who is suspended, and gives the place back with the account', async () => {
  await leaveAll()
  const [student, reader] = [await newListed('Star'), await server.newStudent()]
  await answer(student, [{ questionId: 'che-1-0' }])
  const suspend = (at: Date | null) =>
    server.connection.database
      .updateTable('users')
      .set({ suspended_at: at })
      .where('id', '=', student.user.id)
      .execute()
  await suspend(new Date())
  expect(await board(reader)).toMatchObject({ data: [] })
  await suspend(null)
  expect(await board(reader)).toMatchObject({ data: [{ nickname: 'Star' }] })
})

test('tells who joined and has not answered yet that they take part', async () => {
  await leaveAll()
  expect(await board(await newListed('Newcomer'))).toEqual({ success: true, data: [], me: null, isListed: true })
})

test('counts a question once, by the latest answer, within the last seven days', async () => {
  await leaveAll()
  const student = await newListed('Repeater')
  await answer(
    student,
    Array.from({ length: 100 }, () => ({ questionId: 'che-1-0', daysAgo: 3 })),
  )
  expect(await board(student)).toMatchObject({ data: [{ correct: 1, answered: 1 }] })
  await answer(student, [{ questionId: 'che-1-0', isCorrect: false, daysAgo: 2 }])
  expect(await board(student)).toMatchObject({ data: [{ correct: 0, answered: 1 }] })
  await answer(student, [{ questionId: 'che-1-0', daysAgo: 1 }])
  await answer(student, [
    { questionId: 'che-1-1', daysAgo: 7.01 },
    { questionId: 'che-1-2', daysAgo: -1 },
    { questionId: 'che-1-3', daysAgo: 6.99 },
  ])
  expect(await board(student)).toMatchObject({ data: [{ correct: 2, answered: 2 }] })
})

test('goes by one subject when asked for one', async () => {
  await leaveAll()
  const student = await newListed('Chemist')
  await answer(student, [{ questionId: 'che-1-0' }, { questionId: 'che-1-1' }, { questionId: 'phy-1-0' }])
  expect(await board(student)).toMatchObject({ me: { correct: 3 } })
  expect(await board(student, '?subject=chemistry')).toMatchObject({ me: { correct: 2 } })
  expect(await board(student, '?subject=biology')).toMatchObject({ data: [], me: null, isListed: true })
  expect((await server.send('/api/scores/leaderboard?subject=magic', { as: student })).status).toBe(400)
})

test('puts fewer answers before more, and gives equal results the same rank, by nickname', async () => {
  await leaveAll()
  const [wide, second, first] = [await newListed('Wide'), await newListed('Bee'), await newListed('Ant')]
  await answer(wide, [{ questionId: 'che-1-0' }, { questionId: 'che-1-1', isCorrect: false }])
  for (const student of [second, first]) await answer(student, [{ questionId: 'che-1-0' }])
  expect((await board(wide))['data']).toEqual([
    { rank: 1, nickname: 'Ant', correct: 1, answered: 1 },
    { rank: 1, nickname: 'Bee', correct: 1, answered: 1 },
    { rank: 3, nickname: 'Wide', correct: 1, answered: 2 },
  ])
})

test('shows ten places, and one’s own wherever it is', async () => {
  await leaveAll()
  const questions = ['che-1-0', 'che-1-1', 'che-1-2'].map((questionId) => ({ questionId }))
  for (let n = 0; n < 10; n++) await answer(await newListed(`Leader ${n}`), questions.slice(0, 2))
  const last = await newListed('Last')
  await answer(last, questions.slice(0, 1))
  const { data, me } = await board(last)
  expect(data).toHaveLength(10)
  expect(me).toEqual({ rank: 11, nickname: 'Last', correct: 1, answered: 1 })
  await answer(last, questions.slice(1))
  expect(await board(last)).toMatchObject({ data: { 0: { nickname: 'Last' } }, me: { rank: 1, correct: 3 } })
})

// API-03
test('of very many shows the places as they were counted last, without who has left meanwhile', async () => {
  await leaveAll()
  const { database } = server.connection
  const questions = ['che-1-0', 'che-1-1', 'phy-1-0'].map((questionId) => ({ questionId }))
  const [first, second, third] = [await newListed('First'), await newListed('Second'), await newListed('Third')]
  await answer(first, questions)
  await answer(second, questions.slice(0, 2))
  await answer(third, questions.slice(0, 2))
  const [counted, countedInOne] = [await board(third), await board(third, '?subject=physics')]
  await countLeaderboard(database)
  await database.updateTable('leaderboard').set({ took_ms: 60_000 }).execute()
  expect(await board(third)).toEqual(counted)
  expect(await board(third, '?subject=physics')).toEqual(countedInOne)

  const newcomer = await newListed('Newcomer')
  await answer(newcomer, questions.slice(0, 1))
  expect(await board(newcomer)).toMatchObject({
    data: { length: 3 },
    me: { rank: 4, nickname: 'Newcomer', correct: 1 },
  })
  await answer(newcomer, questions.slice(1))
  expect(await board(newcomer)).toMatchObject({ data: { length: 3 }, me: { rank: 1, correct: 3 } })
  const leave = { method: 'POST', as: first, body: { password: first.password } }
  expect((await server.send('/api/account/delete', leave)).status).toBe(200)
  await database.updateTable('users').set({ leaderboard_nickname: null }).where('id', '=', second.user.id).execute()
  expect(await board(second)).toMatchObject({ data: [{ rank: 1, nickname: 'Third' }], me: null, isListed: false })

  await countLeaderboard(database)
  await database.updateTable('leaderboard').set({ took_ms: 60_000 }).execute()
  expect(await board(third)).toMatchObject({ data: [{ nickname: 'Newcomer' }, { nickname: 'Third' }], me: { rank: 2 } })
  await database.deleteFrom('leaderboard').execute()
})

test('counts for all in one process at a time, and less often where it takes longer', async () => {
  const { database } = server.connection
  const said: string[] = []
  await database.transaction().execute(async (transaction) => {
    expect(await countLeaderboard(transaction)).toBe(true)
    expect(await countLeaderboard(database)).toBe(false)
  })
  await database.updateTable('leaderboard').set({ took_ms: 60_000 }).execute()
  const count = createLeaderboardCount(database, { say: (line) => said.push(line) })
  count.start()
  await count.stop()
  expect((await findLastCount(database))?.tookMs).toBe(60_000)
  await database.deleteFrom('leaderboard').execute()
  expect(said).toEqual([])
})

// AUTH-18
test('asks visitors to sign in', async () => {
  expect((await server.send('/api/scores/leaderboard')).status).toBe(401)
})
