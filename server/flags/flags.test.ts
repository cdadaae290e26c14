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
test('thanks a student for a report, and shows administrators the report with the current question', async () => {
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
test('refuses a blank, too long or unreadable reason in the words of the form, and saves nothing', async () => {
  const amina = await server.newStudent()
  for (const reason of ['', '  \n ', 'x'.repeat(501), 'a\0b']) {
    const { status, body } = await flag(amina, { ...aFlag('che-1-1'), reason })
    expect([status, body['message']]).toEqual([400, 'Please provide a reason for flagging this question'])
  }
  expect(await flagsOf('che-1-1')).toEqual([])
})

// FLAG-01
test('refuses a report that another student wrote on the same phone', async () => {
  const [author, next] = [await server.newStudent(), await server.newStudent()]
  const sent = aFlag('bio-1-3')
  for (const userId of [author.user.id, null]) expect((await flag(next, { ...sent, userId })).status).toBe(401)
  expect(await flagsOf('bio-1-3')).toEqual([])
  expect((await flag(author, { ...sent, userId: author.user.id })).status).toBe(201)
})

// FLAG-01, ADMIN-01
test('returns 401 to a visitor who reports, and lets no student read or decide', async () => {
  expect((await flag(undefined, aFlag())).status).toBe(401)
  const amina = await server.newStudent()
  const sent = aFlag('che-1-2')
  await flag(amina, sent)
  expect((await server.send('/api/question-flags', { as: amina })).status).toBe(403)
  expect((await decide(sent.id, { status: 'dismissed' }, amina)).status).toBe(403)
  expect(await flagsOf('che-1-2')).toMatchObject([{ status: 'pending', revision: 1 }])
})

test('ignores a repeated report, even with another id or twice at once, but saves another reason', async () => {
  const amina = await server.newStudent()
  const sent = aFlag('che-1-3')
  const replies = await Promise.all([sent, sent].map((body) => flag(amina, body)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  await flag(amina, { ...sent, reason: 'Other words with the same id' })
  await flag(amina, { ...sent, id: randomUUID() })
  expect(await flagsOf('che-1-3')).toHaveLength(1)
  await flag(amina, { ...sent, id: randomUUID(), reason: 'Another reason' })
  expect((await flagsOf('che-1-3')).map(({ reason, flagsOfQuestion }) => [reason, flagsOfQuestion])).toEqual([
    ['Another reason', 2],
    [sent.reason, 2],
  ])
})

test('saves a report whose id another student has used', async () => {
  const sent = aFlag('che-1-4')
  await flag(await server.newStudent({ name: 'First' }), sent)
  expect((await flag(await server.newStudent({ name: 'Second' }), { ...sent, reason: 'Mine' })).status).toBe(201)
  expect((await flagsOf('che-1-4')).map(({ flaggedBy }) => flaggedBy)).toEqual(['Second', 'First'])
})

test('refuses to report a question that doesn’t exist or was generated for someone else', async () => {
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

test('accepts 30 reports a day from a student, and counts a repeated one once', async () => {
  const amina = await server.newStudent()
  const sent = Array.from({ length: 30 }, (_, n) => ({ ...aFlag('bio-1-0'), reason: `Reason ${n}` }))
  for (const body of [...sent, ...sent]) expect((await flag(amina, body)).status).toBe(201)
  expect(await flag(amina, { ...aFlag('bio-1-0'), reason: 'One more' })).toMatchObject({
    status: 429,
    body: { message: 'You have reported 30 questions today. Please come back tomorrow.' },
  })
})

test('limits reports of all new accounts of one network together, but not of known accounts', async () => {
  const [newcomer, another, known] = [await server.newStudent(), await server.newStudent(), await server.newStudent()]
  const { database } = server.connection
  await sql`update users set created_at = now() - interval '8 days' where id = ${known.user.id}`.execute(database)
  expect((await flag(newcomer, aFlag())).status).toBe(201)
  await sql`update limits set points = 600 where key like 'flags-of-newcomers:%'`.execute(database)
  expect(await flag(another, aFlag())).toMatchObject({
    status: 429,
    body: { message: 'Too many reports came from new accounts today. Please come back tomorrow.' },
  })
  expect((await flag(known, aFlag())).status).toBe(201)
  await sql`delete from limits where key like 'flags-of-newcomers:%'`.execute(database)
})

// FLAG-02, FLAG-03
test('lists one status or all page by page, always with the number of flags in each status', async () => {
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

// FLAG-02, FLAG-03
test('says when a flag was made, and when an administrator last reviewed it', async () => {
  const sent = aFlag('bio-4-0')
  await flag(await server.newStudent(), sent)
  const statuses = ['reviewed', 'resolved', 'pending'] as const
  const flags = []
  for (const status of statuses) flags.push(setFlagStatus.reply.parse((await decide(sent.id, { status })).body).flag)
  expect(flags.map(({ createdAt, flaggedAt }) => createdAt === flaggedAt)).toEqual([true, true, true])
  expect(flags.map(({ reviewedAt }) => reviewedAt === null)).toEqual([false, false, true])
})

test('changes any status to any other and audits it, and dates only decisions', async () => {
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

test('returns 409 to the second of two administrators who decide on the same revision', async () => {
  const sent = aFlag('bio-3-1')
  await flag(await server.newStudent(), sent)
  const replies = await Promise.all(
    ['resolved', 'dismissed'].map((status) => decide(sent.id, { status, adminNotes: status, revision: 1 })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kept = replies.find(({ status }) => status === 200)
  expect(await flagsOf('bio-3-1')).toMatchObject([setFlagStatus.reply.parse(kept?.body).flag])
  expect(replies.find(({ status }) => status === 409)?.body['message']).toBe(
    'Someone else has changed this report. Check it again before you decide.',
  )
})

test('refuses a version or revision number out of range before any query', async () => {
  const sent = aFlag('bio-3-2')
  const amina = await server.newStudent()
  for (const tooLarge of [2 ** 31, 2 ** 53 - 1, 1.5, 0]) {
    expect((await flag(amina, { ...sent, questionVersion: tooLarge })).status).toBe(400)
    expect((await decide(sent.id, { status: 'resolved', revision: tooLarge })).status).toBe(400)
  }
})

test('shows the statistics of a flagged question, and keeps the flag when the question is deleted', async () => {
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

test('keeps the reports of a deleted account without the person', async () => {
  const amina = await server.newStudent({ name: 'Amina Bello' })
  const sent = aFlag('mat-2-0')
  await flag(amina, sent)
  await server.send('/api/account/delete', { method: 'POST', as: amina, body: { password: amina.password } })
  expect(await flagsOf('mat-2-0')).toMatchObject([{ id: sent.id, reason: sent.reason, flaggedBy: null }])
})
