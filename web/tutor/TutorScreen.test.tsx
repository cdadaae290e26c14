// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { chat, maximumMessageLength } from '@sabi/shared/tutor/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { keepFiles } from '../testing/kept-files.ts'
import { aReply, chatCall, field, log, openTutor, press, send, textbook, type } from '../testing/tutor-world.ts'
import './textbook-here.ts'

startAfresh()

const quote = {
  kind: 'note',
  subject: 'physics',
  topicId: 'phy-density',
  title: 'Density',
  heading: 'Floating',
  html: '<p>Ice floats because it is less dense.</p>',
}
const reply = (content: string, quotes: object[] = []) => ({ json: aReply(content, { quotes }) })

// TUTOR-01
test('the tutor says what it is for; Enter sends, and the reply quotes the textbook with its source', async () => {
  const server = await openTutor({ [chatCall]: reply('quoted', [quote]) })
  log().getByText(/chemistry, physics, biology, mathematics, English and exam prep/)
  send('Why does ice float?')
  await log().findByText('Why does ice float?')
  expect(await log().findByRole('link', { name: 'Density: Floating' })).toHaveProperty(
    'pathname',
    '/topics/phy-density',
  )
  log().getByText('Ice floats because it is less dense.')
  expect(server.calls.find(({ call }) => call === chatCall)?.body).toEqual({
    messages: [{ role: 'user', content: 'Why does ice float?' }],
    about: 'lessons',
    isShort: false,
    stream: true,
  })
  await waitFor(() => expect(field().value).toBe(''))
})

// TUTOR-01
test('Shift and Enter begin a new line, and blank messages are not sent', async () => {
  const server = await openTutor({ [chatCall]: reply('x') })
  type('First line')
  press('Enter', { shiftKey: true })
  send('   ')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(server.countOf(chatCall)).toBe(0)
})

// TUTOR-01
test('while the tutor looks it up this is said, and nothing can be typed', async () => {
  await openTutor({ [chatCall]: 'silence' })
  send('Why?')
  await screen.findByText('Tutor is writing…', { selector: '[role=status], output' })
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
  ['is in trouble', { status: 500, text: '' }, /couldn't process your question at this time/, 'Service Error'],
  ['cannot be reached', 'no network', /trouble connecting right now/, 'Connection Error'],
] as const)('a server that %s is reported in the talk and in a toast', async (_, answer, bubble, toast) => {
  await openTutor({ [chatCall]: answer })
  send('Why?')
  await log().findByText(bubble)
  await screen.findByText(toast)
})

test('someone who has asked too much learns when to continue, in the server’s words', async () => {
  const message = 'You have asked 20 questions in 10 minutes. Please wait a few minutes.'
  await openTutor({ [chatCall]: { status: 429, json: { success: false, error: message, message } } })
  send('Why?')
  await log().findByText(message)
})

// TUTOR-03
test('offline without a textbook a warning is shown and practice opens; what was half-written is kept', async () => {
  await openTutor({})
  type('Half a ques')
  setOnline(false)
  await screen.findByText('The tutor is unavailable offline.')
  await waitFor(() => expect(location.pathname).toBe('/practice'))
  expect(localStorage.getItem('tutor-draft')).toBe('Half a ques')
})

// TUTOR-03, TUTOR-04
test('who opens the tutor offline without a textbook is led to practice and told why', async () => {
  setOnline(false)
  signIn()
  openApp('/ai-tutor')
  await screen.findByText('The tutor needs internet connection. Try the textbook instead.')
  await waitFor(() => expect(location.pathname).toBe('/practice'))
})

// TUTOR-03, TUTOR-04
test('offline with a textbook on the phone it answers, and says which it is', async () => {
  keepFiles({ '/packs/physics-notes-1.json': textbook })
  await openTutor({})
  setOnline(false)
  await screen.findByText('Switched to offline textbook mode')
  screen.getByText(/You're offline. The tutor requires internet connection./)
  expect(localStorage.getItem('tutor-mode')).toBe('offline')
  send('Why does ice float on water?')
  await log().findByRole('link', { name: 'Density: Why ice floats' })
})

// TUTOR-04
test('a server that cannot be reached is replaced by the textbook on this phone', async () => {
  keepFiles({ '/packs/physics-notes-1.json': textbook })
  await openTutor({ [chatCall]: 'no network' })
  send('Why does ice float on water?')
  await log().findByRole('link', { name: 'Density: Why ice floats' })
})

test('the talk is there after a reload, for its own student only, and can be erased', async () => {
  await openTutor({ [chatCall]: reply('Ask me about density.') })
  send('Hello there')
  await log().findByText('Ask me about density.')
  const kept = localStorage.getItem('tutor-conversation') ?? ''
  expect(kept).toContain('Hello there')
  fireEvent.click(screen.getByRole('button', { name: 'Clear chat' }))
  await waitFor(() => expect(log().queryByText('Hello there')).toBeNull())
  expect(localStorage.getItem('tutor-conversation')).toBeNull()
})

test('a chat that was cleared can be brought back', async () => {
  await openTutor({ [chatCall]: reply('Ask me about density.') })
  send('Hello there')
  await log().findByText('Ask me about density.')
  fireEvent.click(screen.getByRole('button', { name: 'Clear chat' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await log().findByText('Hello there')
  expect(localStorage.getItem('tutor-conversation')).toContain('Ask me about density.')
})

test('someone else on this phone does not see the talk', async () => {
  const other = { sender: 'user', content: 'My secret', id: 'm1', quotes: [], isTrouble: false }
  localStorage.setItem('tutor-conversation', JSON.stringify({ userId: 'another', messages: [other] }))
  await openTutor({})
  expect(log().queryByText('My secret')).toBeNull()
  localStorage.setItem('tutor-conversation', JSON.stringify({ userId: aUser().id, messages: [other] }))
})

test('after a long reply the next question is still taken', async () => {
  const server = await openTutor({ [chatCall]: reply('x'.repeat(maximumMessageLength + 1)) })
  send('First question')
  await waitFor(() => expect(server.countOf(chatCall)).toBe(1))
  await waitFor(() => expect(field().disabled).toBe(false))
  send('Second question')
  await waitFor(() => expect(server.countOf(chatCall)).toBe(2))
  const sent = server.calls.findLast(({ call }) => call === chatCall)?.body
  expect(chat.body.safeParse(sent).success).toBe(true)
})
