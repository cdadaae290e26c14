// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { sharedFile } from '../service-worker/rules.ts'
import { keepLetter } from '../offline/visitor/letter-queue.ts'
import { answersFile } from '../offline/answers/answer-file.ts'
import { listAnswers, listUnsent } from '../offline/answers/answer-store.ts'
import { flushNow, forgetUser, keepStep, unsentCount } from '../offline/answers/answers.ts'
import { signInAs } from '../platform/server/session.ts'
import { aUser, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { useSharedFile } from './shared-file.ts'
import { UnsentCard } from './UnsentCard.tsx'

const send = 'POST /api/sync/answers'
const amina = aUser()
const bola = aUser({ id: '0190b5a0-0000-4000-8000-0000000000b2', name: 'Bola' })

startAfresh()
afterEach(async () => {
  await forgetUser(amina.id)
  await forgetUser(bola.id)
})

async function answerSome(count: number, userId = amina.id): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuid())
  for (const answerId of ids) {
    const tap = { questionId: 'q1', option: 1, answerId, tzOffset: 60, at: startOfTime }
    const session = practise(aSession(1, { id: uuid() }), { type: 'choose', ...tap })
    await keepStep({ userId, session, answer: toSyncedAnswer(session) })
  }
  return ids
}

function replyOf(reply: object) {
  return { json: { success: true, saved: [], duplicate: [], rejected: [], ...reply } }
}

/** The card on its page, which finds what was shared. */
function Card() {
  return <UnsentCard {...useSharedFile()} />
}

/** The card as Amina sees it. */
async function openCard(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ [send]: 'no network', ...answers })
  signInAs(amina, { isSharedDevice: false })
  await flushNow()
  render(<Card />)
  await screen.findByRole('region', { name: 'Not sent yet' })
  return server
}

function choose(content: string | Blob) {
  const file = new File([content], 'answers.json')
  fireEvent.change(screen.getByLabelText('Bring back from a file'), { target: { files: [file] } })
}

/** Presses it as soon as it is enabled. */
async function pressSendNow(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Send now' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(button)
}

test('says that everything is sent where it is', async () => {
  await openCard()
  await screen.findByText('All your answers and messages are sent.')
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save to a file' })).toBeNull()
})

test('keeps answers that the server has no room for now, says when they are sent, and sends each once then', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 10, 0), toFake: ['Date'] })
  const ids = await answerSome(3)
  const refusal = { success: false, error: 'Too many.', message: 'Too many.' }
  const server = await openCard({ [send]: { status: 429, json: refusal, headers: { 'Retry-After': '2400' } } })
  await screen.findByText('3 answers wait on this phone.')
  const button = await screen.findByRole('button', { name: 'Send now' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.body.textContent).toContain(
    'The server asked this phone to wait. Your answers are safe here and will be sent at 10:40.',
  )
  expect(server.countOf(send)).toBe(1)
  vi.setSystemTime(new Date(2026, 10, 23, 10, 39))
  await act(() => flushNow())
  expect(server.countOf(send)).toBe(1)
  expect((await listUnsent(amina.id, 10)).answers.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  server.answer(send, replyOf({ saved: ids }))
  vi.setSystemTime(new Date(2026, 10, 23, 10, 41))
  await act(() => flushNow())
  await screen.findByText('All your answers and messages are sent.')
  expect(server.countOf(send)).toBe(2)
  vi.useRealTimers()
})

test('counts what waits, of another student too, and sends one’s own when asked', async () => {
  await answerSome(1, bola.id)
  const ids = await answerSome(2)
  const server = await openCard({ 'POST /api/contact': 'no network' })
  act(
    () =>
      void keepLetter({
        userId: amina.id,
        message: { id: uuid(), name: 'Amina', email: 'a@example.org', subject: 'Hi', message: 'Hello.' },
      }),
  )
  await screen.findByText('2 answers and 1 message wait on this phone.')
  await screen.findByText('1 answer of another student waits too. That student has to sign in to send them.')
  server.answer(send, replyOf({ saved: ids }))
  server.answer('POST /api/contact', { status: 201, json: { success: true, message: 'Thank you.' } })
  await pressSendNow()
  await screen.findByText('All your answers and messages are sent.')
  expect(await unsentCount(bola.id)).toBe(1)
})

test('offline the button says why it can’t send', async () => {
  await answerSome(1)
  await openCard()
  setOnline(false)
  expect(screen.getByRole('button', { name: 'Send now' }).getAttribute('aria-disabled')).toBe('true')
  screen.getByText('You need a connection to send.')
})

test('leads to signing in when the server does no longer know the student', async () => {
  await answerSome(1)
  await openCard({ [send]: { status: 401, json: { success: false, error: 'Please sign in first.', message: '' } } })
  const link = await screen.findByRole('link', { name: 'Sign in again to send them.' })
  expect(link.getAttribute('href')).toBe('/login?next=/storage')
})

test('says why answers are set aside, and sends them again when asked', async () => {
  const [known = '', unknown = ''] = await answerSome(2)
  const rejected = [{ id: unknown, reason: 'unknown-question' }]
  const server = await openCard({ [send]: replyOf({ saved: [known], rejected }) })
  await screen.findByText('1 answer: the server does not know this question.')
  server.answer(send, replyOf({ saved: [unknown] }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Set aside' })).toBeNull())
  expect(await listAnswers(amina.id, 'acknowledged')).toHaveLength(2)
})

test('lists a session that the server refused, with the reason, and sends it again when asked', async () => {
  const [session, id] = [aSession(1, { id: uuid() }), uuid()]
  const tap = { questionId: 'q1', option: 1, answerId: id, tzOffset: 60, at: startOfTime }
  const ended = practise(practise(session, { type: 'choose', ...tap }), { type: 'finish', at: startOfTime })
  await keepStep({ userId: amina.id, session: ended, answer: toSyncedAnswer(ended) })
  const rejectedSessions = [{ id: session.id, reason: 'invalid' }]
  const server = await openCard({ [send]: replyOf({ saved: [id], rejectedSessions }) })
  await screen.findByText('1 practice session: the server can’t read it.')
  screen.getByText('All your answers and messages are sent.')
  screen.getByRole('button', { name: 'Save to a file' })
  server.answer(send, replyOf({ rejectedSessions: [] }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Set aside' })).toBeNull())
  expect(server.countOf(send)).toBe(2)
})

test('saves what only this phone has to a file, without a connection', async () => {
  await answerSome(1)
  await openCard()
  setOnline(false)
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  fireEvent.click(await screen.findByRole('button', { name: 'Save to a file' }))
  await screen.findByText(/^Saved as sabi-prep-answers-.*\.json\.$/)
  expect(clicked.mock.contexts[0]).toMatchObject({ download: expect.stringMatching(/\.json$/) })
})

test('brings the answers of a file back on another phone, with their sessions, and sends them, each once', async () => {
  const ids = await answerSome(3)
  const { answers, sessions } = await listUnsent(amina.id, 100)
  const { content } = await answersFile(amina.id)
  const text = await content.text()
  await forgetUser(amina.id)
  const server = await openCard()
  choose(text)
  await screen.findByText('3 answers brought back.')
  expect(await listUnsent(amina.id, 100)).toEqual({ answers, sessions })
  choose(text)
  await screen.findByText('No answer in this file is new to this phone.')
  server.answer(send, replyOf({ saved: ids }))
  await flushNow()
  await screen.findByText('All your answers and messages are sent.')
  choose(text)
  await screen.findByText('No answer in this file is new to this phone.')
  expect(await unsentCount(amina.id)).toBe(0)
})

test('leaves out what can’t be read in a file, and brings back the rest', async () => {
  await answerSome(2)
  const file: { answers: object[] } = JSON.parse(await (await answersFile(amina.id)).content.text())
  await forgetUser(amina.id)
  await openCard()
  choose(JSON.stringify({ ...file, answers: [...file.answers, { id: 'spoilt' }] }))
  await screen.findByText('2 answers brought back. 1 answer can’t be read.')
})

test.each([
  ['of another account', 'This file belongs to another account. Sign in to that account first.'],
  ['that is none of ours', 'This file holds no saved answers. Choose one that was saved here.'],
  ['that is no JSON', 'This file holds no saved answers. Choose one that was saved here.'],
  ['that is far too large', 'This file is too large. Choose one that was saved here.'],
])('refuses a file %s', async (kind, words) => {
  await answerSome(1, bola.id)
  const { content } = await answersFile(bola.id)
  const files = [content, '{"format":"other"}', 'PK', 'x'.repeat(5 * 1024 * 1024 + 1)]
  const kinds = ['of another account', 'that is none of ours', 'that is no JSON', 'that is far too large']
  await openCard()
  choose(files[kinds.indexOf(kind)] ?? '')
  await screen.findByText(words)
  expect(await unsentCount(amina.id)).toBe(0)
})

test('says so where a file was shared with the app and did not come', async () => {
  history.replaceState(null, '', '/storage?shared')
  await openCard()
  await screen.findByText('The shared file did not arrive. Choose it below.')
  expect(location.href).toMatch(/\/storage$/)
})

/** Stores a file as the service worker does when it was posted to the share target. */
function shareFile(content: string) {
  const kept = new Map([[sharedFile, content]])
  const cache = {
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    delete: async (path: string) => kept.delete(path),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  history.replaceState(null, '', '/storage?shared')
  return kept
}

async function savedAnswers(): Promise<string> {
  await answerSome(2)
  const { content } = await answersFile(amina.id)
  await forgetUser(amina.id)
  return content.text()
}

// STOR-01
test('asks before it accepts the answers of a shared file, which any website could have sent', async () => {
  const kept = shareFile(await savedAnswers())
  await openCard({ [send]: 'no network' })
  await screen.findByText(/^A file with answers was shared with this app\./)
  expect(await unsentCount(amina.id)).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Add the answers' }))
  await screen.findByText('2 answers brought back.')
  expect(await unsentCount(amina.id)).toBe(2)
  expect(kept.size).toBe(0)
})

// STOR-01
test('forgets a shared file that the student does not want', async () => {
  const kept = shareFile(await savedAnswers())
  await openCard()
  fireEvent.click(await screen.findByRole('button', { name: "Don't add them" }))
  await waitFor(() => expect(kept.size).toBe(0))
  expect(await unsentCount(amina.id)).toBe(0)
  expect(screen.queryByText(/^A file with answers was shared/)).toBeNull()
})
