// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { markUnkept } from '../platform/page/in-quiz.ts'
import { takePlaceOf } from '../platform/page/written-page.ts'
import { NotFetched } from '../platform/server/fetch-parts.ts'
import { entry } from '../platform/server/other-release.ts'
import { renderPart, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'

startAfresh()

const alive = { 'GET /healthz': { json: { success: true } } } as const
const pageWith = (...scripts: string[]) => ({
  text: `<html><head>${scripts.map((path) => `<script type="module" src="${path}"></script>`).join('')}</head></html>`,
})
const page = pageWith('/assets/base-other1.js')
const pageOfThisRelease = pageWith('/assets/base.js', entry)
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

test('answers that are only in memory keep a screen from loading the page again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  markUnkept(true)
  onTestFinished(() => {
    vi.useRealTimers()
    markUnkept(false)
  })
  const server = fakeServer({ ...alive, 'GET /practice': busy })
  open(missing)
  await screen.findByRole('heading', { name: 'The Server Is Busy' })
  server.answer('GET /practice', page)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(reload).not.toHaveBeenCalled()
  markUnkept(false)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(reload).toHaveBeenCalled()
})

test('a prerendered page stays, with what was typed, while the server refuses the screen', async () => {
  const server = fakeServer({ ...alive, 'GET /practice': busy })
  const written = document.createElement('div')
  written.id = 'root'
  written.innerHTML = '<main><h1>Sign In</h1><form method="post"><input id="email"></form></main>'
  document.body.append(written)
  onTestFinished(() => written.remove())
  const field = written.querySelector('input')
  if (field !== null) field.value = 'amina@example.org'
  const Screen = lazyScreen(missing)
  const { container } = render(
    <Suspense fallback={null}>
      <Screen />
    </Suspense>,
  )
  takePlaceOf(written, container)
  await vi.waitFor(() => expect(server.countOf('GET /practice')).toBeGreaterThan(0))
  await act(async () => undefined)
  expect(document.querySelector<HTMLInputElement>('#email')?.value).toBe('amina@example.org')
  expect(reload).not.toHaveBeenCalled()
})

/** Refuses the code until it is told to give it. */
function refusedAtFirst() {
  const code = { isRefused: true }
  const load = async (): Promise<ComponentType> => {
    if (code.isRefused) throw new NotFetched('/assets/results.js')
    return () => <p>Here it is</p>
  }
  return { code, load }
}

// OFF-02
test('a screen whose files were refused opens without loading the page again, however often that was', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  fakeServer({ ...alive, 'GET /practice': pageOfThisRelease })
  const { code, load } = refusedAtFirst()
  open(load)
  await screen.findByRole('heading', { name: 'The Server Is Busy' })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  screen.getByRole('heading', { name: 'The Server Is Busy' })
  code.isRefused = false
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  screen.getByText('Here it is')
  expect(reload).not.toHaveBeenCalled()
})

test('a screen whose files did not come opens as soon as there is a connection', async () => {
  setOnline(false)
  const { code, load } = refusedAtFirst()
  open(load)
  await screen.findByRole('heading', { name: waiting })
  code.isRefused = false
  fakeServer({ ...alive, 'GET /practice': pageOfThisRelease })
  setOnline(true)
  await screen.findByText('Here it is')
  expect(reload).not.toHaveBeenCalled()
})

function aReloadedPage(): void {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const navigation = Object.assign(performance.mark('navigation'), { type: 'reload' })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation])
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
}

// NAV-08
test('a screen that fails again right after the page was loaded again is an error', async () => {
  aReloadedPage()
  fakeServer({ ...alive, 'GET /practice': pageOfThisRelease })
  open(missing)
  await screen.findByRole('heading', { name: 'Something went wrong' })
})

test('a screen waits for a busy server right after the page was loaded again too', async () => {
  aReloadedPage()
  fakeServer({ ...alive, 'GET /practice': busy })
  open(missing)
  await screen.findByRole('heading', { name: 'The Server Is Busy' })
})

test('shows the screen once its code is there', async () => {
  open(async () => () => <p>Here it is</p>)
  await screen.findByText('Here it is')
})
