// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentUser } from '../platform/server/session.ts'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'

const verify = 'POST /api/auth/verify-email'
const resend = 'POST /api/auth/send-verification-email'
const session = 'GET /api/auth/session'
const verified = { json: { success: true, message: 'Verified.', email: 'amina.bello@example.com' } }

startAfresh()

let tokens = 0

/** A link is used once per page load, so each test has its own. */
function aLink(): string {
  tokens++
  return `/verify-email?token=token-${tokens}`
}

// AUTH-13
test('while the link is being verified the page says so', async () => {
  fakeServer({ [verify]: 'silence' })
  openApp(aLink())
  const words = await screen.findByText('Verifying your email...')
  expect(words.tagName).toBe('OUTPUT')
})

// AUTH-13
test('success is shown, takes the link out of the address, and leads to the start page after 3 s', async () => {
  const server = fakeServer({ [verify]: verified })
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  vi.useFakeTimers()
  openApp(aLink())
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByRole('heading', { name: 'Email Verified', level: 1 })
  screen.getByText('amina.bello@example.com')
  expect(screen.getByText('Going to the start page in 3 s.').getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Go there now' }).getAttribute('href')).toBe('/')
  expect(location.search).toBe('')
  expect(server.calls).toEqual([{ call: verify, search: '', body: { token: `token-${tokens}` } }])
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(leave).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(leave).toHaveBeenCalledWith('/')
})

// AUTH-13
test('a page that is built twice uses the link once', async () => {
  const server = fakeServer({ [verify]: verified })
  const link = aLink()
  openApp(link)
  await screen.findByText('Verifying your email...')
  cleanup()
  openApp(link)
  await screen.findByRole('heading', { name: 'Email Verified' })
  expect(server.countOf(verify)).toBe(1)
})

test('what is in the address of another page stays', async () => {
  fakeServer({ [verify]: verified })
  openApp(aLink())
  await screen.findByText('Verifying your email...')
  history.pushState(null, '', '/topics?subject=physics')
  await act(() => vi.dynamicImportSettled())
  expect(location.search).toBe('?subject=physics')
})

// Decision 15
test('someone who is signed in is asked again, since a verified account may do more', async () => {
  signIn()
  const admin = aUser({ accountType: 'admin' })
  fakeServer({ [verify]: verified, [session]: { json: { success: true, user: admin } } })
  openApp(aLink())
  await screen.findByRole('heading', { name: 'Email Verified' })
  await vi.waitFor(() => expect(currentUser()).toEqual(admin))
})

// AUTH-13
test.each(['/verify-email', '/verify-email?token='])('%s is an invalid link', async (address) => {
  const server = fakeServer({})
  openApp(address)
  const words = await screen.findByText('Invalid verification link. Please check your email and try again.')
  expect(words.getAttribute('role')).toBe('alert')
  expect(server.calls).toEqual([])
})

// AUTH-13
test.each([
  ['in the words of the server', { json: { message: 'This link was used already.' } }, 'This link was used already.'],
  ['without words', { text: '' }, 'Verification failed. The link may have expired.'],
])('a link that the server rejects is shown %s, and a visitor may sign in for a new one', async (_, answer, words) => {
  fakeServer({ [verify]: { status: 400, ...answer } })
  openApp(aLink())
  await screen.findByText(words)
  screen.getByText('Sign in to get a new link.')
  const hrefs = screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/login?next=%2Fverify-email')
})

// AUTH-13
test.each([
  ['a network failure', 'no network' as const, 'An error occurred. Please try again.'],
  ['a fault of the server', { status: 500, text: '' }, 'Verification failed. The link may have expired.'],
])('%s is shown, and the link can be tried again', async (_, answer, words) => {
  const server = fakeServer({ [verify]: answer })
  openApp(aLink())
  await screen.findByText(words)
  expect(location.search).not.toBe('')
  server.answer(verify, verified)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Email Verified' })
})

test('offline, trying again is switched off with its reason', async () => {
  setOnline(false)
  fakeServer({ [verify]: 'no network' })
  openApp(aLink())
  await screen.findByText('You need a connection to verify your email.')
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBe('true')
})

// AUTH-13
test('someone who is signed in can have a new link sent, at most every 30 seconds', async () => {
  signIn()
  const server = fakeServer({ [resend]: { json: { success: true, message: 'Sent.' } } })
  openApp('/verify-email')
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new link' }))
  await screen.findByText('Check your inbox again.')
  fireEvent.click(screen.getByRole('button', { name: 'Resend in 30 s' }))
  expect(server.countOf(resend)).toBe(1)
})

// AUTH-13
test.each([
  ['no network', 'no network' as const, 'Please try again later.'],
  [
    'too many mails',
    { status: 429, json: { error: 'Too many emails.' }, headers: { 'Retry-After': '50' } },
    'Too many emails. Time left: 1 minute.',
  ],
])('a link that could not be sent for %s is shown', async (_, answer, description) => {
  signIn()
  fakeServer({ [resend]: answer })
  openApp('/verify-email')
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new link' }))
  await screen.findByText('Failed to send email')
  screen.getByText(description)
  screen.getByRole('button', { name: 'Send a new link' })
})
