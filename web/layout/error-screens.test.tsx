// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, startAfresh } from '../testing/app.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

startAfresh()

function Broken(): never {
  throw new Error('A bulb is out')
}

// NAV-08
test('a screen that breaks says so and can be refreshed', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  within(screen.getByRole('main')).getByRole('heading', { name: 'Something went wrong' })
  screen.getByText('A bulb is out')
  screen.getByRole('button', { name: 'Refresh Page' }).click()
  expect(reload).toHaveBeenCalled()
})

// NAV-09
test('an unknown path is a page that is not found, with two ways on', () => {
  openApp('/no/such/page')
  screen.getByRole('heading', { name: 'Page Not Found' })
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Browse Topics' }).getAttribute('href')).toBe('/topics')
})
