// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { chat, maximumMessageLength } from '@sabi/shared/tutor/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { keepFiles } from '../testing/kept-files.ts'
import { useConversation } from './conversation.ts'
import './textbook-here.ts'

startAfresh()
beforeEach(() => useConversation.setState({ messages: [], isWaiting: false }))

const chatCall = 'POST /api/ai/chat'
const quote = {
  kind: 'note',
  subject: 'physics',
  topicId: 'phy-density',
  title: 'Density',
  heading: 'Floating',
  html: '<p>Ice floats because it is less dense.</p>',
}
const reply = (content: string, quotes: object[] = []) => ({
  json: { success: true, choices: [{ message: { role: 'assistant', content } }], mode: 'textbook', quotes },
})
const book = {
  format: 1,
  subject: 'physics',
  notes: Array.from({ length: 12 }, (_, index) => ({
    topicId: `phy-${index}`,
    title: index === 0 ? 'Density' : `Motion ${index}`,
    unit: 1,
    unitTitle: 'Matter',
    objectives: ['Describe it'],
    sections: [
      {
        title: index === 0 ? 'Why ice floats' : 'Speed',
        html: index === 0 ? '<p>Ice floats on water because it is less dense.</p>' : '<p>A car moves along.</p>',
      },
    ],
  })),
}

async function openTutor(answers: Parameters<typeof fakeServer>[0], address = '/ai-tutor') {
  signIn()
  const server = fakeServer(answers)
  openApp(address)
  await screen.findByRole('heading', { name: 'AI Tutor', level: 1 })
  return server
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const type = (words: string) => fireEvent.input(field(), { target: { value: words } })
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
const log = () => within(screen.getByRole('log'))

// TUTOR-01
test('the tutor says what it is for; Enter sends, and the reply quotes the textbook with its source', async () => {
  const server = await openTutor({ [chatCall]: reply('quoted', [quote]) })
  log().getByText(/chemistry, physics, biology, mathematics, English and exam prep/)
  type('Why does ice float?')
  press('Enter')
  await log().findByText('Why does ice float?')
  expect(await log().findByRole('link', { name: 'Density: Floating' })).toHaveProperty(
    'pathname',
    '/topics/phy-density',
  )
  log().getByText('Ice floats because it is less dense.')
  expect(server.calls.find(({ call }) => call === chatCall)?.body).toEqual({
    messages: [{ role: 'user', content: 'Why does ice float?' }],
  })
  await waitFor(() => expect(field().value).toBe(''))
})

// TUTOR-01
test('Shift and Enter begin a new line, and blank messages are not sent', async () => {
  const server = await openTutor({ [chatCall]: reply('x') })
  type('First line')
  press('Enter', { shiftKey: true })
  type('   ')
  press('Enter')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(server.countOf(chatCall)).toBe(0)
})

// TUTOR-01
test('while the tutor looks it up this is said, and nothing can be typed', async () => {
  await openTutor({ [chatCall]: 'silence' })
  type('Why?')
  press('Enter')
  await screen.findByText('Looking it up…')
  await waitFor(() => expect(field().disabled).toBe(true))
})

// TUTOR-02
test('a prompt in the address fills the field, is said, and leaves the address', async () => {
  await openTutor({}, '/ai-tutor?prompt=What%20is%20power%3F')
  expect(field().value).toBe('What is power?')
  await screen.findByText('Question loaded')
  await waitFor(() => expect(location.search).toBe(''))
  expect(field().value).toBe('What is power?')
})

// TUTOR-07
test.each([
  ['is in trouble', { status: 500, text: '' }, /couldn't process your question at this time/, 'AI Service Error'],
  ['cannot be reached', 'no network', /trouble connecting right now/, 'Connection Error'],
] as const)('a server that %s is told of in the talk and in a toast', async (_, answer, bubble, toast) => {
  await openTutor({ [chatCall]: answer })
  type('Why?')
  press('Enter')
  await log().findByText(bubble)
  await screen.findByText(toast)
})

test('who has asked too much hears when to go on, in the server’s words', async () => {
  const message = 'You have asked 20 questions in 10 minutes. Please wait a little.'
  await openTutor({ [chatCall]: { status: 429, json: { success: false, error: message, message } } })
  type('Why?')
  press('Enter')
  await log().findByText(message)
})

// TUTOR-03
test('offline without a textbook a warning is shown and practice opens; what was half-written is kept', async () => {
  await openTutor({})
  type('Half a ques')
  setOnline(false)
  await screen.findByText('AI Tutor is unavailable offline.')
  await waitFor(() => expect(location.pathname).toBe('/practice'))
  expect(localStorage.getItem('tutor-draft')).toBe('Half a ques')
})

// TUTOR-03, TUTOR-04
test('offline with a textbook on the phone it answers, and says which it is', async () => {
  keepFiles({ '/packs/physics-notes-1.json': book })
  await openTutor({})
  setOnline(false)
  await screen.findByText('Switched to offline textbook mode')
  screen.getByText(/You're offline. AI Tutor requires internet connection./)
  expect(localStorage.getItem('tutor-mode')).toBe('offline')
  type('Why does ice float on water?')
  press('Enter')
  await log().findByRole('link', { name: 'Density: Why ice floats' })
})

// TUTOR-04
test('a server that cannot be reached is stood in for by the textbook on this phone', async () => {
  keepFiles({ '/packs/physics-notes-1.json': book })
  await openTutor({ [chatCall]: 'no network' })
  type('Why does ice float on water?')
  press('Enter')
  await log().findByRole('link', { name: 'Density: Why ice floats' })
})

test('the talk is there after a reload, for its own student only, and can be erased', async () => {
  await openTutor({ [chatCall]: reply('Ask me about density.') })
  type('Hello there')
  press('Enter')
  await log().findByText('Ask me about density.')
  const kept = localStorage.getItem('tutor-conversation') ?? ''
  expect(kept).toContain('Hello there')
  fireEvent.click(screen.getByRole('button', { name: 'Clear chat' }))
  await waitFor(() => expect(log().queryByText('Hello there')).toBeNull())
  expect(localStorage.getItem('tutor-conversation')).toBeNull()
})

test('somebody else on this phone does not see the talk', async () => {
  const other = { sender: 'user', content: 'My secret', id: 'm1', quotes: [], isTrouble: false }
  localStorage.setItem('tutor-conversation', JSON.stringify({ userId: 'another', messages: [other] }))
  await openTutor({})
  expect(log().queryByText('My secret')).toBeNull()
  localStorage.setItem('tutor-conversation', JSON.stringify({ userId: aUser().id, messages: [other] }))
})

test('after a long reply the next question is still taken', async () => {
  const server = await openTutor({ [chatCall]: reply('x'.repeat(maximumMessageLength + 1)) })
  type('First question')
  press('Enter')
  await waitFor(() => expect(server.countOf(chatCall)).toBe(1))
  await waitFor(() => expect(field().disabled).toBe(false))
  type('Second question')
  press('Enter')
  await waitFor(() => expect(server.countOf(chatCall)).toBe(2))
  const sent = server.calls.findLast(({ call }) => call === chatCall)?.body
  expect(chat.body.safeParse(sent).success).toBe(true)
})
