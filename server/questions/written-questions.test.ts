import type { Question } from '@sabi/shared/content/question'
import { listWrittenQuestions } from '@sabi/shared/generator/calls'
import { questionVersion } from '@sabi/shared/subjects/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer } from '../testing/test-server.ts'
import { loadBank } from './bank.queries.ts'

const server = useTestServer()

/** Keeps a question as the generator does: with its version, not published. */
async function written(id: string): Promise<void> {
  const [first] = testBank.questions
  if (first === undefined) throw new Error('The test bank is empty')
  const { unit, contentHash, ...bankQuestion } = first
  const content: Question = {
    ...bankQuestion,
    id,
    text: `What ${id} asks`,
    source: null,
    family: null,
    origin: 'model',
  }
  const { database } = server.connection
  await sql`insert into question_versions (question_id, version, content, content_hash, correct_option, option_count)
    values (${id}, 1, ${JSON.stringify(content)}, ${contentHash}, 0, 4)`.execute(database)
  await sql`insert into questions (id, version, subject, topic_id, unit, exam_type, difficulty, is_calculation, origin, is_published)
    values (${id}, 1, 'chemistry', ${content.topicId}, ${unit}, 'JAMB', 'easy', false, 'model', false)`.execute(
    database,
  )
}

const version = async () => questionVersion.reply.parse((await server.send('/api/questions/version')).body)
const publish = async (id: string) =>
  server.send(`/api/admin/written-questions/${id}/publish`, { method: 'POST', as: await server.newAdministrator() })

// ADMIN-01
test('only administrators read and publish what a model wrote', async () => {
  await written('model-a')
  const as = await server.newStudent()
  expect((await server.send('/api/admin/written-questions', { as })).status).toBe(403)
  const path = '/api/admin/written-questions/model-a/publish'
  expect((await server.send(path, { method: 'POST', as })).status).toBe(403)
  expect((await server.send('/api/questions/model-a')).status).toBe(404)
  expect((await publish('%00')).status).toBe(404)
})

test('a published one is in the bank, says who wrote and who read it, and reaches phones', async () => {
  await written('model-b')
  const before = await version()
  expect((await publish('model-b')).status).toBe(200)
  const after = await version()
  expect(after.count).toBe(before.count + 1)
  const { body } = await server.send('/api/questions/model-b')
  expect(body['question']).toMatchObject({
    version: 2,
    origin: 'model',
    source: 'Written by AI, read by an administrator',
  })
  const changes = await server.send(`/api/questions/changes?subject=chemistry&since=${before.version}`)
  expect(JSON.stringify(changes.body)).toContain('What model-b asks')
  const list = await server.send('/api/admin/written-questions', { as: await server.newAdministrator() })
  const ids = listWrittenQuestions.reply.parse(list.body).data.map(({ question }) => question.id)
  expect(ids).not.toContain('model-b')
  expect((await publish('model-b')).status).toBe(404)
  const audit = await server.send('/api/admin/audit', { as: await server.newAdministrator() })
  expect(JSON.stringify(audit.body)).toContain('question-published')
})

test('stays published when a new bank is loaded, and reaches phones that take the new pack', async () => {
  await written('model-c')
  await publish('model-c')
  await loadBank(server.connection.database, { ...testBank, version: 'test-next' })
  expect((await server.send('/api/questions/model-c')).status).toBe(200)
  expect((await version()).version).toMatch(/^test-next\./)
  const changes = await server.send('/api/questions/changes?subject=chemistry&since=test-next')
  expect(JSON.stringify(changes.body)).toContain('What model-c asks')
})
