// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPart, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'

startAfresh()

const alive = { 'GET /healthz': { json: { success: true } } } as const
const page = { text: '<html><head><script type="module" src="/assets/base-other1.js"></script></head></html>' }
const busy = { status: 503, text: '' }
const missing = () => Promise.reject<ComponentType>(new TypeError('Failed to fetch dynamically imported module'))
const waiting = "You're Offline"
let reload = vi.spyOn(location, 'reload')

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
})

function open(load: () => Promise<ComponentType>): void {
  const Screen = lazyScreen(load)
  renderPart(
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  )
}

// AUTH-02
test('a screen whose code is not on the phone waits for a connection, and then opens', async () => {
  setOnline(false)
  open(missing)
  await screen.findByRole('heading', { name: waiting })
  expect(reload).not.toHaveBeenCalled()
  fakeServer({ ...alive, 'GET /practice': page })
  setOnline(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
})

test('a network without the server does not make a waiting screen load a page that cannot come', async () => {
  setOnline(false)
  open(missing)
  await screen.findByRole('heading', { name: waiting })
  const server = fakeServer({ 'GET /practice': 'no network', 'GET /healthz': 'no network' })
  setOnline(true)
  await vi.waitFor(() => expect(server.calls.map(({ call }) => call)).toContain('GET /practice'))
  await act(async () => undefined)
  expect(reload).not.toHaveBeenCalled()
})

// AUTH-02
test('a screen waits too where the browser reports a network but nothing answers', async () => {
  fakeServer({ 'GET /practice': 'no network', 'GET /healthz': 'no network' })
  open(missing)
  await screen.findByRole('heading', { name: waiting })
})

test('a screen that a busy server refuses opens by itself once the server gives pages again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = fakeServer({ ...alive, 'GET /practice': busy })
  open(missing)
  await screen.findByRole('heading', { name: 'The Server Is Busy' })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(reload).not.toHaveBeenCalled()
  server.answer('GET /practice', page)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(reload).toHaveBeenCalled()
})

// NAV-08
test('a screen that fails again right after the page was loaded again is an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(performance.mark('navigation'), { type: 'reload' }),
  ])
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  fakeServer({ ...alive, 'GET /practice': busy })
  open(missing)
  await screen.findByRole('heading', { name: 'Something went wrong' })
})

test('shows the screen once its code is there', async () => {
  open(async () => () => <p>Here it is</p>)
  await screen.findByText('Here it is')
})
