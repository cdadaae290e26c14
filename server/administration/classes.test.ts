import { randomUUID } from 'node:crypto'
import { listAllClasses } from '@sabi/shared/administration/class-calls'
import { createClass, listTaughtClasses } from '@sabi/shared/classes/calls'
import { classLimits } from '@sabi/shared/classes/class'
import { listJoinedClasses } from '@sabi/shared/classes/membership-calls'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

let administrator: TestStudent
beforeEach(async () => {
  const { database } = server.connection
  await sql`delete from limits`.execute(database)
  await sql`delete from classes`.execute(database)
  await database.deleteFrom('users').execute()
  administrator = await server.newAdministrator()
})

async function newClass(as: TestStudent, name = 'SS2 Science') {
  const body = { id: randomUUID(), name, subjects: ['physics'] }
  const made = createClass.reply.parse((await server.send('/api/classes', { method: 'POST', as, body })).body).class
  return { ...made, code: made.code ?? '' }
}

const join = (as: TestStudent, code: string) =>
  server.send('/api/joined-classes', { method: 'POST', as, body: { code, name: 'Ade' } })

async function list(query: Record<string, string> = {}) {
  const reply = await server.send(`/api/admin/classes?${String(new URLSearchParams(query))}`, { as: administrator })
  expect(reply.status).toBe(200)
  return listAllClasses.reply.parse(reply.body)
}
const namesFor = async (query: Record<string, string>) => (await list(query)).classes.map(({ name }) => name)

const handOver = (id: string, account: string, as = administrator) =>
  server.send(`/api/admin/classes/${id}/teacher`, { method: 'PUT', as, body: { account } })
const close = (id: string, as = administrator) => server.send(`/api/admin/classes/${id}`, { method: 'DELETE', as })
const leave = (as: TestStudent) =>
  server.send('/api/account/delete', { method: 'POST', as, body: { password: as.password } })

/** A student whose account a teacher made. */
async function withUserName(userName: string): Promise<TestStudent> {
  const student = await server.newStudent()
  const { database } = server.connection
  const changes = { email: null, user_name: userName }
  await database.updateTable('users').set(changes).where('id', '=', student.user.id).execute()
  return student
}

async function taughtBy(as: TestStudent) {
  return listTaughtClasses.reply.parse((await server.send('/api/classes', { as })).body).classes.map(({ id }) => id)
}
async function joinedBy(as: TestStudent) {
  return listJoinedClasses.reply.parse((await server.send('/api/joined-classes', { as })).body).classes
}
async function lastActOn(classId: string) {
  const { rows } = await sql`
    select action, actor_id, subject_id from audit where details ->> 'class' = ${classId} order by at desc limit 1
  `.execute(server.connection.database)
  return rows[0]
}

test('lists open classes, newest first, with their teacher, and finds them by words of both', async () => {
  const teacher = await server.newStudent({ name: 'Mrs Bello' })
  const [first, second] = [
    await newClass(teacher),
    await newClass(await server.newStudent({ name: 'Mr Udo' }), 'JS3_A'),
  ]
  await join(await server.newStudent(), first.code)
  const { classes, total } = await list()
  expect(total).toBe(2)
  expect(classes).toMatchObject([
    { id: second.id, students: 0, teacher: { name: 'Mr Udo' } },
    {
      id: first.id,
      name: 'SS2 Science',
      subjects: ['physics'],
      students: 1,
      teacher: { name: 'Mrs Bello', email: teacher.user.email, userName: null, isSuspended: false },
    },
  ])
  expect(await namesFor({ search: 'bello science' })).toEqual(['SS2 Science'])
  expect(await namesFor({ search: teacher.user.email })).toEqual(['SS2 Science'])
  expect(await namesFor({ search: '3_' })).toEqual(['JS3_A'])
  expect(await namesFor({ limit: '1', offset: '1' })).toEqual(['SS2 Science'])
  expect(JSON.stringify(classes), 'a code would let anybody in').not.toContain(first.code)
})

test('hands a class whose teacher left to another account, with its students and its code', async () => {
  const [before, after, student] = [await server.newStudent(), await server.newStudent(), await server.newStudent()]
  const made = await newClass(before)
  await join(student, made.code)
  await leave(before)
  expect((await list({ orphaned: '1' })).classes).toMatchObject([{ id: made.id, students: 1, teacher: null }])
  expect((await handOver(made.id, ` ${after.user.email.toUpperCase()} `)).status).toBe(200)
  expect(await taughtBy(after)).toEqual([made.id])
  expect(await joinedBy(student)).toMatchObject([{ id: made.id, teacher: after.user.name }])
  expect((await join(await server.newStudent(), made.code)).status).toBe(201)
  expect(await namesFor({ orphaned: '1' })).toEqual([])
  expect(await lastActOn(made.id)).toEqual({
    action: 'class-handed-over',
    actor_id: administrator.user.id,
    subject_id: after.user.id,
  })
})

test('lists, finds and hands over classes of teachers who have a user name and no email', async () => {
  const [before, after] = [await withUserName('udo.k24'), await withUserName('bello.m57')]
  const made = await newClass(before)
  expect((await list({ search: 'udo.k24' })).classes).toMatchObject([
    { id: made.id, teacher: { email: null, userName: 'udo.k24' } },
  ])
  expect((await handOver(made.id, 'Bello.M57')).status).toBe(200)
  expect([await taughtBy(before), await taughtBy(after)]).toEqual([[], [made.id]])
})

test('takes the class from the teacher who had it', async () => {
  const [before, after] = [await server.newStudent(), await server.newStudent()]
  const made = await newClass(before)
  await handOver(made.id, after.user.email)
  expect([await taughtBy(before), await taughtBy(after)]).toEqual([[], [made.id]])
  expect((await server.send(`/api/classes/${made.id}/members`, { as: before })).status).toBe(403)
})

test('refuses an account that could not be the teacher of a class', async () => {
  const [teacher, student, other] = [await server.newStudent(), await server.newStudent(), await server.newStudent()]
  const made = await newClass(teacher)
  await join(student, made.code)
  const path = `/api/admin/students/${other.user.id}/suspend`
  await server.send(path, { method: 'POST', as: administrator })
  const refusals = await Promise.all(
    ['nobody@example.org', administrator.user.email, other.user.email, student.user.email].map((email) =>
      handOver(made.id, email),
    ),
  )
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 409])
  expect((await handOver(randomUUID(), (await server.newStudent()).user.email)).status).toBe(404)
  expect(await taughtBy(teacher)).toEqual([made.id])
})

test('gives no account more classes than a teacher may have, not by two calls at once either', async () => {
  const [teacher, full] = [await server.newStudent(), await server.newStudent()]
  const [one, other] = [await newClass(teacher), await newClass(teacher)]
  await sql`
    insert into classes (id, teacher_id, name, subjects)
    select gen_random_uuid(), ${full.user.id}, 'A class', '{physics}' from generate_series(2, ${classLimits.classesOfTeacher})
  `.execute(server.connection.database)
  const replies = await Promise.all([one, other].map(({ id }) => handOver(id, full.user.email)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('closes a class for good', async () => {
  const [teacher, student] = [await server.newStudent(), await server.newStudent()]
  const made = await newClass(teacher)
  await join(student, made.code)
  expect((await close(made.id)).status).toBe(200)
  expect([await taughtBy(teacher), await joinedBy(student), await namesFor({})]).toEqual([[], [], []])
  expect(await lastActOn(made.id)).toMatchObject({ action: 'class-closed', actor_id: administrator.user.id })
  expect((await close(made.id)).status).toBe(404)
  expect((await handOver(made.id, (await server.newStudent()).user.email)).status).toBe(404)
})
