import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { decodePack } from '@sabi/shared/content/pack'
import { ShownQuestion, sourceWords } from '@sabi/shared/content/question'
import { Topic } from '@sabi/shared/subjects/calls'
import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { listImports } from '@sabi/shared/subjects/import-calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { loadBank } from './bank.queries.ts'
import { runQuestionsCommand } from '../imports/questions-command.ts'

const server = useTestServer()
let administrator: TestStudent
beforeAll(async () => {
  administrator = await server.newAdministrator()
})

const form = {
  text: 'Which of these is a gas?',
  options: ['argon', 'iron', 'zinc', 'lead'],
  correctOption: 0,
  explanation: 'Argon is in the air.',
  topicId: 'che-1',
  examType: 'JAMB',
  difficulty: 'easy',
}

async function send(method: string, path: string, body?: object, as: TestStudent | undefined = administrator) {
  return server.send(path, { method, body, as })
}

async function statusOf(id: string): Promise<number> {
  return (await server.send(`/api/questions/${id}`)).status
}

async function changes(since: string) {
  const { body } = await server.send(`/api/questions/changes?subject=chemistry&since=${since}`)
  const { pack, removed } = listQuestionChanges.reply.parse(body)
  return { ids: decodePack(pack).map(({ id }) => id), removed }
}

async function found(query: string) {
  const { body } = await send('GET', `/api/admin/questions?${query}`)
  const { data, total } = searchQuestions.reply.parse(body)
  return { total, ids: data.map(({ question }) => question.id), states: data.map(({ state }) => state) }
}

async function actions(): Promise<string[]> {
  const rows = await server.connection.database.selectFrom('audit').select('action').orderBy('at').execute()
  return rows.map(({ action }) => action)
}

// API-05, API-06
test.each([
  ['POST', '/api/questions', form],
  ['DELETE', '/api/questions/che-1-0', undefined],
  ['POST', '/api/admin/questions/che-1-0/restore', undefined],
  ['GET', '/api/admin/questions', undefined],
  ['GET', '/api/admin/questions/che-1-0/versions', undefined],
  ['POST', '/api/topics', { id: 'new', title: 'New', subject: 'chemistry', level: 'SS1', unit: 1 }],
  ['PUT', '/api/topics/che-1', { title: 'New', subject: 'chemistry', level: 'SS1', unit: 1 }],
  ['DELETE', '/api/topics/che-1', undefined],
])('%s %s is an administrator’s alone', async (method, path, body) => {
  expect((await send(method, path, body, await server.newStudent())).status).toBe(403)
  expect((await server.send(path, { method, body })).status).toBe(401)
  expect(await statusOf('che-1-0')).toBe(200)
})

// API-05
test('a deleted question leaves all lists, stays deleted in a later bank, and comes back', async () => {
  const { count } = (await server.send('/api/questions/count')).body
  expect((await send('DELETE', '/api/questions/che-5-0')).status).toBe(200)
  expect(await statusOf('che-5-0')).toBe(404)
  expect((await server.send('/api/questions/count')).body['count']).toBe(Number(count) - 1)
  expect((await changes('test-1')).removed).toEqual(['che-5-0'])
  expect((await send('DELETE', '/api/questions/che-5-0')).status).toBe(404)
  const questions = testBank.questions.map((one) =>
    one.id === 'che-5-0' ? { ...one, version: 2, contentHash: 'other' } : one,
  )
  await loadBank(server.connection.database, { ...testBank, version: 'deleted', questions })
  expect(await statusOf('che-5-0')).toBe(404)
  expect((await changes('deleted')).removed).toEqual(['che-5-0'])
  expect(await found('state=deleted')).toEqual({ total: 1, ids: ['che-5-0'], states: ['deleted'] })
  expect((await send('POST', '/api/admin/questions/che-5-0/restore')).status).toBe(200)
  const { body } = await server.send('/api/questions/che-5-0')
  expect(body['question']).toMatchObject({ version: 2 })
  expect((await changes('deleted')).ids).toEqual(['che-5-0'])
  expect((await send('POST', '/api/admin/questions/che-5-0/restore')).status).toBe(404)
  expect(await actions()).toEqual(expect.arrayContaining(['question-deleted', 'question-restored']))
})

test('an edit of a deleted question puts marks right and leaves it deleted; restored, it is the edited one', async () => {
  await send('DELETE', '/api/questions/che-5-1')
  const edit = { ...form, topicId: 'che-5', cause: 'It was wrong.' }
  expect((await send('PUT', '/api/questions/che-5-1', edit)).status).toBe(200)
  expect(await statusOf('che-5-1')).toBe(404)
  await send('POST', '/api/admin/questions/che-5-1/restore')
  const { body } = await server.send('/api/questions/che-5-1')
  expect(body['question']).toMatchObject({ text: form.text })
  expect((await found('state=edited')).ids).toEqual(['che-5-1'])
})

test('an edit of a question in quarantine lists it again', async () => {
  await sql`update questions set held = 'quarantined', is_published = false where id = 'che-5-2'`.execute(
    server.connection.database,
  )
  expect(await found('state=quarantined')).toMatchObject({ ids: ['che-5-2'] })
  await send('PUT', '/api/questions/che-5-2', { ...form, topicId: 'che-5', text: 'Which is mended?', cause: 'Mended.' })
  expect(await statusOf('che-5-2')).toBe(200)
})

// API-05
test('a written question is published, listed as an import and taken out by undoing it', async () => {
  const { status, body } = await send('POST', '/api/questions', { ...form, text: 'Which gas has $x^2$?' })
  expect(status, JSON.stringify(body)).toBe(201)
  const question = ShownQuestion.parse(body['question'])
  expect(question).toMatchObject({ text: 'Which gas has x²?', subject: 'chemistry', correctOption: 0 })
  expect((await changes('test-1')).ids).toContain(question.id)
  const { imports } = listImports.reply.parse((await send('GET', '/api/imports')).body)
  expect(imports[0]).toMatchObject({ kind: 'questions', format: 'form', added: 1 })
  expect(await actions()).toContain('question-created')
  await send('POST', `/api/imports/${imports[0]?.id}/undo`)
  expect(await statusOf(question.id)).toBe(404)
})

test('shows students who wrote a question that did not come with the site, not that it is one of our originals', async () => {
  const { body } = await send('POST', '/api/questions', { ...form, text: 'Which gas fills the balloons of Owerri?' })
  const question = ShownQuestion.parse(body['question'])
  expect(sourceWords(question)).toBe('Written by an administrator of this site')
})

test.each([
  ['is there already', {}, 409, 'This question already exists.'],
  ['is there with another key', { correctOption: 1 }, 409, 'different keys for this question'],
  ['has two equal options', { text: 'New?', options: ['argon', 'Argon', 'zinc'] }, 400, 'Two options are the same'],
  ['names no option', { text: 'New?', correctOption: 4 }, 400, 'The key names an option that does not exist'],
  ['is of no topic', { text: 'New?', topicId: 'nowhere' }, 400, 'The topic is not in the syllabus: nowhere'],
])('a written question that %s is refused', async (_, changed, status, words) => {
  const text = 'Which of these is noble?'
  await send('POST', '/api/questions', { ...form, text })
  const answer = await send('POST', '/api/questions', { ...form, text, ...changed })
  expect(answer.status).toBe(status)
  expect(answer.body['message']).toContain(words)
})

test('an imported question that was edited is not written over by importing it again, nor its key undone once it is deleted', async () => {
  const text = 'Which of these is light?'
  const made = await send('POST', '/api/questions', { ...form, text })
  const { id } = ShownQuestion.parse(made.body['question'])
  await send('PUT', `/api/questions/${id}`, { ...form, text: 'Which one is lightest?', correctOption: 3, cause: 'No.' })
  const again = await send('POST', '/api/questions', { ...form, text })
  expect(again.status).toBe(409)
  const { body } = await server.send(`/api/questions/${id}`)
  expect(body['question']).toMatchObject({ text: 'Which one is lightest?' })
  await send('DELETE', `/api/questions/${id}`)
  expect((await send('POST', '/api/questions', { ...form, text })).status).toBe(409)
  expect((await send('POST', '/api/questions', { ...form, text, correctOption: 3 })).status).toBe(201)
  expect(await statusOf(id)).toBe(200)
})

// API-05
test('finds questions by words, id, topic and state, a page at a time', async () => {
  await send('PUT', '/api/questions/che-6-0', { ...form, topicId: 'che-6', text: 'What is 50% of_it?', cause: 'New.' })
  expect(await found('search=OF_it')).toEqual({ total: 1, ids: ['che-6-0'], states: ['edited'] })
  expect((await found('search=5%25o')).total).toBe(0)
  expect(await found('search=lead+50%25')).toMatchObject({ ids: ['che-6-0'] })
  expect(await found('search=phy-1-3')).toMatchObject({ ids: ['phy-1-3'], states: ['published'] })
  expect(await found('topicId=bio-2&limit=2&offset=1')).toMatchObject({ total: 6, ids: ['bio-2-1', 'bio-2-2'] })
  expect(await found('subject=biology&offset=1000')).toMatchObject({ total: 66, ids: [] })
  expect((await send('GET', '/api/admin/questions?state=lost')).status).toBe(400)
})

test('shows what first attempts say of a question', async () => {
  await sql`insert into item_statistics (question_id, version, attempts, difficulty, discrimination, option_counts,
      option_discriminations, elo, counted_at)
    values ('phy-2-0', 1, 40, 0.5, null, '{20,10,10,0}', '{0.5,0,0,0}', 1500, '2026-11-20T02:00:00Z')`.execute(
    server.connection.database,
  )
  const { body } = await send('GET', '/api/admin/questions?search=phy-2-0')
  expect(searchQuestions.reply.parse(body).data[0]?.statistics).toEqual({
    attempts: 40,
    difficulty: 0.5,
    discrimination: null,
    optionCounts: [20, 10, 10, 0],
    optionDiscriminations: [0.5, 0, 0, 0],
    countedAt: '2026-11-20T02:00:00.000Z',
  })
})

test('the versions of a question that there never was are answered by 404', async () => {
  expect((await send('GET', '/api/admin/questions/none/versions')).status).toBe(404)
})

test('an export holds what was edited and leaves out what was deleted', async () => {
  await send('PUT', '/api/questions/mat-1-0', { ...form, topicId: 'mat-1', text: 'What is edited?', cause: 'New.' })
  await send('DELETE', '/api/questions/mat-1-1')
  const path = join(tmpdir(), `${randomUUID()}.json`)
  await runQuestionsCommand(server.connection.database, ['export', path, '--topic', 'mat-1'])
  const file = await readFile(path, 'utf8')
  expect(file).toContain('What is edited?')
  expect(file).toContain('Question 2 of unit 1 in mathematics')
  expect(file).not.toContain('Question 0 of unit 1 in mathematics')
  expect(file).not.toContain('Question 1 of unit 1 in mathematics')
})

const topic = { title: 'Glass', description: 'Of sand.', subject: 'chemistry', level: 'SS2', unit: 3 }

// API-06
test('a topic is added, changed with the unit of its questions, and removed once it has none', async () => {
  const made = await send('POST', '/api/topics', { ...topic, id: 'che-glass' })
  expect(made).toMatchObject({ status: 201, body: { data: { id: 'che-glass', category: 'Unit 3' } } })
  const question = await send('POST', '/api/questions', { ...form, text: 'What is glass?', topicId: 'che-glass' })
  const { id } = ShownQuestion.parse(question.body['question'])
  const before = (await server.send('/api/questions/version')).body['version']
  const changed = await send('PUT', '/api/topics/che-glass', { ...topic, title: 'Glass and sand', unit: 4 })
  expect(changed.body['data']).toMatchObject({ title: 'Glass and sand', category: 'Unit 4', _count: { questions: 1 } })
  // The cached data for draws is read again.
  expect((await server.send('/api/questions/version')).body['version']).not.toBe(before)
  const moved = await send('PUT', '/api/topics/che-glass', { ...topic, subject: 'physics' })
  expect(moved).toMatchObject({ status: 409, body: { message: 'This topic has questions. It stays in its subject.' } })
  expect((await send('DELETE', '/api/topics/che-glass')).status).toBe(409)
  await send('PUT', `/api/questions/${id}`, { ...form, text: 'What is glass?', cause: 'Moved.' })
  expect((await send('DELETE', '/api/topics/che-glass')).status).toBe(200)
  expect((await server.send('/api/topics/che-glass')).status).toBe(404)
  expect(await actions()).toEqual(expect.arrayContaining(['topic-created', 'topic-edited', 'topic-deleted']))
})

test('a topic whose question was deleted can go, and then the question comes back only under another one', async () => {
  await send('POST', '/api/topics', { ...topic, id: 'che-clay' })
  const written = { ...form, text: 'What is clay?', topicId: 'che-clay' }
  const { id } = ShownQuestion.parse((await send('POST', '/api/questions', written)).body['question'])
  const restore = () => send('POST', `/api/admin/questions/${id}/restore`)
  await send('DELETE', `/api/questions/${id}`)
  expect((await send('DELETE', '/api/topics/che-clay')).status).toBe(200)
  expect(await restore()).toMatchObject({
    status: 409,
    body: { message: 'The topic of this question is gone. Edit the question and choose another one.' },
  })
  expect((await send('PUT', `/api/questions/${id}`, { ...written, topicId: 'che-1', cause: 'Moved.' })).status).toBe(
    200,
  )
  expect((await restore()).status).toBe(200)
  expect(await statusOf(id)).toBe(200)
})

test('a question whose import was undone is not put back automatically', async () => {
  const made = await send('POST', '/api/questions', { ...form, text: 'What was undone?' })
  const { id } = ShownQuestion.parse(made.body['question'])
  const { imports } = listImports.reply.parse((await send('GET', '/api/imports')).body)
  await send('DELETE', `/api/questions/${id}`)
  expect((await send('POST', `/api/imports/${imports[0]?.id}/undo`)).status).toBe(200)
  expect((await found('state=deleted')).ids).not.toContain(id)
  expect((await send('POST', `/api/admin/questions/${id}/restore`)).status).toBe(404)
})

// API-05
test('says on the page of corrections who edited a question when PUT gives no cause', async () => {
  await send('PUT', '/api/questions/che-7-0', { ...form, topicId: 'che-7', text: 'Which is the gas?' })
  const { body } = await server.send('/api/corrections')
  expect(JSON.stringify(body)).toContain('An administrator edited this question.')
})

// API-07
test('reads options that are sent as the text of a JSON list, and refuses any other text', async () => {
  const text = 'Which of these is a noble gas?'
  const made = await send('POST', '/api/questions', { ...form, text, options: JSON.stringify(form.options) })
  expect(ShownQuestion.parse(made.body['question']).options).toEqual(form.options)
  for (const options of ['argon', '["argon"]', '[1, 2]', '{"a": 1}'])
    expect((await send('POST', '/api/questions', { ...form, text: 'New one?', options })).status).toBe(400)
  const rows = [{ ...form, text: 'Which one is heavy?', options: JSON.stringify(form.options) }]
  const imported = await send('POST', '/api/questions/bulk-import', { questions: rows, dryRun: true })
  expect(imported.body).toMatchObject({ added: 1, refused: [] })
})

// API-07
test('refuses a question whose subject is not that of its topic', async () => {
  const contradicting = { ...form, text: 'Which of these is a liquid?', subject: 'physics' }
  const refused = await send('POST', '/api/questions', contradicting)
  expect([refused.status, refused.body['message']]).toEqual([400, expect.stringContaining('topic of chemistry')])
  expect((await send('POST', '/api/questions', { ...contradicting, subject: 'chemistry' })).status).toBe(201)
  expect((await send('PUT', '/api/questions/che-1-0', { ...form, subject: 'physics' })).status).toBe(400)
})

// ADMIN-02
test('moves a question to a topic of another subject, and tells phones of both', async () => {
  const { count } = (await server.send('/api/questions/count?subject=chemistry')).body
  const moved = await send('PUT', '/api/questions/che-8-0', { ...form, text: 'Which is a gas now?', topicId: 'phy-2' })
  expect(moved.body['question']).toMatchObject({ subject: 'physics', topicId: 'phy-2' })
  expect((await server.send('/api/questions/count?subject=chemistry')).body['count']).toBe(Number(count) - 1)
  expect((await changes('test-1')).removed).toContain('che-8-0')
  const { body } = await server.send('/api/questions/changes?subject=physics&since=test-1')
  const { pack, removed } = listQuestionChanges.reply.parse(body)
  expect([decodePack(pack).map(({ id }) => id), removed]).toEqual([['che-8-0'], []])
})

// API-06, API-07
test('takes name in place of title for a topic, one at a time and in bulk', async () => {
  const { title: _, ...unnamed } = topic
  const made = await send('POST', '/api/topics', { ...unnamed, id: 'che-ink', name: 'Ink' })
  expect([made.status, made.body['data']]).toEqual([201, expect.objectContaining({ title: 'Ink' })])
  const changed = await send('PUT', '/api/topics/che-ink', { ...unnamed, name: 'Ink and dye' })
  expect(changed.body['data']).toMatchObject({ title: 'Ink and dye' })
  const topics = [
    { ...unnamed, id: 'che-dye', name: 'Dye' },
    { ...unnamed, id: 'che-none' },
  ]
  const imported = await send('POST', '/api/topics/bulk-import', { topics })
  expect(imported.body).toMatchObject({ added: 1, refused: [{ place: 'row 2' }] })
  expect((await server.send('/api/topics/che-dye')).body['data']).toMatchObject({ title: 'Dye' })
  expect((await send('POST', '/api/topics', { ...unnamed, id: 'che-none' })).body['fields']).toEqual([
    { path: 'body', message: 'Write a title' },
  ])
})

// API-06, API-07
test('takes the title of a unit as category in place of its number, and refuses a topic without either', async () => {
  const { unit: _, ...unplaced } = topic
  const { body } = await server.send('/api/topics/che-3')
  const { category, unit } = Topic.parse(body['data'])
  const made = await send('POST', '/api/topics', { ...unplaced, id: 'che-wax', category, difficulty: 'easy' })
  expect([made.status, made.body['data']]).toEqual([201, expect.objectContaining({ unit, category })])
  expect((await send('POST', '/api/topics', { ...unplaced, id: 'che-tar' })).status).toBe(400)
  const kept = await send('PUT', '/api/topics/che-wax', { ...unplaced, title: 'Wax and candles' })
  expect(kept.body['data']).toMatchObject({ title: 'Wax and candles', unit })
  const topics = [
    { ...unplaced, id: 'che-oil', category },
    { ...unplaced, id: 'che-tar', category: 'Nothing' },
  ]
  const imported = await send('POST', '/api/topics/bulk-import', { topics })
  expect(imported.body).toMatchObject({ added: 1, refused: [{ place: 'row 2', reason: 'unit-unknown' }] })
})

// API-06
test('edits a topic of the syllabus, whose words a later bank does not take back', async () => {
  const { body } = await server.send('/api/topics/che-9')
  const before = Topic.parse(body['data'])
  const words = { ...topic, unit: before.unit, title: 'Acids at home', description: 'Lemon and soap.' }
  const changed = await send('PUT', '/api/topics/che-9', words)
  expect([changed.status, changed.body['data']]).toEqual([200, expect.objectContaining({ title: 'Acids at home' })])
  await loadBank(server.connection.database, { ...testBank, version: 'test-after-topics' })
  const after = Topic.parse((await server.send('/api/topics/che-9')).body['data'])
  expect(after).toEqual({ ...before, title: 'Acids at home', description: 'Lemon and soap.', level: topic.level })
  expect((await send('PUT', '/api/topics/che-9', { ...words, unit: 1 })).status).toBe(409)
  expect((await send('PUT', '/api/topics/che-9', { ...words, subject: 'physics' })).status).toBe(409)
})

// API-06
test('never removes a topic of the syllabus, adds an id once, and answers 404 for what is not there', async () => {
  expect((await send('DELETE', '/api/topics/che-1')).status).toBe(409)
  expect((await send('POST', '/api/topics', { ...topic, id: 'che-1' })).status).toBe(409)
  await send('POST', '/api/topics', { ...topic, id: 'che-sand' })
  expect((await send('POST', '/api/topics', { ...topic, id: 'che-sand' })).status).toBe(409)
  expect((await send('PUT', '/api/topics/none', topic)).status).toBe(404)
  expect((await send('DELETE', '/api/topics/none')).status).toBe(404)
  expect((await send('POST', '/api/topics', { ...topic, id: 'Not an id' })).status).toBe(400)
})
