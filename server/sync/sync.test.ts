import { randomUUID } from 'node:crypto'
import { randomUUID as uuid } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import { digestOf } from '@sabi/shared/sync/digest'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { practiceSession } from '../testing/sample-inputs.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { insertBatch } from './answer-log.queries.ts'

const server = useTestServer()
const sessionId = '01930000-0000-7000-8000-00000000aaaa'

let made = 0
function answerTo(questionId: string, changes: Record<string, unknown> = {}) {
  made++
  return {
    id: `01930000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    sessionId,
    questionId,
    questionVersion: 1,
    option: 0,
    answeredAt: '2026-11-20T10:00:00.000Z',
    tzOffset: 60,
    durationMs: 12_000,
    seq: made,
    ...changes,
  }
}

async function send(as: TestStudent | undefined, answers: unknown[], sessions: unknown[] = []) {
  return server.send('/api/sync/answers', { method: 'POST', as, body: { deviceId: 'phone', sessions, answers } })
}

test('saves answers once: sent again they are duplicates, and nothing is counted twice', async () => {
  const student = await server.newStudent()
  const answers = [answerTo('che-1-0'), answerTo('che-1-1')]
  const ids = answers.map((answer) => answer.id)
  expect((await send(student, answers)).body).toMatchObject({ saved: ids, duplicate: [], rejected: [] })
  expect((await send(student, answers)).body).toMatchObject({ saved: [], duplicate: ids, rejected: [] })
  const stats = await server.send('/api/scores/exam-stats', { as: student })
  expect(stats.body).toMatchObject({ totalQuestionsAttempted: 2, totalCorrect: 1 })
})

test('keeps the first of two answers with one id and refuses the other as a conflict', async () => {
  const student = await server.newStudent()
  const first = answerTo('che-1-0')
  await send(student, [first])
  const { body } = await send(student, [{ ...first, option: 3 }])
  expect(body).toMatchObject({ saved: [], rejected: [{ id: first.id, reason: 'conflict' }] })
  const both = answerTo('che-1-2')
  const twice = await send(student, [both, { ...both, option: 2 }, both])
  expect(twice.body).toMatchObject({ saved: [both.id], rejected: [{ id: both.id, reason: 'conflict' }] })
})

test('keeps how many hints were open, and takes an answer that lost them on the way for the same', async () => {
  const student = await server.newStudent()
  const [hinted, alone] = [answerTo('che-1-0'), answerTo('che-1-1')]
  await send(student, [{ ...hinted, hints: 2 }, alone])
  expect((await send(student, [hinted])).body).toMatchObject({ duplicate: [hinted.id], rejected: [] })
  const rows = server.connection.database.selectFrom('answers').where('user_id', '=', student.user.id)
  expect(await rows.select(['id', 'hints']).orderBy('id').execute()).toEqual([
    { id: hinted.id, hints: 2 },
    { id: alone.id, hints: 0 },
  ])
})

test('names what it refuses and why, and saves the rest of the batch', async () => {
  const student = await server.newStudent()
  const good = answerTo('che-2-0')
  const unknown = answerTo('che-99-0')
  const noVersion = answerTo('che-2-0', { questionVersion: 7 })
  const noOption = answerTo('che-2-0', { option: 4 })
  const faulty = answerTo('che-2-0', { durationMs: -1 })
  const { status, body } = await send(student, [good, unknown, noVersion, noOption, faulty, null])
  expect(status).toBe(200)
  expect(body['saved']).toEqual([good.id])
  expect(body['rejected']).toEqual([
    { id: faulty.id, reason: 'invalid' },
    { id: '', reason: 'invalid' },
    { id: unknown.id, reason: 'unknown-question' },
    { id: noVersion.id, reason: 'unknown-question' },
    { id: noOption.id, reason: 'unknown-option' },
  ])
})

test('refuses an answer with a NUL character, which no database keeps, and saves the rest of the batch', async () => {
  const student = await server.newStudent()
  const [good, faulty] = [answerTo('che-2-0'), answerTo('che-2-1\0')]
  const session = {
    id: sessionId,
    kind: 'practice',
    examType: 'JAMB',
    topicId: '\0',
    startedAt: '2026-11-20T10:00:00Z',
  }
  const { status, body } = await send(student, [good, faulty], [session])
  expect(status).toBe(200)
  expect(body).toMatchObject({
    saved: [good.id],
    rejected: [{ id: faulty.id, reason: 'invalid' }],
    rejectedSessions: [{ id: sessionId, reason: 'invalid' }],
  })
})

test('names every session that it does not take, and why, and saves what else came', async () => {
  const student = await server.newStudent()
  const [goodId, longId] = [randomUUID(), randomUUID()]
  const [good, long] = [practiceSession(goodId), { ...practiceSession(longId), topicId: 'x'.repeat(61) }]
  const answer = answerTo('che-1-2')
  const { status, body } = await send(student, [answer], [good, long, null, { kind: 'practice' }])
  expect(status).toBe(200)
  expect(body).toMatchObject({ saved: [answer.id], rejected: [] })
  expect(body['rejectedSessions']).toEqual([
    { id: longId, reason: 'invalid' },
    { id: '', reason: 'invalid' },
    { id: '', reason: 'invalid' },
  ])
  expect((await send(student, [], [good])).body['rejectedSessions']).toEqual([])
})

test('takes answers from phones with a wrong clock, from 1970 to 2099', async () => {
  const student = await server.newStudent()
  const answers = [
    answerTo('che-3-0', { answeredAt: '1970-01-01T00:00:00Z' }),
    answerTo('che-3-1', { answeredAt: '2099-12-31T23:59:59+01:00' }),
  ]
  expect((await send(student, answers)).body['saved']).toHaveLength(2)
  const late = answerTo('che-3-2', { answeredAt: '2100-01-01T00:00:00Z' })
  expect((await send(student, [late])).body['rejected']).toEqual([{ id: late.id, reason: 'invalid' }])
})

test('takes every way to write a moment, and holds up no answer for one that is none', async () => {
  const student = await server.newStudent()
  const answers = [
    answerTo('che-4-0', { answeredAt: '2026-11-20T10:00:00+23:59' }),
    answerTo('che-4-1', { answeredAt: `2026-11-20T10:00:00.${'1'.repeat(200)}Z` }),
  ]
  const faulty = answerTo('che-4-2', { answeredAt: '2026-02-31' })
  const session = { id: sessionId, kind: 'practice', examType: 'WAEC', startedAt: '2026-11-20T10:00:00-23:59' }
  const { body } = await send(student, [...answers, faulty], [session])
  expect(body).toMatchObject({ saved: answers.map(({ id }) => id), rejected: [{ id: faulty.id, reason: 'invalid' }] })
  const attempt = await server.send(`/api/scores/attempt/${sessionId}`, { as: student })
  expect(attempt.body['data']).toMatchObject({ examType: 'WAEC', startedAt: '2026-11-21T09:59:00.000Z' })
})

test('knows an id in capitals and in small letters as one', async () => {
  const student = await server.newStudent()
  const session = { id: sessionId, kind: 'practice', examType: 'WAEC', startedAt: '2026-11-20T10:00:00Z' }
  const capitals = sessionId.toUpperCase()
  const { status } = await send(student, [answerTo('che-4-0')], [session, { ...session, id: capitals }])
  expect(status).toBe(200)
  const attempt = await server.send(`/api/scores/attempt/${capitals}`, { as: student })
  expect(attempt.body['data']).toMatchObject({ id: sessionId, examType: 'WAEC', totalQuestions: 1 })
})

test('refuses an answer whose id is no text, and saves the rest of the batch', async () => {
  const student = await server.newStudent()
  const good = answerTo('che-4-0')
  const { body } = await send(student, [good, { id: { toString: 1 } }, { id: [[good.id]] }])
  expect(body).toMatchObject({ saved: [good.id], rejected: [{ id: '' }, { id: '' }] })
})

test('counts the last of several answers to a question in a session, whatever order they arrive in', async () => {
  const student = await server.newStudent()
  const first = answerTo('che-1-0', { option: 0 })
  const second = answerTo('che-1-0', { option: 1 })
  await send(student, [second])
  await send(student, [first])
  const stats = await server.send('/api/scores/exam-stats', { as: student })
  expect(stats.body).toMatchObject({ totalQuestionsAttempted: 1, totalCorrect: 0 })
})

test('saves an answer once when several requests bring it at the same moment', async () => {
  const student = await server.newStudent()
  const answers = Array.from({ length: 100 }, (_, n) => answerTo(`bio-${1 + (n % 11)}-${n % 6}`))
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(student, answers)))
  const saved = replies.flatMap((reply) => reply.body['saved'])
  expect(saved.toSorted()).toEqual(answers.map((answer) => answer.id).toSorted())
  for (const { body } of replies) expect(body['rejected']).toEqual([])
})

test('keeps the ids of two students apart', async () => {
  const [one, other] = [await server.newStudent(), await server.newStudent()]
  const answer = answerTo('che-1-0')
  expect((await send(one, [answer])).body['saved']).toEqual([answer.id])
  expect((await send(other, [{ ...answer, option: 2 }])).body['saved']).toEqual([answer.id])
})

test('marks a finished session over all questions that were put', async () => {
  const student = await server.newStudent()
  const session = {
    id: sessionId,
    kind: 'practice',
    examType: 'JAMB',
    subject: 'chemistry',
    startedAt: '2026-11-20T10:00:00Z',
  }
  await send(student, [answerTo('che-1-0'), answerTo('che-1-1', { option: 1 })], [session])
  await send(student, [], [{ ...session, finishedAt: '2026-11-20T10:05:00Z', questionCount: 5 }])
  const { body } = await server.send(`/api/scores/attempt/${sessionId}`, { as: student })
  expect(body['data']).toMatchObject({ examType: 'JAMB', score: 2, totalQuestions: 5, timeSpent: 24, verified: true })
})

// PRAC-12
test('a session took as long as the phone measured, however late that arrives', async () => {
  const student = await server.newStudent()
  const session = { id: sessionId, kind: 'practice', examType: 'JAMB', startedAt: '2026-11-20T10:00:00Z' }
  const timeSpent = async () => (await server.send(`/api/scores/attempt/${sessionId}`, { as: student })).body['data']
  await send(student, [answerTo('che-1-0', { durationMs: 11_000 })], [session])
  expect(await timeSpent()).toMatchObject({ timeSpent: 11 })
  await send(student, [], [{ ...session, finishedAt: '2026-11-20T10:05:00Z', questionCount: 2, durationMs: 18_400 }])
  expect(await timeSpent()).toMatchObject({ timeSpent: 18 })
  await send(student, [], [{ ...session, durationMs: 11_000 }])
  expect(await timeSpent()).toMatchObject({ timeSpent: 18 })
})

test('takes at most 100 answers and 256 KB a batch', async () => {
  const student = await server.newStudent()
  const many = Array.from({ length: 101 }, () => answerTo('che-1-0'))
  expect((await send(student, many)).status).toBe(400)
  const large = await send(student, [{ ...answerTo('che-1-0'), padding: 'x'.repeat(256 * 1024) }])
  expect(large.status).toBe(413)
})

test('takes a batch that was compressed, and no more of it than a batch may be', async () => {
  const student = await server.newStudent()
  const answer = answerTo('che-1-0')
  const post = (body: unknown) =>
    fetch(`${server.url}/api/sync/answers`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        Authorization: `Bearer ${student.token}`,
      },
      body: gzipSync(typeof body === 'string' ? body : JSON.stringify(body)),
    })
  const taken = await post({ deviceId: 'phone', answers: [answer] })
  expect(await taken.json()).toMatchObject({ saved: [answer.id] })
  const bomb = await post({ deviceId: 'phone', answers: [{ ...answer, padding: 'x'.repeat(50 * 1024 * 1024) }] })
  expect(bomb.status).toBe(413)
  expect((await post('{')).status).toBe(400)
})

test('gives per day the same digest as the phone makes of its own answers, from a day on when asked', async () => {
  const student = await server.newStudent()
  const answers = [
    answerTo('che-1-0', { id: uuid(), answeredAt: '1970-01-01T00:00:00.000Z' }),
    answerTo('che-1-0', { id: uuid() }),
    answerTo('che-1-1', { id: uuid() }),
    answerTo('che-1-2', { id: uuid(), answeredAt: '2026-11-21T00:30:00+01:00' }),
    answerTo('che-1-3', { id: uuid(), answeredAt: '2026-11-21T00:00:00.000Z' }),
    answerTo('che-1-4', { id: uuid(), answeredAt: '2099-12-31T23:59:59.999Z' }),
  ]
  await send(student, answers)
  const { body } = await server.send('/api/sync/digest', { as: student })
  expect(body['days']).toEqual(digestOf(answers))
  const later = await server.send('/api/sync/digest?from=2026-11-21', { as: student })
  expect(later.body['days']).toEqual(digestOf(answers.slice(4)))
  for (const day of ['soon', '0000-01-01'])
    expect((await server.send(`/api/sync/digest?from=${day}`, { as: student })).status).toBe(400)
})

test('refuses answers of another student than the one who is signed in, so that they wait for their owner', async () => {
  const [student, other] = [await server.newStudent(), await server.newStudent()]
  const answer = answerTo('che-1-0')
  const body = { deviceId: 'phone', userId: student.user.id, sessions: [], answers: [answer] }
  expect((await server.send('/api/sync/answers', { method: 'POST', as: other, body })).status).toBe(401)
  const { body: reply } = await server.send('/api/sync/answers', { method: 'POST', as: student, body })
  expect(reply['saved']).toEqual([answer.id])
})

test('refuses a visitor', async () => {
  expect((await send(undefined, [answerTo('che-1-0')])).status).toBe(401)
  expect((await server.send('/api/sync/digest')).status).toBe(401)
})

test('answers that arrive while the account is being deleted are shown that nobody is signed in', async () => {
  const student = await server.newStudent()
  const { database } = server.connection
  const sending = await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('users').where('id', '=', student.user.id).execute()
    const reply = send(student, [answerTo('che-1-0')], [practiceSession(sessionId)])
    await untilWaiting(database, 1)
    return { reply }
  })
  expect((await sending.reply).status).toBe(401)
  expect(await countLogOf(student)).toBe(0)
})

test('an account that is deleted while its answers arrive takes them along', async () => {
  const student = await server.newStudent()
  const { database } = server.connection
  const body = { password: student.password }
  const deleting = await database.transaction().execute(async (transaction) => {
    await insertBatch(transaction, {
      userId: student.user.id,
      deviceId: 'phone',
      sessions: [SyncedSession.parse(practiceSession(sessionId))],
      answers: [SyncedAnswer.parse(answerTo('che-1-0'))],
    })
    const reply = server.send('/api/account/delete', { method: 'POST', as: student, body })
    await untilWaiting(database, 1)
    return { reply }
  })
  expect((await deleting.reply).status).toBe(200)
  expect(await countLogOf(student)).toBe(0)
})

test('no answer of an account is left when batches and its deletion race', async () => {
  const students = await Promise.all(Array.from({ length: 4 }, () => server.newStudent()))
  const races = students.map(async (student) => {
    const body = { password: student.password }
    const batches = Array.from({ length: 10 }, () => send(student, [answerTo('che-1-0'), answerTo('che-1-1')]))
    const deletion = server.send('/api/account/delete', { method: 'POST', as: student, body })
    const statuses = (await Promise.all(batches)).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true)
    expect((await deletion).status).toBe(200)
    expect(await countLogOf(student)).toBe(0)
  })
  await Promise.all(races)
})

async function countLogOf({ user }: TestStudent): Promise<number> {
  const { rows } = await sql`
    select id from answers where user_id = ${user.id} union all select id from practice_sessions where user_id = ${user.id}
  `.execute(server.connection.database)
  return rows.length
}
