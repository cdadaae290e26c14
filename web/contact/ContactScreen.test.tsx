// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentUser, forgetUser, signInAs } from '../platform/server/session.ts'
import { siteOf } from '../testing/administration.ts'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import './ContactScreen.tsx'
import { followLetters, keepLetter, retryLetters, sendLetters } from '../offline/visitor/letter-queue.ts'

const sendCall = 'POST /api/contact'
const taken = { status: 201, json: { success: true, message: 'Thank you. We have received your message.' } }
const kept = "Saved on this phone. We'll send it when you're online."
const written = { Name: 'Amina', Email: 'amina@example.org', Subject: 'A picture', Message: 'Question 7 shows none.' }

startAfresh()

async function openContact(answers: Parameters<typeof fakeServer>[0] = { [sendCall]: taken }) {
  const server = fakeServer({ 'GET /api/site': siteOf(), ...answers })
  openApp('/contact')
  await screen.findByRole('heading', { name: 'Contact', level: 1 })
  return server
}

function write(texts: Record<string, string> = written) {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const shown = () => Object.keys(written).map((label) => valueOf(label))

function valueOf(label: string): string {
  const field = screen.getByLabelText(label)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}

const aMessage = (id: string) => ({ id, name: 'Amina', email: 'a@example.org', subject: 'Hi', message: 'Hello.' })
const aLetter = (id: string, userId: string | null = null) => ({ message: aMessage(id), userId })
const [firstId, secondId] = ['0190b5a0-0000-4000-8000-000000000001', '0190b5a0-0000-4000-8000-000000000002']

// CONT-01
test('a message is sent, said to be sent, and the form is cleared', async () => {
  const server = await openContact()
  write()
  send()
  await screen.findByText('Message Sent!')
  const [name, email, subject, message] = Object.values(written)
  expect(server.calls.find(({ call }) => call === sendCall)?.body).toMatchObject({ name, email, subject, message })
  await waitFor(() => expect(shown()).toEqual(['', '', '', '']))
  expect(localStorage.getItem('messages')).toBeNull()
})

// CONT-01
test('all four fields are required and the email must be one, told at each field', async () => {
  const server = await openContact()
  write({ Email: 'nowhere' })
  send()
  const faults = await screen.findByRole('alert', { name: 'There is a problem' })
  expect([...faults.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'Enter your name',
    'Enter an email like name@example.com',
    'Enter a subject',
    'Enter your message',
  ])
  expect(screen.getByLabelText('Message').getAttribute('aria-invalid')).toBe('true')
  expect(server.countOf(sendCall)).toBe(0)
  expect(valueOf('Email')).toBe('nowhere')
})

// CONT-01
test('says where else to ask and when an answer comes', async () => {
  await openContact()
  expect((await screen.findByRole('link', { name: 'help@school.example' })).getAttribute('href')).toBe(
    'mailto:help@school.example',
  )
  expect(screen.getByRole('link', { name: 'Help Center' }).getAttribute('href')).toBe('/help')
  screen.getByText('We reply within 24-48 hours on business days.')
})

// CONT-01
test('a student who is signed in finds name and email filled', async () => {
  signIn()
  await openContact()
  expect([valueOf('Name'), valueOf('Email')]).toEqual(['Amina Bello', 'amina.bello@example.com'])
})

test('shows nothing of a learner whom a PIN hides, and writes in nobody’s name', async () => {
  signIn()
  localStorage.setItem('turn', `${aUser().id}.pin`)
  const server = await openContact()
  expect([valueOf('Name'), valueOf('Email')]).toEqual(['', ''])
  write()
  send()
  await screen.findByText('Message Sent!')
  expect(server.calls.find(({ call }) => call === sendCall)?.body).toMatchObject({ userId: null })
})

// CONT-01
test.each(['no network' as const, { text: '<html>Sign in to this Wi-Fi</html>' }])(
  'a message that reaches nobody (%s) is kept on the phone, said so, and sent later by the same id',
  async (answer) => {
    const server = await openContact({ [sendCall]: answer })
    write()
    send()
    await screen.findByText(kept)
    await waitFor(() => expect(valueOf('Message')).toBe(''))
    server.answer(sendCall, taken)
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }))
    await waitFor(() => expect(screen.queryByText(kept)).toBeNull())
    screen.getByText('Message Sent!')
    const ids = server.calls.flatMap(({ call, body }) => (call === sendCall ? [JSON.stringify(body)] : []))
    expect(new Set(ids).size).toBe(1)
    expect(localStorage.getItem('messages')).toBeNull()
  },
)

// CONT-01
test('what waits is sent when the app opens and when the phone is back online, wherever the student is', async () => {
  const server = await openContact({ [sendCall]: 'no network' })
  act(() => void keepLetter(aLetter(firstId)))
  followLetters()
  await waitFor(() => expect(server.countOf(sendCall)).toBe(1))
  server.answer(sendCall, taken)
  setOnline(true)
  await waitFor(() => expect(localStorage.getItem('messages')).toBeNull())
  await screen.findByText('Message Sent!')
})

test.each([
  [429, 'You have sent a few messages already. Please try again in an hour.', 3600],
  [500, 'Server error.', 0],
])('a refusal with %i is shown in the server’s words, and what was typed stays', async (status, error, seconds) => {
  const headers = { 'Retry-After': String(seconds) }
  await openContact({ [sendCall]: { status, json: { success: false, error, message: error }, headers } })
  write()
  send()
  expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(error)
  expect(shown()).toEqual(Object.values(written))
  expect(localStorage.getItem('messages')).toBeNull()
})

test('where the phone can keep nothing, the message stays in the form', async () => {
  await openContact({ [sendCall]: 'no network' })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  write()
  send()
  await screen.findByText(/this phone can't keep the message/)
  expect(shown()).toEqual(Object.values(written))
})

test('nobody sends what another student wrote on this phone', async () => {
  signIn()
  keepLetter(aLetter(secondId, aUser().id))
  forgetUser()
  signInAs(aUser({ id: '0190b5a0-0000-4000-8000-0000000000b2' }), { isSharedDevice: false })
  const server = fakeServer({ [sendCall]: taken })
  await sendLetters()
  expect(server.countOf(sendCall)).toBe(0)
  expect(localStorage.getItem('messages')).toContain(secondId)
})

// CONT-01
test('a visitor’s message stays a visitor’s, whichever student is signed in on the phone when it is sent', async () => {
  const server = await openContact({ [sendCall]: 'no network' })
  write()
  send()
  await screen.findByText(kept)
  act(() => signIn())
  server.answer(sendCall, taken)
  await act(() => sendLetters())
  expect(server.calls.findLast(({ call }) => call === sendCall)?.body).toMatchObject({ userId: null })
  expect(localStorage.getItem('messages')).toBeNull()
})

// CONT-01
test('a message stays with the student who wrote it when the session ends before it is on its way', async () => {
  signIn()
  const server = await openContact({ [sendCall]: 'silence' })
  write()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  send()
  act(() => forgetUser())
  await vi.advanceTimersByTimeAsync(15_000)
  vi.useRealTimers()
  await waitFor(() => expect(localStorage.getItem('messages')).toContain(aUser().id))
  server.answer(sendCall, taken)
  await sendLetters()
  expect(server.countOf(sendCall)).toBe(1)
})

// CONT-01
test('a student’s message waits until they sign in again, and is then sent in their name', async () => {
  const server = fakeServer({ [sendCall]: taken })
  keepLetter(aLetter(firstId, aUser().id))
  followLetters()
  await sendLetters()
  expect(server.countOf(sendCall)).toBe(0)
  signIn()
  await waitFor(() => expect(localStorage.getItem('messages')).toBeNull())
  expect(server.calls.findLast(({ call }) => call === sendCall)?.body).toMatchObject({ userId: aUser().id })
})

// CONT-01
test('someone who is no longer signed in sees a message, keeps what was typed, and can send it as a visitor', async () => {
  signIn()
  const signedOut = { status: 401, json: { success: false, error: 'Please sign in first.', message: '' } }
  const server = await openContact({
    [sendCall]: signedOut,
    'GET /api/auth/session': { json: { success: false, user: null } },
  })
  write()
  send()
  expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(
    'You are signed out.',
  )
  expect(shown()).toEqual(Object.values(written))
  server.answer(sendCall, taken)
  await waitFor(() => expect(currentUser()).toBeNull())
  send()
  await screen.findByText('Message Sent!')
  expect(server.calls.findLast(({ call }) => call === sendCall)?.body).toMatchObject({ userId: null })
})

test('a message that the server refuses is set aside, holds up no other, and can be sent again', async () => {
  const refused = { status: 400, json: { success: false, error: 'No.', message: 'No.' } }
  const server = fakeServer({ [sendCall]: refused, 'GET /api/site': siteOf() })
  keepLetter(aLetter(firstId))
  await sendLetters()
  server.answer(sendCall, taken)
  keepLetter(aLetter(secondId))
  await sendLetters()
  expect(localStorage.getItem('messages')).toContain(firstId)
  expect(localStorage.getItem('messages')).not.toContain(secondId)
  await retryLetters()
  expect(localStorage.getItem('messages')).toBeNull()
})

test('a message waits as long as the server asks', async () => {
  vi.useFakeTimers()
  const server = fakeServer({ [sendCall]: { status: 429, text: '', headers: { 'Retry-After': '600' } } })
  keepLetter(aLetter(firstId))
  await sendLetters()
  server.answer(sendCall, taken)
  await sendLetters()
  expect(server.countOf(sendCall)).toBe(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(localStorage.getItem('messages')).toBeNull()
})
