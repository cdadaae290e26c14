import { ImportOutcome } from '@sabi/shared/subjects/import-calls'
import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const path = '/api/admin/questions/export'
const Exported = z.object({
  questions: z.array(z.looseObject({ text: z.string(), subject: z.string(), topicId: z.string() })),
})

let administrator: TestStudent
beforeAll(async () => {
  administrator = await server.newAdministrator()
})

async function download(query = '') {
  const headers = { Authorization: `Bearer ${administrator.token}` }
  const response = await fetch(`${server.url}${path}${query}`, { headers })
  expect(response.status).toBe(200)
  const content = await response.text()
  return { headers: response.headers, content, questions: Exported.parse(JSON.parse(content)).questions }
}

async function wouldTakeIn(content: string): Promise<ImportOutcome> {
  const form = new FormData()
  form.set('dryRun', 'true')
  form.set('file', new Blob([content]), 'questions.json')
  const headers = { Authorization: `Bearer ${administrator.token}` }
  const response = await fetch(`${server.url}/api/questions/bulk-import`, { method: 'POST', body: form, headers })
  return ImportOutcome.parse(await response.json())
}

async function change(method: string, id: string, body?: object): Promise<void> {
  expect((await server.send(`/api/questions/${id}`, { method, body, as: administrator })).status).toBe(200)
}

const edited = {
  text: 'Which of these gases is in lamps?',
  options: ['argon', 'iron', 'zinc', 'lead'],
  correctOption: 0,
  explanation: 'Argon does not burn the wire.',
  topicId: 'che-2',
  examType: 'WAEC',
  difficulty: 'hard',
  cause: 'It was unclear.',
}

// ADMIN-02
test('all published questions come as a file that an import takes back with nothing to add', async () => {
  const { headers, content, questions } = await download()
  expect(headers.get('Content-Type')).toContain('application/json')
  expect(headers.get('Content-Disposition')).toMatch(/filename="questions-all-\d{4}-\d\d-\d\d\.json"/)
  expect(questions).toHaveLength(testBank.questions.length)
  const { added, unchanged, refused } = await wouldTakeIn(content)
  expect({ added, unchanged, refused }).toEqual({ added: 0, unchanged: testBank.questions.length, refused: [] })
})

test('of one subject, edited questions come with their edits, and deleted ones not at all', async () => {
  await change('PUT', 'che-2-0', edited)
  await change('DELETE', 'che-2-1')
  const { headers, content, questions } = await download('?subject=chemistry')
  expect(headers.get('Content-Disposition')).toContain('questions-chemistry-')
  const { cause: _, ...asEdited } = edited
  expect(questions).toContainEqual(expect.objectContaining({ ...asEdited, subject: 'chemistry' }))
  const texts = questions.map(({ text }) => text)
  expect(texts).not.toContain('Question 0 of unit 2 in chemistry')
  expect(texts).not.toContain('Question 1 of unit 2 in chemistry')
  expect(new Set(questions.map(({ subject }) => subject))).toEqual(new Set(['chemistry']))
  expect(await wouldTakeIn(content)).toMatchObject({ added: 0, unchanged: questions.length, refused: [] })
})

test('who exported which questions, and how many, is noted', async () => {
  const { questions } = await download('?subject=physics')
  const { body } = await server.send('/api/admin/audit', { as: administrator })
  expect(body['data']).toContainEqual(
    expect.objectContaining({
      action: 'questions-exported',
      actor: expect.stringContaining('@'),
      details: { subject: 'physics', questions: String(questions.length) },
    }),
  )
})

test('a subject that is not one is refused', async () => {
  expect((await server.send(`${path}?subject=latin`, { as: administrator })).status).toBe(400)
})

// ADMIN-01
test('students and visitors get no file', async () => {
  expect((await server.send(path)).status).toBe(401)
  expect((await server.send(path, { as: await server.newStudent() })).status).toBe(403)
})
