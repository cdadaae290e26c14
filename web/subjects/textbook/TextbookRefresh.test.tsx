// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, signIn, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import './TextbookRefresh.tsx'

startAfresh()

const indexCall = 'GET /packs/index.json'
const books = ['chemistry', 'physics', 'biology', 'mathematics']
const bookCall = (subject: string) => `GET /packs/${subject}-notes-1.json`
const textbooks = books.map((subject) => ({
  subject,
  file: `${subject}-notes-1.json`,
  count: 0,
  bytes: 100,
  hash: '1',
}))
const published: Parameters<typeof fakeServer>[0] = {
  [indexCall]: { json: { version: '1', count: 0, subjects: [], textbooks } },
  ...Object.fromEntries(books.map((subject) => [bookCall(subject), { json: { format: 1, subject, notes: [] } }])),
}

async function openLostPage(answers: Parameters<typeof fakeServer>[0], path = '/files/Chemistry.PDF') {
  signIn()
  const server = fakeServer(answers)
  openApp(path)
  const button = await screen.findByRole('button', { name: 'Refresh Textbook' })
  vi.useFakeTimers()
  fireEvent.click(button)
  return server
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))

// NAV-10
test('progress rises by 10 every 200 ms to at most 90 while the notes are still coming', async () => {
  await openLostPage({ ...published, [bookCall('biology')]: 'silence' }, '/textbook/chemistry')
  expect(percent()).toBe(0)
  await wait(200)
  expect(percent()).toBe(10)
  await wait(800)
  expect(percent()).toBe(50)
  await wait(5000)
  expect(percent()).toBe(90)
  expect(location.pathname).toBe('/textbook/chemistry')
})

// NAV-10
test('the notes of all subjects are fetched, and a second later the tutor opens', async () => {
  const server = await openLostPage(published)
  await wait(0)
  for (const subject of books) expect(server.countOf(bookCall(subject))).toBe(1)
  expect(percent()).toBe(100)
  await wait(999)
  expect(location.pathname).toBe('/files/Chemistry.PDF')
  await wait(1)
  expect(location.pathname).toBe('/ai-tutor')
})

// NAV-10
test('a refresh that fails says so, leads nowhere, and can be tried again', async () => {
  const server = await openLostPage({ ...published, [bookCall('physics')]: 'no network' })
  await wait(0)
  screen.getByText("Couldn't refresh the textbook. Check your connection and try again.")
  expect(screen.queryByRole('progressbar')).toBeNull()
  await wait(5000)
  expect(location.pathname).toBe('/files/Chemistry.PDF')
  server.answer(bookCall('physics'), published[bookCall('physics')] ?? {})
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Textbook' }))
  await wait(1000)
  expect(location.pathname).toBe('/ai-tutor')
})

// NAV-10
test('who leaves meanwhile is not led away', async () => {
  await openLostPage(published)
  fireEvent.click(screen.getByRole('link', { name: 'Browse Topics' }))
  await wait(5000)
  expect(location.pathname).toBe('/topics')
})

// NAV-09
test('another lost page offers no refresh', () => {
  openApp('/no/such/page')
  expect(screen.queryByRole('button', { name: 'Refresh Textbook' })).toBeNull()
})
