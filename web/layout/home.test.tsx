// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'

startAfresh()

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})

function goHome(): void {
  openApp('/nowhere')
  fireEvent.click(screen.getByRole('link', { name: 'Back to Home' }))
}

test('a visitor who goes home leaves the app for the landing page', () => {
  goHome()
  expect(location.assign).toHaveBeenCalledWith('/')
  // The page stays until the other one has loaded.
  screen.getByRole('heading', { name: 'Page Not Found' })
  expect(location.pathname).toBe('/nowhere')
})

// LAND-09
test('a student who goes home is led to the dashboard, in the app', async () => {
  signIn()
  goHome()
  await vi.waitFor(() => expect(location.pathname).toBe('/dashboard'))
  expect(location.assign).not.toHaveBeenCalled()
})

test('without a connection a visitor who goes home sees the subjects', async () => {
  setOnline(false)
  goHome()
  await screen.findByRole('heading', { name: 'Choose Your Subject' })
  expect(location.assign).not.toHaveBeenCalled()
})

test('without a connection the landing page is opened where the phone keeps it', () => {
  setOnline(false)
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { controller: {} } } }))
  goHome()
  expect(location.assign).toHaveBeenCalledWith('/')
})

test.each([
  ['a visitor', '/subjects'],
  // LAND-09
  ['a student', '/dashboard'],
])('where the app came in the place of the landing page, %s sees %s', async (who, path) => {
  if (who === 'a student') signIn()
  openApp('/')
  await vi.waitFor(() => expect(location.pathname).toBe(path))
})
