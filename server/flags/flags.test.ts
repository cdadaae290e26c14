import { randomUUID } from 'node:crypto'
import { listFlags, setFlagStatus } from '@sabi/shared/flags/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

const aFlag = (questionId = 'che-1-0') => ({ id: randomUUID(), questionId, reason: 'The marked answer is wrong' })
const flag = (as: TestStudent | undefined, body: object) =>
  server.send('/api/question-flags', { method: 'POST', as, body })
const list = async (query = '') =>
  listFlags.reply.parse(
    (await server.send(`/api/question-flags${query}`, { as: await server.newAdministrator() })).body,
  )
const flagsOf = async (questionId: string) => (await list()).flags.filter(({ question }) => question?.id === questionId)

async function decide(id: string, body: object, as?: TestStudent) {
  const path = `/api/question-flags/${id}/status`
  return server.send(path, { method: 'PATCH', as: as ?? (await server.newAdministrator()), body })
}

// FLAG-01, FLAG-02
test('a student’s report is thanked for, and reaches administrators with the question as it is', async () => {
  const amina = await server.newStudent({ name: 'Amina Bello' })
  const sent = { ...aFlag(), questionVersion: 1 }
  const { status, body } = await flag(amina, sent)
  expect(status).toBe(201)
  expect(body['message']).toBe('Thank you for your feedback. We will review this question.')
  const [first] = (await list()).flags
  expect(first).toMatchObject({
    id: sent.id,
    reason: sent.reason,
    status: 'pending',
    alarm: null,
    adminNotes: '',
    revision: 1,
    decidedAt: null,
    leavesAt: null,
    flaggedBy: 'Amina Bello',
    flagsOfQuestion: 1,
    questionVersion: 1,
    question: { id: 'che-1-0', text: 'Question 0 of unit 1 in chemistry' },
    isPublished: true,
    statistics: null,
  })
})

// FLAG-01
test('a reason that is blank, too long or unreadable is refused in the words of the form, and nothing is kept', async () => {
  const amina = await server.newStudent()
  for (const reason of ['', '  \n ', 'x'.repeat(501), 'a\0b']) {
    const { status, body } = await flag(amina, { ...aFlag('che-1-1'), reason })
    expect([status, body['message']]).toEqual([400, 'Please provide a reason for flagging this question'])
  }
  expect(await flagsOf('che-1-1')).toEqual([])
})

// FLAG-01
test('a report that another student wrote on the phone is refused, and not kept in the name of who is signed in', async () => {
  const [author, next] = [await server.newStudent(), await server.newStudent()]
  const sent = aFlag('bio-1-3')
  for (const userId of [author.user.id, null]) expect((await flag(next, { ...sent, userId })).status).toBe(401)
  expect(await flagsOf('bio-1-3')).toEqual([])
  expect((await flag(author, { ...sent, userId: author.user.id })).status).toBe(201)
})

// FLAG-01, ADMIN-01
test('nobody reports without a sign-in, and no student reads or decides', async () => {
  expect((await flag(undefined, aFlag())).status).toBe(401)
  const amina = await server.newStudent()
  const sent = aFlag('che-1-2')
  await flag(amina, sent)
  expect((await server.send('/api/question-flags', { as: amina })).status).toBe(403)
  expect((await decide(sent.id, { status: 'dismissed' }, amina)).status).toBe(403)
  expect(await flagsOf('che-1-2')).toMatchObject([{ status: 'pending', revision: 1 }])
})

test('the same report again changes nothing, also by another id or twice at once; another reason is kept as well', async () => {
  const amina = await server.newStudent()
  const sent = aFlag('che-1-3')
  const replies = await Promise.all([sent, sent].map((body) => flag(amina, body)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  await flag(amina, { ...sent, reason: 'Other words by the same id' })
  await flag(amina, { ...sent, id: randomUUID() })
  expect(await flagsOf('che-1-3')).toHaveLength(1)
  await flag(amina, { ...sent, id: randomUUID(), reason: 'Another reason' })
  expect((await flagsOf('che-1-3')).map(({ reason, flagsOfQuestion }) => [reason, flagsOfQuestion])).toEqual([
    ['Another reason', 2],
    [sent.reason, 2],
  ])
})

test('an id that another student used is no reason to lose a report', async () => {
  const sent = aFlag('che-1-4')
  await flag(await server.newStudent({ name: 'First' }), sent)
  expect((await flag(await server.newStudent({ name: 'Second' }), { ...sent, reason: 'Mine' })).status).toBe(201)
  expect((await flagsOf('che-1-4')).map(({ flaggedBy }) => flaggedBy)).toEqual(['Second', 'First'])
})

test('a question that is not there, or was made for somebody else, can’t be reported; one’s own can', async () => {
  const [amina, other] = [await server.newStudent(), await server.newStudent()]
  const { database } = server.connection
  await sql`update questions set is_published = false, origin = 'variant' where id = 'phy-1-0'`.execute(database)
  const generation = randomUUID()
  await sql`insert into generations (id, user_id, subject, exam_type, topic_ids, wanted)
    values (${generation}, ${amina.user.id}, 'physics', 'JAMB', '{}', 1)`.execute(database)
  await sql`insert into generated_questions (user_id, question_id, generation_id, position)
    values (${amina.user.id}, 'phy-1-0', ${generation}, 1)`.execute(database)
  const refusal = { status: 404, body: { message: 'This question could not be found.' } }
  expect(await flag(amina, aFlag('no-such'))).toMatchObject(refusal)
  expect(await flag(amina, { ...aFlag(), questionVersion: 99 })).toMatchObject(refusal)
  expect(await flag(other, aFlag('phy-1-0'))).toMatchObject(refusal)
  expect((await flag(amina, aFlag('phy-1-0'))).status).toBe(201)
})

test('30 reports a day are kept of a student; one that comes again counts once', async () => {
  const amina = await server.newStudent()
  const sent = Array.from({ length: 30 }, (_, n) => ({ ...aFlag('bio-1-0'), reason: `Reason ${n}` }))
  for (const body of [...sent, ...sent]) expect((await flag(amina, body)).status).toBe(201)
  expect(await flag(amina, { ...aFlag('bio-1-0'), reason: 'One more' })).toMatchObject({
    status: 429,
    body: { message: 'You have reported 30 questions today. Please go on tomorrow.' },
  })
})

// FLAG-02, FLAG-03
test('administrators list one status or all, page by page, always with the number in each of the four', async () => {
  const before = await list()
  expect(Object.keys(before.statusCounts).toSorted()).toEqual(['dismissed', 'pending', 'resolved', 'reviewed'])
  const amina = await server.newStudent()
  const sent = ['bio-2-0', 'bio-2-1', 'bio-2-2'].map((id) => aFlag(id))
  for (const body of sent) await flag(amina, body)
  await decide(sent[0]?.id ?? '', { status: 'dismissed', adminNotes: ' It is right. ' })
  const after = await list('?status=pending&limit=1&offset=1')
  expect(after.flags.map(({ id }) => id)).toEqual([sent[1]?.id])
  expect(after.statusCounts).toEqual({
    ...before.statusCounts,
    pending: before.statusCounts.pending + 2,
    dismissed: before.statusCounts.dismissed + 1,
  })
  const [dismissed] = (await list('?status=dismissed')).flags
  expect(dismissed).toMatchObject({ id: sent[0]?.id, adminNotes: 'It is right.', decidedAt: expect.any(String) })
  expect((await server.send('/api/question-flags?status=lost', { as: await server.newAdministrator() })).status).toBe(
    400,
  )
})

// FLAG-03
// FLAG-02
test('says when a flag was made, and when an administrator reviewed it last', async () => {
  const sent = aFlag('bio-4-0')
  await flag(await server.newStudent(), sent)
  const statuses = ['reviewed', 'resolved', 'pending'] as const
  const flags = []
  for (const status of statuses) flags.push(setFlagStatus.reply.parse((await decide(sent.id, { status })).body).flag)
  expect(flags.map(({ createdAt, flaggedAt }) => createdAt === flaggedAt)).toEqual([true, true, true])
  expect(flags.map(({ reviewedAt }) => reviewedAt === null)).toEqual([false, false, true])
})

test('any status follows on any other, and is in the audit; only a decision has a date', async () => {
  const sent = aFlag('bio-3-0')
  await flag(await server.newStudent(), sent)
  for (const [n, status] of (['resolved', 'pending', 'dismissed', 'reviewed'] as const).entries()) {
    const reply = setFlagStatus.reply.parse((await decide(sent.id, { status })).body)
    expect(reply.flag).toMatchObject({ status, revision: n + 2 })
    expect(reply.flag.decidedAt === null).toBe(status === 'pending' || status === 'reviewed')
  }
  const audit = await server.send('/api/admin/audit', { as: await server.newAdministrator() })
  expect(JSON.stringify(audit.body)).toContain('flag-decided')
  expect((await decide(randomUUID(), { status: 'reviewed' })).status).toBe(404)
  expect((await decide(sent.id, { status: 'lost' })).status).toBe(400)
})

test('of two administrators who saw the same the second is told, and changes nothing', async () => {
  const sent = aFlag('bio-3-1')
  await flag(await server.newStudent(), sent)
  const replies = await Promise.all(
    ['resolved', 'dismissed'].map((status) => decide(sent.id, { status, adminNotes: status, revision: 1 })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kept = replies.find(({ status }) => status === 200)
  expect(await flagsOf('bio-3-1')).toMatchObject([setFlagStatus.reply.parse(kept?.body).flag])
  expect(replies.find(({ status }) => status === 409)?.body['message']).toBe(
    'Somebody else has changed this flag. Look at it again before you decide.',
  )
})

test('a number that no version and no revision has is refused, and fails in no query', async () => {
  const sent = aFlag('bio-3-2')
  const amina = await server.newStudent()
  for (const tooLarge of [2 ** 31, 2 ** 53 - 1, 1.5, 0]) {
    expect((await flag(amina, { ...sent, questionVersion: tooLarge })).status).toBe(400)
    expect((await decide(sent.id, { status: 'resolved', revision: tooLarge })).status).toBe(400)
  }
})

test('a flag shows what the answers say of its question, and stays when the question is gone', async () => {
  const { database } = server.connection
  const sent = aFlag('mat-1-0')
  await flag(await server.newStudent(), sent)
  await sql`insert into item_statistics (question_id, version, attempts, difficulty, discrimination, option_counts,
      option_discriminations, elo) values ('mat-1-0', 1, 10, 0.5, null, '{5,5,0,0}', '{0.5,-0.5,0,0}', 1500)
  `.execute(database)
  expect(await flagsOf('mat-1-0')).toMatchObject([
    { statistics: { attempts: 10, difficulty: 0.5, discrimination: null, optionCounts: [5, 5, 0, 0] } },
  ])
  await sql`delete from questions where id = 'mat-1-0'`.execute(database)
  const left = (await list()).flags.find(({ id }) => id === sent.id)
  expect(left).toMatchObject({ question: null, isPublished: false, statistics: null })
})

test('a deleted account leaves its reports without the person', async () => {
  const amina = await server.newStudent({ name: 'Amina Bello' })
  const sent = aFlag('mat-2-0')
  await flag(amina, sent)
  await server.send('/api/account/delete', { method: 'POST', as: amina, body: { password: amina.password } })
  expect(await flagsOf('mat-2-0')).toMatchObject([{ id: sent.id, reason: sent.reason, flaggedBy: null }])
})
