// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentUser } from '../platform/server/session.ts'
import { aUser, openApp, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'

const route = 'POST /api/auth/register'
const valid = {
  'Full Name': 'Amina Bello',
  Email: 'amina.bello@example.com',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
}

startAfresh()

async function submitWith(changes: Partial<typeof valid>, address = '/register') {
  openApp(address)
  await screen.findByRole('heading', { name: 'Create account' })
  for (const [label, value] of Object.entries({ ...valid, ...changes }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

// AUTH-06, AUTH-08
test('a new student is signed in and led to the dashboard', async () => {
  const server = fakeServer({ [route]: { status: 201, json: { success: true, user: aUser() } } })
  await submitWith({})
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  expect(server.calls[0]).toMatchObject({
    call: route,
    body: { name: 'Amina Bello', email: 'amina.bello@example.com', password: 'correct horse' },
  })
  expect(currentUser()).toEqual(aUser())
})

test('a teacher is led to the classes, and is not asked which exams they are writing', async () => {
  fakeServer({ [route]: { status: 201, json: { success: true, user: aUser() } } })
  await submitWith({}, '/register?next=%2Fclasses')
  screen.getByText(/^Create an account to teach a class or join one\./)
  await waitFor(() => expect(location.pathname).toBe('/classes'))
  expect(localStorage.getItem('welcome')).toBeNull()
})

// AUTH-06
test.each([
  ['Full Name', 'Enter your full name'],
  ['Email', 'Enter your email'],
  ['Password', 'Choose a password'],
])('%s is required', async (label, words) => {
  const server = fakeServer({})
  await submitWith({ [label]: '' })
  screen.getByRole('link', { name: words })
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(server.calls).toEqual([])
})

// AUTH-07
test.each([
  [
    { 'Confirm Password': 'something else' },
    'Passwords do not match',
    'Please make sure your passwords match.',
    'Confirm Password',
  ],
  [
    { Password: 'seven77', 'Confirm Password': 'seven77' },
    'Password too short',
    'Password must be at least 8 characters long.',
    'Password',
  ],
])('%o is shown as "%s"', async (changes, title, description, field) => {
  const server = fakeServer({})
  await submitWith(changes)
  screen.getByText(title)
  expect(screen.getAllByText(description).length).toBeGreaterThan(1)
  expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true')
  expect(server.calls).toEqual([])
})

// AUTH-08, AUTH-09
test.each([
  ['409', { status: 409, text: '' }, 'Email already exists. Please use a different email or try logging in.'],
  ['400', { status: 400, text: '' }, 'Invalid registration data. Please check your information.'],
  ['500', { status: 500, text: '' }, 'Server error. Please try again later.'],
  ['anything else', { status: 418, text: '' }, 'Registration failed. Please try again.'],
  ['the words of the server', { status: 400, json: { error: 'This name is taken.' } }, 'This name is taken.'],
])('a failure is shown for %s, and nothing typed is lost', async (_, answer, words) => {
  fakeServer({ [route]: answer })
  await submitWith({})
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(1)
  screen.getByText('Registration failed')
  expect(screen.getByLabelText('Confirm Password')).toHaveProperty('value', 'correct horse')
  expect(currentUser()).toBeNull()
})

test('a busy server is asked again automatically', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const server = fakeServer({ [route]: { status: 503, text: '', headers: { 'Retry-After': '0' } } })
  await submitWith({})
  await screen.findByText('Many students are signing in. Trying again in 1 s.')
  server.answer(route, { status: 201, json: { success: true, user: aUser() } })
  await waitFor(() => expect(currentUser()).toEqual(aUser()))
})

test('a fault that the server finds in a field is shown at that field', async () => {
  const words = 'This password is too easy to guess. Please choose another one.'
  const fields = [{ path: 'body.password', message: 'Too easy to guess' }]
  fakeServer({ [route]: { status: 400, json: { success: false, error: words, message: words, fields } } })
  await submitWith({})
  await screen.findByRole('link', { name: words })
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('a visitor who keeps the answers of a trial types the password once, and can look at it', async () => {
  const server = fakeServer({ [route]: { status: 201, json: { success: true, user: aUser() } } })
  openApp('/register?next=%2Ftry%2Fphysics%3Fanswers%3DA')
  await screen.findByRole('heading', { name: 'Create account' })
  expect(screen.queryByLabelText('Confirm Password')).toBeNull()
  const { 'Confirm Password': _, ...once } = valid
  for (const [label, value] of Object.entries(once))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(currentUser()).toEqual(aUser()))
  expect(server.calls[0]?.body).toMatchObject({ password: 'correct horse' })
})

// NAV-01
test('the page to come back to is kept from form to form', async () => {
  openApp('/register?next=%2Fexam-prep')
  await screen.findByText('Create an account to sit a timed paper. No card. No phone number. Just an email.')
  await screen.findByRole('heading', { name: 'Create account' })
  expect(screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'))).toContain(
    '/login?next=%2Fexam-prep',
  )
})
