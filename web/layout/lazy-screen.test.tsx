// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'

startAfresh()

const alive = { 'GET /healthz': { json: { success: true } } } as const
const missing = () => Promise.reject<ComponentType>(new TypeError('Failed to fetch dynamically imported module'))
const waiting = 'It opens as soon as you have a connection.'
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
  await screen.findByText(waiting, { exact: false })
  expect(reload).not.toHaveBeenCalled()
  fakeServer(alive)
  setOnline(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('a network without the server does not make a waiting screen load a page that cannot come', async () => {
  setOnline(false)
  open(missing)
  await screen.findByText(waiting, { exact: false })
  const server = fakeServer({ 'GET /healthz': 'no network' })
  setOnline(true)
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  await act(async () => undefined)
  expect(reload).not.toHaveBeenCalled()
})

// AUTH-02
test('a screen waits too where the browser reports a network but nothing answers', async () => {
  fakeServer({ 'GET /practice': 'no network', 'GET /healthz': 'no network' })
  open(missing)
  await screen.findByText(waiting, { exact: false })
})

// NAV-08
test('a screen that fails although the server answers is an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  fakeServer(alive)
  open(missing)
  await screen.findByRole('heading', { name: 'Something went wrong' })
})

test('shows the screen once its code is there', async () => {
  open(async () => () => <p>Here it is</p>)
  await screen.findByText('Here it is')
})
