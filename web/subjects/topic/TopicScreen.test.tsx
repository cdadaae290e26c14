// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearQuestions, putQuestions, readQuestions } from '../../offline/questions/question-store.ts'
import { openApp, startAfresh, signIn } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { keepFiles } from '../../testing/kept-files.ts'

const topicCall = 'GET /api/topics/phy-power'
const questionsCall = 'GET /api/questions'
const noteCall = 'GET /api/topics/phy-power/note'
const topic = aTopic('phy-power', {
  title: 'Power',
  description: 'How fast work is done.',
  category: 'Energy',
  unit: 4,
})

startAfresh()

function questions(count: number, changes = {}) {
  return Array.from({ length: count }, (_, index) => aQuestion(`q${index + 1}`, changes))
}

function serveTopic(shown = questions(2), total = shown.length) {
  return fakeServer({
    [topicCall]: { json: { success: true, data: topic } },
    [noteCall]: { json: { success: true, note: null } },
    [questionsCall]: { json: { success: true, questions: shown, total } },
  })
}

async function openTopic(state: unknown = null) {
  openApp('/topics/phy-power', state)
  await screen.findByRole('heading', { name: 'Power', level: 1 })
}

/** The targets of the links to practise this topic; the menu also has a general one. */
function practiceLinks() {
  const links = screen.getAllByRole('link', { name: 'Practice' }).map((link) => link.getAttribute('href'))
  return links.filter((href) => href?.includes('topicId'))
}

test('the way back from a topic that was opened from a question leads to that question', async () => {
  signIn()
  serveTopic()
  await openTopic({ sessionId: 'the open one' })
  const back = screen.getByRole('link', { name: 'Back' })
  expect(back.getAttribute('href')).toBe('/practice')
  fireEvent.click(back)
  expect(location.pathname).toBe('/practice')
  expect(history.state).toMatchObject({ sessionId: 'the open one' })
})

// TOPIC-01
test('a topic shows what it is, the way back, and practice of its whole subject', async () => {
  serveTopic()
  await openTopic()
  expect(screen.getAllByText('How fast work is done.')).not.toHaveLength(0)
  expect(screen.getAllByText('SS1')).not.toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/topics')
  expect(screen.getByRole('link', { name: 'Practice All Physics' }).getAttribute('href')).toBe(
    '/practice?subject=physics',
  )
  expect(screen.getByRole('link', { name: 'Try 5 questions on this topic' }).getAttribute('href')).toBe(
    '/try/physics?topic=phy-power',
  )
})

const note = {
  topicId: 'phy-power',
  objectives: ['Say what power is', 'Find the power of a pump'],
  sections: [
    { title: '', html: '<p>A strong pump fills the tank sooner.</p>' },
    { title: 'Power', html: '<p>It is <math><mi>P</mi><mo>=</mo><mi>W</mi></math>.</p><ul><li>in watts</li></ul>' },
  ],
}

function keyConcepts() {
  return within(screen.getByRole('region', { name: 'Key Concepts' }))
}

// TOPIC-02
test('Key Concepts show the note of the topic under the unit that it belongs to', async () => {
  const server = serveTopic()
  server.answer(noteCall, { json: { success: true, note } })
  await openTopic()
  const panel = keyConcepts()
  panel.getByText('Unit 4')
  panel.getByText('Energy')
  await panel.findByText('A strong pump fills the tank sooner.')
  panel.getByText('Find the power of a pump')
  panel.getByRole('heading', { name: 'Power', level: 3 })
  expect(panel.getByRole('link', { name: 'Open in the textbook' }).getAttribute('href')).toBe(
    '/textbook?subject=physics&topic=phy-power',
  )
})

// TOPIC-02
test('Key Concepts say that there is no content while none is written', async () => {
  serveTopic()
  await openTopic()
  await keyConcepts().findByText('No content available for this topic yet. Please check back later.')
})

test.each([
  ['cannot be reached', 'no network'],
  ['says nothing', 'silence'],
] as const)('Key Concepts of a server that %s come at once from the textbook on this phone', async (_, answer) => {
  const chapter = { ...note, title: 'Power', unit: 4, unitTitle: 'Energy' }
  keepFiles({ '/packs/physics-notes-1.json': { format: 1, subject: 'physics', notes: [chapter] } })
  fakeServer({
    [topicCall]: { json: { success: true, data: topic } },
    [noteCall]: answer,
    [questionsCall]: { json: { success: true, questions: [], total: 0 } },
  })
  await openTopic()
  await keyConcepts().findByText('A strong pump fills the tank sooner.')
  expect(keyConcepts().queryByText("Couldn't load the notes")).toBeNull()
})

test('Key Concepts that cannot be loaded offer another try and do not touch the questions', async () => {
  const server = serveTopic()
  server.answer(noteCall, 'no network')
  await openTopic()
  await keyConcepts().findByText("Couldn't load the notes")
  await waitFor(() => expect(practiceLinks()).not.toHaveLength(0))
  server.answer(noteCall, { json: { success: true, note } })
  fireEvent.click(keyConcepts().getByRole('button', { name: 'Try again' }))
  await keyConcepts().findByText('A strong pump fills the tank sooner.')
})

test('practice of the topic comes first and again after the notes, as many questions as it has up to 20', async () => {
  signIn()
  const server = serveTopic()
  server.answer(topicCall, { json: { success: true, data: { ...topic, _count: { questions: 64 } } } })
  await openTopic()
  const links = () => screen.getAllByRole('link', { name: 'Practise this topic · 20 questions' })
  await waitFor(() => expect(links()).toHaveLength(2))
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 2 }, () => '/practice?subject=physics&topicId=phy-power&start=1&count=20'),
  )
})

// TOPIC-03
test('it asks for ten questions that are not random, each leading into practice of this topic that opens with it', async () => {
  const server = serveTopic()
  await openTopic()
  await waitFor(() => expect(practiceLinks()).toHaveLength(2))
  expect(practiceLinks()).toEqual(
    ['q1', 'q2'].map((id) => `/practice?subject=physics&topicId=phy-power&start=1&count=20&first=${id}`),
  )
  const query = new URLSearchParams(server.calls.find(({ call }) => call === questionsCall)?.search)
  expect(Object.fromEntries(query)).toMatchObject({ limit: '10', random: 'false', topicId: 'phy-power' })
})

test('the questions of a passage are in the order of their numbers, and name it', async () => {
  const passage = { id: 'x-p01', title: 'The Dry Wind', text: 'It blew.' }
  serveTopic(['x-p01-1', 'x-p01-10', 'x-p01-2'].map((id) => aQuestion(id, { topicId: 'phy-power', passage })))
  await openTopic()
  await waitFor(() => expect(practiceLinks()).toHaveLength(3))
  expect(practiceLinks().map((link) => link?.split('first=')[1])).toEqual(['x-p01-1', 'x-p01-2', 'x-p01-10'])
  expect(screen.getAllByText('The Dry Wind')).toHaveLength(3)
})

// TOPIC-03
test('View opens options, key and explanation in place, and says so in a short toast', async () => {
  serveTopic(questions(1))
  await openTopic()
  fireEvent.click(await screen.findByRole('button', { name: 'View' }))
  screen.getByText('Answer shown below')
  expect(screen.getAllByText('Which unit measures q1?')).toHaveLength(1)
  screen.getByText('Power is measured in joules per second, called watts.')
  const key = screen.getByText('Correct answer').closest('li')
  expect(key?.textContent).toMatch(/^Bwatt/)
  for (const option of ['newton', 'joule', 'pascal']) screen.getByText(option)
  screen.getByText('Original, JAMB style')
  expect(screen.getByRole('link', { name: 'Ask the tutor' }).getAttribute('href')).toBe(
    '/ai-tutor?prompt=Explain+this+question%3A+Which+unit+measures+q1%3F&question=q1',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByText('newton')).toBeNull()
})

// TOPIC-03
test('a question without explanation says so', async () => {
  serveTopic(questions(1, { explanation: '' }))
  await openTopic()
  fireEvent.click(await screen.findByRole('button', { name: 'View' }))
  screen.getByText('No explanation available.')
})

// TOPIC-03
test('Refresh Questions shows the next ten, and the first again after the last', async () => {
  const server = serveTopic(questions(10), 14)
  await openTopic()
  await screen.findByText('Questions 1 to 10 of 14')
  server.answer(questionsCall, { json: { success: true, questions: questions(4), total: 14 } })
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Questions' }))
  await screen.findByText('Questions 11 to 14 of 14')
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Questions' }))
  await screen.findByText('Questions 1 to 10 of 14')
})

// TOPIC-03
test('Refresh Questions asks again where there are no more than ten', async () => {
  const server = serveTopic()
  await openTopic()
  await screen.findByText('All 2 questions')
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Questions' }))
  await waitFor(() => expect(server.countOf(questionsCall)).toBe(2))
})

// TOPIC-03
test('a topic without questions says so', async () => {
  serveTopic([])
  await openTopic()
  await screen.findByText('No questions available for this topic yet.')
})

test('questions that cannot be loaded can be asked for again', async () => {
  const server = serveTopic()
  server.answer(questionsCall, 'no network')
  await openTopic()
  await screen.findByText("Couldn't load the questions")
  server.answer(questionsCall, { json: { success: true, questions: questions(1), total: 1 } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 question')
})

// TOPIC-04
test('a topic that is not there is said so, and the topics are shown', async () => {
  fakeServer({
    'GET /api/topics/nowhere': { status: 404, json: { success: false, error: 'Gone', message: 'Gone' } },
    'GET /api/topics': { json: { success: true, data: [topic] } },
  })
  openApp('/topics/nowhere')
  const title = await screen.findByText('Topic Not Found')
  expect(title.closest('[role=alert]')).not.toBeNull()
  screen.getByText('The requested topic could not be found.')
  await screen.findByRole('heading', { name: 'All Topics' })
  expect(location.pathname).toBe('/topics')
})

// TOPIC-04
test('a missing id leads to the topics', async () => {
  serveTopic()
  openApp('/topics/%20')
  await screen.findByRole('heading', { name: 'All Topics' })
  expect(location.pathname).toBe('/topics')
})

test('without network a topic of a list seen before can still be read', async () => {
  const server = fakeServer({ 'GET /api/topics': { json: { success: true, data: [topic] } } })
  openApp('/topics?search=power')
  server.answer(topicCall, 'no network')
  server.answer(questionsCall, 'no network')
  fireEvent.click(await screen.findByRole('link', { name: 'Power' }))
  await screen.findByRole('heading', { name: 'Power', level: 1 })
})

test('a topic that cannot be loaded can be asked for again', async () => {
  const server = fakeServer({ [topicCall]: { status: 500, text: '' } })
  openApp('/topics/phy-power')
  await screen.findByText("Couldn't load this topic")
  server.answer(topicCall, { json: { success: true, data: topic } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Power', level: 1 })
})

test('on paper there are the questions with their options, and the answers apart from them', async () => {
  serveTopic(questions(2, { canShuffle: false }), 12)
  await openTopic()
  await screen.findByRole('button', { name: 'Print' })
  await waitFor(() => {
    // The print listener is added shortly after the first paint.
    window.dispatchEvent(new Event('beforeprint'))
    screen.getByRole('heading', { name: 'Answers' })
  })
  const [sheet, answers] = [
    screen.getByText('Which unit measures q2?'),
    screen.getByRole('heading', { name: 'Answers' }),
  ]
  expect(sheet.closest('ol')?.textContent).toMatch(/q1\?newtonwattjoulepascalWhich unit measures q2\?newton/)
  expect(answers.parentElement?.textContent).toMatch(/^AnswerswattPower is measured in joules per second/)
  expect(within(answers.parentElement ?? document.body).queryByText('newton')).toBeNull()
  window.dispatchEvent(new Event('afterprint'))
  expect(screen.queryByRole('heading', { name: 'Answers' })).toBeNull()
})

// TOPIC-03
test.each([
  ['cannot be reached', 'no network', 1],
  ['may still answer', 'silence', 0],
] as const)('one saved question of many, while the server %s: %s, is listed %i times', async (_, answer, times) => {
  const saved = questions(1, { topicId: 'phy-power' }).map((one) => ({ ...one, family: null, isCalculation: false }))
  await putQuestions(saved)
  const server = serveTopic()
  server.answer(questionsCall, answer)
  await openTopic()
  await waitFor(() => expect(server.countOf(questionsCall)).toBe(1))
  // The phone answers in turn, so the screen has what it asked for before.
  await readQuestions(saved.map(({ id }) => id))
  await waitFor(() => expect(screen.queryAllByText('1 question')).toHaveLength(times))
  await clearQuestions()
})

// TOPIC-03
test('questions that are saved on this phone are listed without the server, ten at a time', async () => {
  const saved = questions(12, { topicId: 'phy-power' }).map((one) => ({ ...one, family: null, isCalculation: false }))
  await putQuestions(saved)
  const server = serveTopic()
  server.answer(questionsCall, 'silence')
  await openTopic()
  await screen.findByText('Questions 1 to 10 of 12')
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Questions' }))
  await screen.findByText('Questions 11 to 12 of 12')
  await clearQuestions()
})
