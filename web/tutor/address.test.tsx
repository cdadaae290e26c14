// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { putQuestions } from '../offline/questions/question-store.ts'
import { openApp, setOnline, startAfresh } from '../testing/app.tsx'
import { keepFiles } from '../testing/kept-files.ts'
import { aPackedQuestion } from '../testing/question-bank.ts'
import { aReply, chatCall, field, log, openTutor, press, send, textbook } from '../testing/tutor-world.ts'
import { tutorOn, tutorOnAnswer } from '../subjects/links.ts'
import './Markdown.tsx'
import './textbook-here.ts'

startAfresh()

const question = aPackedQuestion('phy-1', {
  text: 'Which unit measures power?',
  explanation: 'A watt is a joule per second.',
  hints: ['Power is work in a time.'],
})

const sentBodies = (server: Awaited<ReturnType<typeof openTutor>>) =>
  server.calls.filter(({ call }) => call === chatCall).map(({ body }) => body)

test('a long question is shown in its first words', () => {
  const prompt = new URLSearchParams(tutorOn({ id: 'phy-1', text: 'x'.repeat(500) }).split('?')[1]).get('prompt')
  expect(prompt).toBe(`Explain this question: ${'x'.repeat(160)}…`)
})

// TUTOR-02
test('a question that brings a student here goes along until it is removed', async () => {
  const server = await openTutor({ [chatCall]: { json: aReply('A hint.', { mode: 'working' }) } }, tutorOn(question))
  await screen.findByText('About this question')
  await waitFor(() => expect(location.search).toBe(''))
  expect(field().value).toBe('Explain this question: Which unit measures power?')
  press('Enter')
  await log().findByText('A hint.')
  expect(localStorage.getItem('tutor-conversation')).toContain('"questionId":"phy-1"')
  fireEvent.click(screen.getByRole('button', { name: 'Talk about something else' }))
  await waitFor(() => expect(screen.queryByText('About this question')).toBeNull())
  send('Something else')
  await waitFor(() => expect(sentBodies(server)).toHaveLength(2))
  const [first, second] = sentBodies(server)
  expect(first).toMatchObject({ questionId: 'phy-1' })
  expect(second).not.toHaveProperty('questionId')
})

test('with the chat the question goes too', async () => {
  await openTutor({ [chatCall]: { json: aReply('A hint.', { mode: 'working' }) } }, tutorOn(question))
  press('Enter')
  await log().findByText('A hint.')
  fireEvent.click(screen.getByRole('button', { name: 'Clear chat' }))
  await waitFor(() => expect(screen.queryByText('About this question')).toBeNull())
})

// TUTOR-03, TUTOR-04
test('offline a saved question is helped with step by step, from its stored working', async () => {
  await putQuestions([question])
  keepFiles({ '/packs/physics-notes-1.json': textbook })
  await openTutor({}, tutorOn(question))
  setOnline(false)
  await screen.findByText('Switched to offline textbook mode')
  press('Enter')
  await log().findByText('Power is work in a time.')
  log().getByText('Step by step')
  await waitFor(() => expect(field().disabled).toBe(false))
  send('I am still stuck')
  await log().findByText('A watt is a joule per second.')
})

test('hints and the working of a question are one tap each', async () => {
  const hints = ['Power is work in a time.', 'Work is measured in joules.']
  await putQuestions([{ ...question, hints }])
  keepFiles({ '/packs/physics-notes-1.json': textbook })
  await openTutor({}, tutorOn(question))
  setOnline(false)
  await screen.findByText('Switched to offline textbook mode')
  expect(screen.queryByRole('group', { name: 'Ask next' })).toBeNull()
  press('Enter')
  await log().findByText('Power is work in a time.')
  fireEvent.click(await screen.findByRole('button', { name: 'Next hint' }))
  await log().findByText('Work is measured in joules.')
  fireEvent.click(await screen.findByRole('button', { name: 'Show the working' }))
  await log().findByText('A watt is a joule per second.')
  cleanup()
  openApp('/ai-tutor')
  await log().findByText('A watt is a joule per second.')
  expect(screen.queryByRole('group', { name: 'Ask next' })).toBeNull()
})

test('an answered question begins with its working', async () => {
  await putQuestions([question])
  keepFiles({ '/packs/physics-notes-1.json': textbook })
  await openTutor({}, tutorOnAnswer(question))
  setOnline(false)
  await screen.findByText('Switched to offline textbook mode')
  press('Enter')
  await log().findByText('A watt is a joule per second.')
  expect(log().queryByText('Power is work in a time.')).toBeNull()
})

test('a question that was answered brings along what the student chose, for a message that asks about it', async () => {
  const answered = { ...question, options: ['joule', 'watt', 'newton', 'volt'] }
  const server = await openTutor(
    { [chatCall]: { json: aReply('Reason.', { mode: 'working' }) } },
    tutorOnAnswer(answered, 0),
  )
  await waitFor(() => expect(location.search).toBe(''))
  send('why is my answer wrong')
  await log().findByText('Reason.')
  log().getByText('why is my answer wrong')
  expect(sentBodies(server)).toMatchObject([{ messages: [{ content: 'I chose “joule”. why is my answer wrong' }] }])
})

test('a new question begins below an older conversation', async () => {
  await openTutor({ [chatCall]: { json: aReply('A hint.', { mode: 'working' }) } })
  send('An older question')
  await log().findByText('A hint.')
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  act(() => navigate(tutorOn(question)))
  const begin = await log().findByText('A new question begins here.')
  expect(begin.compareDocumentPosition(log().getByText('An older question'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(seen.mock.contexts.at(-1)).toBe(begin.previousElementSibling)
  send('hint')
  await waitFor(() => expect(log().getAllByText('A hint.')).toHaveLength(2))
  expect(log().queryByText('A new question begins here.')).toBeNull()
})

// HELP-01
test('who comes from the help page is helped with this site, and may write to a person', async () => {
  const server = await openTutor(
    { [chatCall]: { json: aReply('Open Settings.') } },
    '/ai-tutor?about=help&prompt=Hello',
  )
  log().getByText(/^Hello! I help with this site/)
  expect(log().getByRole('link', { name: 'Leave a message for a person' })).toHaveProperty('pathname', '/contact')
  await waitFor(() => expect(location.search).toBe('?about=help'))
  fireEvent.click(screen.getByRole('button', { name: 'How do I change my password?' }))
  await log().findByText('Open Settings.')
  expect(sentBodies(server)).toMatchObject([{ about: 'help' }])
})
