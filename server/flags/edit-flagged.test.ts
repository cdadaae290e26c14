import { randomUUID } from 'node:crypto'
import { editFlaggedQuestion, listFlags } from '@sabi/shared/flags/calls'
import { listCorrections, listNotices } from '@sabi/shared/flags/correction-calls'
import { expect, test } from 'vitest'
import { choose } from '../testing/flagged.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

const options = ['first', 'second', 'third', 'fourth']
const textOf = (questionId: string) => `Question ${questionId.at(-1)} of unit ${questionId.at(4)} in chemistry`

async function flag(as: TestStudent, questionId: string, reason = 'The marked answer is wrong'): Promise<string> {
  const id = randomUUID()
  await server.send('/api/question-flags', { method: 'POST', as, body: { id, questionId, reason } })
  return id
}

async function edit(id: string, body: object, as?: TestStudent) {
  const path = `/api/question-flags/${id}/question`
  return server.send(path, { method: 'PATCH', as: as ?? (await server.newAdministrator()), body })
}

const noticesOf = async (as: TestStudent) =>
  listNotices.reply.parse((await server.send('/api/notices', { as })).body).data

async function flagsOf(questionId: string) {
  const { body } = await server.send('/api/question-flags', { as: await server.newAdministrator() })
  return listFlags.reply.parse(body).flags.filter(({ question }) => question?.id === questionId)
}

// FLAG-02, FLAG-03
test('settles every open flag of a question when its key is corrected, updates marks and notifies everyone concerned', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  await choose(server, amina, { questionId: 'che-1-0', option: 2 })
  const [first, second] = [await flag(amina, 'che-1-0'), await flag(bola, 'che-1-0', 'I am Bola, and it is wrong')]
  const question = { text: textOf('che-1-0'), options, correctOption: 2, explanation: 'It is the third.' }
  const { status, body } = await edit(first, { ...question, adminNotes: 'The table had a slip.', version: 1 })
  expect(status).toBe(200)
  const reply = editFlaggedQuestion.reply.parse(body)
  expect(reply).toMatchObject({ isKeyChanged: true, question: { id: 'che-1-0', correctOption: 2 } })
  expect(reply.flag).toMatchObject({ id: first, status: 'resolved', revision: 2, adminNotes: 'The table had a slip.' })
  expect(await flagsOf('che-1-0')).toMatchObject([
    { id: second, status: 'resolved', revision: 2, adminNotes: '', questionVersion: 1 },
    { id: first, status: 'resolved', question: { explanation: 'It is the third.' } },
  ])
  expect(await noticesOf(amina)).toMatchObject([{ rightOption: 'third', markChange: 1, outcome: 'resolved' }])
  expect(await noticesOf(bola)).toMatchObject([{ id: second, markChange: null, outcome: 'resolved' }])
  const stats = await server.send('/api/auth/stats', { as: amina })
  expect(stats.body).toMatchObject({ totalQuestionsAttempted: 1, totalCorrectAnswers: 1 })
  const { data } = listCorrections.reply.parse((await server.send('/api/corrections')).body)
  expect(data).toMatchObject([
    { questionId: 'che-1-0', isKeyChanged: true, cause: 'A student reported: The marked answer is wrong.' },
  ])
})

// ADMIN-02
test('moves the question of a flag to another topic, exam and difficulty with the edit', async () => {
  const id = await flag(await server.newStudent(), 'che-2-0', 'This is not an acid question')
  const place = { topicId: 'che-3', examType: 'NECO', difficulty: 'hard' }
  const { status, body } = await edit(id, {
    text: textOf('che-2-0'),
    options,
    correctOption: 0,
    explanation: '',
    ...place,
  })
  expect([status, body['question']]).toEqual([200, expect.objectContaining({ subject: 'chemistry', ...place })])
})

test('notifies reporters but changes no marks if only words changed', async () => {
  const amina = await server.newStudent()
  await choose(server, amina, { questionId: 'che-1-1', option: 1 })
  const id = await flag(amina, 'che-1-1', 'Amina says: hard to read')
  const { body } = await edit(id, { text: 'Clearer words?', options, correctOption: 1, explanation: '' })
  expect(body).toMatchObject({ isKeyChanged: false })
  expect(await noticesOf(amina)).toMatchObject([{ id, outcome: 'resolved', markChange: null }])
  const corrections = await server.send('/api/corrections')
  expect(JSON.stringify(corrections.body)).toContain('A student reported it.')
  expect(JSON.stringify(corrections.body)).not.toContain('Amina says')
})

test('returns 409 to the second of two administrators who edit the same version, and loses neither edit', async () => {
  const amina = await server.newStudent()
  const flags = [await flag(amina, 'che-1-2'), await flag(await server.newStudent(), 'che-1-2')]
  const replies = await Promise.all(
    flags.map((id, n) => edit(id, { text: `Words ${n}`, options, correctOption: 2, explanation: '', version: 1 })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = replies.findIndex(({ status }) => status === 200)
  const kept = await flagsOf('che-1-2')
  expect(kept.map(({ status, question }) => [status, question?.text])).toEqual([
    ['resolved', `Words ${winner}`],
    ['resolved', `Words ${winner}`],
  ])
})

test('leaves the question and the flag unchanged if the edit is not a sound question', async () => {
  const id = await flag(await server.newStudent(), 'che-1-3')
  const question = { text: textOf('che-1-3'), options, correctOption: 3, explanation: '' }
  for (const fault of [{ options: ['one'] }, { correctOption: 4 }, { text: ' ' }, { options: ['a', 'a', 'b', 'c'] }])
    expect([fault, (await edit(id, { ...question, ...fault })).status]).toEqual([fault, 400])
  expect(await flagsOf('che-1-3')).toMatchObject([{ status: 'pending', revision: 1, question: { version: 1 } }])
  expect((await edit(randomUUID(), question)).status).toBe(404)
})

// ADMIN-01
test('lets no student edit a question, not even one they reported', async () => {
  const amina = await server.newStudent()
  const id = await flag(amina, 'che-1-4')
  const question = { text: 'Mine', options, correctOption: 0, explanation: '' }
  expect((await edit(id, question, amina)).status).toBe(403)
  expect(await flagsOf('che-1-4')).toMatchObject([{ status: 'pending', question: { text: textOf('che-1-4') } }])
})
