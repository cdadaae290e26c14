import { randomUUID } from 'node:crypto'
import {
  cardLimits,
  createLearners,
  listCardHolders,
  makeCards,
  type LearnerCard,
} from '@sabi/shared/classes/card-calls'
import { wrongTriesARound } from '@sabi/shared/accounts/sign-in-limits'
import { classLimits } from '@sabi/shared/classes/class'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { practise } from '../../testing/practise.ts'
import { tokenOf, userOf, useTestServer, type Answer, type TestStudent } from '../../testing/test-server.ts'

const server = useTestServer()
const database = () => server.connection.database
const chosen = 'yam and egg sauce'

beforeEach(async () => {
  await sql`delete from limits`.execute(database())
})

async function newClass(teacher?: TestStudent) {
  const owner = teacher ?? (await server.newStudent({ name: 'Mrs Bello' }))
  const id = randomUUID()
  const body = { id, name: 'SS2 Science', subjects: ['chemistry'] }
  const { status } = await server.send('/api/classes', { method: 'POST', as: owner, body })
  expect(status).toBe(201)
  return { id, teacher: owner }
}
type Class = Awaited<ReturnType<typeof newClass>>

const listOf = (...names: string[]) => names.map((name) => ({ id: randomUUID(), name }))
const send = ({ id, teacher }: Class, learners: { id: string; name: string }[], as = teacher) =>
  server.send(`/api/classes/${id}/learners`, { method: 'POST', as, body: { learners } })

async function cardsFor(taught: Class, ...names: string[]): Promise<LearnerCard[]> {
  return createLearners.reply.parse((await send(taught, listOf(...names))).body).cards
}

async function cardFor(taught: Class, name = 'Amina Bello'): Promise<LearnerCard> {
  const [card] = await cardsFor(taught, name)
  if (card === undefined) throw new Error('No card came')
  return card
}

const renew = ({ id, teacher }: Class, ids: string[], as = teacher) =>
  server.send(`/api/classes/${id}/cards`, { method: 'POST', as, body: { ids } })

const signIn = (card: Pick<LearnerCard, 'userName' | 'password'>, newPassword?: string) =>
  server.send('/api/auth/login', {
    method: 'POST',
    body: { email: card.userName, password: card.password, ...(newPassword === undefined ? {} : { newPassword }) },
  })

const sessionOf = async (token: string) =>
  (await server.send('/api/auth/session', { headers: { Authorization: `Bearer ${token}` } })).body

/** The learner of a card after the first sign-in. */
async function learnerOf(card: LearnerCard): Promise<TestStudent> {
  const reply = await signIn(card, chosen)
  expect(reply.status).toBe(200)
  return { user: { ...userOf(reply), email: '' }, password: chosen, token: tokenOf(reply) }
}

const holdersOf = async ({ id, teacher }: Class, query = '') =>
  listCardHolders.reply.parse((await server.send(`/api/classes/${id}/learners${query}`, { as: teacher })).body)

async function auditOf(classId: string) {
  const { rows } = await sql<{ action: string; details: unknown; hasSubject: boolean }>`
    select action, details, subject_id is not null as "hasSubject" from audit
    where details ->> 'class' = ${classId} and action <> 'class-created' order by at
  `.execute(database())
  return rows
}

async function accountOf({ userName }: LearnerCard) {
  const { rows } = await sql<{ userId: string; isVerified: boolean }>`
    select id as "userId", email_verified_at is not null as "isVerified" from users where user_name = ${userName}
  `.execute(database())
  if (rows[0] === undefined) throw new Error(`There is no ${userName}`)
  return rows[0]
}

const fieldsOf = ({ body }: Answer) => body['fields']

test('makes an account of each name of a list, in the class, and gives its card once', async () => {
  const taught = await newClass()
  const cards = await cardsFor(taught, 'Amina Bello', 'Chinedu Okafor')
  expect(cards).toEqual([
    expect.objectContaining({ name: 'Amina Bello', userName: expect.stringMatching(/^amina\.b\d\d$/) }),
    expect.objectContaining({ name: 'Chinedu Okafor', userName: expect.stringMatching(/^chinedu\.o\d\d$/) }),
  ])
  for (const { password } of cards) expect(password).toMatch(/^[a-z]{4} [a-z]{4}$/)
  const waiting = cards.map(({ id, name, userName }) => ({ id, name, userName, isWaiting: true }))
  expect(await holdersOf(taught)).toEqual({ success: true, learners: waiting, total: 2 })
  expect((await holdersOf(taught, '?limit=1&offset=1')).learners).toEqual(waiting.slice(1))
  const details = { class: taught.id, learners: '2' }
  expect(await auditOf(taught.id)).toEqual([{ action: 'learners-made', details, hasSubject: false }])
})

test('keeps no starting password where anybody can read it', async () => {
  const card = await cardFor(await newClass())
  const { rows } = await sql<{ row: string }>`select users::text as row from users`.execute(database())
  const rowOf = rows.find(({ row }) => row.includes(card.userName))?.row ?? ''
  expect(rowOf).toContain('$argon2id$')
  expect(rowOf).not.toContain(card.password.replace(' ', ''))
  const { rows: audit } = await sql<{ row: string }>`select audit::text as row from audit`.execute(database())
  expect(audit.map(({ row }) => row).join('\n')).not.toContain(card.userName)
})

test('makes each account once however often a list is sent, with a card that works each time', async () => {
  const taught = await newClass()
  const learners = listOf('Amina Bello', 'Chinedu Okafor')
  const replies = [await send(taught, learners), await send(taught, learners)]
  const [first, again] = replies.map(({ body }) => createLearners.reply.parse(body).cards)
  expect(again?.map(({ userName }) => userName)).toEqual(first?.map(({ userName }) => userName))
  expect((await holdersOf(taught)).total).toBe(2)
  const card = again?.[0]
  if (card === undefined || first?.[0] === undefined) throw new Error('No card came')
  expect((await signIn(first[0], chosen)).status).toBe(401)
  await learnerOf(card)
  // A chosen password stays.
  const third = createLearners.reply.parse((await send(taught, learners)).body).cards
  expect(third.map(({ name }) => name)).toEqual(['Chinedu Okafor'])
})

test('opens no session with a starting password until the learner has chosen another', async () => {
  const card = await cardFor(await newClass())
  const asked = await signIn(card)
  expect(asked.status).toBe(401)
  expect(fieldsOf(asked)).toEqual([{ path: 'body.newPassword', message: 'Choose your own password.' }])
  expect(tokenOf(asked)).toBe('')
  // The app is killed here: nothing has happened yet.
  const weak = await signIn(card, 'password123')
  expect([weak.status, fieldsOf(weak)]).toEqual([400, [{ path: 'body.newPassword', message: 'Too easy to guess' }]])
  expect((await signIn(card, card.password)).status).toBe(400)
  const signedIn = await signIn(card, chosen)
  expect(userOf(signedIn)).toMatchObject({ name: 'Amina Bello', email: null, userName: card.userName })
  expect(await sessionOf(tokenOf(signedIn))).toMatchObject({ success: true })
})

test('asks nobody with a wrong password for a new one', async () => {
  const card = await cardFor(await newClass())
  const reply = await signIn({ ...card, password: 'bcdf ghjk' }, chosen)
  expect([reply.status, fieldsOf(reply)]).toEqual([401, undefined])
  expect((await signIn(card, chosen)).status).toBe(200)
})

test('takes a starting password once, and however it is typed', async () => {
  const card = await cardFor(await newClass())
  const typed = {
    ...card,
    userName: ` ${card.userName.toUpperCase()}`,
    password: card.password.replace(' ', '').toUpperCase(),
  }
  expect((await signIn(typed, chosen)).status).toBe(200)
  for (const password of [card.password, card.password.replace(' ', '')])
    expect((await signIn({ ...card, password })).status).toBe(401)
  expect((await signIn(card, 'another password')).status).toBe(401)
  expect((await signIn({ ...card, password: chosen })).status).toBe(200)
})

test('takes the first sign-in again whose reply was lost', async () => {
  const card = await cardFor(await newClass())
  expect((await signIn(card, chosen)).status).toBe(200)
  expect((await signIn(card, chosen)).status).toBe(200)
  expect((await signIn(card, 'another password')).status).toBe(401)
})

test('lets one of two sign-ins with a card at the same moment choose the password', async () => {
  const card = await cardFor(await newClass())
  const replies = await Promise.all([signIn(card, chosen), signIn(card, 'garri and groundnuts')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('lets a learner without an email practise, export and delete like any student', async () => {
  const taught = await newClass()
  const learner = await learnerOf(await cardFor(taught))
  await practise(server, { as: learner, at: new Date().toISOString(), answers: { 'che-1-0': true } })
  const { body } = await server.send(`/api/classes/${taught.id}/members`, { as: taught.teacher })
  expect(JSON.stringify(body)).toMatch(/"lastPractisedAt":"/)
  const paths = ['/api/account/settings', '/api/auth/stats', '/api/joined-classes', '/api/auth/sessions']
  for (const path of paths) expect((await server.send(path, { as: learner })).status, path).toBe(200)
  expect((await server.send('/api/account/export', { as: learner })).status).toBe(200)
  const changed = await server.send('/api/account/password', {
    method: 'PUT',
    as: learner,
    body: { currentPassword: chosen, newPassword: 'garri and groundnuts' },
  })
  expect(changed.status).toBe(200)
  const deleted = await server.send('/api/account/delete', {
    method: 'POST',
    as: { ...learner, token: tokenOf(changed) },
    body: { password: 'garri and groundnuts' },
  })
  expect(deleted.status).toBe(200)
  expect((await holdersOf(taught)).total).toBe(0)
})

test('says what to do instead where an account without an email would need one', async () => {
  const learner = await learnerOf(await cardFor(await newClass()))
  const link = await server.send('/api/auth/send-verification-email', { method: 'POST', as: learner })
  expect([link.status, link.body['error']]).toEqual([409, 'This account has no email. Add one in Settings.'])
  const nickname = await server.send('/api/account/nickname', {
    method: 'PUT',
    as: learner,
    body: { nickname: 'Star' },
  })
  expect([nickname.status, nickname.body['error']]).toEqual([403, 'Add an email first.'])
})

test('lets an administrator find a learner by user name, and gives a link to hand over where there is no mailbox', async () => {
  const [taught, administrator] = [await newClass(), await server.newAdministrator()]
  const card = await cardFor(taught, 'Zainab Yusuf')
  const { userId } = await accountOf(card)
  const found = await server.send(`/api/admin/students?search=${card.userName}`, { as: administrator })
  expect(found.body['data']).toEqual([expect.objectContaining({ id: userId, email: null, userName: card.userName })])
  const link = await server.send(`/api/admin/students/${userId}/reset-link`, { method: 'POST', as: administrator })
  expect(link.body['message']).toContain(`the owner of ${card.userName}`)
  const token = new URL(String(link.body['link'])).searchParams.get('token')
  const reset = await server.send('/api/auth/update-password', { method: 'POST', body: { token, password: chosen } })
  expect(reset.status).toBe(200)
  expect((await signIn({ ...card, password: chosen })).status).toBe(200)
  expect((await accountOf(card)).isVerified).toBe(false)
  const audit = await server.send('/api/admin/audit', { as: administrator })
  expect(JSON.stringify(audit.body)).toContain(`"subject":"${card.userName}"`)
})

test('counts wrong passwords of an account together, under its user name and its email', async () => {
  const card = await cardFor(await newClass())
  const email = `${randomUUID()}@example.org`
  await sql`update users set email = ${email} where user_name = ${card.userName}`.execute(database())
  const statuses: number[] = []
  for (let tried = 0; tried <= wrongTriesARound; tried++) {
    const userName = tried % 2 === 0 ? card.userName : email
    statuses.push((await signIn({ userName, password: 'not this one' })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: wrongTriesARound }, () => 401), 429])
  expect((await signIn(card, chosen)).status).toBe(429)
})

test('gives a learner a new card, which ends the sessions and the password of before', async () => {
  const taught = await newClass()
  const card = await cardFor(taught)
  const learner = await learnerOf(card)
  const [renewed] = makeCards.reply.parse((await renew(taught, [card.id])).body).cards
  if (renewed === undefined) throw new Error('No card came')
  expect(renewed).toMatchObject({ id: card.id, name: card.name, userName: card.userName })
  expect(await sessionOf(learner.token)).toMatchObject({ success: false })
  expect((await signIn({ ...card, password: chosen })).status).toBe(401)
  expect((await signIn(renewed)).status).toBe(401)
  expect((await signIn(renewed, 'garri and groundnuts')).status).toBe(200)
  const entry = { action: 'card-made', details: { class: taught.id }, hasSubject: true }
  expect(await auditOf(taught.id)).toEqual([expect.objectContaining({ action: 'learners-made' }), entry])
})

test('makes no card for a learner of another class, who left, was removed, or came with an own account', async () => {
  const [taught, other] = [await newClass(), await newClass()]
  const [left, removed] = await cardsFor(taught, 'Amina Bello', 'Chinedu Okafor')
  if (left === undefined || removed === undefined) throw new Error('No cards came')
  expect((await renew(other, [left.id])).status).toBe(404)
  expect((await renew(taught, [left.id], other.teacher)).status).toBe(403)
  expect((await renew(taught, [left.id], await learnerOf(left))).status).toBe(403)
  const learner = { token: tokenOf(await signIn({ ...left, password: chosen })) }
  await server.send(`/api/joined-classes/${taught.id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${learner.token}` },
  })
  await server.send(`/api/classes/${taught.id}/members/${removed.id}`, { method: 'DELETE', as: taught.teacher })
  for (const { id } of [left, removed]) expect((await renew(taught, [id])).status).toBe(404)
  expect((await signIn({ ...left, password: chosen })).status).toBe(200)
  const student = await server.newStudent()
  await sql`insert into class_members (class_id, user_id, name) values (${taught.id}, ${student.user.id}, 'Own')`.execute(
    database(),
  )
  const { rows } = await sql<{ id: string }>`select id from class_members where user_id = ${student.user.id}`.execute(
    database(),
  )
  expect((await renew(taught, [rows[0]?.id ?? ''])).status).toBe(404)
  expect((await holdersOf(taught)).total).toBe(0)
})

test('makes no card for a learner who has added an email, or who is an administrator', async () => {
  const taught = await newClass()
  const [mailed, admin] = await cardsFor(taught, 'Amina Bello', 'Chinedu Okafor')
  if (mailed === undefined || admin === undefined) throw new Error('No cards came')
  await sql`update users set email = ${`${randomUUID()}@example.org`} where user_name = ${mailed.userName}`.execute(
    database(),
  )
  await sql`update users set account_type = 'admin' where user_name = ${admin.userName}`.execute(database())
  for (const { id } of [mailed, admin]) expect((await renew(taught, [id])).status).toBe(404)
  await sql`update users set account_type = 'student' where user_name = ${admin.userName}`.execute(database())
})

test('refuses a list with a name twice, too many names, or one that is too long', async () => {
  const taught = await newClass()
  const many = Array.from({ length: cardLimits.learnersOfCall + 1 }, (_, place) => `Learner ${'a'.repeat(place + 1)}`)
  for (const names of [['Amina', ' amina '], many, ['a'.repeat(41)], ['']])
    expect((await send(taught, listOf(...names))).status, names[0]).toBe(400)
  expect((await holdersOf(taught)).total).toBe(0)
})

/** Fills a class up to a number of students, some of them as if its teacher had made their accounts. */
async function fill({ id }: Class, { students = 0, made = 0, daysAgo = 0 }) {
  await sql`
    with added as (
      insert into users (id, email, user_name, name, password_hash, made_in_class, created_at)
      select gen_random_uuid(), case when number > ${made}::integer then gen_random_uuid() || '@example.org' end, 'f.' || gen_random_uuid(),
             'Filler', '', case when number <= ${made}::integer then ${id}::uuid end, now() - make_interval(days => ${daysAgo})
      from generate_series(1, greatest(${students}::integer, ${made}::integer)) as number returning id
    )
    insert into class_members (class_id, user_id, name) select ${id}, id, 'Filler' from added limit ${students}
  `.execute(database())
}

test('fills a class up to its limit and no further', async () => {
  const taught = await newClass()
  await fill(taught, { students: classLimits.studentsOfClass - 1 })
  expect((await send(taught, listOf('Amina', 'Chinedu'))).status).toBe(409)
  expect((await send(taught, listOf('Amina'))).status).toBe(201)
  expect((await send(taught, listOf('Chinedu'))).status).toBe(409)
})

test('makes no more accounts for one teacher than a school needs in a day, and never a thousand', async () => {
  const taught = await newClass()
  await fill(taught, { made: cardLimits.learnersInADay - 1 })
  expect((await send(await newClass(taught.teacher), listOf('Amina', 'Chinedu'))).status).toBe(409)
  expect((await send(await newClass(taught.teacher), listOf('Amina'))).status).toBe(201)
  const old = await newClass()
  await fill(old, { made: cardLimits.learnersOfTeacher, daysAgo: 3 })
  expect((await send(await newClass(old.teacher), listOf('Amina'))).status).toBe(409)
  expect(cardLimits.learnersOfTeacher).toBeLessThan(1000)
})

test('finds a user name for every one of many learners with one name', async () => {
  const taught = await newClass()
  const names = Array.from({ length: 25 }, (_, place) => `Amina B${String.fromCodePoint(97 + place)}`)
  for (let round = 0; round < 4; round++) {
    const cards = createLearners.reply.parse((await send(await newClass(taught.teacher), listOf(...names))).body).cards
    expect(new Set(cards.map(({ userName }) => userName)).size).toBe(25)
  }
})

test('ends the accounts’ tie to a class that is deleted, and keeps the accounts', async () => {
  const taught = await newClass()
  const card = await cardFor(taught)
  await server.send(`/api/classes/${taught.id}`, { method: 'DELETE', as: taught.teacher })
  expect((await renew(taught, [card.id])).status).toBe(403)
  await sql`delete from classes where id = ${taught.id}`.execute(database())
  expect((await signIn(card, chosen)).status).toBe(200)
})
