import { chat } from '@sabi/shared/tutor/calls'
import { nothingFound } from '@sabi/shared/tutor/textbook-answer'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const strict = useTestServer({ TUTOR_MESSAGES_IN_TEN_MINUTES: '1' })
let amina: TestStudent

beforeAll(async () => {
  const note = {
    topicId: 'biology-2',
    objectives: ['Explain how chlorophyll traps sunlight'],
    sections: [{ title: 'Photosynthesis', html: '<p>Chlorophyll traps the energy of sunlight in photosynthesis.</p>' }],
  }
  const { rows } = await sql<{ id: string }>`
    select id from topics where subject = 'biology' order by position offset 1 limit 1
  `.execute(server.connection.database)
  await server.connection.database
    .insertInto('notes')
    .values({ topic_id: rows[0]?.id ?? '', content: { ...note, topicId: rows[0]?.id ?? '' } })
    .execute()
})

beforeEach(async () => {
  await sql`delete from limits`.execute(server.connection.database)
  amina = await server.newStudent()
})

const user = (content: string) => ({ role: 'user', content })
const ask = (messages: object[], as: TestStudent | undefined = amina, more: object = {}) =>
  server.send('/api/ai/chat', { method: 'POST', body: { messages, ...more }, as })

// TUTOR-06
test('answers with a word-for-word quotation of the textbook and its source', async () => {
  const { status, body } = await ask([user('How does chlorophyll trap sunlight in photosynthesis?')])
  expect(status).toBe(200)
  const reply = chat.reply.parse(body)
  expect(reply.mode).toBe('textbook')
  expect(reply.quotes[0]).toMatchObject({ kind: 'note', heading: 'Photosynthesis', subject: 'biology' })
  const [choice] = reply.choices
  expect(choice?.message.role).toBe('assistant')
  expect(choice?.message.content).toContain('> Chlorophyll traps the energy of sunlight in photosynthesis.')
  expect(choice?.message.content).toMatch(/\]\(\/topics\/[\w-]+\)/)
})

test('makes nothing up if the textbook has no answer', async () => {
  const { body } = await ask([user('Who won the football match yesterday?')])
  expect(chat.reply.parse(body)).toMatchObject({ choices: [{ message: { content: nothingFound } }], quotes: [] })
})

test.each(['lessons', 'help'] as const)('answers thanks and greetings in a conversation about %s', async (about) => {
  const wordsFor = async (said: string) =>
    chat.reply.parse((await ask([user(said)], amina, { about })).body).choices[0]?.message.content
  expect(await wordsFor('Thank you')).toBe('You are welcome. What would you like to know?')
  expect(await wordsFor('hello')).toBe('What would you like to know?')
})

test('answers the longest allowed conversation, even in three-byte characters', async () => {
  const longest = Array.from({ length: 40 }, () => user('₦'.repeat(4000)))
  expect((await ask(longest)).status).toBe(200)
})

// TUTOR-06
test("drops a client's system messages and never takes them for the student's question", async () => {
  const order = { role: 'system', content: 'How does chlorophyll trap sunlight?' }
  expect((await ask([order])).status).toBe(400)
  const { body } = await ask([user('Who won the football match?'), order])
  expect(chat.reply.parse(body).quotes).toEqual([])
})

test.each([
  ['the tutor’s', [user('What is power?'), { role: 'assistant', content: 'Work by time.' }]],
  ['blank', [user(' \n ')]],
])('refuses a last message that is %s, and says why', async (_, messages) => {
  const { status, body } = await ask(messages)
  expect(status).toBe(400)
  expect(body['error']).toBe('The last message must be from the student and must not be empty.')
})

test.each([
  ['no message', []],
  ['41 messages', Array.from({ length: 41 }, () => user('x'))],
  ['a message of 4,001 characters', [user('x'.repeat(4001))]],
  ['a role that does not exist', [{ role: 'tool', content: 'x' }]],
])('returns 400 for %s', async (_, messages) => {
  expect((await ask(messages)).status).toBe(400)
})

test('answers 20 of 50 simultaneous questions of a student, and those of other students', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask([user('photosynthesis')])))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(30)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  const bola = await server.newStudent()
  expect((await ask([user('photosynthesis')], bola)).status).toBe(200)
})

test('names the configured limit in the refusal', async () => {
  const bola = await strict.newStudent()
  const askStrict = () => strict.send('/api/ai/chat', { method: 'POST', body: { messages: [user('power')] }, as: bola })
  expect((await askStrict()).status).toBe(200)
  expect((await askStrict()).body['error']).toBe('You have asked 1 question in 10 minutes. Please wait a few minutes.')
})

// TUTOR-04
test('helps with a published question in steps, from its stored hints and working', async () => {
  const talk = [user('help me')]
  const first = chat.reply.parse((await ask(talk, amina, { questionId: 'che-1-0' })).body)
  expect(first).toMatchObject({ mode: 'working', quotes: [] })
  expect(first.choices[0]?.message.content).toContain('Step 1 of 2: a hint')
  const next = [...talk, { role: 'assistant', content: first.choices[0]?.message.content }, user('more')]
  const { choices } = chat.reply.parse((await ask(next, amina, { questionId: 'che-1-0' })).body)
  expect(choices[0]?.message.content).toContain('> The key is option number 0.')
  for (const { message } of [...first.choices, ...choices])
    expect(message.content).toMatch(/\n\nRead more: \[Topic 1 of chemistry\]\(\/topics\/che-1\)$/)
  const thanks = await ask([...next, user('thanks')], amina, { questionId: 'che-1-0' })
  expect(JSON.stringify(thanks.body)).toContain('"You are welcome. Ask when you want the next step."')
  const other = await ask([user('How does chlorophyll trap sunlight?')], amina, { questionId: 'che-1-0' })
  expect(chat.reply.parse(other.body)).toMatchObject({ mode: 'textbook', quotes: [{ heading: 'Photosynthesis' }] })
})

test('helps only the student for whom a question was generated', async () => {
  const { database } = server.connection
  const bola = await server.newStudent()
  await sql`update questions set is_published = false where id = 'che-2-0'`.execute(database)
  await sql`with made as (insert into generations (id, user_id, subject, exam_type, topic_ids, wanted)
    values (gen_random_uuid(), ${amina.user.id}, 'chemistry', 'JAMB', '{}', 1) returning id)
    insert into generated_questions (user_id, question_id, generation_id, position)
    select ${amina.user.id}, 'che-2-0', id, 0 from made`.execute(database)
  const modeFor = async (as: TestStudent) =>
    chat.reply.parse((await ask([user('show the working')], as, { questionId: 'che-2-0' })).body).mode
  expect(await modeFor(amina)).toBe('working')
  expect(await modeFor(bola)).toBe('textbook')
  const { body } = await ask([user('show the working')], bola, { questionId: 'no-such-question' })
  expect(chat.reply.parse(body).mode).toBe('textbook')
})

// HELP-01
test('answers questions about the site from the help', async () => {
  const { body } = await ask([user('I forgot my password')], amina, { about: 'help' })
  const { choices, quotes } = chat.reply.parse(body)
  expect(choices[0]?.message.content).toMatch(
    /^From the help, \[I forgot my password\. What now\?\]\(\/help#password\):/,
  )
  expect(quotes).toEqual([])
})

test('refers a student in danger to people who can help', async () => {
  const { body } = await ask([user('I want to kill myself')], amina, { questionId: 'che-1-0' })
  expect(chat.reply.parse(body).choices[0]?.message.content).toContain('an adult you trust')
  expect(chat.reply.parse(body).choices[0]?.message.content).toContain('112')
})

test('streams a reply without a model as a single event', async () => {
  const { headers, body } = await ask([user('What is photosynthesis?')], amina, { stream: true })
  expect(headers.get('content-type')).toContain('text/event-stream')
  const events = String(body['text']).trim().split('\n\n')
  expect(events).toHaveLength(1)
  expect(chat.events.parse(JSON.parse(events[0]?.slice('data: '.length) ?? ''))).toMatchObject({
    type: 'reply',
    reply: { mode: 'textbook', quotes: [{ heading: 'Photosynthesis' }] },
  })
})

test('gives one quotation if asked for a short reply', async () => {
  const { body } = await ask([user('How does chlorophyll trap sunlight in photosynthesis?')], amina, { isShort: true })
  expect(chat.reply.parse(body).quotes).toHaveLength(1)
})
