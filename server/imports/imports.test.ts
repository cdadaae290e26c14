import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { importedRow } from '../testing/imported-row.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { loadBank } from '../questions/bank.queries.ts'

const server = useTestServer()
const questionsPath = '/api/questions/bulk-import'
const topicsPath = '/api/topics/bulk-import'

let administrator: TestStudent
beforeAll(async () => {
  administrator = await server.newAdministrator()
})

async function send(body: object, as: TestStudent | undefined = administrator) {
  return server.send(questionsPath, { method: 'POST', body, as })
}

async function take(...rows: object[]): Promise<ImportOutcome> {
  const { status, body } = await send({ questions: rows, publish: true })
  expect(status, JSON.stringify(body)).toBe(200)
  return ImportOutcome.parse(body)
}

async function upload(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  as: TestStudent | undefined = administrator,
) {
  const form = new FormData()
  form.set('subject', 'chemistry')
  form.set('topicId', 'che-3')
  form.set('examType', 'JAMB')
  form.set('publish', 'true')
  form.set('file', new Blob([content]), name)
  const headers = new Headers()
  if (as !== undefined) headers.set('Authorization', `Bearer ${as.token}`)
  const response = await fetch(server.url + questionsPath, { method: 'POST', body: form, headers })
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
}

async function countChemistry(): Promise<unknown> {
  return (await server.send('/api/questions/count?subject=chemistry')).body['count']
}

// API-05
describe('rows as they are found', () => {
  test('wait in a draft where their explanation is broken, and the row says so', async () => {
    const outcome = await take(importedRow('Which of these metals is liquid?', { explanation: 'It is zzzzzzzz.' }))
    expect(outcome).toMatchObject({
      added: 1,
      held: 1,
      isDraft: true,
      refused: [],
      warnings: [
        {
          place: 'question 1',
          reason: 'explanation-dropped',
          message: 'The explanation could not be read and was left out.',
          detail: 'explanation: It is zzzzzzzz.',
        },
      ],
    })
  })

  test('keep the passage above them and their underlined words', async () => {
    const text = 'Which <u>metal</u> does Ngozi see?'
    expect(await take(importedRow(text, { passage: 'Ngozi opens a switch and sees a red-brown wire.' }))).toMatchObject(
      {
        added: 1,
      },
    )
    const { body } = await server.send('/api/questions?topicId=che-3&examType=WAEC&limit=100')
    expect(body['questions']).toContainEqual(
      expect.objectContaining({
        text: 'Ngozi opens a switch and sees a red-brown wire.\nWhich metal does Ngozi see?',
        rich: { text: 'Ngozi opens a switch and sees a red-brown wire.<br>Which <u>metal</u> does Ngozi see?' },
      }),
    )
  })

  test('are refused by the name of a field that nobody reads', async () => {
    const { refused } = await take(importedRow('Which of these is drawn?', { questionFigure: 'fig-3.png' }))
    expect(refused).toMatchObject([{ reason: 'field-unread', detail: 'questionFigure' }])
  })

  test('take names of the file for what the importer says they mean', async () => {
    const row = importedRow('Which of these metals is drawn into wires?', {
      topicId: 'Metals of Jos',
      subject: 'Chem 2',
    })
    const open = ImportOutcome.parse((await send({ questions: [row], dryRun: true })).body)
    expect(open).toMatchObject({ added: 0, unknownNames: [{ kind: 'topic', name: 'Metals of Jos', rows: 1 }] })
    const names = { 'Metals of Jos': 'che-3' }
    const explained = ImportOutcome.parse((await send({ questions: [row], dryRun: true, names })).body)
    expect(explained).toMatchObject({ added: 1, unknownNames: [] })
    expect((await send({ questions: [row], dryRun: true, names: 'no JSON' })).status).toBe(400)
  })

  test.each(['csv', 'xlsx'])('come back from the template for %s that administrators download', async (format) => {
    const response = await fetch(`${server.url}/api/admin/questions/template?format=${format}`, {
      headers: { Authorization: `Bearer ${administrator.token}` },
    })
    expect(response.headers.get('Content-Disposition')).toContain(`questions-template.${format}`)
    const { body } = await upload(`filled.${format}`, new Uint8Array(await response.arrayBuffer()))
    expect(body).toMatchObject({ format, rowCount: 1 })
  })
})

// API-05
describe('questions taken in', () => {
  test('are listed, counted and drawn like all others, with their source', async () => {
    const before = Number(await countChemistry())
    const outcome = await take(importedRow('Which of these is a metal that conducts?', { source: 'Mr Bello, Jos' }))
    expect(outcome).toMatchObject({ rowCount: 1, added: 1, unchanged: 0, refused: [], isDryRun: false })
    expect(await countChemistry()).toBe(before + 1)
    const { body } = await server.send('/api/questions?topicId=che-3&examType=WAEC&limit=100')
    expect(body['questions']).toContainEqual(
      expect.objectContaining({
        text: 'Which of these is a metal that conducts?',
        source: 'Mr Bello, Jos',
      }),
    )
  })

  test('a second time add nothing, and with another key are refused by name', async () => {
    const row = importedRow('Which of these is used for electric cables?')
    const { added } = await take(row)
    expect(added).toBe(1)
    const reordered = { ...row, options: ['neon', 'argon', 'copper', 'sulphur'], correctOption: 2 }
    expect(await take(reordered)).toMatchObject({ added: 0, unchanged: 1, refused: [], importId: null })
    const other = await take({ ...row, correctOption: 1 })
    expect(other).toMatchObject({ added: 0, unchanged: 0 })
    expect(other.refused).toEqual([
      {
        place: expect.any(String),
        reason: 'key-conflict',
        message: 'Two places in the file or the bank give different keys for this question.',
        detail: expect.stringContaining("'copper'"),
      },
    ])
  })

  test('that ask what a question of our bank asks are not added beside it', async () => {
    const [known] = testBank.questions
    if (known === undefined) throw new Error('The test bank is empty')
    const { text, options, correctOption } = known
    expect(await take(importedRow(text, { options, correctOption }))).toMatchObject({ added: 0, unchanged: 1 })
    const conflict = await take(importedRow(text, { options, correctOption: (correctOption + 1) % 4 }))
    expect(conflict.refused.map(({ reason }) => reason)).toEqual(['key-conflict'])
  })

  test('leave every row added, already there, or refused with one reason', async () => {
    const rows = [
      importedRow('Which of these metals is red-brown?'),
      importedRow('Which of these metals is red-brown?'),
      importedRow('Which one is <script>alert(1)</script> a metal?'),
      importedRow('Which of these is a metal of coins?', { correctOption: 7 }),
      importedRow('Which of these metals is in brass?', { topicId: 'che-99' }),
      { nothing: 'at all' },
    ]
    const outcome = await take(...rows)
    expect(outcome.added + outcome.unchanged + outcome.refused.length).toBe(rows.length)
    expect(outcome.added, JSON.stringify(outcome.refused)).toBe(1)
    expect(outcome.refused.map(({ reason }) => reason).sort()).toEqual(
      ['duplicate-in-file', 'key-out-of-range', 'option-count', 'topic-unknown', 'unsafe-markup'].sort(),
    )
  })

  test('in a dry run are counted, and nothing is kept', async () => {
    const before = await countChemistry()
    const { body } = await send({ questions: [importedRow('Which of these is mined as malachite?')], dryRun: true })
    expect(body).toMatchObject({ isDryRun: true, added: 1, importId: null })
    expect(await countChemistry()).toBe(before)
  })

  test('stay when a new bank is published, and go when the import is undone; again they are its next version', async () => {
    const row = importedRow('Which of these forms a green crust in damp air?')
    const { importId } = await take(row)
    const taken = await countChemistry()
    await loadBank(server.connection.database, { ...testBank, version: 'test-after-import' })
    expect(await countChemistry()).toBe(taken)

    const undone = await server.send(`/api/imports/${importId}/undo`, { method: 'POST', as: administrator })
    expect(undone.body).toEqual({ success: true, withdrawn: 1 })
    expect(await countChemistry()).toBe(Number(taken) - 1)
    const again = await server.send(`/api/imports/${importId}/undo`, { method: 'POST', as: administrator })
    expect(again.status).toBe(404)

    expect(await take({ ...row, explanation: 'Copper slowly turns green.' })).toMatchObject({ added: 1, unchanged: 0 })
    const { version, current } = await server.connection.database
      .selectFrom('question_versions')
      .innerJoin('questions', 'questions.id', 'question_versions.question_id')
      .select(['question_versions.version', 'questions.version as current'])
      .where('question_versions.question_id', 'like', 'import-%')
      .orderBy('question_versions.version', 'desc')
      .executeTakeFirstOrThrow()
    expect(version).toBeGreaterThan(1_000_000)
    expect(current).toBe(version)
  })

  test('come as a file in a form too, with what holds for all rows beside it', async () => {
    const aiken = 'Which of these is a noble gas of lamps?\nA. copper\nB. argon\nC. sulphur\nD. iron\nANSWER: B\n'
    const { status, body } = await upload('lamps.txt', aiken)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ format: 'aiken', rowCount: 1, added: 1 })
    const { body: listed } = await server.send('/api/imports', { as: administrator })
    expect(listed['imports']).toContainEqual(
      expect.objectContaining({
        fileName: 'lamps.txt',
        format: 'aiken',
        added: 1,
        importedBy: administrator.user.email,
      }),
    )
  })

  test('are not looked for in a file that cannot be read, nor in one that is too large', async () => {
    expect((await upload('picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).status).toBe(400)
    expect((await upload('large.csv', new Uint8Array(21 * 1024 * 1024).fill(65))).status).toBe(413)
    expect((await send({ questions: 'none' })).status).toBe(400)
  })

  const partOf = (name: string, rest = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`
  test.each([
    ['without a boundary', 'multipart/form-data', '{"questions":[]}'],
    ['that breaks off in its head', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    ['that breaks off in its file', 'multipart/form-data; boundary=x', `${partOf('file', '; filename="a.csv"')}Which`],
    [
      'whose field is named like one of JavaScript',
      'multipart/form-data; boundary=x',
      `${partOf('__proto__')}1\r\n--x--`,
    ],
  ])('are not looked for in a form %s, and words say so', async (_, type, body) => {
    const headers = { 'Content-Type': type }
    const reply = await server.send(questionsPath, { method: 'POST', body, as: administrator, headers })
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ success: false })])
  })
})

// API-05
test('a key that was found wrong does not come back with its file once the import was undone', async () => {
  const row = importedRow('Which of these is melted to make statues?', { correctOption: 1 })
  const { importId } = await take(row)
  const { body } = await server.send('/api/admin/questions?search=statues', { as: administrator })
  const [listed] = searchQuestions.reply.parse(body).data
  const { text, options, topicId, examType, difficulty } = listed?.question ?? {}
  const right = { text, options, topicId, examType, difficulty, explanation: 'Bronze is.', cause: 'A wrong key.' }
  const path = `/api/questions/${listed?.question.id}`
  const edited = await server.send(path, { method: 'PUT', body: { ...right, correctOption: 0 }, as: administrator })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  await server.send(`/api/imports/${importId}/undo`, { method: 'POST', as: administrator })
  const again = await take(row)
  expect(again.added).toBe(0)
  expect(again.refused.map(({ reason }) => reason)).toEqual(['key-conflict'])
  expect((await take({ ...row, correctOption: 0 })).added).toBe(1)
})

test('a topic that joins the syllabus is the syllabus’s: undoing its import leaves it there', async () => {
  const topic = { id: 'che-new', title: 'New', subject: 'chemistry', level: 'SS2', unit: 3 } as const
  const sending = { method: 'POST', body: { topics: [topic] }, as: administrator }
  const { importId } = ImportOutcome.parse((await server.send(topicsPath, sending)).body)
  const joined = { ...topic, description: 'Of the syllabus.', unitTitle: 'Unit 3' }
  const { database } = server.connection
  await loadBank(database, { ...testBank, version: 'test-joined', topics: [...testBank.topics, joined] })
  await server.send(`/api/imports/${importId}/undo`, { method: 'POST', as: administrator })
  expect((await server.send('/api/topics/che-new')).body).toMatchObject({ data: { description: 'Of the syllabus.' } })
  await loadBank(database, { ...testBank, version: 'test-left-again' })
})

test('counts are right when a bank is loaded and a file is accepted at the same moment', async () => {
  const { database } = server.connection
  await Promise.all([
    loadBank(database, { ...testBank, version: 'test-at-once' }),
    take(importedRow('Which of these is taken in at the same moment?')),
  ])
  const { rows } = await sql<{ listed: number; counted: number }>`
    select (select count(*)::integer from questions where is_published) as listed,
           (select sum(count)::integer from question_counts) as counted
  `.execute(database)
  expect(rows[0]?.counted).toBe(rows[0]?.listed)
})

// API-05, API-06
test.each([
  ['POST', questionsPath, { questions: [{}] }],
  ['POST', topicsPath, { topics: [{}] }],
  ['GET', '/api/imports', undefined],
  ['POST', '/api/imports/0195f3c0-0000-7000-8000-000000000000/undo', undefined],
])('%s %s is for administrators only, refused before the body is read', async (method, path, body) => {
  const student = await server.newStudent()
  const sending = body === undefined ? { method } : { method, body }
  expect((await server.send(path, sending)).status).toBe(401)
  expect((await server.send(path, { ...sending, as: student })).status).toBe(403)
  if (method === 'POST') {
    const broken = { method, body: '{"questions": [', as: student }
    expect((await server.send(path, broken)).status).toBe(403)
  }
  if (path === questionsPath) expect((await upload('a.csv', 'text', student)).status).toBe(403)
})

test('a form is refused where the call takes JSON', async () => {
  const form = new FormData()
  form.set('topics', '[]')
  const headers = { Authorization: `Bearer ${administrator.token}` }
  const response = await fetch(server.url + topicsPath, { method: 'POST', body: form, headers })
  expect(response.status).toBe(400)
})

// API-06
test('topics are accepted beside the syllabus, which stays as it is', async () => {
  const topic = { id: 'che-extra', title: 'Dyes of Kano', subject: 'chemistry', level: 'SS2', unit: 3 }
  const rows = [topic, { ...topic, id: 'che-3' }, { ...topic, id: 'che-extra' }, { id: 'no-title' }]
  const sending = { method: 'POST', body: { topics: rows }, as: administrator }
  const first = ImportOutcome.parse((await server.send(topicsPath, sending)).body)
  expect(first).toMatchObject({ rowCount: 4, added: 1, unchanged: 0 })
  expect(first.refused.map(({ reason }) => reason)).toEqual(['id-of-the-syllabus', 'duplicate-in-file', 'not-a-topic'])
  expect((await server.send('/api/topics/che-extra')).body).toMatchObject({ data: { title: 'Dyes of Kano', unit: 3 } })
  expect((await server.send('/api/topics/che-3')).body).toMatchObject({ data: { title: 'Topic 3 of chemistry' } })
  const again = { method: 'POST', body: { topics: [topic] }, as: administrator }
  expect((await server.send(topicsPath, again)).body).toMatchObject({ added: 0, unchanged: 1 })
  await loadBank(server.connection.database, { ...testBank, version: 'test-after-topics' })
  expect((await server.send('/api/topics/che-extra')).status).toBe(200)
  const taken = await take(importedRow('Which of these dyes cloth in Kano?', { topicId: 'che-extra' }))
  const inUse = await server.send(`/api/imports/${first.importId}/undo`, { method: 'POST', as: administrator })
  expect(inUse.status).toBe(409)
  await server.send(`/api/imports/${taken.importId}/undo`, { method: 'POST', as: administrator })
  await server.send(`/api/imports/${first.importId}/undo`, { method: 'POST', as: administrator })
  expect((await server.send('/api/topics/che-extra')).status).toBe(404)
})
