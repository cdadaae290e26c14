import { randomUUID } from 'node:crypto'
import {
  createAssignment,
  listAssignments,
  listAssignmentWork,
  listOwnAssignments,
} from '@sabi/shared/classes/assignments-calls'
import { assignmentsOfClass } from '@sabi/shared/classes/assignments'
import { createClass, listMembers } from '@sabi/shared/classes/calls'
import { getClassPage } from '@sabi/shared/classes/insights-calls'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { downloadData } from '../testing/download-data.ts'
import { keyOf } from '../testing/practise.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const minute = 60_000
const day = 24 * 60 * minute

// Many accounts from one network.
beforeEach(async () => {
  await sql`delete from limits`.execute(server.connection.database)
})

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const chosen = { kind: 'questions', subject: 'chemistry', ids: ['che-1-0', 'che-1-1'] } as const

async function newClass(subjects: readonly string[] = ['chemistry', 'physics']) {
  const teacher = await server.newStudent({ name: 'Mrs Bello' })
  const body = { id: randomUUID(), name: 'SS2 Science', subjects }
  const made = createClass.reply.parse((await server.send('/api/classes', { method: 'POST', as: teacher, body })).body)
  return { id: made.class.id, code: made.class.code ?? '', teacher }
}
type TestClass = Awaited<ReturnType<typeof newClass>>

async function newMember({ code }: TestClass, name = 'Ade', student?: TestStudent) {
  const as = student ?? (await server.newStudent())
  await server.send('/api/joined-classes', { method: 'POST', as, body: { code, name } })
  return as
}

const send = ({ id, teacher }: TestClass, fields: object = {}) =>
  server.send(`/api/classes/${id}/assignments`, {
    method: 'POST',
    as: teacher,
    body: { id: randomUUID(), title: 'Gas laws', task: chosen, dueAt: inDays(1), isOnce: false, ...fields },
  })

async function give(to: TestClass, fields: object = {}) {
  const reply = await send(to, fields)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return createAssignment.reply.parse(reply.body).assignment
}

interface Attempt {
  /** When the first question is answered; the others follow by a minute. */
  at?: number
  answers: Record<string, boolean>
  isEnded?: boolean
  /** All questions of the session. */
  asked?: number
  kind?: 'practice' | 'exam'
}

async function attempt(
  as: TestStudent,
  assignmentId: string,
  { at = Date.now(), answers, isEnded = true, asked = 2, kind = 'practice' }: Attempt,
) {
  const sessionId = randomUUID()
  const sent = Object.entries(answers).map(([questionId, isRight], place) => ({
    id: randomUUID(),
    sessionId,
    questionId,
    questionVersion: 1,
    option: (keyOf(questionId) + (isRight ? 0 : 1)) % 4,
    answeredAt: new Date(at + place * minute).toISOString(),
    tzOffset: 60,
    durationMs: 30_000,
    seq: place,
  }))
  const ended = isEnded ? { finishedAt: new Date(at + 3 * minute).toISOString(), questionCount: asked } : {}
  const session = {
    id: sessionId,
    kind,
    examType: 'JAMB',
    startedAt: new Date(at).toISOString(),
    assignmentId,
    ...ended,
  }
  const body = { deviceId: 'phone', sessions: [session], answers: sent }
  const reply = await server.send('/api/sync/answers', { method: 'POST', as, body })
  expect(reply.body['saved']).toHaveLength(sent.length)
  return session
}

async function workOn({ id, teacher }: TestClass, assignmentId: string, query = '') {
  const reply = await server.send(`/api/classes/${id}/assignments/${assignmentId}/work${query}`, { as: teacher })
  return listAssignmentWork.reply.parse(reply.body)
}

async function given({ id, teacher }: TestClass, query = '') {
  const reply = await server.send(`/api/classes/${id}/assignments${query}`, { as: teacher })
  return listAssignments.reply.parse(reply.body)
}

async function pageOf({ id, teacher }: TestClass) {
  return getClassPage.reply.parse((await server.send(`/api/classes/${id}/page`, { as: teacher })).body)
}

/** The first page of the assignments on the page of their class, once the students who have done each are counted. */
async function counted(of: TestClass) {
  return vi.waitFor(async () => {
    const { assignments, assignmentCount, isCounting } = await pageOf(of)
    expect(isCounting).toBe(false)
    return { numbers: assignments.map(({ title, done, late }) => [title, done, late]), assignmentCount }
  }, 10_000)
}

async function own(as: TestStudent) {
  return listOwnAssignments.reply.parse((await server.send('/api/assignments', { as })).body).assignments
}

const nothingDone = { state: 'none', attempts: 0, answered: 0, correct: null, total: 0, doneAt: null, durationMs: 0 }
const remove = (path: string, as: TestStudent) => server.send(path, { method: 'DELETE', as })

test('gives a class an assignment, once however often the phone sends it', async () => {
  const to = await newClass()
  const student = await newMember(to)
  const assignment = await give(to)
  expect(await give(to, { id: assignment.id, title: 'Sent again' })).toEqual(assignment)
  expect(await own(student)).toEqual([{ ...assignment, classId: to.id, className: 'SS2 Science', work: nothingDone }])
  expect(await given(to)).toMatchObject({ assignments: [{ ...assignment, done: 0, late: 0 }], total: 1, students: 1 })
})

test('shows the teacher who has done it, who was late, who has begun and who has not', async () => {
  const to = await newClass()
  const students = { Ade: await newMember(to), Bola: await newMember(to, 'Bola'), Chi: await newMember(to, 'Chi') }
  await newMember(to, 'Dayo')
  const { id } = await give(to)
  const at = Date.now()
  await attempt(students.Ade, id, { at, answers: { 'che-1-0': true, 'che-1-1': false } })
  await attempt(students.Bola, id, { at: at + 2 * day, answers: { 'che-1-0': true, 'che-1-1': true } })
  await attempt(students.Chi, id, { at, answers: { 'che-1-0': true }, isEnded: false })
  const { work, total } = await workOn(to, id)
  expect(work.map(({ name, state, correct, total, attempts }) => [name, state, correct, total, attempts])).toEqual([
    ['Ade', 'done', 1, 2, 1],
    ['Bola', 'late', 2, 2, 1],
    ['Chi', 'begun', null, 1, 0],
    ['Dayo', 'none', null, 0, 0],
  ])
  expect(work[0]).toMatchObject({ doneAt: new Date(at + minute).toISOString(), durationMs: 60_000 })
  expect(total).toBe(4)
  expect((await given(to)).assignments[0]).toMatchObject({ done: 2, late: 1 })
  expect((await workOn(to, id, '?limit=1&offset=3')).work.map(({ name }) => name)).toEqual(['Dayo'])
})

test('gives the page of a class with its assignments at once, and how many have done each with a later reply', async () => {
  const to = await newClass()
  const { id, dueAt } = await give(to)
  expect((await pageOf(to)).assignments, 'no student to count').toMatchObject([{ id, done: 0, late: 0 }])
  const [ade, bola] = [await newMember(to), await newMember(to, 'Bola')]
  await attempt(ade, id, { answers: { 'che-1-0': true, 'che-1-1': false } })
  await attempt(bola, id, { at: Date.parse(dueAt) + day, answers: { 'che-1-0': true, 'che-1-1': true } })
  expect(await pageOf(to)).toMatchObject({ assignments: [{ id, dueAt, done: null, late: null }], isCounting: true })
  expect(await counted(to)).toEqual({ numbers: [['Gas laws', 2, 1]], assignmentCount: 1 })
})

test('never shows a count of before a student left, a due time was moved or an assignment was given', async () => {
  const to = await newClass()
  const { id } = await give(to)
  const ade = await newMember(to)
  await newMember(to, 'Bola')
  await attempt(ade, id, { at: Date.now() + 2 * day, answers: { 'che-1-0': true, 'che-1-1': false } })
  expect((await counted(to)).numbers).toEqual([['Gas laws', 1, 1]])
  const body = { title: 'Gas laws', dueAt: inDays(4) }
  await server.send(`/api/classes/${to.id}/assignments/${id}`, { method: 'PUT', as: to.teacher, body })
  expect((await pageOf(to)).assignments).toMatchObject([{ done: null, late: null }])
  expect((await counted(to)).numbers).toEqual([['Gas laws', 1, 0]])
  await give(to, { title: 'Acids', dueAt: inDays(5) })
  expect((await counted(to)).numbers).toEqual([
    ['Gas laws', 1, 0],
    ['Acids', 0, 0],
  ])
  await remove(`/api/joined-classes/${to.id}`, ade)
  expect((await pageOf(to)).assignments).toMatchObject([{ done: null }, { done: null }])
  expect((await counted(to)).numbers[0]).toEqual(['Gas laws', 0, 0])
})

test('counts it as done when all questions are answered, and tells the student the score only once it was ended', async () => {
  const to = await newClass()
  const student = await newMember(to)
  const { id } = await give(to, { isOnce: true })
  await attempt(student, id, { answers: { 'che-1-0': true, 'che-1-1': true }, isEnded: false })
  expect((await workOn(to, id)).work[0]).toMatchObject({ state: 'done', correct: 2, total: 2 })
  expect((await own(student))[0]?.work).toMatchObject({ state: 'done', correct: null })
})

test('marks an assignment that was ended early over all its questions', async () => {
  const to = await newClass()
  const student = await newMember(to)
  const { id } = await give(to)
  await attempt(student, id, { answers: { 'che-1-0': true } })
  expect((await own(student))[0]?.work).toMatchObject({ state: 'done', answered: 1, correct: 1, total: 2 })
})

test('says nothing of the marks of a paper that is being sat', async () => {
  const to = await newClass()
  const student = await newMember(to)
  const task = { kind: 'paper', paper: 'utme-subject', subjects: ['physics'], length: 10, code: 'K7F3Q' }
  const { id } = await give(to, { task })
  await attempt(student, id, { kind: 'exam', answers: { 'phy-1-0': true }, isEnded: false })
  expect((await workOn(to, id)).work[0]).toMatchObject({ state: 'begun', correct: null })
  await attempt(student, id, { kind: 'exam', answers: { 'phy-1-0': true }, asked: 10 })
  expect((await workOn(to, id)).work[0]).toMatchObject({ state: 'done', correct: 1, total: 10 })
})

test('takes the best of several attempts, and the first of one by the time given, whichever phone sent it first', async () => {
  const to = await newClass()
  const student = await newMember(to)
  const [several, once] = [await give(to), await give(to, { isOnce: true })]
  const at = Date.now()
  for (const { id } of [several, once]) {
    await attempt(student, id, { at: at + 60 * minute, answers: { 'che-1-0': true, 'che-1-1': true } })
    await attempt(student, id, { at, answers: { 'che-1-0': true, 'che-1-1': false } })
  }
  expect((await workOn(to, several.id)).work[0]).toMatchObject({ correct: 2, attempts: 2 })
  expect((await workOn(to, once.id)).work[0]).toMatchObject({ correct: 1, attempts: 2 })
})

test('gives the scores of an assignment as a table in the time of Nigeria, in which no name is a formula', async () => {
  const to = await newClass()
  const { id } = await give(to, { dueAt: inDays(3) })
  const [ade] = [await newMember(to, '=HYPERLINK("http://evil")'), await newMember(to, 'Bola')]
  await attempt(ade, id, { at: Date.parse('2026-03-01T22:58Z'), answers: { 'che-1-0': true, 'che-1-1': false } })
  const headers = { Authorization: `Bearer ${to.teacher.token}` }
  const file = await fetch(`${server.url}/api/classes/${to.id}/assignments/${id}/table`, { headers })
  expect(file.headers.get('Content-Disposition')).toMatch(/filename="Gas-laws-\d{4}-\d\d-\d\d\.csv"/)
  const text = await file.text()
  expect(text).not.toContain(ade.user.email)
  expect(text.split('\r\n')).toEqual([
    'Student,Work,Right,Questions,Minutes,Attempts,Done (Africa/Lagos)',
    `"'=HYPERLINK(""http://evil"")",done,1,2,1,1,2026-03-01 23:59`,
    'Bola,not yet,,,,0,',
    '',
  ])
})

test('moves a due time to no moment that is past, and keeps one that is', async () => {
  const to = await newClass()
  const assignment = await give(to)
  const path = `/api/classes/${to.id}/assignments/${assignment.id}`
  const change = (body: object) => server.send(path, { method: 'PUT', as: to.teacher, body })
  expect((await change({ title: 'Gases', dueAt: inDays(-1) })).status).toBe(400)
  const yesterday = inDays(-1)
  await sql`update assignments set due_at = ${yesterday} where id = ${assignment.id}`.execute(
    server.connection.database,
  )
  expect((await change({ title: 'Gases', dueAt: yesterday })).status).toBe(200)
  expect((await change({ title: 'Gases', dueAt: inDays(-2) })).status).toBe(400)
})

test('is in time if one attempt was, and follows a due time that is moved', async () => {
  const to = await newClass()
  const student = await newMember(to)
  const assignment = await give(to)
  const at = Date.now()
  await attempt(student, assignment.id, { at: at + 2 * day, answers: { 'che-1-0': true, 'che-1-1': true } })
  expect((await own(student))[0]?.work.state).toBe('late')
  const path = `/api/classes/${to.id}/assignments/${assignment.id}`
  await server.send(path, { method: 'PUT', as: to.teacher, body: { title: ' Gases ', dueAt: inDays(3) } })
  expect((await own(student))[0]).toMatchObject({ title: 'Gases', work: { state: 'done' } })
  await server.send(path, { method: 'PUT', as: to.teacher, body: { title: 'Gases', dueAt: inDays(1) } })
  await attempt(student, assignment.id, { at, answers: { 'che-1-0': true, 'che-1-1': false } })
  expect((await own(student))[0]?.work).toMatchObject({ state: 'done', correct: 2, attempts: 2 })
})

test('keeps the assignment of a session that comes again with its end', async () => {
  const to = await newClass()
  const student = await newMember(to)
  const { id } = await give(to)
  const session = await attempt(student, id, { answers: { 'che-1-0': true }, isEnded: false })
  const { assignmentId: _, ...ended } = { ...session, finishedAt: new Date().toISOString(), questionCount: 2 }
  const body = { deviceId: 'phone', sessions: [ended], answers: [] }
  await server.send('/api/sync/answers', { method: 'POST', as: student, body })
  expect((await workOn(to, id)).work[0]).toMatchObject({ state: 'done', correct: 1, total: 2 })
})

test('shows nothing of a student who left, was removed, or came back, whose answers stay their own practice', async () => {
  const to = await newClass()
  const [left, removed] = [await newMember(to), await newMember(to, 'Bola')]
  const { id } = await give(to)
  for (const student of [left, removed]) await attempt(student, id, { answers: { 'che-1-0': true, 'che-1-1': true } })
  await remove(`/api/joined-classes/${to.id}`, left)
  const { members } = listMembers.reply.parse(
    (await server.send(`/api/classes/${to.id}/members`, { as: to.teacher })).body,
  )
  await remove(`/api/classes/${to.id}/members/${members[0]?.id}`, to.teacher)
  for (const student of [left, removed]) expect(await own(student)).toEqual([])
  expect(await workOn(to, id)).toMatchObject({ work: [], total: 0 })
  expect((await given(to)).assignments[0]).toMatchObject({ done: 0, late: 0 })
  const stats = await server.send('/api/scores/exam-stats', { as: removed })
  expect(stats.body).toMatchObject({ totalQuestionsAttempted: 2, totalCorrect: 2 })
  await newMember(to, 'Ade', left)
  expect((await workOn(to, id)).work).toMatchObject([{ name: 'Ade', ...nothingDone }])
})

test('counts what was done right after joining on a phone whose clock is slow', async () => {
  const to = await newClass()
  const { id } = await give(to)
  const student = await newMember(to)
  await attempt(student, id, { at: Date.now() - 20 * minute, answers: { 'che-1-0': true, 'che-1-1': true } })
  expect((await workOn(to, id)).work[0]).toMatchObject({ state: 'done', correct: 2 })
})

test('takes answers to an assignment that is gone or of a class that the student is not in, as practice', async () => {
  const to = await newClass()
  const [student, stranger] = [await newMember(to), await server.newStudent()]
  const { id } = await give(to)
  await attempt(stranger, id, { answers: { 'che-1-0': true, 'che-1-1': true } })
  expect((await given(to)).assignments[0]?.done).toBe(0)
  expect((await remove(`/api/classes/${to.id}/assignments/${id}`, to.teacher)).status).toBe(200)
  expect((await remove(`/api/classes/${to.id}/assignments/${id}`, to.teacher)).status).toBe(404)
  await attempt(student, id, { answers: { 'che-1-0': true, 'che-1-1': true } })
  expect(await own(student)).toEqual([])
  const stats = await server.send('/api/scores/exam-stats', { as: student })
  expect(stats.body).toMatchObject({ totalQuestionsAttempted: 2 })
})

test('refuses everything of a class that is closed, and of an assignment of another class', async () => {
  const [to, other] = [await newClass(), await newClass()]
  const student = await newMember(to)
  const { id } = await give(to)
  const wrong = `/api/classes/${other.id}/assignments/${id}`
  const body = { title: 'Mine', dueAt: inDays(1) }
  for (const part of ['work', 'table']) {
    expect((await server.send(`${wrong}/${part}`, { as: other.teacher })).status).toBe(404)
    for (const as of [student, other.teacher, await server.newAdministrator()])
      expect((await server.send(`/api/classes/${to.id}/assignments/${id}/${part}`, { as })).status).toBe(403)
  }
  expect((await server.send(wrong, { method: 'PUT', as: other.teacher, body })).status).toBe(404)
  expect((await remove(wrong, other.teacher)).status).toBe(404)
  expect((await send(other, { id })).status).toBe(409)
  await remove(`/api/classes/${to.id}`, to.teacher)
  expect(await own(student)).toEqual([])
  const path = `/api/classes/${to.id}/assignments`
  expect((await server.send(path, { as: to.teacher })).status).toBe(403)
  for (const part of ['work', 'table'])
    expect((await server.send(`${path}/${id}/${part}`, { as: to.teacher })).status).toBe(403)
  expect((await send(to)).status).toBe(403)
})

test('refuses what nobody could do', async () => {
  const to = await newClass(['chemistry'])
  const messageOf = async (fields: object) => {
    const { status, body } = await send(to, fields)
    return [status, body['message']]
  }
  const topics = { kind: 'topics', subject: 'chemistry', topicIds: ['che-1'], count: 40 }
  expect(await messageOf({ task: topics })).toEqual([
    400,
    expect.stringMatching(/^These topics have only \d+ questions/),
  ])
  const gone = { ...chosen, ids: ['che-1-0', 'none'] }
  expect(await messageOf({ task: gone })).toEqual([400, 'Some of these questions are no longer there. Choose others.'])
  const physics = { ...chosen, subject: 'physics', ids: ['phy-1-0'] }
  expect(await messageOf({ task: physics })).toEqual([400, 'Physics is not a subject of this class.'])
  const paper = { kind: 'paper', paper: 'none', subjects: ['chemistry'], length: null, code: 'K7F3Q' }
  expect(await messageOf({ task: paper })).toEqual([400, 'There is no such paper, or not in these subjects.'])
  expect(await messageOf({ dueAt: inDays(-1) })).toEqual([400, 'Choose a time that is still to come.'])
  expect(await messageOf({ title: ' \u200B ' })).toEqual([400, 'Enter a title of at most 80 letters.'])
})

test('lists 200 assignments page by page, those to come first, and takes no more', async () => {
  const to = await newClass()
  const { database } = server.connection
  await sql`insert into assignments (id, class_id, title, task, due_at, is_once)
    select gen_random_uuid(), ${to.id}, n, ${JSON.stringify(chosen)}::jsonb, now() + n * interval '1 day' - interval '100 days 1 hour', false
    from generate_series(1, ${assignmentsOfClass}::integer) n`.execute(database)
  const page = await given(to, '?limit=2')
  expect(page).toMatchObject({ assignments: [{ title: '101' }, { title: '102' }], total: 200 })
  const past = await given(to, '?limit=2&offset=100')
  expect(past.assignments.map(({ title }) => title)).toEqual(['100', '99'])
  expect(await send(to)).toMatchObject({
    status: 409,
    body: { message: 'This class has 200 assignments. Delete one first.' },
  })
})

test('gives a copy of all data with the assignments of the student and those that a teacher gave', async () => {
  const to = await newClass()
  const student = await newMember(to)
  const { id } = await give(to)
  await attempt(student, id, { answers: { 'che-1-0': true, 'che-1-1': true } })
  const { files } = await downloadData(server, student)
  expect(files['practice-sessions.json']).toContain(id)
  expect(files['classes.json']).toContain('Gas laws')
  expect((await downloadData(server, to.teacher)).files['classes.json']).toContain('Gas laws')
})
