// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { aClassPage, aMember, aTaughtClass, classId, someInsights } from '../testing/classes.ts'
import { fakeServer } from '../testing/fake-server.ts'

const pageCall = `GET /api/classes/${classId}/page`

startAfresh()

function open(page: Parameters<typeof aClassPage>[0]) {
  signIn()
  const server = fakeServer({ [pageCall]: { json: aClassPage(page) } })
  openApp(`/classes/${classId}`)
  return server
}

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }))
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)

const topics = [
  { topicId: 'che-1', title: 'The mole', subject: 'chemistry' as const, students: 6, percent: 20, familiar: 1 },
  { topicId: 'phy-2', title: 'Lenses', subject: 'physics' as const, students: 3, percent: null, familiar: null },
]

test('a new class with nobody in it shows no counts', async () => {
  open({ class: aTaughtClass({ students: 0 }), members: [], isCounting: false })
  await screen.findByText('No students yet. Show them the code.')
  expect(screen.queryByText('The answers are being counted.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download the students (CSV)' })).toBeNull()
})

test('counts that are on their way are asked for again until they come', async () => {
  const server = open({})
  await screen.findByRole('status', { name: 'The answers are being counted.' })
  server.answer(pageCall, { json: aClassPage({ insights: someInsights(), isCounting: false }) })
  await screen.findByText(/^Nobody has practised in the last 4 weeks\./, {}, { timeout: 10_000 })
  expect(screen.queryByText(/^Nobody has gone/), 'both would be read as a contradiction').toBeNull()
  expect(server.countOf(pageCall)).toBeGreaterThan(1)
})

test('counts that failed can be asked for again', async () => {
  const server = open({})
  await screen.findByRole('status', { name: 'The answers are being counted.' })
  server.answer(pageCall, { status: 500, text: '' })
  const failed = await screen.findByText("Couldn't count the answers.", {}, { timeout: 10_000 })
  expect(failed).toBeDefined()
  server.answer(pageCall, { json: aClassPage({ insights: someInsights(), isCounting: false }) })
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? failed)
  await screen.findByText(/^Nobody has practised in the last 4 weeks\./)
})

test('a student’s row says what they answered in four weeks', async () => {
  const recent = { answered: 1_000, right: 610, seconds: 3_600, isMore: true }
  open({ members: [aMember({ recent })] })
  await screen.findByText('1,000 or more answered in 4 weeks, 610 right (61%), 60 minutes')
})

test('names who has not practised for a week', async () => {
  const idle = { total: 52, students: ['Ade', 'Ade', 'Bola'].map((name) => ({ id: randomUUID(), name })) }
  open({ insights: someInsights({ idle }), isCounting: false })
  const card = await cardOf('52 students not practising')
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ade', 'Ade', 'Bola'])
  card.getByText('and 49 more')
})

test('shows the weakest topics as bars with a table of all behind', async () => {
  open({ insights: someInsights({ topics }), isCounting: false })
  const card = await cardOf('Weakest topics')
  const bars = card.getAllByRole('progressbar')
  expect(bars.map((bar) => `${bar.getAttribute('aria-label')} ${bar.getAttribute('aria-valuetext')}`)).toEqual([
    'The mole 20%',
  ])
  expect(rowsOf(card.getByRole('table', { hidden: true }))).toEqual([
    'TopicStudentsMasteryFamiliar',
    'The mole620%1 of 6',
    'Lenses3––',
  ])
  await cardOf('Hardest questions')
  screen.getByText('Shown once 5 students have made the same mistake.')
})

test('shows a hard question with the share of each option and the right one marked', async () => {
  const question = {
    id: 'che-1-0',
    subject: 'chemistry' as const,
    text: 'How many moles?',
    imageUrl: null,
    options: ['one', 'two'],
    correctOption: 1,
    students: 10,
    right: 3,
    chosen: [7, 3],
  }
  open({ insights: someInsights({ topics, hardest: [question] }), isCounting: false })
  const card = await cardOf('Hardest questions')
  expect(card.getByText('3 of 10 right')).toBeDefined()
  fireEvent.click(card.getByText('How many moles?'))
  expect(rowsOf(card.getByRole('table', { hidden: true }))).toEqual(['OptionStudentsShare', 'A770%', 'B (right)330%'])
  expect(card.getAllByText('right answer')).toHaveLength(1)
})

test('names the mistakes that most students made, and how many did', async () => {
  const slips = [{ topicId: 'che-1', title: 'The mole', reason: 'You divided twice', students: 6 }]
  open({ class: aTaughtClass({ students: 12 }), insights: someInsights({ topics, slips }), isCounting: false })
  const card = await cardOf('Common mistakes')
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  expect(rowsOf(card.getByRole('table', { hidden: true }))).toEqual([
    'MistakeTopicStudents',
    'You divided twiceThe mole6',
  ])
})

test('downloads a table, and says why it could not', async () => {
  const call = `GET /api/classes/${classId}/tables/students`
  const server = open({ insights: someInsights(), isCounting: false })
  const button = await screen.findByRole('button', { name: 'Download the students (CSV)' })
  server.answer(call, { status: 503, text: '' })
  fireEvent.click(button)
  await screen.findByText("Couldn't download the table.")
  expect(server.countOf(call)).toBe(1)
})

test('without a network no table can be downloaded, and the page says why', async () => {
  open({ insights: someInsights(), isCounting: false })
  await screen.findByRole('button', { name: 'Download the students (CSV)' })
  setOnline(false)
  await vi.waitFor(() => screen.getByText("You're offline. This shows when you are back online."))
})
