import { randomUUID } from 'node:crypto'
import { listOwnAssignments } from '@sabi/shared/classes/assignments-calls'
import { createClass, getClass, listMembers, listTaughtClasses } from '@sabi/shared/classes/calls'
import { classLimits } from '@sabi/shared/classes/class'
import { findClassOfCode, joinClass, listJoinedClasses } from '@sabi/shared/classes/membership-calls'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { practise } from '../testing/practise.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'

const server = useTestServer()

// Many accounts from one network.
beforeEach(async () => {
  await sql`delete from limits`.execute(server.connection.database)
})

const newTeacher = () => server.newStudent({ name: 'Mrs Bello' })

async function newClass(teacher: TestStudent, fields: { id?: string; name?: string; subjects?: string[] } = {}) {
  const body = { id: randomUUID(), name: 'SS2 Science', subjects: ['chemistry', 'physics'], ...fields }
  const reply = await server.send('/api/classes', { method: 'POST', as: teacher, body })
  const made = createClass.reply.parse(reply.body).class
  return { ...made, code: made.code ?? '' }
}

const find = (as: TestStudent, code: string) => server.send(`/api/class-codes/${code}`, { as })
const join = (as: TestStudent, code: string, name = 'Ade') =>
  server.send('/api/joined-classes', { method: 'POST', as, body: { code, name } })

async function membersOf(teacher: TestStudent, { id }: { id: string }, query = '') {
  const { body } = await server.send(`/api/classes/${id}/members${query}`, { as: teacher })
  return listMembers.reply.parse(body)
}

async function joinedBy(student: TestStudent) {
  return listJoinedClasses.reply.parse((await server.send('/api/joined-classes', { as: student })).body).classes
}

async function taughtBy(teacher: TestStudent) {
  return listTaughtClasses.reply.parse((await server.send('/api/classes', { as: teacher })).body)
}

const remove = (path: string, as: TestStudent) => server.send(path, { method: 'DELETE', as })

async function auditOf(classId: string) {
  const { rows } = await sql<{ action: string; actor_id: string; subject_id: string | null }>`
    select action, actor_id, subject_id from audit where details ->> 'class' = ${classId} order by at
  `.execute(server.connection.database)
  return rows
}

test('makes the account that creates a class its teacher, once however often the phone sends it', async () => {
  const teacher = await newTeacher()
  const made = await newClass(teacher)
  expect(made).toMatchObject({ name: 'SS2 Science', subjects: ['chemistry', 'physics'], students: 0 })
  expect(made.code).toMatch(/^[BCDFGHJKMNPRSTWXYZ]{6}$/)
  expect(await newClass(teacher, { id: made.id })).toEqual(made)
  expect(await taughtBy(teacher)).toEqual({ success: true, classes: [made], total: 1 })
  expect(await auditOf(made.id)).toEqual([{ action: 'class-created', actor_id: teacher.user.id, subject_id: null }])
})

test('tells the dashboard of a teacher that there is a class to show, until it is closed, and nobody else', async () => {
  const [teacher, other] = [await newTeacher(), await newTeacher()]
  const { id } = await newClass(teacher)
  const toShow = async (as: TestStudent) =>
    listOwnAssignments.reply.parse((await server.send('/api/assignments', { as })).body).classesTaught
  expect([await toShow(teacher), await toShow(other)]).toEqual([1, 0])
  await remove(`/api/classes/${id}`, teacher)
  expect(await toShow(teacher)).toBe(0)
})

test('makes one class of the same one sent several times at once', async () => {
  const teacher = await newTeacher()
  const id = randomUUID()
  const made = await Promise.all(Array.from({ length: 4 }, () => newClass(teacher, { id })))
  expect(new Set(made.map(({ code }) => code)).size).toBe(1)
  expect(await auditOf(id)).toHaveLength(1)
})

test('takes no class under an id that another teacher has', async () => {
  const made = await newClass(await newTeacher())
  const reply = await server.send('/api/classes', {
    method: 'POST',
    as: await newTeacher(),
    body: { id: made.id, name: 'Mine', subjects: ['biology'] },
  })
  expect(reply.status).toBe(409)
  expect(JSON.stringify(reply.body)).not.toContain(made.code)
})

test('shows a student the class of a code, and lets them in under the name that they chose', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent({ name: 'Secret Name' })]
  const made = await newClass(teacher)
  const shown = { name: made.name, subjects: made.subjects, teacher: 'Mrs Bello' }
  const found = await find(student, made.code.toLowerCase())
  expect(findClassOfCode.reply.parse(found.body).class).toEqual({ ...shown, isMember: false })
  const joined = joinClass.reply.parse((await join(student, made.code)).body).class
  expect(joined).toMatchObject({ ...shown, id: made.id, shownName: 'Ade' })
  expect(await joinedBy(student)).toEqual([joined])
  expect(findClassOfCode.reply.parse((await find(student, made.code)).body).class.isMember).toBe(true)
})

test('lets a student in once, however often the phone sends it', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const { code, ...made } = await newClass(teacher)
  const replies = await Promise.all(Array.from({ length: 4 }, () => join(student, code)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect((await membersOf(teacher, made)).total).toBe(1)
})

test('gives a teacher names, times and what was counted, and nothing else of a student', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent({ name: 'Secret Name' })]
  const made = await newClass(teacher)
  await join(student, made.code, 'Ade')
  const { body } = await server.send(`/api/classes/${made.id}/members`, { as: teacher })
  const { members } = listMembers.reply.parse(body)
  expect(members).toEqual([
    { id: expect.any(String), name: 'Ade', joinedAt: expect.any(String), lastPractisedAt: null, recent: null },
  ])
  const text = JSON.stringify(body)
  for (const secret of ['@', 'Secret', student.user.id]) expect(text).not.toContain(secret)
})

test('says when a student last practised: in a subject of the class, since they joined', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const made = await newClass(teacher, { subjects: ['chemistry'] })
  const before = new Date(Date.now() - 60_000).toISOString()
  await practise(server, { as: student, at: before, answers: { 'che-1-0': true } })
  await join(student, made.code)
  const lastPractised = async () => (await membersOf(teacher, made)).members[0]?.lastPractisedAt
  expect(await lastPractised()).toBeNull()
  await practise(server, { as: student, at: new Date().toISOString(), answers: { 'bio-1-0': true } })
  expect(await lastPractised()).toBeNull()
  const at = new Date().toISOString()
  await practise(server, { as: student, at, answers: { 'che-1-1': false } })
  expect(await lastPractised()).toBe(at)
  const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString()
  await practise(server, { as: student, at: inAYear, answers: { 'che-1-2': true } })
  expect(await lastPractised(), 'a phone with a wrong clock').toBe(at)
})

test('lists students by name, page by page', async () => {
  const teacher = await newTeacher()
  const made = await newClass(teacher)
  for (const name of ['chi', 'Ade', 'Bola']) await join(await server.newStudent(), made.code, name)
  const names = async (query: string) => (await membersOf(teacher, made, query)).members.map(({ name }) => name)
  expect(await names('?limit=2')).toEqual(['Ade', 'Bola'])
  expect(await names('?limit=2&offset=2')).toEqual(['chi'])
  expect((await membersOf(teacher, made, '?limit=2')).total).toBe(3)
})

test('lets a student change the name in the class, and leave', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const made = await newClass(teacher)
  await join(student, made.code)
  const path = `/api/joined-classes/${made.id}`
  await server.send(path, { method: 'PUT', as: student, body: { name: 'Ade B.' } })
  expect((await membersOf(teacher, made)).members[0]?.name).toBe('Ade B.')
  expect((await remove(path, student)).status).toBe(200)
  expect((await membersOf(teacher, made)).members).toEqual([])
  expect(await joinedBy(student)).toEqual([])
  expect((await remove(path, student)).status).toBe(403)
})

test('removes a student for the teacher, and says so in the audit', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const made = await newClass(teacher)
  await join(student, made.code)
  const memberId = (await membersOf(teacher, made)).members[0]?.id
  const path = `/api/classes/${made.id}/members/${memberId}`
  expect((await remove(path, teacher)).status).toBe(200)
  expect(await joinedBy(student)).toEqual([])
  expect((await remove(path, teacher)).status).toBe(404)
  expect((await auditOf(made.id)).at(-1)).toEqual({
    action: 'class-member-removed',
    actor_id: teacher.user.id,
    subject_id: student.user.id,
  })
})

test('removes no student of another class', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const [made, other] = [await newClass(teacher), await newClass(await newTeacher())]
  await join(student, other.code)
  const { rows } = await sql<{ id: string }>`select id from class_members where class_id = ${other.id}`.execute(
    server.connection.database,
  )
  expect((await remove(`/api/classes/${made.id}/members/${rows[0]?.id}`, teacher)).status).toBe(404)
  expect(await joinedBy(student)).toHaveLength(1)
})

test('changes and closes a code: the one before lets nobody in', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const made = await newClass(teacher)
  const path = `/api/classes/${made.id}/code`
  const changed = await server.send(path, { method: 'POST', as: teacher })
  const { code } = getClass.reply.parse(changed.body).class
  expect(code).not.toBe(made.code)
  expect((await join(student, made.code)).status).toBe(404)
  expect((await join(student, code ?? '')).status).toBe(201)
  const closed = await remove(path, teacher)
  expect(getClass.reply.parse(closed.body).class.code).toBeNull()
  expect((await find(await server.newStudent(), code ?? '')).status).toBe(404)
  expect((await membersOf(teacher, made)).total, 'who is in the class stays').toBe(1)
})

test('closes a class for good: nobody reaches it, and no name is left in it', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const made = await newClass(teacher)
  await join(student, made.code)
  expect((await remove(`/api/classes/${made.id}`, teacher)).status).toBe(200)
  expect((await server.send(`/api/classes/${made.id}`, { as: teacher })).status).toBe(403)
  expect((await server.send(`/api/classes/${made.id}/members`, { as: teacher })).status).toBe(403)
  expect((await remove(`/api/joined-classes/${made.id}`, student)).status).toBe(403)
  expect((await join(student, made.code)).status).toBe(404)
  expect([await taughtBy(teacher), await joinedBy(student)]).toEqual([{ success: true, classes: [], total: 0 }, []])
  expect((await auditOf(made.id)).at(-1)?.action).toBe('class-closed')
  const { rows } = await sql`select from class_members where class_id = ${made.id}`.execute(server.connection.database)
  expect(rows).toEqual([])
})

test('lets nobody into the class of a teacher who has left, and keeps it for the students in it', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const made = await newClass(teacher)
  await join(student, made.code)
  await server.send('/api/account/delete', { method: 'POST', as: teacher, body: { password: teacher.password } })
  expect((await find(await server.newStudent(), made.code)).status).toBe(404)
  expect(await joinedBy(student)).toMatchObject([{ id: made.id, teacher: null }])
  expect((await remove(`/api/joined-classes/${made.id}`, student)).status).toBe(200)
})

test('leaves no name in a class when an account is deleted', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const made = await newClass(teacher)
  await join(student, made.code, 'Ade')
  await server.send('/api/account/delete', { method: 'POST', as: student, body: { password: student.password } })
  expect(await membersOf(teacher, made)).toEqual({ success: true, members: [], total: 0 })
})

test('refuses a class beyond the limits of a teacher, of a class and of a student', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const made = await newClass(teacher)
  const { database } = server.connection
  await sql`insert into classes (id, teacher_id, name, subjects)
    select gen_random_uuid(), ${teacher.user.id}, 'More', '{physics}' from generate_series(2, ${classLimits.classesOfTeacher}::integer)`.execute(
    database,
  )
  const oneMore = { id: randomUUID(), name: 'One more', subjects: ['physics'] }
  const refused = await server.send('/api/classes', { method: 'POST', as: teacher, body: oneMore })
  expect(refused).toMatchObject({ status: 409, body: { message: 'You have 50 classes. Close one first.' } })
  await sql`insert into class_members (class_id, user_id, name) select id, ${student.user.id}, 'Ade' from classes
    where teacher_id = ${teacher.user.id} and code is null limit ${classLimits.classesOfStudent}`.execute(database)
  expect(await join(student, made.code)).toMatchObject({ status: 409, body: { message: /You are in 20 classes/ } })
  await fill(made.id, classLimits.studentsOfClass - 1)
  const two = await Promise.all([
    join(await server.newStudent(), made.code),
    join(await server.newStudent(), made.code),
  ])
  expect(two.map(({ status }) => status).toSorted(), 'two at the same moment').toEqual([201, 409])
})

async function fill(classId: string, students: number): Promise<void> {
  const { database } = server.connection
  await sql`
    with new as (
      insert into users (id, email, name, password_hash)
      select gen_random_uuid(), gen_random_uuid() || '@example.org', 'Student', '' from generate_series(1, ${students}::integer) returning id
    )
    insert into class_members (class_id, user_id, name) select ${classId}, id, 'Student' from new
  `.execute(database)
}

test('refuses all codes after 20 wrong ones of an account in a day, and counts no right one', async () => {
  const [teacher, student] = [await newTeacher(), await server.newStudent()]
  const { code } = await newClass(teacher)
  for (let n = 0; n < 25; n++) expect((await find(student, code)).status).toBe(200)
  for (let n = 0; n < 10; n++) expect((await find(student, 'ZZZZZZ')).status).toBe(404)
  for (let n = 0; n < 10; n++) expect((await join(student, 'ZZZZZZ')).status).toBe(404)
  const refused = await find(student, code)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await join(student, code)).status).toBe(429)
  expect((await find(await server.newStudent(), code)).status, 'others of the network may').toBe(200)
})

test('refuses the codes of newcomers after 200 wrong ones of their network, and not those of others', async () => {
  const [teacher, newcomer, known] = [await newTeacher(), await server.newStudent(), await server.newStudent()]
  const { code } = await newClass(teacher)
  const { database } = server.connection
  await sql`update users set created_at = now() - interval '8 days' where id = ${known.user.id}`.execute(database)
  expect((await find(newcomer, 'ZZZZZZ')).status).toBe(404)
  const key = 'wrong-class-codes-of-newcomers:127.0.0.1'
  await sql`update limits set points = 200 where key = ${key}`.execute(database)
  expect((await find(newcomer, code)).status).toBe(429)
  expect((await find(known, code)).status).toBe(200)
})

test('says that the class no longer exists where it is closed while its code is changed', async () => {
  const { database } = server.connection
  const teacher = await server.newStudent()
  const { id } = await newClass(teacher)
  const reply = await database.transaction().execute(async (closing) => {
    await sql`update classes set closed_at = now(), code = null where id = ${id}`.execute(closing)
    const changing = server.send(`/api/classes/${id}/code`, { method: 'POST', as: teacher })
    await untilWaiting(database, 1)
    return { changing }
  })
  expect(await reply.changing).toMatchObject({ status: 404, body: { error: 'This class no longer exists.' } })
})
