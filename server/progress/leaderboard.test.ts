import { randomUUID } from 'node:crypto'
import { seededRandom } from '@sabi/shared/practice/random'
import { weeklyResult, type BoardAnswer } from '@sabi/shared/progress/weekly-result'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadBank } from '../questions/bank.queries.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { countLeaderboard, createLeaderboardCount } from './kept-leaderboard.ts'
import { findLastCount } from './leaderboard.queries.ts'

const server = useTestServer()
const day = 24 * 60 * 60 * 1000

interface Given {
  questionId: string
  isCorrect?: boolean
  daysAgo?: number
  durationMs?: number
  receivedAt?: Date
}

/** Sends answers as phones do, by default half a minute apart, across calls too. */
let given = 0
async function answer(student: TestStudent, answers: readonly Given[]): Promise<void> {
  const rows = answers.map(({ questionId, isCorrect = true, daysAgo, durationMs = 20_000, receivedAt }, seq) => {
    const answeredAt = new Date(Date.now() - (daysAgo ?? 1) * day + (daysAgo === undefined ? given++ * 30_000 : 0))
    const key = Number(questionId.split('-')[2]) % 4
    return {
      user_id: student.user.id,
      id: randomUUID(),
      session_id: randomUUID(),
      question_id: questionId,
      question_version: 1,
      option: isCorrect ? key : (key + 1) % 4,
      answered_at: answeredAt,
      tz_offset: 60,
      duration_ms: durationMs,
      received_at: receivedAt ?? answeredAt,
      device_id: 'phone',
      seq,
    }
  })
  await server.connection.database.insertInto('answers').values(rows).execute()
}

/** A student on the leaderboard with an account that is a month old. */
async function newListed(nickname: string, { isVerified = true, openedDaysAgo = 30 } = {}): Promise<TestStudent> {
  const student = await server.newStudent({ name: `Real name of ${nickname}` })
  await server.connection.database
    .updateTable('users')
    .set({
      leaderboard_nickname: nickname,
      email_verified_at: isVerified ? new Date() : null,
      created_at: new Date(Date.now() - openedDaysAgo * day),
    })
    .where('id', '=', student.user.id)
    .execute()
  return student
}

const board = async (as: TestStudent, query = '') => (await server.send(`/api/scores/leaderboard${query}`, { as })).body

/** Clears the leaderboard for a test. */
const leaveAll = () => server.connection.database.updateTable('users').set({ leaderboard_nickname: null }).execute()

// API-03
test('shows only students with a nickname and a verified email, and nothing else about anyone', async () => {
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

test('hides a suspended student, and restores their place with the account', async () => {
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

test('says that a student who joined but has not answered yet takes part', async () => {
  await leaveAll()
  expect(await board(await newListed('Newcomer'))).toEqual({ success: true, data: [], me: null, isListed: true })
})

test('counts a question once, by the latest answer in the last seven days', async () => {
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

test('counts only one subject if asked', async () => {
  await leaveAll()
  const student = await newListed('Chemist')
  await answer(student, [{ questionId: 'che-1-0' }, { questionId: 'che-1-1' }, { questionId: 'phy-1-0' }])
  expect(await board(student)).toMatchObject({ me: { correct: 3 } })
  expect(await board(student, '?subject=chemistry')).toMatchObject({ me: { correct: 2 } })
  expect(await board(student, '?subject=biology')).toMatchObject({ data: [], me: null, isListed: true })
  expect((await server.send('/api/scores/leaderboard?subject=magic', { as: student })).status).toBe(400)
})

test('ranks fewer answers above more, and gives equal results the same rank, in order of nickname', async () => {
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

test('shows ten places, and the viewer’s own wherever it is', async () => {
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

/** Sends answers as a phone or a program does, and returns how many the log accepted. */
async function send(as: TestStudent, answers: readonly { questionId: string; answeredAt: Date; durationMs: number }[]) {
  const sessionId = randomUUID()
  const numbered = answers.map((one, seq) => {
    const option = Number(one.questionId.split('-')[2]) % 4
    return { ...one, id: randomUUID(), sessionId, questionVersion: 1, option, tzOffset: 60, seq }
  })
  const body = { deviceId: 'phone', sessions: [], answers: numbered }
  const reply = await server.send('/api/sync/answers', { method: 'POST', as, body })
  expect(reply.body['saved']).toHaveLength(answers.length)
}

const allQuestions = testBank.questions.slice(0, 100).map(({ id }) => id)

// API-03
test.each([
  ['none of many simultaneous right answers that took no time', { apartMs: 0, durationMs: 0 }, null],
  ['one of many simultaneous right answers that claim to have taken time', { apartMs: 0, durationMs: 20_000 }, 1],
  [
    'all answers from two days ago that a phone sends together',
    { apartMs: 30_000, durationMs: 20_000 },
    allQuestions.length,
  ],
])('counts %s', async (_, { apartMs, durationMs }, expected) => {
  await leaveAll()
  const student = await newListed('Quick')
  const start = Date.now() - 2 * day
  await send(
    student,
    allQuestions.map((questionId, n) => ({ questionId, answeredAt: new Date(start + n * apartMs), durationMs })),
  )
  expect((await board(student))['me']).toEqual(
    expected === null ? null : { rank: 1, nickname: 'Quick', correct: expected, answered: expected },
  )
})

// API-03
test('ignores answers dated before the account was opened', async () => {
  await leaveAll()
  const student = await newListed('Newborn', { openedDaysAgo: 0 })
  const answeredAt = (n: number) => new Date(Date.now() - day + n * 30_000)
  await send(
    student,
    allQuestions.map((questionId, n) => ({ questionId, answeredAt: answeredAt(n), durationMs: 20_000 })),
  )
  expect(await board(student)).toMatchObject({ data: [], me: null, isListed: true })
})

// API-03
test('counts exactly what the shared rule counts, for any log', async () => {
  await leaveAll()
  const random = seededRandom('leaderboard')
  const among = <Choice>(choices: readonly [Choice, ...Choice[]]) =>
    choices[Math.floor(random() * choices.length)] ?? choices[0]
  for (let log = 0; log < 10; log++) {
    const openedDaysAgo = among([1, 3, 30])
    const student = await newListed(`Star ${log}`, { openedDaysAgo })
    let at = Date.now() - among([2, 6, 9]) * day
    const answers = Array.from({ length: 700 }, () => {
      at += among([0, 900, 2_000, 2_000, 5_000, 60_000, 600_000])
      const receivedAt = new Date(at + among([-3 * day, -day / 2, 900, day]))
      const questionId = among(['che-1-0', ...allQuestions])
      return { questionId, isCorrect: random() < 0.6, at, durationMs: among([0, 1_999, 2_000, 9_000]), receivedAt }
    })
    await answer(
      student,
      answers.map(({ at: answeredAtMs, ...one }) => ({ ...one, daysAgo: (Date.now() - answeredAtMs) / day })),
    )
    const { rows } = await sql<BoardAnswer>`
      select question_id as "questionId", duration_ms as "durationMs", is_right(option, v.correct_option) as "isCorrect",
             (extract(epoch from answered_at) * 1000)::float as "answeredAtMs", (extract(epoch from received_at) * 1000)::float as "receivedAtMs"
      from answers join question_versions v using (question_id) where user_id = ${student.user.id}
      order by answered_at, seq, id`.execute(server.connection.database)
    const opened = await server.connection.database
      .selectFrom('users')
      .select('created_at')
      .where('id', '=', student.user.id)
      .executeTakeFirstOrThrow()
    const expected = weeklyResult(rows, { openedAtMs: opened.created_at.getTime(), nowMs: Date.now() })
    const place = (await board(student))['me']
    if (expected.answered === 0) expect(place).toBeNull()
    else expect(place).toMatchObject(expected)
  }
})

// API-03
test('counts at most 400 questions a day', async () => {
  await leaveAll()
  const { database } = server.connection
  const student = await newListed('Tireless')
  const many = Array.from({ length: 500 }, (_, n) => `many-${n}-0`)
  const [model] = testBank.questions
  await loadBank(database, {
    ...testBank,
    version: 'many',
    questions: [
      ...testBank.questions,
      ...many.flatMap((id) =>
        model === undefined ? [] : [{ ...model, id, correctOption: 0, family: null, contentHash: id }],
      ),
    ],
  })
  const morning = new Date(Date.now() - 2 * day).setUTCHours(6, 0, 0, 0)
  await answer(
    student,
    many.map((questionId, n) => ({ questionId, daysAgo: (Date.now() - morning) / day - n / 2_880 })),
  )
  expect(await board(student)).toMatchObject({ me: { correct: 400, answered: 400 } })
})

// API-03
test('shows the last snapshot when there are very many students, without those who have left since', async () => {
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

test('counts in one process at a time, and less often if counting takes longer', async () => {
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
test('returns 401 to a visitor', async () => {
  expect((await server.send('/api/scores/leaderboard')).status).toBe(401)
})
