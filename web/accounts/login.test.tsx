// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { currentUser, isSharedDevice } from '../platform/server/session.ts'
import { aUser, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { fill, openLogin, submit, submitToBeWelcomed } from '../testing/login-form.ts'

const route = 'POST /api/auth/login'
const welcome = { json: { success: true, user: aUser() } }

startAfresh()

// AUTH-01
test('the page links to all that belongs to signing in', async () => {
  await openLogin('/login?next=%2Fprofile')
  const hrefOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(hrefOf('Forgot password?')).toBe('/forgot-password')
  expect(hrefOf('Create account')).toBe('/register?next=%2Fprofile')
  screen.getByText('Sign in or create an account to see your profile.')
  expect(hrefOf('Terms')).toBe('/terms')
  expect(hrefOf('Privacy')).toBe('/privacy')
})

// AUTH-03
test('success is welcomed, and leads to the dashboard after 500 ms', async () => {
  const server = fakeServer({ [route]: welcome })
  await openLogin()
  fill('amina.bello@example.com', 'correct horse')
  await submitToBeWelcomed()
  expect(currentUser()).toEqual(aUser())
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(location.pathname).toBe('/login')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(location.pathname).toBe('/dashboard')
  expect(server.calls[0]?.body).toEqual({ email: 'amina.bello@example.com', password: 'correct horse' })
})

test('success leads back to the page that asked to sign in', async () => {
  fakeServer({ [route]: welcome })
  await openLogin('/login?next=%2Fexam-prep')
  fill('amina.bello@example.com', 'correct horse')
  submit()
  await screen.findByRole('heading', { name: 'Exam Prep' })
})

test('a shared device is sent to the server and remembered no longer than the browser is open', async () => {
  const server = fakeServer({ [route]: welcome })
  await openLogin()
  fill('amina.bello@example.com', 'correct horse')
  fireEvent.click(screen.getByLabelText('This is a shared device'))
  await submitToBeWelcomed()
  expect(server.calls[0]?.body).toMatchObject({ sharedDevice: true })
  expect(isSharedDevice()).toBe(true)
  expect(localStorage.getItem('auth-storage')).toBeNull()
})

describe('a failure', () => {
  const invalid = "Invalid email or password. If you don't have an account, please register first."

  // AUTH-04, AUTH-05, AUTH-10
  test.each([
    ['in the words of the server', { status: 429, json: { error: 'Too many attempts.' } }, 'Too many attempts.'],
    ['for 401', { status: 401, text: '' }, invalid],
    ['for 404', { status: 404, text: '' }, 'Account not found. Please check your email or create a new account.'],
    ['for 400', { status: 400, text: '' }, 'Invalid login data. Please check your email and password.'],
    ['for 500', { status: 500, text: '' }, 'Server error. Please try again later.'],
    ['for 503', { status: 503, text: '' }, 'Server error. Please try again later.'],
    [
      'with the minutes to wait',
      { status: 429, json: { error: 'Too many attempts.' }, headers: { 'Retry-After': '840' } },
      'Too many attempts. Time left: 14 minutes.',
    ],
    ['for anything else', { status: 418, text: '' }, 'Login failed. Please try again.'],
    [
      'without network',
      'no network' as const,
      'Unable to connect to server. Please check your internet connection and try again.',
    ],
  ])('is shown %s, and nothing typed is lost', async (_, answer, words) => {
    fakeServer({ [route]: answer })
    await openLogin()
    fill('amina@example.com', 'wrong')
    submit()
    expect(await screen.findAllByText(words)).toHaveLength(2)
    screen.getByText('Login failed')
    within(
      screen.getAllByRole('alert').find((alert) => alert.textContent?.includes('There is a problem')) ?? document.body,
    ).getByText(words)
    expect(screen.getByLabelText('Email or user name')).toHaveProperty('value', 'amina@example.com')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong')
  })
})

test('email and password are required, and each fault leads to its field', async () => {
  const server = fakeServer({})
  await openLogin()
  submit()
  const summary = screen.getByRole('alert', { name: 'There is a problem' })
  expect(document.activeElement).toBe(summary)
  fireEvent.click(within(summary).getByRole('link', { name: 'Enter your password' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  within(summary).getByRole('link', { name: 'Enter your email or user name' })
  expect(server.calls).toEqual([])
})

// AUTH-02
test('offline the page offers to continue without, and the button is switched off with its reason', async () => {
  setOnline(false)
  const server = fakeServer({})
  await openLogin()
  expect(screen.getByRole('link', { name: 'Continue Offline' }).getAttribute('href')).toBe('/subjects')
  const button = screen.getByRole('button', { name: 'Sign In' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fill('amina@example.com', 'secret')
  submit()
  expect(server.calls).toEqual([])
  expect(button.getAttribute('aria-describedby')).not.toBeNull()
})

test('the password can be shown and hidden', async () => {
  await openLogin()
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
})
