// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { followLetters, keepLetter, sendLetters } from '../offline/visitor/letter-queue.ts'
import { Toaster } from '../platform/page/toasts.tsx'
import { forgetUser } from '../platform/server/session.ts'
import { aUser, renderPart, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { FlagButton } from './FlagButton.tsx'

const flagCall = 'POST /api/question-flags'
const thanks = 'Thank you for your feedback. We will review this question.'
const taken = { status: 201, json: { success: true, message: thanks } }
const kept = "Saved on this phone. We'll send it when you're online."
const aFlag = (id: string) => ({
  userId: aUser().id,
  flag: { id, questionId: 'q1', questionVersion: 2, reason: 'Wrong' },
})
const idOf = (n: number) => `0190b5a0-0000-4000-8000-00000000000${n}`
const [firstId, secondId, thirdId] = [idOf(1), idOf(2), idOf(3)]

startAfresh()

async function openDialog(answers: Parameters<typeof fakeServer>[0] = { [flagCall]: taken }) {
  const server = fakeServer(answers)
  signIn()
  renderPart(
    <>
      <FlagButton question={{ id: 'q1', version: 2 }} />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Report this question' }))
  await screen.findByRole('dialog', { name: 'Report this question' })
  return server
}

const dialog = () => screen.queryByRole('dialog', { name: 'Report this question' })
const field = () => screen.getByLabelText('What is wrong?')
const submit = () => screen.getByRole('button', { name: 'Submit' })
const write = (value: string) => fireEvent.input(field(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// FLAG-01
test('a report is sent with the version that was seen, thanked for, and the dialog closes', async () => {
  const server = await openDialog()
  write('  The watt is right.  ')
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(submit())
  await screen.findByText('Question Flagged')
  screen.getByText(thanks)
  expect(dialog()).toBeNull()
  const sent = server.calls.find(({ call }) => call === flagCall)
  expect(sent?.body).toMatchObject({ questionId: 'q1', questionVersion: 2, reason: 'The watt is right.' })
})

// FLAG-01
test('a blank reason cannot be sent, and the button says why', async () => {
  const server = await openDialog()
  write('   ')
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  screen.getByText('Please provide a reason for flagging this question')
  fireEvent.click(submit())
  await waitFor(() => expect(dialog()).not.toBeNull())
  expect(server.countOf(flagCall)).toBe(0)
})

// FLAG-01
test('a tap on a reason writes it, and keeps what was typed', async () => {
  await openDialog()
  const reasons = within(screen.getByRole('group', { name: 'Common reasons' })).getAllByRole('button')
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'The marked answer is wrong',
    'No option is right',
    'More than one option is right',
    'Words or figures are missing',
    'Not in my syllabus',
  ])
  press('No option is right')
  await waitFor(() => expect(field()).toHaveProperty('value', 'No option is right'))
  write('No option is right. It is 5')
  press('The marked answer is wrong')
  await waitFor(() => expect(field()).toHaveProperty('value', 'The marked answer is wrong. It is 5'))
})

// FLAG-01
test('while it is sent it cannot be sent again', async () => {
  const server = await openDialog({ [flagCall]: 'silence' })
  press('Not in my syllabus')
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(submit())
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(submit())
  expect(server.countOf(flagCall)).toBe(1)
})

// FLAG-01
test.each([
  [{ status: 429, json: { success: false, error: 'Too many.', message: 'Too many.' } }, 'Too many.'],
  [{ status: 200, json: { nothing: true } }, 'Failed to flag question'],
  [{ status: 401, text: '' }, 'You must be logged in to flag questions'],
])('what the server refuses (%j) is shown as an error, and what was typed stays', async (answer, words) => {
  await openDialog({ [flagCall]: answer })
  press('Not in my syllabus')
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(submit())
  await screen.findByText('Error')
  screen.getByText(words)
  expect(field()).toHaveProperty('value', 'Not in my syllabus')
  expect(localStorage.getItem('messages')).toBeNull()
})

// FLAG-01
test('someone who is signed out meanwhile sees a message', async () => {
  const server = await openDialog()
  press('Not in my syllabus')
  forgetUser()
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(submit())
  await screen.findByText('You must be logged in to flag questions')
  expect(server.countOf(flagCall)).toBe(0)
})

// FLAG-01
test('someone who is signed out while it is sent without a network sees a message, and nobody sends it later', async () => {
  await openDialog({ [flagCall]: 'silence' })
  press('Not in my syllabus')
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(submit())
  forgetUser()
  await vi.advanceTimersByTimeAsync(15_000)
  vi.useRealTimers()
  await screen.findByText('You must be logged in to flag questions')
  expect(localStorage.getItem('messages')).toBeNull()
})

// FLAG-01
test('without a network a report is kept, said to be kept, and sent once there is one', async () => {
  const server = await openDialog({ [flagCall]: 'no network' })
  followLetters()
  press('No option is right')
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(submit())
  await screen.findByText(kept)
  expect(dialog()).toBeNull()
  server.answer(flagCall, taken)
  setOnline(true)
  await screen.findByText('Question Flagged')
  const bodies = server.calls.flatMap(({ call, body }) => (call === flagCall ? [JSON.stringify(body)] : []))
  expect(new Set(bodies).size).toBe(1)
  expect(localStorage.getItem('messages')).toBeNull()
})

// FLAG-01
test('where the phone can keep nothing, the report stays in the dialog', async () => {
  await openDialog({ [flagCall]: 'no network' })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  press('No option is right')
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(submit())
  await screen.findByText('Failed to flag question')
  expect(field()).toHaveProperty('value', 'No option is right')
})

test('a letter that this version of the app cannot read takes no other along', async () => {
  const server = fakeServer({ [flagCall]: taken })
  signIn()
  keepLetter(aFlag(firstId))
  const letters: unknown[] = JSON.parse(localStorage.getItem('messages') ?? '[]')
  localStorage.setItem('messages', JSON.stringify([{ of: 'another version' }, ...letters]))
  await sendLetters()
  expect(server.countOf(flagCall)).toBe(1)
})

test('a report of a question that is gone is set aside and holds up no other, and no message waits for reports', async () => {
  const gone = { status: 404, json: { success: false, error: 'Gone.', message: 'Gone.' } }
  const sendCall = 'POST /api/contact'
  const server = fakeServer({
    [flagCall]: gone,
    [sendCall]: { status: 201, json: { success: true, message: 'Here.' } },
  })
  signIn()
  keepLetter(aFlag(firstId))
  await sendLetters()
  server.answer(flagCall, { status: 429, text: '', headers: { 'Retry-After': '600' } })
  keepLetter(aFlag(secondId))
  const message = { id: thirdId, name: 'Amina', email: 'a@example.org', subject: 'Hi', message: 'Hello.' }
  keepLetter({ message, userId: aUser().id })
  await sendLetters()
  expect(server.countOf(sendCall)).toBe(1)
  const left = localStorage.getItem('messages')
  expect(JSON.parse(left ?? '')).toMatchObject([
    { flag: { id: firstId }, isSetAside: true },
    { flag: { id: secondId }, isSetAside: false },
  ])
})

test('nobody sends what another student reported on this phone', async () => {
  signIn()
  keepLetter(aFlag(firstId))
  forgetUser()
  const server = fakeServer({ [flagCall]: taken })
  await sendLetters()
  expect(server.countOf(flagCall)).toBe(0)
  expect(localStorage.getItem('messages')).toContain(firstId)
})
