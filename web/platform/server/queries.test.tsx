// @vitest-environment happy-dom
import { countQuestions } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser, renderPart, setOnline, signIn, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { laterReply } from '../../testing/later-reply.ts'
import {
  changeReply,
  forgetReplies,
  hearOfBank,
  invalidate,
  knownReply,
  queryOf,
  seedReply,
  type QueryChoices,
} from './queries.ts'
import { forgetUser } from './session.ts'

const route = 'GET /api/questions/count'
const savedAs = 'saved:/api/questions/count'
const everything = { query: {} }
const reply = (count: number) => ({ json: { success: true, count } })

startAfresh()

function Count(choices: QueryChoices) {
  const { data, error, isLoading, isRefetchError, refetch } = useQuery(queryOf(countQuestions, everything, choices))
  return (
    <>
      <p>{isLoading ? 'loading' : `count ${data?.count ?? 'unknown'}`}</p>
      <p>{error === null ? 'fine' : 'failed'}</p>
      <p>{isRefetchError ? 'stale' : 'current'}</p>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  )
}

/** Reloads the page without a network: memory is lost, storage stays. */
function comeBackOffline(): void {
  const kept = Object.entries(localStorage).map(([key, value]) => [key, String(value)] as const)
  cleanup()
  forgetReplies()
  for (const [key, value] of kept) localStorage.setItem(key, value)
  fakeServer({ [route]: 'no network' })
}

test('asks once for two screens that show the same reply', async () => {
  const server = fakeServer({ [route]: reply(12) })
  renderPart(
    <>
      <Count />
      <Count />
    </>,
  )
  expect(screen.getAllByText('loading')).toHaveLength(2)
  expect(await screen.findAllByText('count 12')).toHaveLength(2)
  expect(server.countOf(route)).toBe(1)
})

test('keeps showing old data when a new request fails, and says so', async () => {
  const server = fakeServer({ [route]: reply(12) })
  renderPart(<Count />)
  await screen.findByText('count 12')
  server.answer(route, 'no network')
  screen.getByRole('button').click()
  await screen.findByText('failed')
  screen.getByText('count 12')
  screen.getByText('stale')
})

test('fails without old data, and asks again when the phone is back online', async () => {
  const server = fakeServer({ [route]: 'no network' })
  renderPart(<Count />)
  await screen.findByText('failed')
  screen.getByText('count unknown')
  screen.getByText('current')
  setOnline(false)
  server.answer(route, reply(3))
  setOnline(true)
  await screen.findByText('count 3')
  screen.getByText('fine')
})

test('does not ask again for what did not fail when the phone is back online', async () => {
  const server = fakeServer({ [route]: reply(3) })
  renderPart(<Count keep />)
  await screen.findByText('count 3')
  comeBackOffline()
  renderPart(<Count keep />)
  await screen.findByText('stale')
  const later = fakeServer({ [route]: reply(4) })
  setOnline(false)
  setOnline(true)
  await screen.findByText('count 4')
  setOnline(false)
  setOnline(true)
  expect(later.countOf(route)).toBe(1)
  expect(server.countOf(route)).toBe(1)
})

test('does not ask for a reply of an earlier visit while it is fresh enough', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fakeServer({ [route]: reply(3) })
  renderPart(<Count keep freshMs={60_000} />)
  await screen.findByText('count 3')
  comeBackOffline()
  const later = fakeServer({ [route]: reply(4) })
  renderPart(<Count keep freshMs={60_000} />)
  await screen.findByText('count 3')
  expect(later.countOf(route)).toBe(0)
  cleanup()
  vi.setSystemTime(Date.now() + 60_001)
  renderPart(<Count keep freshMs={60_000} />)
  await screen.findByText('count 4')
  vi.useRealTimers()
})

test('asks, and fails, also while the phone is offline', async () => {
  setOnline(false)
  fakeServer({ [route]: 'no network' })
  renderPart(<Count />)
  await screen.findByText('failed')
})

test('does not repeat a request that the server refuses', async () => {
  const server = fakeServer({ [route]: { status: 503, json: { success: false, error: 'Busy', message: 'Busy' } } })
  renderPart(<Count />)
  await screen.findByText('failed')
  expect(server.countOf(route)).toBe(1)
})

test('asks again at once for what was invalidated where it is shown', async () => {
  const server = fakeServer({ [route]: reply(1) })
  renderPart(<Count />)
  await screen.findByText('count 1')
  server.answer(route, reply(2))
  act(() => invalidate(countQuestions))
  await screen.findByText('count 2')
})

test('asks again for what was invalidated while it was under way', async () => {
  const first = laterReply(reply(1).json)
  const server = fakeServer({ [route]: first.answer })
  renderPart(<Count />)
  act(() => invalidate(countQuestions))
  server.answer(route, reply(2))
  first.send()
  await screen.findByText('count 2')
  expect(server.countOf(route)).toBe(2)
})

test('shows a kept reply at once on the next visit, with when it came', async () => {
  fakeServer({ [route]: reply(5) })
  renderPart(<Count keep />)
  await screen.findByText('count 5')
  comeBackOffline()
  renderPart(<Count keep />)
  screen.getByText('count 5')
  await screen.findByText('stale')
})

test('shows a reply that an earlier version of the app saved', () => {
  localStorage.setItem(savedAs, JSON.stringify({ savedAt: 1, reply: { success: true, count: 5 } }))
  expect(knownReply(countQuestions, everything)).toEqual({ success: true, count: 5 })
})

test('does not show a saved reply that the contract no longer allows', () => {
  localStorage.setItem(savedAs, JSON.stringify({ savedAt: 1, reply: { success: true, count: 'five' } }))
  expect(knownReply(countQuestions, everything)).toBeUndefined()
})

test('shows nobody a reply that was saved for another account', async () => {
  signIn()
  fakeServer({ [route]: reply(5) })
  renderPart(<Count keep />)
  await screen.findByText('count 5')
  const saved = localStorage.getItem(savedAs) ?? ''
  signIn(aUser({ id: '00000000-0000-4000-8000-00000000000b' }))
  expect(localStorage.getItem(savedAs)).toBeNull()
  localStorage.setItem(savedAs, saved)
  expect(knownReply(countQuestions, everything)).toBeUndefined()
})

test('removes saved replies on sign-out', async () => {
  signIn()
  fakeServer({ [route]: reply(5) })
  renderPart(<Count keep />)
  await screen.findByText('count 5')
  act(forgetUser)
  expect(localStorage.getItem(savedAs)).toBeNull()
})

test('saves what was changed here as well', async () => {
  fakeServer({ [route]: reply(5) })
  renderPart(<Count keep />)
  await screen.findByText('count 5')
  act(() => changeReply(countQuestions, everything, (before) => ({ ...before, count: before.count - 1 })))
  await screen.findByText('count 4')
  comeBackOffline()
  expect(knownReply(countQuestions, everything)?.count).toBe(4)
})

test('shows a reply that came with the page without asking for it', async () => {
  const server = fakeServer({ [route]: reply(6) })
  seedReply(countQuestions, everything, { success: true, count: 5 })
  renderPart(<Count />)
  screen.getByText('count 5')
  expect(server.countOf(route)).toBe(0)
})

test('asks for what only a new bank changes when there is a new bank, and not before', async () => {
  const server = fakeServer({ [route]: reply(5) })
  renderPart(<Count keep ofBank />)
  await screen.findByText('count 5')
  hearOfBank('one')
  comeBackOffline()
  const later = fakeServer({ [route]: reply(6) })
  renderPart(<Count keep ofBank />)
  screen.getByText('count 5')
  act(() => hearOfBank('one'))
  expect(server.countOf(route) + later.countOf(route)).toBe(1)
  act(() => hearOfBank('two'))
  await screen.findByText('count 6')
  expect(later.countOf(route)).toBe(1)
})

test('asks once a day for what only a new bank changes, while the version of the bank is unknown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fakeServer({ [route]: reply(5) })
  renderPart(<Count keep ofBank />)
  await screen.findByText('count 5')
  comeBackOffline()
  const later = fakeServer({ [route]: reply(6) })
  renderPart(<Count keep ofBank />)
  screen.getByText('count 5')
  expect(later.countOf(route)).toBe(0)
  comeBackOffline()
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  const nextDay = fakeServer({ [route]: reply(7) })
  renderPart(<Count keep ofBank />)
  await screen.findByText('count 7')
  expect(nextDay.countOf(route)).toBe(1)
  vi.useRealTimers()
})

test('neither shows nor saves a reply that arrives after the account changed', async () => {
  signIn()
  const late = laterReply(reply(5).json)
  const server = fakeServer({ [route]: late.answer })
  const { unmount } = renderPart(<Count keep />)
  act(() => signIn(aUser({ id: '00000000-0000-4000-8000-00000000000b' })))
  unmount()
  late.send()
  server.answer(route, reply(6))
  renderPart(<Count keep />)
  screen.getByText('loading')
  await screen.findByText('count 6')
  expect(server.countOf(route)).toBe(2)
  expect(JSON.parse(localStorage.getItem(savedAs) ?? '')).toMatchObject({ reply: { count: 6 } })
})
