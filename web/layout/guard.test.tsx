// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, setOnline, signIn, startAfresh, whileSessionIsChecked } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'

startAfresh()

// NAV-11
test('while the session is checked a spinner says so', () => {
  whileSessionIsChecked()
  openApp('/exam-prep')
  expect(screen.getByText('Loading...').closest('output')).not.toBeNull()
})

// NAV-11
test('a visitor is sent to sign in, and comes back to the page and its filters', async () => {
  openApp('/exam-prep?from=profile')
  await screen.findByRole('heading', { name: 'Sign In', level: 1 })
  expect(location.pathname).toBe('/login')
  expect(new URLSearchParams(location.search).get('next')).toBe('/exam-prep?from=profile')
})

// NAV-11
test('a visitor without a connection is asked to sign in online first', () => {
  setOnline(false)
  openApp('/exam-prep')
  screen.getByRole('heading', { name: "You're Offline" })
  screen.getByText(/sign in online first/)
})

// NAV-11
test('a student who signed in before passes offline', async () => {
  signIn()
  setOnline(false)
  openApp('/exam-prep')
  await screen.findByRole('heading', { name: 'Exam Prep' })
})

// ADMIN-01
test('a student is refused at the administration', async () => {
  signIn()
  openApp('/admin')
  await screen.findByText("Access Denied: You don't have permission to access this page.")
})

// NAV-01
test.each(['/about', '/help', '/terms', '/privacy', '/corrections', '/contact'])(
  '%s is open to visitors',
  async (path) => {
    fakeServer({})
    openApp(path)
    await screen.findByRole('heading', { level: 1 })
    expect(location.pathname).toBe(path)
  },
)
