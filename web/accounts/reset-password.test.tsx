// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentUser } from '../platform/server/session.ts'
import { openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { passwordTexts } from '@sabi/shared/accounts/account-fields'

const route = 'POST /api/auth/update-password'
const done = { json: { success: true, message: 'Your password was changed.' } }

startAfresh()

async function openLink(address = '/reset-password?token=abc') {
  openApp(address)
  await screen.findByRole('heading', { name: 'Reset password', level: 1 })
}

function choose(password: string, confirmation = password) {
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: password } })
  fireEvent.change(screen.getByLabelText('Confirm Password'), { target: { value: confirmation } })
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }))
}

function expectNothingLost() {
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'green mango tree')
  expect(screen.getByLabelText('Confirm Password')).toHaveProperty('value', 'green mango tree')
}

// AUTH-12
test('success is shown, ends the session here too, and leads to sign in after 3 s', async () => {
  signIn()
  const server = fakeServer({ [route]: done })
  await openLink()
  vi.useFakeTimers()
  choose('green mango tree')
  await act(() => vi.advanceTimersByTimeAsync(0))
  const heading = screen.getByRole('heading', { name: 'Password Reset!', level: 1 })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('Going to sign in in 3 s.').getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Sign In now' }).getAttribute('href')).toBe('/login')
  expect(currentUser()).toBeNull()
  expect(server.calls[0]).toMatchObject({ call: route, body: { token: 'abc', password: 'green mango tree' } })
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(location.pathname).toBe('/reset-password')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(location.pathname).toBe('/login')
})

test('who leaves earlier is not led away from where they went', async () => {
  fakeServer({ [route]: done })
  await openLink()
  vi.useFakeTimers()
  choose('green mango tree')
  await act(() => vi.advanceTimersByTimeAsync(0))
  fireEvent.click(screen.getByRole('link', { name: 'Sign In now' }))
  await act(() => vi.dynamicImportSettled())
  fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(location.pathname).toBe('/forgot-password')
})

// AUTH-12
test.each(['/reset-password', '/reset-password?token='])('%s is an invalid link', async (address) => {
  openApp(address)
  await screen.findByRole('heading', { name: 'Invalid Reset Link', level: 1 })
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot-password')
})

// AUTH-12
test.each([
  ['in the words of the server', { json: { error: 'This link was used already.' } }, 'This link was used already.'],
  ['without words', { text: '' }, 'The reset link may have expired. Please request a new one.'],
])('a link that the server rejects is an invalid link, told %s', async (_, answer, words) => {
  fakeServer({ [route]: { status: 400, ...answer } })
  await openLink()
  choose('green mango tree')
  await screen.findByRole('heading', { name: 'Invalid Reset Link' })
  screen.getByText('Reset failed')
  screen.getByText(words)
})

// AUTH-12
test('a password that the server refuses is shown at its field, and the link stays', async () => {
  const words = 'This password is too easy to guess. Please choose another one.'
  const fields = [{ path: 'body.password', message: 'Too easy to guess' }]
  fakeServer({ [route]: { status: 400, json: { success: false, error: words, message: words, fields } } })
  await openLink()
  choose('green mango tree')
  await screen.findByRole('link', { name: words })
  screen.getByText('Reset failed')
  expect(screen.getByLabelText('New Password').getAttribute('aria-invalid')).toBe('true')
  expectNothingLost()
})

// AUTH-12
test.each([
  ['no network', 'no network' as const, 'An error occurred', 'Please try again later.'],
  [
    'a fault of the server',
    { status: 500, text: '' },
    'Reset failed',
    'The reset link may have expired. Please request a new one.',
  ],
  [
    'too many attempts',
    { status: 429, json: { error: 'Too many attempts.' }, headers: { 'Retry-After': '840' } },
    'Reset failed',
    'Too many attempts. Time left: 14 minutes.',
  ],
])('%s is shown, and nothing typed is lost', async (_, answer, title, description) => {
  fakeServer({ [route]: answer })
  await openLink()
  choose('green mango tree')
  await screen.findByText(title)
  expect(screen.getAllByText(description)).toHaveLength(2)
  expectNothingLost()
})

// AUTH-07, AUTH-12
test.each([
  ['mango', 'mango', passwordTexts.short, 'New Password'],
  ['green mango tree', 'green mango', passwordTexts.different, 'Confirm Password'],
  // Eight keystrokes, four letters: the server counts letters.
  ['e\u0301e\u0301e\u0301e\u0301', 'e\u0301e\u0301e\u0301e\u0301', passwordTexts.short, 'New Password'],
])('%s with %s is shown in words', async (password, confirmation, { title, description }, field) => {
  const server = fakeServer({})
  await openLink()
  choose(password, confirmation)
  screen.getByText(title)
  expect(screen.getAllByText(description).length).toBeGreaterThan(1)
  expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true')
  expect(server.calls).toEqual([])
})

test('a password has to be chosen', async () => {
  await openLink()
  choose('')
  screen.getByRole('link', { name: 'Choose a password' })
})

// AUTH-12
test('each password can be shown and hidden, and the hint says when it is long enough', async () => {
  await openLink()
  const hint = () => document.getElementById('password-hint')
  expect(hint()?.querySelector('svg')).toBeNull()
  fireEvent.input(screen.getByLabelText('New Password'), { target: { value: '12345678' } })
  expect(hint()?.textContent).toBe('8 or more characters')
  expect(hint()?.querySelector('svg')).not.toBeNull()
  for (const button of screen.getAllByRole('button', { name: 'Show password' })) fireEvent.click(button)
  expect(screen.getByLabelText('New Password')).toHaveProperty('type', 'text')
  expect(screen.getByLabelText('Confirm Password')).toHaveProperty('type', 'text')
  expect(screen.getAllByRole('button', { name: 'Hide password' })).toHaveLength(2)
})

test('offline the button is switched off with its reason', async () => {
  setOnline(false)
  const server = fakeServer({})
  await openLink()
  choose('green mango tree')
  screen.getByText('You need a connection to change your password.')
  expect(server.calls).toEqual([])
  expectNothingLost()
})
