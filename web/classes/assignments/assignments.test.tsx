// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { aQuestion, aSession } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepStep } from '../../offline/answers/answers.ts'
import { listSessions } from '../../offline/answers/session-store.ts'
import { newId } from '../../offline/device.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../../offline/questions/question-store.ts'
import { aUser, openApp, signIn, startAfresh } from '../../testing/app.tsx'
import { aClassPage, anAssignment, classId, work } from '../../testing/classes.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { rememberSheet } from '../../worksheet/recent-sheets.ts'
import { dueWords } from './assignment-words.ts'

const ownCall = 'GET /api/assignments'
const pageCall = `GET /api/classes/${classId}/page`
const ok = (fields: object) => ({ json: { success: true, ...fields } })
const own = (...assignments: ReturnType<typeof anAssignment>[]) => ok({ assignments, total: assignments.length })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressInDialog = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })

startAfresh()
let user = aUser()
beforeEach(async () => {
  user = aUser({ id: newId() })
  vi.stubGlobal('scrollTo', () => {})
  const hints = ['Think of water.']
  const questions = ['q1', 'q2', 'q3'].map((id) => aQuestion(id, { subject: 'chemistry', canShuffle: false, hints }))
  await putQuestions(questions.map((question) => ({ ...question, family: null, isCalculation: false })))
  await noteWhole('chemistry', 'v1', await databaseStamp())
})
afterEach(clearQuestions)

function open(path: string, answers: Parameters<typeof fakeServer>[0]) {
  signIn(user)
  const server = fakeServer({
    'GET /api/joined-classes': ok({ classes: [] }),
    'GET /api/classes': ok({ classes: [], total: 0 }),
    [pageCall]: { json: aClassPage() },
    'GET /api/topics': ok({ data: [] }),
    ...answers,
  })
  openApp(path)
  return server
}

/** Saves an attempt on this phone. */
async function attemptHere(end: (session: PracticeSession) => PracticeSession): Promise<void> {
  const begun = { ...aSession(2, { id: newId() }), assignmentId: anAssignment().id }
  const choice = { option: 1, answerId: newId(), at: Date.now(), tzOffset: 60 }
  const answered = practise(begun, { type: 'choose', questionId: 'q1', ...choice })
  await keepStep({ userId: user.id, session: end(answered), answer: null })
}

test('an assignment is one tap away, and its session says which one it is', async () => {
  open('/classes', { [ownCall]: own(anAssignment()) })
  await screen.findByText(/^Due tomorrow, \d\d:\d\d · 2 questions$/)
  fireEvent.click(screen.getByRole('link', { name: 'Start: Osmosis' }))
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  const [session] = await listSessions(user.id)
  expect(session).toMatchObject({ assignmentId: anAssignment().id, synced: { assignmentId: anAssignment().id } })
})

test('a test of a class gives no hints, and says before its end that a missing answer counts as wrong', async () => {
  open('/classes', { [ownCall]: own(anAssignment({ isOnce: true })) })
  fireEvent.click(await screen.findByRole('link', { name: 'Start: Osmosis' }))
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^B/ }))
  press('Next')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  press('Finish Quiz')
  await screen.findByText('1 question answered, 1 not answered. Those without an answer count as wrong.')
})

test('an assignment of several attempts gives hints', async () => {
  open('/classes', { [ownCall]: own(anAssignment()) })
  fireEvent.click(await screen.findByRole('link', { name: 'Start: Osmosis' }))
  await screen.findByRole('button', { name: 'Hint' })
})

test('an attempt that is open on this phone continues', async () => {
  await attemptHere((session) => session)
  open('/classes', { [ownCall]: own(anAssignment()) })
  fireEvent.click(await screen.findByRole('link', { name: 'Continue: Osmosis' }))
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  expect(await listSessions(user.id)).toHaveLength(1)
})

test('what was done without a network shows as done before the server knows', async () => {
  await attemptHere((session) => practise(session, { type: 'finish', at: Date.now() }))
  open('/classes', { [ownCall]: own(anAssignment()) })
  await screen.findByText('Done. Your teacher sees it once it is sent · 2 questions')
})

test('after the only attempt that counts it is ordinary practice, and says so', async () => {
  const done = work({ state: 'late', correct: 1, total: 2, attempts: 1, doneAt: '2026-11-20T08:00:00.000Z' })
  open('/classes', { [ownCall]: own(anAssignment({ isOnce: true, work: done })) })
  await screen.findByText('Done late: 1 of 2 · 2 questions')
  fireEvent.click(screen.getByRole('link', { name: 'Practise again: Osmosis' }))
  await screen.findByText('Only the first time counts, so this is ordinary practice.')
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  expect((await listSessions(user.id))[0]?.assignmentId).toBeUndefined()
})

test('an assignment that is gone says so', async () => {
  open('/practice?assignment=0190b5a0-0000-4000-8000-0000000000e9', { [ownCall]: own() })
  await screen.findByText('This assignment is no longer there')
  await vi.waitFor(() => expect(location.pathname).toBe('/classes'))
})

test('a paper leads to the hall, with the assignment', async () => {
  const task = { kind: 'paper', paper: 'utme-subject', subjects: ['physics'], length: 10, code: 'K7F3Q' } as const
  open('/classes', { [ownCall]: own(anAssignment({ task: { ...task, subjects: ['physics'] } })) })
  const link = await screen.findByRole('link', { name: 'Start: Osmosis' })
  const expected = `/exam?paper=utme-subject&subjects=physics&length=10&code=K7F3Q&assignment=${anAssignment().id}`
  expect(link.getAttribute('href')).toBe(expected)
})

test('a teacher gives a worksheet by its address', async () => {
  const server = open(`/classes/${classId}`, {})
  fireEvent.click(await screen.findByRole('button', { name: 'New assignment' }))
  await screen.findByRole('dialog', { name: 'New assignment' })
  press('Give to the class')
  screen.getByRole('link', { name: 'Enter a title, such as Osmosis' })
  screen.getByRole('link', { name: 'Choose at least one topic' })
  type('Title', 'Osmosis')
  fireEvent.click(screen.getByLabelText('A worksheet'))
  type('Address of the worksheet', 'https://sabi.example/worksheet?subject=chemistry&ids=q1,q2&seed=a')
  type('Due', '2030-12-03T17:00')
  fireEvent.click(screen.getByLabelText('Only the first time counts'))
  const call = `POST /api/classes/${classId}/assignments`
  server.answer(call, ok({ assignment: anAssignment() }))
  const shown = { ...anAssignment(), done: null, late: null }
  server.answer(pageCall, { json: aClassPage({ assignments: [shown], assignmentCount: 1 }) })
  press('Give to the class')
  await screen.findByText('Counting who has done it…')
  server.answer(pageCall, { json: aClassPage({ assignments: [{ ...shown, done: 1, late: 1 }], assignmentCount: 1 }) })
  await screen.findByText('1 of 1 student has done it, 1 of them late', undefined, { timeout: 5_000 })
  expect(server.calls.find((made) => made.call === call)?.body).toEqual({
    id: expect.any(String),
    title: 'Osmosis',
    task: { kind: 'questions', subject: 'chemistry', ids: ['q1', 'q2'] },
    dueAt: new Date('2030-12-03T17:00').toISOString(),
    isOnce: true,
  })
})

test('Esc closes an empty form of an assignment, and keeps one in which something was typed', async () => {
  open(`/classes/${classId}`, {})
  const pressEsc = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: 'New assignment' }))
  await screen.findByRole('dialog', { name: 'New assignment' })
  pressEsc()
  expect(screen.queryByRole('dialog')).toBeNull()
  press('New assignment')
  type('Title', 'Osmosis')
  pressEsc()
  screen.getByText('What you typed is not saved yet.')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Osmosis')
  pressInDialog('Close without saving')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a teacher gives one of the last worksheets of this phone, of a subject of the class', async () => {
  rememberSheet('/worksheet?title=Acids&subject=chemistry&ids=q1,q2&seed=a')
  rememberSheet('/worksheet?title=Cells&subject=biology&ids=q3&seed=b')
  const server = open(`/classes/${classId}`, {})
  fireEvent.click(await screen.findByRole('button', { name: 'New assignment' }))
  await screen.findByRole('dialog', { name: 'New assignment' })
  fireEvent.click(screen.getByLabelText('A worksheet'))
  const choice = screen.getByRole('combobox', { name: 'Worksheet' })
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Acids · 2 questions',
    'Another, by its address',
  ])
  expect(screen.queryByLabelText('Address of the worksheet')).toBeNull()
  type('Title', 'Acids')
  const call = `POST /api/classes/${classId}/assignments`
  server.answer(call, ok({ assignment: anAssignment() }))
  press('Give to the class')
  await waitFor(() =>
    expect(server.calls.find((made) => made.call === call)?.body).toMatchObject({
      task: { kind: 'questions', subject: 'chemistry', ids: ['q1', 'q2'] },
    }),
  )
})

test('a teacher sees who has done it, who was late and who has not, and deletes it', async () => {
  const { id } = anAssignment()
  const done = {
    correct: 1,
    total: 2,
    answered: 2,
    attempts: 1,
    durationMs: 90_000,
    doneAt: '2025-11-20T08:00:00.000Z',
  }
  const server = open(`/classes/${classId}?assignment=${id}`, {
    [`GET /api/classes/${classId}/assignments/${id}/work`]: ok({
      assignment: anAssignment(),
      work: [
        { id: newId(), name: 'Ade', ...work({ ...done, state: 'late', attempts: 3 }) },
        { id: newId(), name: 'Bola', ...work() },
      ],
      total: 2,
    }),
    [`DELETE /api/classes/${classId}/assignments/${id}`]: ok({}),
  })
  const table = await screen.findByRole('table', { name: 'Work of the students' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AdeLate: 20 Nov 20251 of 2, best of 31 min 30 s',
    'BolaNot yet––',
  ])
  press('Delete')
  expect(server.countOf(`DELETE /api/classes/${classId}/assignments/${id}`)).toBe(0)
  pressInDialog('Delete the assignment')
  await screen.findByText('Osmosis is deleted')
  await screen.findByText(/^No assignments yet/)
})

test.each([
  ['2026-11-29T17:00', 'Due today, 17:00'],
  ['2026-11-30T08:00', 'Due tomorrow, 08:00'],
  ['2026-12-03T17:00', 'Due Thu 3 Dec, 17:00'],
  ['2027-01-04T17:00', 'Due Mon 4 Jan 2027, 17:00'],
  ['2026-11-29T09:00', 'Was due Sun 29 Nov'],
])('says of %s: %s', (due, words) => {
  expect(dueWords(new Date(due).toISOString(), new Date('2026-11-29T12:00')).replace(/,(?= \d+ )/, '')).toBe(words)
})

test('the scores come in while a teacher watches them', async () => {
  const { id } = anAssignment()
  const call = `GET /api/classes/${classId}/assignments/${id}/work`
  const answer = (state: 'none' | 'begun') =>
    ok({ assignment: anAssignment(), work: [{ id: newId(), name: 'Bola', ...work({ state }) }], total: 1 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const server = open(`/classes/${classId}?assignment=${id}`, { [call]: answer('none') })
  await screen.findByText('Not yet')
  server.answer(call, answer('begun'))
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await screen.findByText(/^Begun: /)
})
