// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useUpdate } from '../../platform/server/service-worker.ts'
import { openApp, startAfresh } from '../../testing/app.tsx'
import { finishedSession } from '../../platform/server/finished-session.ts'
import './Cards.tsx'
import { followInstallOffer, useInstallOffer } from './install-offer.ts'

startAfresh()
beforeEach(() => {
  useInstallOffer.setState({ offer: null })
  useUpdate.setState({ isReady: false, isOffered: false })
  finishedSession.set('no')
})

const days = 24 * 60 * 60 * 1000

/** Fires the browser's install event, and records the prompts. */
function browserOffers() {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  return { prompt, event }
}

// INST-01
test('the app is offered as soon as the browser offers it, and installed on request', async () => {
  followInstallOffer()
  openApp('/about')
  expect(screen.queryByText('Install the app')).toBeNull()
  const { prompt, event } = browserOffers()
  expect(event.defaultPrevented).toBe(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Install Now' }))
  expect(prompt).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Install the app')).toBeNull())
})

// INST-01
test.each([
  ['Later', 6, false],
  ['Later', 7, true],
  ['Close', 6, false],
  ['Close', 7, true],
])('after "%s" and %i days it is offered again: %s', (button, passed, isOffered) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  followInstallOffer()
  openApp('/about')
  browserOffers()
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(screen.queryByText('Install the app')).toBeNull()
  vi.setSystemTime(Date.now() + passed * days)
  browserOffers()
  expect(screen.queryByText('Install the app') !== null).toBe(isOffered)
})

// INST-01
test('who runs it as an app is offered nothing', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
  followInstallOffer()
  openApp('/about')
  browserOffers()
  expect(screen.queryByText('Install the app')).toBeNull()
})

// INST-01
test('on an iPhone, which never asks, the steps are shown after the first finished session', () => {
  vi.stubGlobal('navigator', Object.create(navigator, { standalone: { value: false } }))
  followInstallOffer()
  openApp('/about')
  expect(screen.queryByText('Install the app')).toBeNull()
  act(() => finishedSession.set('yes'))
  screen.getByText('Tap Share, then Add to Home Screen.')
  expect(screen.queryByRole('button', { name: 'Install Now' })).toBeNull()
})

test('a newer build is shown with a button that loads it', () => {
  openApp('/about')
  act(() => useUpdate.setState({ isReady: true }))
  expect(screen.getByText('Update ready').closest('output')).not.toBeNull()
  screen.getByRole('button', { name: 'Refresh' })
})

// SETT-01
test('offers a newer build that data saver holds back, and keeps it once it is asked for', () => {
  vi.stubEnv('PROD', true)
  const register = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  const container = Object.assign(new EventTarget(), { register, controller: null })
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }))
  openApp('/about')
  act(() => useUpdate.setState({ isOffered: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(register).toHaveBeenCalledOnce()
  expect(screen.queryByText('New version')).toBeNull()
  vi.unstubAllEnvs()
})
