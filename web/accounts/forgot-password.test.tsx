// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'

const route = 'POST /api/auth/reset-password'
const neutral = { json: { success: true, message: 'If there is such an account, a link is on its way.' } }

startAfresh()

async function askFor(email: string) {
  openApp('/forgot-password')
  await screen.findByRole('heading', { name: 'Forgot password', level: 1 })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
}

// AUTH-11
test('asks for a link, and says where to look for it', async () => {
  const server = fakeServer({ [route]: neutral })
  await askFor(' amina.bello@example.com ')
  const heading = await screen.findByRole('heading', { name: 'Check Your Email', level: 1 })
  expect(document.activeElement).toBe(heading)
  screen.getByText('amina.bello@example.com')
  screen.getByText('The link works once, for 1 hour. Look in your spam folder too.')
  expect(server.calls.filter(({ call }) => call === route)).toEqual([
    { call: route, search: '', body: { email: 'amina.bello@example.com' } },
  ])
})

// AUTH-11
test.each([
  ['a refusal', { status: 404, json: { success: false, error: 'No such account', message: 'No such account' } }],
  ['too many attempts', { status: 429, json: { error: 'Too many attempts.' } }],
  ['a fault of the server', { status: 500, text: '' }],
  ['a busy server', { status: 503, text: '', headers: { 'Retry-After': '2' } }],
  ['a reply that nobody understands', { json: { unheard: 'of' } }],
])('%s looks like any other reply', async (_, answer) => {
  fakeServer({ [route]: answer })
  await askFor('nobody@example.com')
  await screen.findByRole('heading', { name: 'Check Your Email' })
  screen.getByText('If this email has an account, a link is on its way.')
  expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull()
})

test('a site that cannot send mail says so, and whom to ask', async () => {
  const site = { name: 'Sabi Prep', supportEmail: 'help@school.example', areSettingsEnabled: true, canMail: false }
  fakeServer({ 'GET /api/site': { json: { success: true, data: site } } })
  openApp('/forgot-password')
  await screen.findByText("This site can't send mail yet. Ask help@school.example for a link.")
})

// AUTH-11
test('a network failure is shown, and the email stays', async () => {
  fakeServer({ [route]: 'no network' })
  await askFor('amina.bello@example.com')
  await screen.findByText('Failed to send email')
  screen.getByText('Please try again later.')
  screen.getByText('Failed to send email. Please try again later.')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'amina.bello@example.com')
})

// AUTH-11
test.each([
  ['', 'Enter your email'],
  ['amina', 'Enter an email like name@example.com'],
])('the email "%s" is not sent', async (email, words) => {
  const server = fakeServer({})
  await askFor(email)
  screen.getByRole('link', { name: words })
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(server.countOf(route)).toBe(0)
})

// AUTH-11
test('another email can be tried, beginning with what was typed', async () => {
  fakeServer({ [route]: neutral })
  await askFor('amina.belo@example.com')
  fireEvent.click(await screen.findByRole('button', { name: 'Try Another Email' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'amina.belo@example.com')
})

test('a link can be asked for again after 30 seconds, which the button counts down', async () => {
  const server = fakeServer({ [route]: neutral })
  vi.useFakeTimers()
  openApp('/forgot-password')
  await act(() => vi.dynamicImportSettled())
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'amina.bello@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  fireEvent.click(screen.getByRole('button', { name: 'Resend in 30 s' }))
  expect(server.countOf(route)).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  screen.getByRole('button', { name: 'Resend in 29 s' })
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  fireEvent.click(screen.getByRole('button', { name: 'Resend' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText('Check your inbox again.')
  screen.getByRole('button', { name: 'Resend in 30 s' })
  expect(server.countOf(route)).toBe(2)
})

test('a link that could not be asked for again is shown, and can be tried at once', async () => {
  const server = fakeServer({ [route]: neutral })
  vi.useFakeTimers()
  openApp('/forgot-password')
  await act(() => vi.dynamicImportSettled())
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'amina.bello@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  server.answer(route, 'no network')
  fireEvent.click(screen.getByRole('button', { name: 'Resend' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText('Failed to send email')
  screen.getByRole('button', { name: 'Resend' })
  expect(screen.queryByText('Check your inbox again.')).toBeNull()
})

test('offline the button is switched off with its reason, and Enter sends nothing', async () => {
  setOnline(false)
  const server = fakeServer({})
  await askFor('amina.bello@example.com')
  const form = screen.getByLabelText('Email').closest('form')
  if (form !== null) fireEvent.submit(form)
  screen.getByText('You need a connection to get an email.')
  expect(screen.getByRole('button', { name: 'Send link' }).getAttribute('aria-disabled')).toBe('true')
  expect(server.countOf(route)).toBe(0)
})
