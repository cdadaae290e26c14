import type { BankQuestion } from '@sabi/shared/content/bank'
import { listCorrections, listNotices } from '@sabi/shared/flags/correction-calls'
import { getExamStatistics } from '@sabi/shared/progress/calls'
import { ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { choose } from '../testing/flagged.ts'
import { importedRow } from '../testing/imported-row.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { loadBank } from './bank.queries.ts'

const server = useTestServer()

/** A student who chose an option of the first version of a question. */
async function whoChose(questionId: string, option: number): Promise<TestStudent> {
  const student = await server.newStudent()
  await choose(server, student, { questionId, option })
  return student
}

async function marksOf(student: TestStudent): Promise<number> {
  const { body } = await server.send(`/api/scores/exam-stats?userId=${student.user.id}`, { as: student })
  return getExamStatistics.reply.parse(body).totalCorrect
}

async function noticesOf(student: TestStudent) {
  return listNotices.reply.parse((await server.send('/api/notices', { as: student })).body).data
}

function originalOf(id: string): BankQuestion {
  const found = testBank.questions.find((question) => question.id === id)
  if (found === undefined) throw new Error(`The test bank has no question ${id}`)
  return found
}

/** Loads a bank in which one question is another than in that of the tests. */
async function loadWith(id: string, changes: Partial<BankQuestion>): Promise<void> {
  const mended = (question: BankQuestion) => ({ ...question, version: 2, contentHash: 'mended', ...changes })
  const questions = testBank.questions.map((question) => (question.id === id ? mended(question) : question))
  await loadBank(server.connection.database, { ...testBank, version: `mended ${id}`, questions })
}

test('a key that a later bank mends puts right the marks that were given by the wrong one, and their students are shown', async () => {
  const [right, wrong] = [await whoChose('che-1-0', 2), await whoChose('che-1-0', 0)]
  expect([await marksOf(right), await marksOf(wrong)]).toEqual([0, 1])
  await loadWith('che-1-0', { correctOption: 2 })
  expect([await marksOf(right), await marksOf(wrong)]).toEqual([1, 0])
  expect(await noticesOf(right)).toMatchObject([{ questionId: 'che-1-0', rightOption: 'third', markChange: 1 }])
  expect(await noticesOf(wrong)).toMatchObject([{ markChange: -1 }])
  const { data } = listCorrections.reply.parse((await server.send('/api/corrections')).body)
  expect(data).toMatchObject([{ questionId: 'che-1-0', cause: 'The question bank was corrected.', isKeyChanged: true }])
})

test('marks are as they were when a mend turns out wrong and the former bank is loaded again', async () => {
  const student = await whoChose('che-2-1', 1)
  await loadWith('che-2-1', { correctOption: 3 })
  const late = await server.newStudent()
  await choose(server, late, { questionId: 'che-2-1', option: 3 })
  expect([await marksOf(student), await marksOf(late)]).toEqual([0, 1])
  await loadBank(server.connection.database, testBank)
  expect([await marksOf(student), await marksOf(late)]).toEqual([1, 0])
})

test('options that moved with the mend are known by their words', async () => {
  const student = await whoChose('che-3-0', 3)
  await loadWith('che-3-0', { options: ['fourth', 'third', 'second', 'first'], correctOption: 0 })
  expect(await marksOf(student)).toBe(1)
  expect(await noticesOf(student)).toMatchObject([{ rightOption: 'fourth', markChange: 1 }])
})

test.each<[string, string, Partial<BankQuestion>]>([
  ['in other words', 'che-4-0', { text: 'What is asked now?', correctOption: 2 }],
  ['with another option', 'che-4-1', { options: ['first', 'second', 'third', 'none'], correctOption: 2 }],
  ['of another picture', 'che-4-2', { figure: { svg: '<svg/>', alt: 'A cell.' }, correctOption: 0 }],
  ['and calls the same right', 'che-4-3', { options: ['fourth', 'third', 'second', 'first'], correctOption: 0 }],
])('a later bank that asks %s changes no marks', async (_, id, changes) => {
  const student = await whoChose(id, originalOf(id).correctOption)
  await loadWith(id, changes)
  expect(await marksOf(student)).toBe(1)
  expect(await noticesOf(student)).toEqual([])
})

test('the marks of a question in quarantine are corrected too, and it stays there', async () => {
  const { database } = server.connection
  const student = await whoChose('che-5-0', 1)
  await sql`update questions set held = 'quarantined', is_published = false where id = 'che-5-0'`.execute(database)
  await loadWith('che-5-0', { correctOption: 1 })
  expect(await marksOf(student)).toBe(1)
  expect((await server.send('/api/questions/che-5-0')).status).toBe(404)
})

test('a question that an administrator edited keeps the marks of the edit', async () => {
  const administrator = await server.newAdministrator()
  const student = await whoChose('che-6-0', 2)
  const { text, options, explanation, topicId, examType, difficulty } = originalOf('che-6-0')
  const body = { text, options, explanation, topicId, examType, difficulty, correctOption: 2, cause: 'It was wrong.' }
  expect((await server.send('/api/questions/che-6-0', { method: 'PUT', body, as: administrator })).status).toBe(200)
  await loadWith('che-6-0', { correctOption: 3 })
  expect(await marksOf(student)).toBe(1)
})

test('a file that is accepted again with another key, after its import was undone, puts right the marks given by the first', async () => {
  const administrator = await server.newAdministrator()
  const take = async (correctOption: number) => {
    const body = {
      questions: [importedRow('Which of these is a metal?', { topicId: 'che-7', correctOption })],
      publish: true,
    }
    const reply = await server.send('/api/questions/bulk-import', { method: 'POST', body, as: administrator })
    return ImportOutcome.parse(reply.body)
  }
  const { importId } = await take(1)
  const { id, version } = await server.connection.database
    .selectFrom('question_versions')
    .select(['question_id as id', 'version'])
    .where('question_id', 'like', 'import-%')
    .executeTakeFirstOrThrow()
  const student = await server.newStudent()
  await choose(server, student, { questionId: id, questionVersion: version, option: 0 })
  expect(await marksOf(student)).toBe(0)
  await server.send(`/api/imports/${importId}/undo`, { method: 'POST', as: administrator })
  expect(await take(0)).toMatchObject({ added: 1 })
  expect(await marksOf(student)).toBe(1)
})
