import { randomUUID } from 'node:crypto'
import { createClass, listMembers } from '@sabi/shared/classes/calls'
import { getClassPage } from '@sabi/shared/classes/insights-calls'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf, practise } from '../testing/practise.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

// Many accounts from one network.
beforeEach(async () => {
  await sql`delete from limits`.execute(server.connection.database)
})

async function newClass(names: readonly string[] = [], subjects = ['chemistry', 'physics']) {
  const teacher = await server.newStudent({ name: 'Mrs Bello' })
  const body = { id: randomUUID(), name: 'SS2 Science', subjects }
  const made = createClass.reply.parse((await server.send('/api/classes', { method: 'POST', as: teacher, body })).body)
  const code = made.class.code ?? ''
  const students: TestStudent[] = []
  for (const name of names) students.push(await join(code, name))
  return { id: body.id, code, teacher, students }
}

async function join(code: string, name: string, student?: TestStudent): Promise<TestStudent> {
  const as = student ?? (await server.newStudent())
  await server.send('/api/joined-classes', { method: 'POST', as, body: { code, name } })
  return as
}

type Made = Pick<Awaited<ReturnType<typeof newClass>>, 'id' | 'teacher'>

async function pageOf({ id, teacher }: Made) {
  return getClassPage.reply.parse((await server.send(`/api/classes/${id}/page`, { as: teacher })).body)
}

/** The page of a class once its answers are counted. */
async function countedPage(made: Made) {
  return vi.waitFor(async () => {
    const { insights, ...page } = await pageOf(made)
    if (insights === null || page.isCounting) throw new Error('not counted yet')
    return { ...page, insights }
  }, 10_000)
}

const names = ['Ade', 'Bola', 'Chi', 'Dayo', 'Efe']
const now = () => new Date().toISOString()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
const makeOlder = ({ id }: { id: string }) =>
  sql`update class_members set joined_at = now() - interval '60 days' where class_id = ${id}`.execute(
    server.connection.database,
  )

test('shows a new class with nobody in it, and counts nothing', async () => {
  const { class: taught, members, insights, isCounting } = await pageOf(await newClass())
  expect({ students: taught.students, members, insights, isCounting }).toEqual({
    students: 0,
    members: [],
    insights: null,
    isCounting: false,
  })
})

test('gives the page at once and the counts with a later reply', async () => {
  const made = await newClass(['Ade'])
  expect(await pageOf(made)).toMatchObject({ insights: null, isCounting: true, members: [{ recent: null }] })
  const { insights, members } = await countedPage(made)
  expect(insights).toMatchObject({ topics: [], hardest: [], slips: [], idle: { total: 0, students: [] } })
  expect(members[0]?.recent).toEqual({ answered: 0, right: 0, seconds: 0, isMore: false })
})

test('counts what a student answered since they joined, in the class’s subjects, in the last four weeks', async () => {
  const made = await newClass([], ['chemistry'])
  const student = await server.newStudent()
  await practise(server, { as: student, at: daysAgo(1), answers: { 'che-1-0': true } })
  await join(made.code, 'Ade', student)
  await practise(server, { as: student, at: now(), answers: { 'che-1-1': true, 'che-1-2': false, 'bio-1-0': true } })
  await practise(server, { as: student, at: daysAgo(-365), answers: { 'che-1-3': true } })
  await practise(server, { as: student, at: now(), answers: { 'che-1-4': true }, paper: randomUUID() })
  const recent = { answered: 2, right: 1, seconds: 60, isMore: false }
  expect((await countedPage(made)).members[0]?.recent, 'no wrong clock, no paper being sat').toEqual(recent)
  const list = await server.send(`/api/classes/${made.id}/members`, { as: made.teacher })
  expect(listMembers.reply.parse(list.body).members[0]?.recent).toEqual(recent)
})

test('leaves out what is older than four weeks', async () => {
  const made = await newClass(['Ade'])
  await makeOlder(made)
  const [ade] = made.students
  if (ade === undefined) throw new Error('No student')
  await practise(server, { as: ade, at: daysAgo(30), answers: { 'che-1-1': true } })
  await practise(server, { as: ade, at: daysAgo(27), answers: { 'che-1-2': true } })
  expect((await countedPage(made)).members[0]?.recent?.answered).toBe(1)
})

test('shows the hardest questions with how many chose each option, once five students have answered', async () => {
  const made = await newClass(names)
  for (const [nth, student] of made.students.entries()) {
    // The second time they know the answer.
    await practise(server, { as: student, at: daysAgo(-0.0001), answers: { 'che-1-2': nth < 2, 'phy-1-3': true } })
    await practise(server, { as: student, at: daysAgo(-0.01), answers: { 'che-1-2': true } })
    if (nth > 0) await practise(server, { as: student, at: now(), answers: { 'che-1-4': false } })
  }
  const { insights } = await countedPage(made)
  expect(insights.hardest).toEqual([
    {
      id: 'che-1-2',
      subject: 'chemistry',
      text: 'Question 2 of unit 1 in chemistry',
      options: ['first', 'second', 'third', 'fourth'],
      correctOption: keyOf('che-1-2'),
      imageUrl: null,
      students: 5,
      right: 2,
      chosen: [0, 0, 2, 3, 0],
    },
  ])
})

test('names the slips that at least five students made, and how many did', async () => {
  const made = await newClass([...names, 'Funmi'])
  for (const [nth, student] of made.students.entries()) {
    // Two variants of one family, with the same reason.
    await practise(server, { as: student, at: now(), answers: { [nth < 3 ? 'che-1-0' : 'che-1-1']: false } })
    if (nth < 4) await practise(server, { as: student, at: now(), answers: { 'phy-1-3': false } })
  }
  expect((await countedPage(made)).insights.slips).toEqual([
    { topicId: 'che-1', title: 'Topic 1 of chemistry', reason: 'It is another one.', students: 6 },
  ])
})

test('lists topics weakest first, by the skills that were right last, and keeps the mastery of few students to them', async () => {
  const made = await newClass(names)
  for (const [nth, student] of made.students.entries()) {
    await practise(server, { as: student, at: now(), answers: { 'che-1-2': false, 'phy-1-2': true } })
    await practise(server, { as: student, at: daysAgo(-0.01), answers: { 'che-1-2': nth === 0 } })
    if (nth === 0) await practise(server, { as: student, at: now(), answers: { 'phy-2-2': false } })
  }
  const subject = 'physics'
  expect((await countedPage(made)).insights.topics).toEqual([
    { topicId: 'che-1', title: 'Topic 1 of chemistry', subject: 'chemistry', students: 5, percent: 20, familiar: 0 },
    { topicId: 'phy-1', title: 'Topic 1 of physics', subject, students: 5, percent: 100, familiar: 0 },
    { topicId: 'phy-2', title: 'Topic 2 of physics', subject, students: 1, percent: null, familiar: null },
  ])
})

test('names students who have not practised for a week, and none that have just joined', async () => {
  const made = await newClass(['Ade', 'Bola', 'Chi'])
  await makeOlder(made)
  const [ade, bola] = made.students
  if (ade === undefined || bola === undefined) throw new Error('No students')
  await practise(server, { as: ade, at: daysAgo(8), answers: { 'che-1-1': true } })
  await practise(server, { as: bola, at: daysAgo(6), answers: { 'che-1-1': true } })
  await join(made.code, 'New')
  const { idle } = (await countedPage(made)).insights
  expect({ total: idle.total, names: idle.students.map(({ name }) => name) }).toEqual({
    total: 2,
    names: ['Ade', 'Chi'],
  })
})

test('shows nothing of a student who was removed, from the next reply on', async () => {
  const made = await newClass(names)
  for (const student of made.students) await practise(server, { as: student, at: now(), answers: { 'che-1-2': false } })
  const { members, insights } = await countedPage(made)
  expect(insights.hardest).toHaveLength(1)
  await server.send(`/api/classes/${made.id}/members/${members[0]?.id}`, { method: 'DELETE', as: made.teacher })
  expect((await pageOf(made)).insights).toBeNull()
  const after = (await countedPage(made)).insights
  expect({ hardest: after.hardest, topics: after.topics.map(({ students }) => students) }).toEqual({
    hardest: [],
    topics: [4],
  })
})

test('names nothing but shown names', async () => {
  const made = await newClass(['Ade'])
  await makeOlder(made)
  await countedPage(made)
  const [ade] = made.students
  const text = JSON.stringify(await pageOf(made))
  for (const secret of ['@', ade?.user.id, ade?.user.name]) expect(text).not.toContain(secret)
})

test('asks the database four times at most for the page of a class of 60', async () => {
  const made = await newClass()
  const { database } = server.connection
  await sql`
    with students as (
      insert into users (id, email, name, password_hash) select gen_random_uuid(), ${made.id} || n || '@example.org', 'Student', ''
      from generate_series(1, 60) n returning id
    )
    insert into class_members (class_id, user_id, name, joined_at) select ${made.id}, id, 'Name', now() - interval '1 day' from students
  `.execute(database)
  await countedPage(made)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { members, insights } = await pageOf(made)
  expect({ members: members.length, isCounted: insights !== null }).toEqual({ members: 50, isCounted: true })
  expect(query.mock.calls.length).toBeLessThanOrEqual(4)
  query.mockRestore()
})

const table = ({ id, teacher }: Made, name: string) =>
  fetch(`${server.url}/api/classes/${id}/tables/${name}`, { headers: { Authorization: `Bearer ${teacher.token}` } })

test('gives the students as a table in which no name is a formula', async () => {
  const made = await newClass(['=HYPERLINK("http://evil")', 'Bola'])
  const [, bola] = made.students
  if (bola === undefined) throw new Error('No student')
  await practise(server, { as: bola, at: now(), answers: { 'che-1-1': true, 'che-1-2': false } })
  const file = await table(made, 'students')
  expect(file.headers.get('Content-Disposition')).toMatch(/filename="SS2-Science-students-\d{4}-\d\d-\d\d\.csv"/)
  const lines = (await file.text()).split('\r\n')
  expect(lines[0]).toBe(
    'Student,Answered,Right,Minutes,Last practised (Africa/Lagos),Joined (Africa/Lagos),Answered more than counted',
  )
  expect(lines[1]).toMatch(/^"'=HYPERLINK/)
  expect(lines[2]).toMatch(/^Bola,2,1,\d(?:\.\d)?,20\d\d-\d\d-\d\d \d\d:\d\d,20\d\d-\d\d-\d\d \d\d:\d\d,no$/)
})

test('gives the topics as a table', async () => {
  const made = await newClass(names)
  for (const student of made.students)
    await practise(server, { as: student, at: now(), answers: { 'che-1-2': true, 'phy-1-2': false } })
  const lines = (await (await table(made, 'topics')).text()).split('\r\n')
  expect(lines.slice(1)).toEqual(['Topic 1 of physics,Physics,5,0,0', 'Topic 1 of chemistry,Chemistry,5,100,0', ''])
})

// AUTH-18
test('refuses the page and the tables to everyone but the teacher of the class', async () => {
  const made = await newClass(['Ade', 'Gone'])
  const [member, removed] = made.students
  const { members } = await countedPage(made)
  const gone = members.find(({ name }) => name === 'Gone')
  await server.send(`/api/classes/${made.id}/members/${gone?.id}`, { method: 'DELETE', as: made.teacher })
  const { teacher: ofAnother } = await newClass()
  const others = [undefined, member, removed, ofAnother, await server.newAdministrator()]
  for (const [nth, as] of others.entries())
    for (const path of ['page', 'tables/students', 'tables/topics']) {
      const { status, body } = await server.send(`/api/classes/${made.id}/${path}`, { as })
      expect([401, 403], `viewer ${nth} of ${path}`).toContain(status)
      expect(JSON.stringify(body)).not.toContain('Ade')
    }
})

test('refuses the page and the tables of a closed class', async () => {
  const made = await newClass(['Ade'])
  await countedPage(made)
  await server.send(`/api/classes/${made.id}`, { method: 'DELETE', as: made.teacher })
  expect((await server.send(`/api/classes/${made.id}/page`, { as: made.teacher })).status).toBe(403)
  expect((await table(made, 'students')).status).toBe(403)
})
