// @vitest-environment happy-dom
import { countQuestions } from '@sabi/shared/subjects/calls'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { forgetReplies, hearOfBank, invalidate } from './call-cache.ts'
import { useCall } from './useCall.ts'

const route = 'GET /api/questions/count'
const reply = (count: number) => ({ json: { success: true, count } })

startAfresh()

function Count({ isKept = false, isOfBank = false }: { isKept?: boolean; isOfBank?: boolean }) {
  const { data, error, isLoading, isStale, refetch } = useCall(
    countQuestions,
    { query: {} },
    { keep: isKept, ofBank: isOfBank },
  )
  return (
    <>
      <p>{isLoading ? 'loading' : `count ${data?.count ?? 'unknown'}`}</p>
      <p>{error === undefined ? 'fine' : 'failed'}</p>
      <p>{isStale ? 'stale' : 'current'}</p>
      <button type="button" onClick={refetch}>
        Again
      </button>
    </>
  )
}

test('two screens that show the same reply ask once', async () => {
  const server = fakeServer({ [route]: reply(12) })
  render(
    <>
      <Count />
      <Count />
    </>,
  )
  expect(screen.getAllByText('loading')).toHaveLength(2)
  expect(await screen.findAllByText('count 12')).toHaveLength(2)
  expect(server.countOf(route)).toBe(1)
})

test('old data stays when a new request fails, and says so', async () => {
  const server = fakeServer({ [route]: reply(12) })
  render(<Count />)
  await screen.findByText('count 12')
  server.answer(route, 'no network')
  screen.getByRole('button').click()
  await screen.findByText('failed')
  screen.getByText('count 12')
  screen.getByText('stale')
})

test('without old data a failure is a failure, and coming back online asks again', async () => {
  const server = fakeServer({ [route]: 'no network' })
  render(<Count />)
  await screen.findByText('failed')
  screen.getByText('count unknown')
  screen.getByText('current')
  server.answer(route, reply(3))
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await screen.findByText('count 3')
  screen.getByText('fine')
})

test('what was invalidated is asked for again at once where it is shown', async () => {
  const server = fakeServer({ [route]: reply(1) })
  render(<Count />)
  await screen.findByText('count 1')
  server.answer(route, reply(2))
  act(() => invalidate(countQuestions))
  await screen.findByText('count 2')
})

test('a kept reply is shown on the next visit, until the user changes', async () => {
  fakeServer({ [route]: reply(5) })
  const { unmount } = render(<Count isKept />)
  await screen.findByText('count 5')
  unmount()
  const kept = localStorage.getItem('saved:/api/questions/count')
  forgetReplies()
  expect(localStorage.getItem('saved:/api/questions/count')).toBeNull()

  localStorage.setItem('saved:/api/questions/count', kept ?? '')
  fakeServer({ [route]: 'no network' })
  render(<Count isKept />)
  screen.getByText('count 5')
  await screen.findByText('stale')
})

test('what only a new bank changes is not asked for again until there is one', async () => {
  const server = fakeServer({ [route]: reply(5) })
  const first = render(<Count isKept isOfBank />)
  await screen.findByText('count 5')
  hearOfBank('one')
  first.unmount()
  const saved = ['saved:/api/questions/count', 'bank-version', 'bank-since'].map(
    (key) => [key, localStorage.getItem(key) ?? ''] as const,
  )
  forgetReplies()

  for (const [key, value] of saved) localStorage.setItem(key, value)
  render(<Count isKept isOfBank />)
  screen.getByText('count 5')
  act(() => hearOfBank('one'))
  expect(server.countOf(route)).toBe(1)
  server.answer(route, reply(6))
  act(() => hearOfBank('two'))
  await screen.findByText('count 6')
  expect(server.countOf(route)).toBe(2)
})

test('a reply that arrives after the user changed is not kept', async () => {
  fakeServer({ [route]: reply(5) })
  render(<Count isKept />)
  forgetReplies()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(localStorage.getItem('saved:/api/questions/count')).toBeNull()
})
