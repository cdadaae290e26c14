import { randomUUID } from 'node:crypto'
import { getMemory } from '@sabi/shared/plan/calls'
import { learn, nobody, partsOf } from '@sabi/shared/plan/learner'
import { localDay } from '@sabi/shared/progress/streak'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { correctKey } from '../testing/flagged.ts'
import { changeMind, handIn, keyOf, practise } from '../testing/practise.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

async function memoryOf(as: TestStudent, tzOffset = 60) {
  const { status, body } = await server.send(`/api/progress/${as.user.id}/memory?tzOffset=${tzOffset}`, { as })
  expect(status).toBe(200)
  return getMemory.reply.parse(body)
}

test('tells the memory of each skill, and apart the answers of the day', async () => {
  const student = await server.newStudent()
  expect(await memoryOf(student)).toMatchObject({ data: [], topics: [], today: [], lastPaperAt: null })
  const midnight = `${localDay(Date.now(), 60)}T00:00:00+01:00`
  // The first two questions of a topic are variants of one family.
  await practise(server, { as: student, at: '2026-11-20T10:00:00Z', answers: { 'bio-1-0': true, 'phy-2-3': false } })
  await practise(server, { as: student, at: '2026-11-22T10:00:00Z', answers: { 'bio-1-1': true } })
  await practise(server, { as: student, at: new Date(midnight).toISOString(), answers: { 'phy-2-3': true } })
  const { data, topics, today } = await memoryOf(student)
  const reviews = [
    { skill: data[0]?.skill ?? '', topicId: 'bio-1', isRight: true, at: '2026-11-20T10:00:00Z' },
    { skill: 'phy-2-3', topicId: 'phy-2', isRight: false, at: '2026-11-20T10:01:00Z' },
    { skill: data[0]?.skill ?? '', topicId: 'bio-1', isRight: true, at: '2026-11-22T10:00:00Z' },
  ].map((review) => ({ ...review, at: Date.parse(review.at), durationMs: 30_000, isMixed: true }))
  expect({ data, topics }).toEqual(partsOf(learn(nobody, reviews)))
  expect(data.map(({ skill }) => skill)).not.toContain('bio-1-0')
  expect(today).toEqual([
    {
      skill: 'phy-2-3',
      topicId: 'phy-2',
      isRight: true,
      isMixed: true,
      isWithHint: false,
      at: Date.parse(midnight),
      durationMs: 30_000,
    },
  ])
})

test('counts on a skill that was answered with a hint for less', async () => {
  const student = await server.newStudent()
  const at = '2026-11-20T10:00:00Z'
  await practise(server, { as: student, at, answers: { 'phy-2-3': true }, hints: 1 })
  const review = { skill: 'phy-2-3', topicId: 'phy-2', isRight: true, at: Date.parse(at), durationMs: 30_000 }
  const { data } = await memoryOf(student)
  expect(data).toEqual(partsOf(learn(nobody, [{ ...review, isWithHint: true }])).data)
  expect(data).not.toEqual(partsOf(learn(nobody, [review])).data)
})

test('tells which answers came in a session of several topics', async () => {
  const student = await server.newStudent()
  const midnight = new Date(`${localDay(Date.now(), 60)}T00:00:00+01:00`).toISOString()
  await practise(server, { as: student, at: midnight, answers: { 'bio-1-3': true }, topicId: 'bio-1' })
  await practise(server, { as: student, at: midnight, answers: { 'phy-2-3': true } })
  const { today } = await memoryOf(student)
  expect(today.map(({ skill, isMixed }) => [skill, isMixed]).sort()).toEqual([
    ['bio-1-3', false],
    ['phy-2-3', true],
  ])
})

test('tells when a full paper was handed in last, and takes no short one for it', async () => {
  const student = await server.newStudent()
  const papers = [
    { day: '20', questionCount: 40, kind: 'exam' },
    { day: '21', questionCount: 30, kind: 'exam' },
    { day: '22', questionCount: 100, kind: 'practice' },
  ]
  const sessions = papers.map(({ day, questionCount, kind }) => {
    const at = `2026-11-${day}T10:00:00.000Z`
    return { id: randomUUID(), kind, examType: 'JAMB', questionCount, startedAt: at, finishedAt: at }
  })
  const body = { deviceId: 'phone', sessions, answers: [] }
  expect((await server.send('/api/sync/answers', { method: 'POST', as: student, body })).status).toBe(200)
  expect(await memoryOf(student)).toMatchObject({ lastPaperAt: Date.parse('2026-11-20T10:00:00Z') })
  expect(await memoryOf(await server.newStudent())).toMatchObject({ lastPaperAt: null })
})

test('tells the answers of the last two weeks in skills with a slip that came twice, as the phones gave them', async () => {
  const student = await server.newStudent()
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
  const given: [number, string, boolean][] = [
    [20, 'phy-2-3', false],
    [5, 'phy-2-3', false],
    [4, 'phy-2-3', false],
    [3, 'phy-2-3', true],
    [2, 'mat-1-2', false],
  ]
  for (const [days, id, isRight] of given)
    await practise(server, { as: student, at: daysAgo(days), answers: { [id]: isRight } })
  const { slips } = await memoryOf(student)
  expect(slips.map(({ questionId, topicId, isRight, reason }) => [questionId, topicId, isRight, reason])).toEqual([
    ['phy-2-3', 'phy-2', false, 'It is another one.'],
    ['phy-2-3', 'phy-2', false, 'It is another one.'],
    ['phy-2-3', 'phy-2', true, null],
  ])
  const paper = { as: student, at: daysAgo(1), paper: randomUUID() }
  await practise(server, { ...paper, answers: { 'phy-2-3': false, 'mat-1-2': false } })
  expect((await memoryOf(student)).slips).toEqual(slips)
  await handIn(server, paper)
  const all = (await memoryOf(student)).slips.map(({ questionId }) => questionId)
  expect(all).toEqual(['phy-2-3', 'phy-2-3', 'phy-2-3', 'mat-1-2', 'phy-2-3', 'mat-1-2'])
})

test('leaves out the answers of a paper until it is handed in', async () => {
  const student = await server.newStudent()
  await practise(server, { as: student, at: '2026-11-24T10:00:00Z', answers: { 'mat-2-3': true } })
  const before = await memoryOf(student)
  const paper = { as: student, at: new Date(Date.now() - 60 * 60 * 1000).toISOString(), paper: randomUUID() }
  await practise(server, { ...paper, answers: { 'mat-1-2': false, 'mat-2-3': true } })
  expect(await memoryOf(student)).toEqual(before)
  await handIn(server, paper)
  const { data, today } = await memoryOf(student)
  expect(new Set([...data, ...today].map(({ skill }) => skill))).toEqual(new Set(['mat-1-2', 'mat-2-3']))
})

test('counts the first answer to a question in a session, and no guess', async () => {
  const student = await server.newStudent()
  await changeMind(server, { as: student, questionId: 'mat-1-2' })
  await practise(server, { as: student, at: '2026-11-24T10:00:00Z', answers: { 'mat-2-3': true }, durationMs: 1500 })
  expect((await memoryOf(student)).data).toMatchObject([{ skill: 'mat-1-2', isRight: false }])
})

test('follows a corrected key, leaves out what is no longer published, and takes a future answer from its arrival', async () => {
  const student = await server.newStudent()
  await practise(server, { as: student, at: '2098-01-01T10:00:00Z', answers: { 'che-3-2': false, 'che-3-4': true } })
  await sql`update answers set received_at = '2026-11-20T09:00:00Z' where user_id = ${student.user.id}`.execute(
    server.connection.database,
  )
  await correctKey(server, { questionId: 'che-3-2', newKey: (keyOf('che-3-2') + 1) % 4 })
  const as = await server.newAdministrator()
  await server.send('/api/questions/che-3-4', { method: 'DELETE', as })
  expect((await memoryOf(student)).data).toMatchObject([
    { skill: 'che-3-2', isRight: true, at: Date.parse('2026-11-20T09:00:00Z') },
  ])
})
