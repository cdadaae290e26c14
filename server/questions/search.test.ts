import { findTopics, listQuestions } from '@sabi/shared/subjects/calls'
import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { beforeAll, expect, test } from 'vitest'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
let administrator: TestStudent

const form = {
  options: ['one', 'two', 'three', 'four'],
  correctOption: 0,
  examType: 'WAEC',
  difficulty: 'hard',
  topicId: 'phy-3',
}

beforeAll(async () => {
  administrator = await server.newAdministrator()
  for (const [text, explanation] of [
    ['State Ohm’s law for a metal wire.', 'The current follows the voltage.'],
    ['Which volume of H₂SO₄ is needed?', 'Sulphur makes this acid.'],
  ]) {
    const reply = await server.send('/api/questions', {
      method: 'POST',
      as: administrator,
      body: { ...form, text, explanation },
    })
    if (reply.status !== 201) throw new Error(`The question was not made: ${JSON.stringify(reply.body)}`)
  }
})

async function foundTopics(search: string) {
  const { body } = await server.send(`/api/search?search=${encodeURIComponent(search)}`)
  return findTopics.reply.parse(body).data
}

async function foundQuestions(query: Record<string, string>) {
  const { body } = await server.send(`/api/questions?${new URLSearchParams(query).toString()}`)
  const { questions, total } = listQuestions.reply.parse(body)
  return { texts: questions.map(({ text }) => text), ids: questions.map(({ id }) => id), total }
}

async function foundByAdministrator(search: string) {
  const path = `/api/admin/questions?search=${encodeURIComponent(search)}`
  const { body } = await server.send(path, { as: administrator })
  return searchQuestions.reply.parse(body).data.map(({ question }) => question.text)
}

const ohm = 'State Ohm’s law for a metal wire.'
const acid = 'Which volume of H₂SO₄ is needed?'

// FIND-01
test('a visitor finds a topic by its title and by what a question says, and hears which', async () => {
  const title = testBank.topics.find(({ id }) => id === 'bio-7')?.title ?? ''
  expect((await foundTopics(title))[0]).toEqual({ topicId: 'bio-7', kind: 'topic', heading: '' })
  expect(await foundTopics('ohms law')).toEqual([{ topicId: 'phy-3', kind: 'explanation', heading: ohm }])
  expect(await foundTopics('zebra')).toEqual([])
})

// FIND-01
test.each([
  ['ohms law', ohm],
  ['H2SO4', acid],
  ['h2so4 volume', acid],
  ['sulphr acid', acid],
])('the questions and the administrator’s questions for "%s" hold "%s"', async (search, text) => {
  expect((await foundQuestions({ search })).texts[0]).toBe(text)
  if (search !== 'sulphr acid') expect(await foundByAdministrator(search)).toEqual([text])
})

// API-05
test('an administrator’s search mends a slip of spelling and finds an id as it stands', async () => {
  expect(await foundByAdministrator('mettal wire')).toEqual([ohm])
  expect(await foundByAdministrator('bio-7-3')).toEqual(['Question 3 of unit 7 in biology'])
})

test('a search of questions obeys the other filters, and pages count what it finds', async () => {
  expect((await foundQuestions({ search: 'ohms law', examType: 'NECO' })).total).toBe(0)
  expect((await foundQuestions({ search: 'ohms law', examType: 'WAEC', subject: 'physics' })).texts).toEqual([ohm])
  const all = await foundQuestions({ search: 'question unit biology', limit: '100' })
  const second = await foundQuestions({ search: 'question unit biology', limit: '1', offset: '1' })
  expect(all.ids.length).toBe(all.total)
  expect(all.total).toBeGreaterThan(10)
  expect(all.total).toBeLessThanOrEqual(100)
  expect(second).toMatchObject({ ids: all.ids.slice(1, 2), total: all.total })
})

test('a variant represents its family where the other does not match the filter', async () => {
  const [first, second] = testBank.questions.filter(({ family }) => family === 'family-che-2')
  const search = first?.text ?? ''
  const { ids } = await foundQuestions({ search, topicId: 'che-2', difficulty: second?.difficulty ?? '' })
  expect(ids).toContain(second?.id)
  expect(ids).not.toContain(first?.id)
})

test.each([
  ['/api/search', 400],
  [`/api/search?search=${'a'.repeat(101)}`, 400],
  [`/api/questions?search=${'a'.repeat(101)}`, 400],
  [`/api/search?search=${encodeURIComponent('%_\\ ; = ^ ( [')}`, 200],
])('%s is answered by %i', async (path, status) => {
  expect((await server.send(path)).status).toBe(status)
})
