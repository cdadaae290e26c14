import { randomBytes, randomUUID } from 'node:crypto'
import type { Question } from '@sabi/shared/content/question'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { saveGenerated } from '../generator/generations.queries.ts'
import { connect, type Database } from '../database/database.ts'
import { migrate, migrateUpTo } from '../database/migrate.ts'
import { createDatabase } from '../testing/databases.ts'
import { choose, correctKey } from '../testing/flagged.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { loadBank } from './bank.queries.ts'

const server = useTestServer()
const allOptions = [0, 1, 2, 3]

interface Seen {
  questionId: string
  questionVersion?: number
}

/** A student who chose each option of a version, each in a separate session. */
async function whoChoseAll(seen: Seen): Promise<TestStudent> {
  const student = await server.newStudent()
  for (const option of allOptions) await choose(server, student, { ...seen, option })
  return student
}

/** Which options are marked as right: as the server marks them, which must be as the keys of the versions say. */
async function markedRight({ user }: TestStudent): Promise<number[]> {
  const { rows } = await sql<{ option: number; isMarked: boolean; isRight: boolean }>`
    select a.option, m.is_correct as "isMarked", is_right(a.option, v.correct_option) as "isRight"
    from marked_answers m join answers a on a.user_id = m.user_id and a.id = m.id
    join question_versions v on v.question_id = a.question_id and v.version = a.question_version
    where m.user_id = ${user.id} order by a.option
  `.execute(server.connection.database)
  expect(rows.map(({ option }) => option)).toEqual(allOptions)
  expect(rows.map(({ isMarked }) => isMarked)).toEqual(rows.map(({ isRight }) => isRight))
  return rows.flatMap(({ option, isMarked }) => (isMarked ? [option] : []))
}

/** Stores a version that asks the same with another key, and nothing else. */
async function storeVersion(questionId: string, { version, key }: { version: number; key: number }): Promise<void> {
  await sql`insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
    select question_id, ${version}, content || jsonb_build_object('version', ${version}::integer), content_hash, ${key}, option_count
    from question_versions where question_id = ${questionId} and version = 1`.execute(server.connection.database)
}

/** Questions beside which another key stands than that of their present version, or none though there is one. */
async function withoutKey(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select q.id from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where q.key_version is distinct from q.version or q.key_option is distinct from v.correct_option order by q.id
  `.execute(database)
  return rows.map(({ id }) => id)
}

/** A question generated for a student from one of the bank. */
function madeAfter(id: string): Question {
  const original = testBank.questions.find((question) => question.id === id)
  if (original === undefined) throw new Error(`The test bank has no question ${id}`)
  const { unit: _, contentHash: __, ...content } = original
  return { ...content, id: `made-after-${id}`, origin: 'variant' }
}

async function saveFor({ user }: TestStudent, question: Question): Promise<number | null> {
  const { database } = server.connection
  const id = randomUUID()
  await sql`insert into generations (id, user_id, subject, exam_type, topic_ids, wanted)
    values (${id}, ${user.id}, 'chemistry', 'JAMB', '{}', 10)`.execute(database)
  return saveGenerated(database, { id, userId: user.id, questions: [question] })
}

test('a corrected key changes the marks of the version that is published, also to no right option and back', async () => {
  const student = await whoChoseAll({ questionId: 'che-1-0' })
  expect(await markedRight(student)).toEqual([0])
  await correctKey(server, { questionId: 'che-1-0', newKey: 2 })
  expect(await markedRight(student)).toEqual([2])
  await correctKey(server, { questionId: 'che-1-0', newKey: null })
  expect(await markedRight(student)).toEqual(allOptions)
  await correctKey(server, { questionId: 'che-1-0', newKey: 1 })
  expect(await markedRight(student)).toEqual([1])
  await correctKey(server, { questionId: 'che-1-0', newKey: 3 })
  expect(await markedRight(student)).toEqual([3])
})

test('answers to a version that was replaced keep its key, beside another one of now', async () => {
  const id = 'che-2-0'
  const before = await whoChoseAll({ questionId: id })
  const questions = testBank.questions.map((question) =>
    question.id === id
      ? { ...question, version: 2, contentHash: 'new', text: 'Something else?', correctOption: 3 }
      : question,
  )
  await loadBank(server.connection.database, { ...testBank, version: 'replaced', questions })
  const since = await whoChoseAll({ questionId: id, questionVersion: 2 })
  expect([await markedRight(before), await markedRight(since)]).toEqual([[0], [3]])
  await correctKey(server, { questionId: id, version: 1, newKey: 1 })
  expect([await markedRight(before), await markedRight(since)]).toEqual([[1], [3]])
})

// Servers of two versions live together.
test('a server that keeps no keys beside questions publishes a version, and all marks are right', async () => {
  const { database } = server.connection
  const before = await whoChoseAll({ questionId: 'che-3-0' })
  await storeVersion('che-3-0', { version: 2, key: 2 })
  await sql`update questions set version = 2 where id = 'che-3-0'`.execute(database)
  const since = await whoChoseAll({ questionId: 'che-3-0', questionVersion: 2 })
  expect([await markedRight(before), await markedRight(since)]).toEqual([[0], [2]])
  await correctKey(server, { questionId: 'che-3-0', version: 2, newKey: 1 })
  await correctKey(server, { questionId: 'che-3-0', version: 1, newKey: 3 })
  expect([await markedRight(before), await markedRight(since)]).toEqual([[3], [1]])
  await sql`update questions set key_version = null, key_option = null where id = 'che-3-0'`.execute(database)
  expect([await markedRight(before), await markedRight(since)]).toEqual([[3], [1]])
})

test('answers to a question that is gone are marked anyway', async () => {
  const student = await whoChoseAll({ questionId: 'che-3-1' })
  await sql`delete from questions where id = 'che-3-1'`.execute(server.connection.database)
  expect(await markedRight(student)).toEqual([1])
})

test.each([
  ['another key than its version has', sql`key_option = 3`],
  ['the key of a version that there is not', sql`key_version = 7`],
])('the database refuses %s beside a question', async (_, wrong) => {
  const write = sql`update questions set ${wrong} where id = 'che-4-0'`.execute(server.connection.database)
  await expect(write).rejects.toThrow(/violates foreign key constraint/)
})

test('an answer to what is published is marked without a look at its version', async () => {
  const student = await whoChoseAll({ questionId: 'che-5-0' })
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off, buffers off)
    select subject, is_correct from marked_answers where user_id = ${student.user.id}
  `.execute(server.connection.database)
  const looks = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('question_versions'))
  expect(looks.length).toBeGreaterThan(0)
  for (const line of looks) expect(line).toContain('never executed')
})

test('each way to publish a version, or to make one, keeps its key beside the question', async () => {
  const { database } = server.connection
  await loadBank(database, { ...testBank, version: 'all anew' })
  expect(await withoutKey(database)).toEqual([])
  const as = await server.newAdministrator()
  const written = {
    text: 'Which of these is a metal?',
    options: ['argon', 'iron', 'neon', 'boron'],
    correctOption: 1,
    explanation: 'Iron conducts.',
    topicId: 'che-6',
    examType: 'JAMB',
    difficulty: 'easy',
  }
  expect((await server.send('/api/questions', { method: 'POST', as, body: written })).status).toBe(201)
  const body = { ...written, cause: 'Its key was wrong.' }
  expect((await server.send('/api/questions/che-6-0', { method: 'PUT', as, body })).status).toBe(200)
  expect(await saveFor(await server.newStudent(), madeAfter('che-6-1'))).toBe(1)
  expect(await withoutKey(database)).toEqual([])
})

test('a key that is corrected while its question is made again is the stored one', async () => {
  const { database } = server.connection
  const [student, next] = [await server.newStudent(), await server.newStudent()]
  const made = madeAfter('che-7-1')
  await saveFor(student, made)
  await storeVersion(made.id, { version: 2, key: 1 })
  const [saved, corrected] = await database.transaction().execute(async (transaction) => {
    // Holds the saving up where it has read the key and not yet written it.
    await sql`update questions set revision = revision where id = ${made.id}`.execute(transaction)
    const saving = saveFor(next, { ...made, version: 2 })
    await untilWaiting(database, 1)
    const correcting = correctKey(server, { questionId: made.id, version: 2, newKey: 3 })
    await untilWaiting(database, 2)
    return [saving, correcting] as const
  })
  await Promise.all([saved, corrected])
  const { rows } = await sql`select key_version, key_option from questions where id = ${made.id}`.execute(database)
  expect(rows).toEqual([{ key_version: 2, key_option: 3 }])
})

test('an upgrade writes the keys beside the questions that are there', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(inject('clusterUrl'), { name })
  const { database } = connect(url, { onError: () => undefined })
  onTestFinished(() => database.destroy())
  await migrateUpTo(database, '0012-reading')
  await sql`insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, is_published)
    select id, version, 'chemistry', 'che-1', 1, 'JAMB', 'easy', false, true
    from (values ('first', 1), ('edited', 2), ('none right', 1)) as q (id, version)`.execute(database)
  await sql`insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
    select id, version, '{}', '', key, 4
    from (values ('first', 1, 2), ('edited', 1, 0), ('edited', 2, 3), ('none right', 1, null)) as v (id, version, key)`.execute(
    database,
  )
  expect(await migrate(database)).toContain('0013-key-at-hand')
  expect(await withoutKey(database)).toEqual([])
  const { rows } = await sql`select id, key_version as version, key_option as key from questions order by id`.execute(
    database,
  )
  expect(rows).toEqual([
    { id: 'edited', version: 2, key: 3 },
    { id: 'first', version: 1, key: 2 },
    { id: 'none right', version: 1, key: null },
  ])
})
