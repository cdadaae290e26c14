// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { aQuestion, aSession } from '@sabi/shared/practice/builders'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pathAfterSignIn } from '@sabi/shared/contract/next-path'
import { practise } from '@sabi/shared/practice/practise'
import { keepStep } from '../offline/answers/answers.ts'
import { findSession, listSessions } from '../offline/answers/session-store.ts'
import { newId } from '../offline/device.ts'
import { clearQuestions, putQuestions } from '../offline/questions/question-store.ts'
import { stateOf } from '../practice/session/open-session.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { challengeIn, queryOf } from './own-result.ts'
import { startChallenge } from './read-challenge.ts'

const question = (id: string, version = 1) => aQuestion(id, { version, canShuffle: false, hints: ['Think.'] })
const packed = (id: string, version = 1) => ({ ...question(id, version), family: null, isCalculation: false })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const keys = 'q3*1.q1*1.q2*1'

startAfresh()
let user = aUser()
beforeEach(async () => {
  user = aUser({ id: newId(), name: 'Bola Ade' })
  vi.stubGlobal('scrollTo', () => {})
  await putQuestions(['q1', 'q2', 'q3'].map((id) => packed(id)))
})
afterEach(clearQuestions)

function open(query: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  signIn(user)
  const server = fakeServer({ 'GET /api/topics': { json: { success: true, data: [] } }, ...answers })
  openApp(`/challenge?${query}`)
  return server
}

/** Answers the question on the screen; B is right. */
async function answer(number: number, option: 'A' | 'B', next: string): Promise<void> {
  await screen.findByRole('heading', { name: new RegExp(`^Question ${number} of `) })
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${option}`) }))
  press(next)
}

/** A finished session of this phone with right answers to `q1` and `q2`, and a wrong one to `q3`. */
async function practisedHere(): Promise<PracticeSession> {
  const begun = aSession(3, { id: newId(), phase: 'results', ending: 'finished' })
  const answers = begun.questions.map(({ question: { id } }, seq) => [
    id,
    { id: newId(), seq, option: seq < 2 ? 1 : 0, answeredAt: begun.startedAt, tzOffset: 60, durationMs: 1000 },
  ])
  const session = { ...begun, answers: Object.fromEntries(answers) }
  await keepStep({ userId: user.id, session, answer: null })
  return session
}

const shown = () => screen.getByRole('table', { name: 'Question by question' }).textContent

test('a friend’s link names the questions and what the friend says, and its session has them in their order, without hints', async () => {
  open(`n=3&questions=${keys}&right=101&name=Amina`)
  await screen.findByRole('heading', { level: 1, name: 'Amina challenges you' })
  screen.getByText('3 questions of Physics')
  screen.getByText('Amina says: 2 of 3 right.')
  press('Start')
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
  const [row] = await listSessions(user.id)
  const session = row && (await findSession(user.id, row.id))
  expect(session?.questions.map(({ question: { id } }) => id)).toEqual(['q3', 'q1', 'q2'])
  expect(session).toMatchObject({ kind: 'practice', filter: { subject: 'physics' } })
})

test('after a challenge the results compare both, question by question, and the result can be sent back', async () => {
  open(`n=3&questions=${keys}&right=100&name=Amina`)
  await screen.findByRole('heading', { name: 'Amina challenges you' })
  press('Start')
  await answer(1, 'A', 'Next')
  await answer(2, 'B', 'Next')
  await answer(3, 'B', 'Finish Quiz')
  await screen.findByText('You: 2 of 3 right. Amina says: 1 of 3 right.')
  expect(shown()).toContain('1Not rightRight2RightNot right3RightNot right')
  const link = screen.getByRole('link', { name: 'Send my result on WhatsApp' }).getAttribute('href') ?? ''
  const [address] = /http:\S+challenge\S+/.exec(decodeURIComponent(link)) ?? []
  expect(Object.fromEntries(new URL(address ?? '').searchParams)).toEqual({
    n: '3',
    questions: keys,
    right: '011',
    name: 'Bola',
  })
})

test('the reply of a friend opens the comparison on the phone that sent the challenge', async () => {
  const session = await practisedHere()
  await keepStep({ userId: user.id, session: { ...session, challenge: 'n=3&questions=q1*1.q2*1.q3*1' }, answer: null })
  open('n=3&questions=q1*1.q2*1.q3*1&right=0-1&name=Chidi')
  await screen.findByText('You: 1 of 2 right. Chidi says: 1 of 2 right.')
  screen.getByText('1 question left out: changed since, or not asked of both of you.')
  expect(shown()).toContain('1RightNot right3Not rightRight')
})

test('a link says the name and the score only once the box is ticked, and the session is found by its answer', async () => {
  const session = await practisedHere()
  signIn(user)
  openApp('/practice', stateOf(session.id))
  await screen.findByRole('button', { name: 'Challenge a friend' })
  await act(async () => press('Challenge a friend'))
  const dialog = within(screen.getByRole('dialog'))
  const shared = () => decodeURIComponent(dialog.getByRole('link').getAttribute('href') ?? '')
  dialog.getByText(/3 questions/)
  expect(shared()).toMatch(/\/challenge\?n=3&questions=q1\*1\.q2\*1\.q3\*1$/)
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Show my name and my score' }))
  expect(shared()).toMatch(/I got 2 of 3.*&right=110&name=Bola$/)
  fireEvent.input(dialog.getByLabelText('Your name'), { target: { value: 'B' } })
  expect(shared()).toMatch(/&name=B$/)
  await waitFor(async () => expect(await listSessions(user.id)).toMatchObject([{ challenge: expect.any(String) }]))
})

test('a question that was changed or withdrawn since is left out, and said so', async () => {
  await putQuestions([packed('q1', 2)])
  const server = open(`n=3&questions=${keys}&right=110`, {
    'GET /api/questions/q1': { json: { success: true, question: question('q1', 2) } },
  })
  await screen.findByText('Your friend says: 1 of 2 right.')
  screen.getByText(/^1 question left out for both of you/)
  screen.getByText('2 questions of Physics')
  expect(server.countOf('GET /api/questions/q1')).toBe(1)
})

test('what is not on the phone is fetched, one question at a time', async () => {
  await clearQuestions()
  await putQuestions([packed('q1'), packed('q2')])
  const server = open(`n=3&questions=${keys}`, {
    'GET /api/questions/q3': { json: { success: true, question: question('q3') } },
  })
  await screen.findByText('3 questions of Physics')
  expect(server.calls.filter(({ call }) => call.startsWith('GET /api/questions/'))).toHaveLength(1)
})

test('without the questions and a network the page says so, and tries again', async () => {
  await clearQuestions()
  const server = open(
    `n=3&questions=${keys}`,
    Object.fromEntries(['q1', 'q2', 'q3'].map((id) => [`GET /api/questions/${id}`, 'no network' as const])),
  )
  await screen.findByText('The questions are not here')
  for (const id of ['q1', 'q2', 'q3'])
    server.answer(`GET /api/questions/${id}`, { json: { success: true, question: question(id) } })
  press('Try again')
  await screen.findByText('3 questions of Physics')
})

test('a visitor answers a challenge without an account, or comes back to it after signing in', async () => {
  openApp(`/challenge?n=3&questions=${keys}`)
  await screen.findByRole('heading', { name: 'A friend challenges you' })
  const next = encodeURIComponent(`/challenge?${queryOf(challengeIn(`n=3&questions=${keys}`))}`)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Answer without an account')).toBe(`/learners?guest&next=${next}`)
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    `/login?next=${next}`,
  )
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
})

test.each(['9', '10', '1111', '10x'])('a score that was damaged on its way (%s) is not shown', async (right) => {
  open(`n=3&questions=${keys}&right=${right}&name=Amina`)
  await screen.findByText('3 questions of Physics')
  expect(screen.queryByText(/says/)).toBeNull()
})

test('the link of a student on the own phone shows the own result once', async () => {
  const session = await practisedHere()
  const link = 'n=3&questions=q1*1.q2*1.q3*1&right=110&name=Bola'
  await keepStep({ userId: user.id, session: { ...session, challenge: link }, answer: null })
  open(link)
  await screen.findByText('You: 2 of 3 right.')
  expect(screen.queryByText(/says/)).toBeNull()
})

test('a student’s own link without a score shows the result of no friend', async () => {
  const session = await practisedHere()
  const link = 'n=3&questions=q1*1.q2*1.q3*1'
  await keepStep({ userId: user.id, session: { ...session, challenge: link }, answer: null })
  open(link)
  await screen.findByText('You: 2 of 3 right.')
  screen.getByRole('heading', { level: 1, name: 'Challenge' })
})

test('two taps on Start begin one session', async () => {
  open(`n=3&questions=${keys}`)
  const start = await screen.findByRole('button', { name: 'Start' })
  fireEvent.click(start)
  fireEvent.click(start)
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  expect(await listSessions(user.id)).toHaveLength(1)
})

test('a challenge that was begun in another tab continues', async () => {
  open(`n=3&questions=${keys}`)
  const start = await screen.findByRole('button', { name: 'Start' })
  const other = await startChallenge(
    user.id,
    challengeIn(`n=3&questions=${keys}`),
    ['q3', 'q1', 'q2'].map((id) => question(id)),
  )
  fireEvent.click(start)
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  expect((await listSessions(user.id)).map(({ id }) => id)).toEqual([other])
})

test('only the latest finished challenges stay on the phone', async () => {
  signIn(user)
  for (let count = 1; count <= 35; count++) {
    const id = await startChallenge(user.id, challengeIn(`n=1&questions=q1*${count}`), [question('q1', count)])
    const session = await findSession(user.id, id ?? '')
    if (session === null) throw new Error('It was not begun')
    await keepStep({ userId: user.id, session: practise(session, { type: 'finish', at: Date.now() }), answer: null })
  }
  await vi.waitFor(async () => expect((await listSessions(user.id)).length).toBeLessThanOrEqual(31))
})

test.each(['A%5CB', 'A%0AB', '%F0%9F%98%80'])(
  'a visitor with the link of %s comes back to the challenge',
  async (name) => {
    openApp(`/challenge?n=3&questions=${keys}&name=${name}`)
    const link = await screen.findByRole('link', { name: 'Answer without an account' })
    const next = new URL(link.getAttribute('href') ?? '', location.origin).searchParams.get('next')
    expect(pathAfterSignIn(next)).toMatch(/^\/challenge\?n=3&/)
  },
)

test.each([
  ['no questions', 'name=Amina'],
  ['no questions, as it says itself', 'n=0&score=2&name=Amina'],
  ['an unknown form', 'n=1&questions=../../admin,<script>'],
  ['its end cut off between two questions', 'n=3&questions=q3*1.q1*1'],
  ['its end cut off within a question', 'n=3&questions=q3*1.q1*1.q2'],
])('a link with %s gets a clear message, and no shorter challenge', async (_, query) => {
  open(query)
  await screen.findByText('A part of this link is missing')
})

test('a hostile link is cut down: its name is text, and its questions are the first 20', async () => {
  const many = Array.from({ length: 5000 }, (__, place) => `q${place + 1}*1`).join('.')
  open(`n=20&questions=${many}&right=${'1'.repeat(20)}&name=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=a challenges you' })
  screen.getByText('<img src=x onerror=a says: 3 of 3 right.')
  screen.getByText(/^17 questions left out/)
})
