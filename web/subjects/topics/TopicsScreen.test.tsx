// @vitest-environment happy-dom
import { getMemory } from '@sabi/shared/plan/calls'
import { learn, nobody, partsOf } from '@sabi/shared/plan/learner'
import { aTopic } from '@sabi/shared/subjects/builders'
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { byOwnClock } from '../../platform/time.ts'
import { seedReply } from '../../platform/server/queries.ts'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { keepFiles } from '../../testing/kept-files.ts'
import '../../tutor/topics-here.ts'
import { selectSubject } from './selected-subject.ts'

const topicsCall = 'GET /api/topics'
const progressCall = `GET /api/progress/${aUser().id}`

const topics = [
  aTopic('speed', { title: 'Speed', description: 'How fast things move.' }),
  aTopic('force', { title: 'Forces', description: 'What changes speed.', level: 'SS2', difficulty: 'hard' }),
  aTopic('heat', { title: 'Heat', unit: 2, category: 'Thermal Physics', level: 'SS2', _count: { questions: 0 } }),
  aTopic('rates', { title: 'Rates', description: 'The speed of reactions.', subject: 'chemistry' }),
]

startAfresh()
beforeEach(() => selectSubject('physics'))

function serveTopics(more = {}) {
  return fakeServer({ [topicsCall]: { json: { success: true, data: topics } }, ...more })
}

function progressOf(...data: { topicId: string; questionsAttempted: number; questionsCorrect: number }[]) {
  return { [progressCall]: { json: { success: true, data } } }
}

async function openTopics(query = '') {
  openApp(`/topics${query}`)
  await screen.findByText(/^\d+ topics?$/)
}

function cardOf(title: string) {
  const card = screen.getByRole('link', { name: title }).closest('li')
  if (card === null) throw new Error(`${title} is on no card`)
  return within(card)
}

function shownTitles() {
  return screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

function numberUnder(label: string) {
  return screen.getByText(label).nextElementSibling?.textContent
}

// TOPICS-01
test('each tab shows its number of topics, and a tab keeps its subject selected', async () => {
  serveTopics()
  await openTopics()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Chemistry 1',
    'Physics 3',
    'Biology 0',
    'Mathematics 0',
    'Use of English 0',
  ])
  fireEvent.click(screen.getByRole('tab', { name: 'Chemistry 1' }))
  expect(shownTitles()).toEqual(['Rates'])
  expect(localStorage.getItem('selected-subject')).toBe('chemistry')
})

// TOPICS-01
test('arrow keys move between the tabs, round at the ends', async () => {
  serveTopics()
  await openTopics()
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })
  press('ArrowLeft')
  expect(document.activeElement?.textContent).toBe('Chemistry 1')
  press('ArrowLeft')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Use of English 0')
  press('Home')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Chemistry 1')
})

// TOPICS-02, TOPICS-06
test('the summary counts topics, completed ones at 90 per cent, and the rounded mean', async () => {
  signIn()
  serveTopics(
    progressOf(
      { topicId: 'speed', questionsAttempted: 20, questionsCorrect: 18 },
      { topicId: 'force', questionsAttempted: 9, questionsCorrect: 7 },
    ),
  )
  await openTopics()
  await screen.findByText('42%')
  expect(numberUnder('Total Topics')).toBe('3')
  expect(numberUnder('Completed')).toBe('1')
  expect(numberUnder('Overall Progress')).toBe('42%')
})

// TOPICS-04
test('a card shows what a topic is and leads to its page and into practice', async () => {
  serveTopics()
  await openTopics()
  const card = cardOf('Forces')
  for (const words of ['Hard', 'SS2', '20 questions']) card.getByText(words)
  expect(screen.getByRole('link', { name: 'Forces' }).getAttribute('href')).toBe('/topics/force')
  expect(card.getByText('Start Learning').getAttribute('href')).toBe('/practice?subject=physics&topicId=force')
})

// TOPICS-04, TOPICS-06
test('progress and tick show only to a signed-in student', async () => {
  serveTopics()
  await openTopics()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(numberUnder('Overall Progress')).toBe('0%')
})

// TOPICS-04, TOPICS-06
test('a signed-in student sees a bar on every card and a tick on completed ones', async () => {
  signIn()
  serveTopics(progressOf({ topicId: 'speed', questionsAttempted: 20, questionsCorrect: 18 }))
  await openTopics()
  const bar = await screen.findByRole('progressbar', { name: 'Progress in Speed' })
  expect(bar.getAttribute('aria-valuenow')).toBe('90')
  cardOf('Speed').getByRole('img', { name: 'Completed' })
  expect(cardOf('Forces').queryByRole('img', { name: 'Completed' })).toBeNull()
})

test('a card says how well the student masters the topic, in a word, and nothing of one that is new', async () => {
  serveTopics(progressOf({ topicId: 'speed', questionsAttempted: 6, questionsCorrect: 6 }))
  signIn()
  const reviews = Array.from({ length: 6 }, (_, place) => {
    const at = Date.now() - 60_000 * (10 - place)
    return { skill: `skill-${place}`, topicId: 'speed', isRight: true, at, durationMs: 20_000 }
  })
  const memory = { success: true as const, ...partsOf(learn(nobody, reviews)), today: [], lastPaperAt: null, slips: [] }
  seedReply(getMemory, byOwnClock(aUser().id), memory)
  await openTopics()
  await cardOf('Speed').findByText('Proficient')
  expect(cardOf('Forces').queryByText(/New|Started/)).toBeNull()
})

test('progress that cannot be loaded is dots with a way to try again, not zeros', async () => {
  signIn()
  const server = serveTopics({ [progressCall]: { status: 500, text: '' } })
  await openTopics()
  await screen.findByText("Couldn't load your progress.")
  expect(numberUnder('Completed')).toBe('...')
  expect(numberUnder('Overall Progress')).toBe('...')
  expect(screen.queryByRole('progressbar')).toBeNull()
  server.answer(progressCall, { json: { success: true, data: [] } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findAllByRole('progressbar')
})

test('a topic without questions says why it cannot be practised', async () => {
  serveTopics()
  await openTopics()
  cardOf('Heat').getByText('Its questions are still being written.')
  expect(cardOf('Heat').getByRole('button', { name: 'Start Learning' }).getAttribute('aria-disabled')).toBe('true')
})

// TOPICS-03
test('a search looks at titles and descriptions, says how many, and is in the address', async () => {
  serveTopics()
  await openTopics()
  fireEvent.input(screen.getByRole('searchbox', { name: 'Search topics' }), { target: { value: 'what changes' } })
  expect(shownTitles()).toEqual(['Forces'])
  screen.getByText('1 topic')
  expect(new URLSearchParams(location.search).get('search')).toBe('what changes')
})

// TOPICS-03, FIND-01
test('a search from elsewhere also finds topics of other subjects, and says of which', async () => {
  serveTopics()
  await openTopics('?search=speed')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'speed')
  expect(shownTitles()).toEqual(['Speed', 'Forces', 'Rates'])
  screen.getByText('3 topics')
  cardOf('Rates').getByText('Chemistry')
})

const searchCall = 'GET /api/search'

// FIND-01
test('what the notes and questions say comes from the server where the phone has no notes, the best first', async () => {
  const data = [
    { topicId: 'rates', kind: 'note', heading: 'Catalysts' },
    { topicId: 'heat', kind: 'explanation', heading: 'Which body is hotter?' },
    { topicId: 'speed', kind: 'topic', heading: '' },
    { topicId: 'gone', kind: 'topic', heading: '' },
  ]
  const server = serveTopics({ [searchCall]: { json: { success: true, data } } })
  await openTopics('?search=h2so4')
  await screen.findByText('3 topics')
  expect(shownTitles()).toEqual(['Rates', 'Heat', 'Speed'])
  cardOf('Rates').getByText('In the notes: Catalysts')
  cardOf('Heat').getByText('In a question: Which body is hotter?')
  expect(server.calls.find(({ call }) => call === searchCall)?.search).toBe('?search=h2so4')
})

// FIND-01
test('without a connection and without notes a slip of spelling still finds a title', async () => {
  serveTopics({ [searchCall]: 'no network' })
  await openTopics('?search=forcse')
  await screen.findByText('1 topic')
  expect(shownTitles()).toEqual(['Forces'])
})

// FIND-01
test('the notes on the phone are searched without the server', async () => {
  const note = (topicId: string, heading: string, html: string) => ({
    topicId,
    title: topicId,
    unit: 1,
    unitTitle: 'A unit',
    objectives: ['Say it'],
    sections: [{ title: heading, html }],
  })
  keepFiles({
    '/packs/physics-notes-1.json': {
      format: 1,
      subject: 'physics',
      notes: [note('force', 'Second law', '<p>By this law F = ma.</p>'), note('heat', 'Warm', '<p>It flows.</p>')],
    },
  })
  const server = serveTopics({ [searchCall]: 'no network' })
  setOnline(false)
  await openTopics('?search=f%3Dma')
  await screen.findByText('In the notes: Second law')
  expect(shownTitles()).toEqual(['Forces'])
  expect(server.countOf(searchCall)).toBe(0)
})

// TOPICS-03
test('the level filter counts what it would leave and is in the address', async () => {
  serveTopics()
  await openTopics()
  const select = screen.getByRole('combobox', { name: 'Level' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All Topics (3)', 'SS1 (1)', 'SS2 (2)', 'SS3 (0)'])
  fireEvent.change(select, { target: { value: 'SS2' } })
  expect(shownTitles()).toEqual(['Forces', 'Heat'])
  expect(location.search).toBe('?level=SS2')
})

test('a unit in the address narrows the list until it is taken away or another subject is chosen', async () => {
  serveTopics()
  await openTopics('?unit=2')
  expect(shownTitles()).toEqual(['Heat'])
  fireEvent.click(screen.getByRole('button', { name: /Unit 2: Thermal Physics/ }))
  expect(shownTitles()).toEqual(['Speed', 'Forces', 'Heat'])
})

// TOPICS-05
test('a search without matches says so and offers all topics again', async () => {
  serveTopics()
  await openTopics('?search=zebra&level=SS1')
  await screen.findByText('No topics found')
  screen.getByText('Try adjusting your search')
  fireEvent.click(screen.getByRole('button', { name: 'Show all topics' }))
  expect(shownTitles()).toEqual(['Speed', 'Forces', 'Heat'])
  expect(location.search).toBe('')
})

// TOPICS-05
test('a subject without topics says that there are none yet', async () => {
  serveTopics()
  selectSubject('biology')
  await openTopics()
  screen.getByText('No topics found')
  screen.getByText('No topics available yet')
})

// TOPICS-05
test('while topics are on their way it says so', async () => {
  fakeServer({ [topicsCall]: 'silence' })
  openApp('/topics')
  await screen.findByText('Loading topics...')
  expect(screen.getByRole('tab', { name: 'Physics ...' })).not.toBeNull()
})

test('topics that cannot be loaded can be asked for again', async () => {
  const server = fakeServer({ [topicsCall]: 'no network' })
  openApp('/topics')
  await screen.findByText("Couldn't load the topics")
  server.answer(topicsCall, { json: { success: true, data: topics } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('3 topics')
})
