// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { currentUser, isSharedDevice } from '../platform/session.ts'
import { aUser, openApp, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'

const route = 'POST /api/auth/login'
const welcome = { json: { success: true, user: aUser() } }

startAfresh()

async function openLogin(address = '/login') {
  openApp(address)
  await screen.findByRole('heading', { name: 'Sign In', level: 1 })
}

function fill(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))

// AUTH-01
test('the page links to all that belongs to signing in', async () => {
  await openLogin('/login?next=%2Fprofile')
  const hrefOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(hrefOf('Forgot password?')).toBe('/forgot-password')
  expect(hrefOf('Create account')).toBe('/register?next=%2Fprofile')
  expect(hrefOf('Terms')).toBe('/terms')
  expect(hrefOf('Privacy')).toBe('/privacy')
})

// AUTH-03
test('success is welcomed, and leads to the dashboard after 500 ms', async () => {
  const server = fakeServer({ [route]: welcome })
  await openLogin()
  fill('amina.bello@example.com', 'correct horse')
  vi.useFakeTimers()
  submit()
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText('Welcome back!')
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

test('a shared device is told to the server and remembered no longer than the browser is open', async () => {
  const server = fakeServer({ [route]: welcome })
  await openLogin()
  fill('amina.bello@example.com', 'correct horse')
  fireEvent.click(screen.getByLabelText('This is a shared device'))
  submit()
  await screen.findByText('Welcome back!')
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
  ])('is told %s, and nothing typed is lost', async (_, answer, words) => {
    fakeServer({ [route]: answer })
    await openLogin()
    fill('amina@example.com', 'wrong')
    submit()
    expect(await screen.findAllByText(words)).toHaveLength(2)
    screen.getByText('Login failed')
    within(
      screen.getAllByRole('alert').find((alert) => alert.textContent?.includes('There is a problem')) ?? document.body,
    ).getByText(words)
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'amina@example.com')
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
  within(summary).getByRole('link', { name: 'Enter your email' })
  expect(server.calls).toEqual([])
})

// AUTH-02
test('offline the page offers to go on without, and the button is switched off with its reason', async () => {
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

describe('an account with a second factor', () => {
  const words = 'Enter the code of your authenticator app.'
  const fields = [{ path: 'body.code', message: words }]
  const asksForCode = { status: 401, json: { success: false, error: words, message: words, fields } }
  const code = () => screen.findByLabelText('Code from your authenticator app')

  async function signInUpToCode() {
    const server = fakeServer({ [route]: asksForCode })
    await openLogin()
    fill('admin@example.com', 'correct horse')
    submit()
    await code()
    return server
  }

  test('is asked for a code, which is no failure, and nothing typed is lost', async () => {
    await signInUpToCode()
    expect(document.activeElement).toBe(await code())
    expect(screen.queryByText('Login failed')).toBeNull()
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'admin@example.com')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse')
    expect((await code()).getAttribute('inputmode')).toBe('numeric')
    expect((await code()).getAttribute('autocomplete')).toBe('one-time-code')
  })

  test('signs in with the code', async () => {
    const server = await signInUpToCode()
    server.answer(route, welcome)
    fireEvent.change(await code(), { target: { value: '123 456' } })
    submit()
    await screen.findByText('Welcome back!')
    expect(server.calls[1]?.body).toEqual({ email: 'admin@example.com', password: 'correct horse', code: '123 456' })
  })

  test('signs in with a recovery code, typed with letters', async () => {
    const server = await signInUpToCode()
    server.answer(route, welcome)
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
    const field = screen.getByLabelText('Recovery code')
    expect(field.getAttribute('inputmode')).toBe('text')
    fireEvent.change(field, { target: { value: 'abcd-efgh-2345-6777' } })
    submit()
    await screen.findByText('Welcome back!')
    expect(server.calls[1]?.body).toMatchObject({ code: 'abcd-efgh-2345-6777' })
  })

  test('is told of a wrong code at its field', async () => {
    await signInUpToCode()
    fireEvent.change(await code(), { target: { value: '000000' } })
    submit()
    await screen.findByText('Login failed')
    expect((await code()).getAttribute('aria-invalid')).toBe('true')
    screen.getByRole('link', { name: words })
  })

  test('is told of what can be no code before anything is sent', async () => {
    const server = await signInUpToCode()
    fireEvent.change(await code(), { target: { value: '12' } })
    submit()
    screen.getByRole('link', { name: 'Enter the 6 digits of your app, or a recovery code' })
    expect(server.countOf(route)).toBe(1)
  })
})

describe('a busy server', () => {
  const busy = { status: 503, json: { error: 'The server is busy.' }, headers: { 'Retry-After': '2' } }
  const line = 'Many students are signing in. Trying again in 3 s.'
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  async function signInAtBusyServer() {
    // Half as long again as the server asks for.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const server = fakeServer({ [route]: busy })
    await openLogin()
    fill('amina@example.com', 'correct horse')
    vi.useFakeTimers()
    submit()
    await after(0)
    return server
  }

  test('is asked again by itself, while the page says so', async () => {
    const server = await signInAtBusyServer()
    expect(screen.getByText(line).tagName).toBe('OUTPUT')
    expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-busy')).toBe('true')
    server.answer(route, welcome)
    await after(2999)
    expect(server.countOf(route)).toBe(1)
    await after(1)
    screen.getByText('Welcome back!')
    expect(screen.queryByText(line)).toBeNull()
    expect(server.countOf(route)).toBe(2)
  })

  test('is asked again five times, then the failure is told', async () => {
    const server = await signInAtBusyServer()
    for (let repeats = 0; repeats < 5; repeats++) await after(3000)
    expect(server.countOf(route)).toBe(6)
    screen.getByText('Login failed')
    expect(screen.getAllByText('The server is busy.')).toHaveLength(2)
    await after(60_000)
    expect(server.countOf(route)).toBe(6)
  })

  test('is left alone when the student goes elsewhere', async () => {
    const server = await signInAtBusyServer()
    fireEvent.click(screen.getByRole('link', { name: 'Create account' }))
    await after(60_000)
    expect(server.countOf(route)).toBe(1)
    expect(currentUser()).toBeNull()
  })

  test('that asks for more patience than a student has is told at once', async () => {
    fakeServer({ [route]: { ...busy, headers: { 'Retry-After': '600' } } })
    await openLogin()
    fill('amina@example.com', 'correct horse')
    submit()
    await screen.findByText('Login failed')
  })
})
