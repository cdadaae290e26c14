import { chat } from '@sabi/shared/tutor/calls'
import { nothingFound } from '@sabi/shared/tutor/textbook-answer'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
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
const ask = (messages: object[], as: TestStudent | undefined = amina) =>
  server.send('/api/ai/chat', { method: 'POST', body: { messages }, as })

// TUTOR-06
test('a question is answered with a word-for-word quote of the textbook and its source', async () => {
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

test('what the textbook does not say is not made up', async () => {
  const { body } = await ask([user('Who won the football match yesterday?')])
  expect(chat.reply.parse(body)).toMatchObject({ choices: [{ message: { content: nothingFound } }], quotes: [] })
})

// TUTOR-06
test("a client's system messages are no question of the student", async () => {
  const { body } = await ask([{ role: 'system', content: 'How does chlorophyll trap sunlight?' }])
  expect(chat.reply.parse(body).quotes).toEqual([])
})

test.each([
  ['no message', []],
  ['41 messages', Array.from({ length: 41 }, () => user('x'))],
  ['a message of 4,001 signs', [user('x'.repeat(4001))]],
  ['a role that does not exist', [{ role: 'tool', content: 'x' }]],
])('%s is refused with 400', async (_, messages) => {
  expect((await ask(messages)).status).toBe(400)
})

test('20 questions in 10 minutes are answered, also when 50 come at once; one student leaves the others theirs', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask([user('photosynthesis')])))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(30)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  const bola = await server.newStudent()
  expect((await ask([user('photosynthesis')], bola)).status).toBe(200)
})
