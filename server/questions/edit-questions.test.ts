import { decodePack } from '@sabi/shared/content/pack'
import type { Bank } from '@sabi/shared/content/bank'
import { ShownQuestion } from '@sabi/shared/content/question'
import { getExamStatistics } from '@sabi/shared/progress/calls'
import { editQuestion, listVersions } from '@sabi/shared/subjects/edit-calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { loadBank } from './bank.queries.ts'

const server = useTestServer()
let administrator: TestStudent
beforeAll(async () => {
  administrator = await server.newAdministrator()
})

/** The form of a question of the test bank, as an administrator sends it. */
const form = {
  text: 'Which place has the key?',
  options: ['first', 'second', 'third', 'fourth'],
  correctOption: 2,
  explanation: 'The third.',
  topicId: 'che-1',
  examType: 'JAMB',
  difficulty: 'easy',
  cause: 'The key was wrong.',
}

async function put(id: string, changes: object = {}, as: TestStudent | undefined = administrator) {
  return server.send(`/api/questions/${id}`, { method: 'PUT', body: { ...form, ...changes }, as })
}

async function edited(id: string, changes: object = {}) {
  const { status, body } = await put(id, changes)
  expect(status, JSON.stringify(body)).toBe(200)
  return editQuestion.reply.parse(body)
}

async function question(id: string): Promise<ShownQuestion> {
  const { body } = await server.send(`/api/questions/${id}`)
  return ShownQuestion.parse(body['question'])
}

/** A student who chose an option of some questions, all in one version. */
async function whoAnswered(ids: readonly string[], option: number, questionVersion = 1): Promise<TestStudent> {
  const student = await server.newStudent()
  const sessionId = randomUUID()
  const answers = ids.map((questionId, seq) => ({
    id: randomUUID(),
    sessionId,
    questionId,
    questionVersion,
    option,
    answeredAt: '2026-11-20T10:00:00.000Z',
    tzOffset: 60,
    durationMs: 12_000,
    seq,
  }))
  const body = { deviceId: 'phone', sessions: [], answers }
  const { body: reply } = await server.send('/api/sync/answers', { method: 'POST', body, as: student })
  expect(reply).toMatchObject({ saved: answers.map(({ id }) => id), rejected: [] })
  return student
}

async function marksOf(student: TestStudent): Promise<number> {
  const { body } = await server.send(`/api/scores/exam-stats?userId=${student.user.id}`, { as: student })
  return getExamStatistics.reply.parse(body).totalCorrect
}

async function keys(id: string): Promise<(number | null)[]> {
  const rows = await server.connection.database
    .selectFrom('question_versions')
    .select('correct_option')
    .where('question_id', '=', id)
    .orderBy('version')
    .execute()
  return rows.map((row) => row.correct_option)
}

// API-05
test('only an administrator edits a question', async () => {
  const student = await server.newStudent()
  expect((await put('che-1-0', {}, student)).status).toBe(403)
  expect((await server.send('/api/questions/che-1-0', { method: 'PUT', body: form })).status).toBe(401)
  expect((await question('che-1-0')).version).toBe(1)
})

// API-05
test('an edit is a new version with its cause and who made it, and everyone gets it', async () => {
  const { question: next, isKeyChanged } = await edited('che-1-0', { text: 'Where is $x^2$?', difficulty: 'hard' })
  expect(isKeyChanged).toBe(true)
  expect(next.version).toBeGreaterThan(1_000_000)
  expect(next).toMatchObject({ text: 'Where is x²?', difficulty: 'hard', correctOption: 2 })
  expect(next.rich?.text).toContain('<msup>')
  expect(await question('che-1-0')).toEqual(next)
  const list = await server.send('/api/questions?topicId=che-1&difficulty=hard&limit=100&random=true')
  expect(z.object({ questions: z.array(ShownQuestion) }).parse(list.body).questions).toContainEqual(next)
  const hard = await server.send('/api/questions/count?topicId=che-1&difficulty=hard')
  expect(hard.body['count']).toBe(
    testBank.questions.filter((one) => one.topicId === 'che-1' && one.difficulty === 'hard').length + 1,
  )
  const { body } = await server.send('/api/admin/questions/che-1-0/versions', { as: administrator })
  expect(listVersions.reply.parse(body).data).toMatchObject([
    { question: { version: next.version }, cause: form.cause, madeBy: administrator.user.email },
    { question: { version: 1 }, cause: null, madeBy: null },
  ])
  const audit = await server.connection.database
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'question-edited')
    .execute()
  expect(audit).toMatchObject([{ actor_id: administrator.user.id, details: { question: 'che-1-0' } }])
})

test('a changed key changes the marks of all who answered the old version, and of those who answer it later', async () => {
  const [right, wrong] = [await whoAnswered(['che-2-0'], 2), await whoAnswered(['che-2-0'], 0)]
  expect([await marksOf(right), await marksOf(wrong)]).toEqual([0, 1])
  await edited('che-2-0', { topicId: 'che-2' })
  expect([await marksOf(right), await marksOf(wrong)]).toEqual([1, 0])
  expect(await marksOf(await whoAnswered(['che-2-0'], 2))).toBe(1)
  expect(await keys('che-2-0')).toEqual([2, 2])
})

test('an answer to an edited version is kept and marked', async () => {
  const { question: next } = await edited('che-2-5', { topicId: 'che-2' })
  expect(await marksOf(await whoAnswered(['che-2-5'], 2, next.version))).toBe(1)
  expect(await marksOf(await whoAnswered(['che-2-5'], 1, next.version))).toBe(0)
})

test('everyone gets the mark where no option of the old version was right', async () => {
  const student = await whoAnswered(['che-2-1'], 3)
  await edited('che-2-1', {
    topicId: 'che-2',
    options: ['first', 'second', 'third', 'fourth', 'none'],
    correctOption: 4,
  })
  expect(await keys('che-2-1')).toEqual([null, 4])
  expect(await marksOf(student)).toBe(1)
})

test('other words change no mark, and are a correction anyway', async () => {
  const student = await whoAnswered(['che-2-2'], 2)
  const { question: next, isKeyChanged } = await edited('che-2-2', { topicId: 'che-2', text: 'Other words?' })
  expect(isKeyChanged).toBe(false)
  expect(await marksOf(student)).toBe(1)
  const { rows } = await sql`
    select c.from_version, c.to_version, c.cause, c.corrected_by, k.version from corrections c
    left join corrected_keys k on k.correction_id = c.id where c.question_id = 'che-2-2'
  `.execute(server.connection.database)
  expect(rows).toEqual([
    {
      from_version: 1,
      to_version: next.version,
      cause: form.cause,
      corrected_by: administrator.user.id,
      version: null,
    },
  ])
})

test('an edit that changes nothing makes no version and no correction', async () => {
  const { question: before } = await edited('che-6-0', { topicId: 'che-6' })
  const again = await put('che-6-0', { topicId: 'che-6', text: ` ${form.text} ` })
  expect([again.status, again.body['error']]).toEqual([400, 'Nothing in this question was changed.'])
  expect(await question('che-6-0')).toEqual(before)
})

test('a correction that was wrong is taken back by another one', async () => {
  const student = await whoAnswered(['che-2-4'], 0)
  await edited('che-2-4', { topicId: 'che-2' })
  expect(await marksOf(student)).toBe(0)
  await edited('che-2-4', { topicId: 'che-2', correctOption: 0 })
  expect(await marksOf(student)).toBe(1)
  expect(await keys('che-2-4')).toEqual([0, 0, 0])
})

test('a key that is found wrong after its words were mended changes the marks of those who saw the old words too', async () => {
  const student = await whoAnswered(['che-2-3'], 0)
  await edited('che-2-3', { topicId: 'che-2', options: ['first', 'second', 'third', '4th'], correctOption: 3 })
  expect(await keys('che-2-3')).toEqual([3, 3])
  await edited('che-2-3', { topicId: 'che-2', options: ['first', 'second', 'third', '4th'], correctOption: 0 })
  expect(await keys('che-2-3')).toEqual([0, 0, 0])
  expect(await marksOf(student)).toBe(1)
})

test('marks that everyone got are taken back when the option that was added turns out wrong', async () => {
  const student = await whoAnswered(['che-5-0'], 3)
  const options = ['first', 'second', 'third', 'fourth', 'none']
  await edited('che-5-0', { topicId: 'che-5', options, correctOption: 4 })
  expect(await marksOf(student)).toBe(1)
  await edited('che-5-0', { topicId: 'che-5', correctOption: 1 })
  expect(await keys('che-5-0')).toEqual([1, 1, 1])
  expect(await marksOf(student)).toBe(0)
})

// ADMIN-02
test('of two administrators who edit one version at once, the second is shown', async () => {
  const other = await server.newAdministrator()
  const answers = await Promise.all([
    put('che-3-0', { topicId: 'che-3', version: 1 }),
    put('che-3-0', { topicId: 'che-3', version: 1, text: 'Another one?' }, other),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body['message']).toBe('Someone else has changed this question. Load it again first.')
  expect(await keys('che-3-0')).toHaveLength(2)
})

test.each([
  ['an option that stands twice', { options: ['first', 'First', 'third', 'fourth'] }, 'Two options are the same'],
  ['a key beyond the options', { options: ['first', 'second'] }, 'The key names an option that does not exist'],
  ['one option', { options: ['first'], correctOption: 0 }, ''],
  ['six options', { options: ['a', 'b', 'c', 'd', 'e', 'f'] }, ''],
  ['a broken formula', { text: 'What is $\\frac{1$?' }, 'A formula cannot be read'],
  ['a script', { explanation: '<script>alert(1)</script>' }, 'The text contains markup that could run in a browser'],
  ['an unknown topic', { topicId: 'nowhere' }, 'The topic is not in the syllabus'],
  ['a blank cause', { cause: ' ' }, ''],
])('%s is refused with what is wrong, and changes nothing', async (_, changes, words) => {
  const { status, body } = await put('che-3-1', changes)
  expect(status).toBe(400)
  expect(body['message']).toContain(words)
  expect((await question('che-3-1')).version).toBe(1)
})

test('a question that there is not is answered by 404', async () => {
  expect((await put('none')).status).toBe(404)
})

/** The changes for a phone that has the packs of this version. */
async function changes(since: string) {
  const { body } = await server.send(`/api/questions/changes?subject=chemistry&since=${since}`)
  const { pack, removed, version } = listQuestionChanges.reply.parse(body)
  return { questions: decodePack(pack), removed, version }
}

function laterBank(version: string, id: string): Bank {
  const questions = testBank.questions.map((one) =>
    one.id === id
      ? { ...one, version: 2, explanation: `Mended for ${version}.`, contentHash: `${version} ${id}` }
      : one,
  )
  return { ...testBank, version, questions }
}

// SYNC-02
test('an edit stands when a bank with another version of the question is loaded, and reaches phones with its packs', async () => {
  const { question: next } = await edited('che-4-0', { topicId: 'che-4' })
  const before = (await changes('test-1')).version
  await loadBank(server.connection.database, laterBank('later-1', 'che-4-0'))
  expect(await question('che-4-0')).toEqual(next)
  const { questions, version } = await changes('later-1')
  expect(questions.map((one) => ShownQuestion.parse(one))).toContainEqual(next)
  expect(version).toMatch(/^later-1\.\d+$/)
  expect((await changes(before)).questions.map(({ id }) => id)).not.toContain('che-4-0')
  await edited('che-4-0', { topicId: 'che-4', text: 'And again?' })
  const again = await changes(version)
  expect(again.questions.map(({ text }) => text)).toEqual(['And again?'])
})

// SYNC-02
test('an edited question that leaves the bank is listed no more, and is again when it comes back', async () => {
  const { question: next } = await edited('che-4-1', { topicId: 'che-4' })
  const questions = testBank.questions.filter(({ id }) => id !== 'che-4-1')
  await loadBank(server.connection.database, { ...testBank, version: 'without', questions })
  expect((await server.send('/api/questions/che-4-1')).status).toBe(404)
  await loadBank(server.connection.database, { ...testBank, version: 'with' })
  expect(await question('che-4-1')).toEqual(next)
  expect((await changes('without')).questions.map((one) => ShownQuestion.parse(one))).toContainEqual(next)
})

test('a mistake that a later bank repeats is marked as corrected, what it says otherwise as it says it', async () => {
  for (const id of ['che-7-0', 'che-7-4', 'che-8-0']) await edited(id, { topicId: id.slice(0, 5) })
  await server.send('/api/questions/che-8-0', { method: 'DELETE', as: administrator })
  const questions = testBank.questions.map((one) => {
    if (one.id === 'che-7-0' || one.id === 'che-8-0')
      return { ...one, version: 2, explanation: 'The first.', contentHash: `repeated ${one.id}` }
    return one.id === 'che-7-4' ? { ...one, version: 2, correctOption: 1, contentHash: 'another key' } : one
  })
  await loadBank(server.connection.database, { ...testBank, version: 'repeated', questions })
  expect(await keys('che-7-0')).toEqual([2, 2, 2])
  expect(await keys('che-7-4')).toEqual([2, 1, 2])
  // It was deleted, but a phone that has only the new pack may still answer it.
  expect(await keys('che-8-0')).toEqual([2, 2, 2])
  await edited('che-7-0', { topicId: 'che-7', correctOption: 3 })
  await loadBank(server.connection.database, {
    ...testBank,
    version: 'repeated again',
    questions: testBank.questions.map((one) =>
      one.id === 'che-7-0' ? { ...one, version: 3, explanation: 'First.', contentHash: 'third' } : one,
    ),
  })
  expect(await keys('che-7-0')).toEqual([3, 3, 3, 3, 3])
})
