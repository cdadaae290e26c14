import { writeQuestions } from '@sabi/content/exchange/writers/write'
import type { Question } from '@sabi/shared/content/question'
import { QuestionExport } from '@sabi/shared/subjects/export-calls'
import { exportFormats } from '@sabi/shared/content/export-formats'
import { ImportOptions, ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { uploadPicture } from '../testing/upload-picture.ts'
import { importQuestions } from './import-questions.ts'
import { runQuestionsCommand } from './questions-command.ts'
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

async function summaryOf(query: string): Promise<QuestionExport> {
  const { status, body } = await server.send(`${path}/summary${query}`, { as: administrator })
  expect(status).toBe(200)
  return QuestionExport.parse(body)
}

async function wouldTakeIn(content: string | ArrayBuffer, name = 'questions.json'): Promise<ImportOutcome> {
  const form = new FormData()
  form.set('dryRun', 'true')
  form.set('file', new Blob([content]), name)
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
      details: { subject: 'physics', format: 'json', questions: String(questions.length) },
    }),
  )
})

// ADMIN-02
test.each(exportFormats)('a %s file is taken back with nothing to add', async (format) => {
  const headers = { Authorization: `Bearer ${administrator.token}` }
  const response = await fetch(`${server.url}${path}?format=${format}&subject=biology`, { headers })
  expect(response.status).toBe(200)
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  const { written } = await summaryOf(`?format=${format}&subject=biology`)
  const outcome = await wouldTakeIn(await response.arrayBuffer(), name)
  expect(outcome).toMatchObject({ format, added: 0, unchanged: written, refused: [] })
  expect(written).toBeGreaterThan(0)
})

test('before a file is made it is said how many questions it will hold, and why others stay behind', async () => {
  const drawn = testBank.questions.filter(({ id }) => id.startsWith('bio-1-')).slice(0, 2)
  const imageUrl = await uploadPicture(server, administrator, 'Cell')
  for (const { id, text, options, correctOption, explanation, topicId, examType, difficulty } of drawn) {
    const words = { text: `${text} in a picture?`, options, correctOption, explanation, topicId, examType, difficulty }
    await change('PUT', id, { ...words, imageUrl, imageAlt: 'A cell' })
  }
  const left = [{ reason: 'GIFT cannot hold pictures.', count: drawn.length }]
  const { written, left: others } = await summaryOf('?format=gift&subject=biology')
  expect(drawn.length).toBe(2)
  expect(others).toEqual(left)
  const all = testBank.questions.filter(({ subject }) => subject === 'biology').length
  expect(written).toBe(all - drawn.length)
  const file = join(await mkdtemp(join(tmpdir(), 'sabi-export-')), 'biology.gift')
  const printed = await runQuestionsCommand(server.connection.database, ['export', file, '--subject', 'biology'])
  expect(printed).toContain(`${written} questions in it`)
  expect(printed).toContain(`2 questions left out: ${left[0]?.reason} (${drawn.map(({ id }) => id).join(', ')})`)
})

// ADMIN-02
test('a question that came in with all it may hold goes out with all of it', async () => {
  const question: Question = {
    id: 'elsewhere-7',
    version: 2,
    subject: 'chemistry',
    topicId: 'che-2',
    examType: 'NECO',
    difficulty: 'hard',
    text: 'What does the drawing show?',
    options: ['1/2 of it', 'A and B', 'a line', 'a ring'],
    correctOption: 2,
    explanation: 'It is √2 long.',
    reasons: ['There is no half.', 'There is no letter.', null, 'It is not round.'],
    hints: ['Look closely.', 'How many ends has it?'],
    canShuffle: true,
    isCalculation: true,
    family: 'c90',
    source: null,
    imageUrl: null,
    figure: { svg: '<svg viewBox="0 0 240 80" fill="none"><path d="M0 0L9 9"/></svg>', alt: 'A line from A to B' },
    rich: {
      options: ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of it', null, null, null],
      explanation: 'It is <math><msqrt><mn>2</mn></msqrt></math> long.',
    },
  }
  const { bytes } = writeQuestions('moodle-xml', [question])
  const options = ImportOptions.parse({ dryRun: false, publish: true })
  const request = { file: { name: 'drawn.xml', bytes }, options, importedBy: null, fileName: 'drawn.xml' }
  expect(await importQuestions(server.connection.database, request)).toMatchObject({ added: 1, refused: [] })
  const { questions } = await download('?subject=chemistry')
  const written: unknown = JSON.parse(new TextDecoder().decode(writeQuestions('json', [question]).bytes))
  expect(questions).toContainEqual(Exported.parse(written).questions[0])
})

test('a format that is not one is refused', async () => {
  expect((await server.send(`${path}?format=doc`, { as: administrator })).status).toBe(400)
})

test('a subject that is not one is refused', async () => {
  expect((await server.send(`${path}?subject=latin`, { as: administrator })).status).toBe(400)
})

// ADMIN-01
test('students and visitors get no file', async () => {
  expect((await server.send(path)).status).toBe(401)
  expect((await server.send(path, { as: await server.newStudent() })).status).toBe(403)
  expect((await server.send(`${path}/summary`)).status).toBe(401)
  expect((await server.send(`${path}/summary`, { as: await server.newStudent() })).status).toBe(403)
})
