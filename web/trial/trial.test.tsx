// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { aQuestion } from '@sabi/shared/practice/builders'
import type { Trial } from '@sabi/shared/trial/trial'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearThisPhone } from '../accounts/leaving.ts'
import { App } from '../App.tsx'
import { forgetStudent, listAnswers } from '../offline/answers/answer-store.ts'
import { listSessions } from '../offline/answers/session-store.ts'
import { visitorId } from '../offline/visitor/visitor.ts'
import { FirstReplyContext } from '../platform/server/first-reply.ts'
import { forgetUser, signInAs } from '../platform/server/session.ts'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { addVisitorAnswers } from '../offline/visitor/visitor-answers.ts'

startAfresh()

let draws = 0
const call = 'GET /api/trials/physics'
const send = 'POST /api/sync/answers'
const add = 'POST /api/trials/answers'
const taken = { json: { success: true, saved: [], duplicate: [], rejected: [] } }
const sibling = aUser({ id: '0190b5a0-0000-4000-8000-0000000000c3', email: 'sibling@example.org' })

/** Two questions, whose key is the second option on the screen. */
function aTrial(): Trial {
  return {
    subject: 'physics',
    topic: null,
    draw: `2026-11-23.${++draws}`,
    mark: 'abc',
    questions: ['q1', 'q2'].map((id) => ({
      question: aQuestion(id, { reasons: ['The newton measures force.', null, 'Energy.', 'Pressure.'] }),
      shownOrder: [0, 1, 2, 3],
    })),
  }
}

function serve(trial: Trial) {
  return fakeServer({ [call]: { json: { success: true, trial } }, [send]: taken })
}

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))

afterEach(async () => {
  for (const id of [visitorId, aUser().id, sibling.id]) await forgetStudent(id)
})

const arrive = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const answersOf = (id: string) => listAnswers(id, 'unsent')

async function answer(place: number, number: number): Promise<void> {
  await arrive(`Question ${number} of 2`)
  fireEvent.click(screen.getAllByRole('radio')[place] ?? document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Check answer' }))
  await arrive(/correct$/)
}

async function answerBoth(): Promise<void> {
  await answer(0, 1)
  fireEvent.click(screen.getByRole('link', { name: 'Next question' }))
  await answer(1, 2)
  fireEvent.click(screen.getByRole('link', { name: 'See your result' }))
  await arrive('Your result')
}

test('the list of trials has all subjects, one tap each', async () => {
  openApp('/try')
  await arrive('Try 5 questions')
  const links = ['chemistry', 'physics', 'biology', 'mathematics', 'english'].map((subject) =>
    screen.getByRole('link', { name: new RegExp(subject, 'i') }).getAttribute('href'),
  )
  expect(links).toEqual(['/try/chemistry', '/try/physics', '/try/biology', '/try/mathematics', '/try/english'])
})

test('a wrong answer is explained with the reason of the chosen option, and the result counts it', async () => {
  const trial = aTrial()
  serve(trial)
  openApp('/try/physics')
  await answer(0, 1)
  screen.getByText('The newton measures force.')
  screen.getByText('Power is measured in joules per second, called watts.')
  expect(location.search).toBe(`?draw=${trial.draw}&mark=abc&answers=&choice=A`)
  fireEvent.click(screen.getByRole('link', { name: 'Next question' }))
  await answer(1, 2)
  fireEvent.click(screen.getByRole('link', { name: 'See your result' }))
  await arrive('Your result')
  screen.getByText('1 of 2')
  const keep = screen.getByRole('link', { name: 'Save your 1 of 2' }).getAttribute('href')
  expect(keep).toBe(`/register?next=${encodeURIComponent(`/try/physics?draw=${trial.draw}&mark=abc&answers=AB`)}`)
})

test('without a choice nothing is checked', async () => {
  serve(aTrial())
  openApp('/try/physics')
  await arrive('Question 1 of 2')
  fireEvent.submit(screen.getByRole('button', { name: 'Check answer' }))
  await arrive('Question 1 of 2')
})

test('questions that came with the page are asked for no second time', async () => {
  const server = serve(aTrial())
  history.pushState(null, '', '/try/physics')
  render(
    <FirstReplyContext value={{ trial: aTrial() }}>
      <App />
    </FirstReplyContext>,
  )
  await arrive('Question 1 of 2')
  expect(server.countOf(call)).toBe(0)
})

test('answers are kept on the phone as they are given, and the student who signs in next has them, once', async () => {
  serve(aTrial())
  openApp('/try/physics')
  await answerBoth()
  await waitFor(async () => expect(await answersOf(visitorId)).toHaveLength(2))
  await waitFor(async () => expect((await listSessions(visitorId))[0]?.phase).toBe('results'))
  const ids = (await answersOf(visitorId)).map(({ id }) => id)
  signIn()
  await screen.findByText('Your 2 answers were added')
  expect((await answersOf(aUser().id)).map(({ id }) => id)).toEqual(ids)
  expect(await answersOf(visitorId)).toEqual([])
  forgetUser()
  signInAs(sibling, { isSharedDevice: false })
  expect(await addVisitorAnswers(sibling.id)).toBe(0)
  expect(await answersOf(sibling.id)).toEqual([])
})

const addressOf = ({ draw }: Trial) => `/try/physics?draw=${draw}&mark=abc&answers=AB`

/** The button, once the phone has looked for answers of its own. */
async function addButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Add these 2 answers to my account' })
  await waitFor(() => expect(button.closest('form')?.className).not.toMatch(/waits/))
  return button
}

test('a link of somebody else’s writes nothing into an account or the phone, and says nothing untrue', async () => {
  const trial = aTrial()
  const server = serve(trial)
  signIn()
  openApp(addressOf(trial))
  await addButton()
  screen.getByText('1 of 2')
  expect(await answersOf(aUser().id)).toEqual([])
  expect(server.countOf(send)).toBe(0)
  expect(screen.queryByText(/were added/)).toBeNull()
  cleanup()
  forgetUser()
  openApp(addressOf(trial))
  await screen.findByRole('link', { name: 'Save your 1 of 2' })
  openApp(`/try/physics?draw=${trial.draw}&mark=abc&answers=&choice=B`)
  await arrive('Question 1 of 2: correct')
  await waitFor(() => expect(localStorage.getItem('trials')).toContain('visitor'))
  expect(await answersOf(visitorId)).toEqual([])
})

test('a tap after answers that only the link has keeps none of them, and leaves them all to the button', async () => {
  const trial = aTrial()
  serve(trial)
  signIn()
  openApp(`/try/physics?draw=${trial.draw}&mark=abc&answers=&choice=A`)
  await arrive('Question 1 of 2: not correct')
  fireEvent.click(screen.getByRole('link', { name: 'Next question' }))
  await answer(1, 2)
  fireEvent.click(screen.getByRole('link', { name: 'See your result' }))
  await addButton()
  expect(await answersOf(aUser().id)).toEqual([])
})

test('a tap adds what the link says to the account, and a second one finds it there', async () => {
  const trial = aTrial()
  const server = serve(trial)
  server.answer(add, { json: { success: true, added: 2 } })
  signIn()
  openApp(addressOf(trial))
  fireEvent.click(await addButton())
  await screen.findByText('2 answers added to your account.')
  const body = { subject: 'physics', topic: null, draw: trial.draw, mark: 'abc', answers: 'AB' }
  expect(server.calls.find(({ call: made }) => made === add)?.body).toEqual(body)
  screen.getByRole('link', { name: 'Go to your dashboard' })
  cleanup()
  server.answer(add, { json: { success: true, added: 0 } })
  openApp(addressOf(trial))
  fireEvent.click(await addButton())
  await screen.findByText('These answers are already in your account.')
})

test('says why answers could not be added, and lets the student try again', async () => {
  const trial = aTrial()
  const server = serve(trial)
  server.answer(add, { status: 409, json: { success: false, message: 'These questions have changed.' } })
  signIn()
  openApp(addressOf(trial))
  fireEvent.click(await addButton())
  await screen.findByText('These questions have changed.')
  await addButton()
})

test('a student’s own answers on this phone need no tap at the end', async () => {
  serve(aTrial())
  signIn()
  openApp('/try/physics')
  await answerBoth()
  const result = screen.getByRole('region', { name: 'Score' })
  await waitFor(() => expect(within(result).getByRole('link', { name: 'Go to your dashboard' })).not.toBeNull())
  expect(screen.queryByRole('button', { name: /Add these/ })).toBeNull()
  expect(await answersOf(aUser().id)).toHaveLength(2)
})

test('answers that were given by forms of our own pages, before the app was there, are kept', async () => {
  const trial = aTrial()
  serve(trial)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/try/physics`)
  history.pushState(null, '', addressOf(trial))
  render(
    <FirstReplyContext value={{ trial }}>
      <App />
    </FirstReplyContext>,
  )
  await waitFor(async () => expect(await answersOf(visitorId)).toHaveLength(2))
  const kept = await answersOf(visitorId)
  const [first, second] = ['q1', 'q2'].map((id) => kept.find(({ questionId }) => questionId === id))
  expect(first).toMatchObject({ option: 0, durationMs: 0 })
  expect(second).toMatchObject({ option: 1, sessionId: first?.sessionId })
})

test.each(['https://elsewhere.example/try/physics', `${location.origin}/search`, ''])(
  'a link on %j is none of our own forms',
  async (referrer) => {
    const trial = aTrial()
    serve(trial)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    signIn()
    history.pushState(null, '', addressOf(trial))
    render(
      <FirstReplyContext value={{ trial }}>
        <App />
      </FirstReplyContext>,
    )
    await addButton()
    expect(await answersOf(aUser().id)).toEqual([])
  },
)

test('a shared phone that was cleared does not take the same answers in under other ids', async () => {
  const trial = aTrial()
  serve(trial)
  signInAs(aUser(), { isSharedDevice: true })
  openApp('/try/physics')
  await answer(0, 1)
  await waitFor(async () => expect(await answersOf(aUser().id)).toHaveLength(1))
  const ids = (await answersOf(aUser().id)).map(({ id }) => id)
  cleanup()
  await clearThisPhone()
  expect(localStorage.getItem('trials')).not.toContain(aUser().id)
  forgetUser()
  // The entry of the tap is still in the history of the browser.
  render(<App />)
  await waitFor(async () => expect((await answersOf(visitorId)).map(({ id }) => id)).toEqual(ids))
})

test('the first answer to a question stands', async () => {
  const trial = aTrial()
  serve(trial)
  openApp('/try/physics')
  await answer(0, 1)
  await waitFor(async () => expect(await answersOf(visitorId)).toHaveLength(1))
  history.replaceState(null, '', `/try/physics?draw=${trial.draw}&mark=abc&answers=&choice=B`)
  await waitFor(() => expect(location.search).toMatch(/choice=A$/))
  await arrive('Question 1 of 2: not correct')
  expect(await answersOf(visitorId)).toHaveLength(1)
})

test('a visitor who comes back continues where they were, offline too', async () => {
  const trial = aTrial()
  serve(trial)
  openApp('/try/physics')
  await answer(1, 1)
  await waitFor(async () => expect(await answersOf(visitorId)).toHaveLength(1))
  fakeServer({ [call]: 'no network' })
  setOnline(false)
  fireEvent.click(screen.getByRole('link', { name: 'Next question' }))
  await arrive('Question 2 of 2')
  cleanup()
  openApp('/try/physics')
  await arrive('Question 2 of 2')
})

test('says so where the questions can’t be loaded, and tries again', async () => {
  const server = fakeServer({ [call]: { status: 500, text: '' } })
  openApp('/try/physics')
  await screen.findByText("Couldn't load the questions")
  server.answer(call, { json: { success: true, trial: aTrial() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await arrive('Question 1 of 2')
})

test('there is no trial of an unknown subject or topic', async () => {
  openApp('/try/latin')
  await arrive('Page Not Found')
})

test('says that the questions have changed, and starts again', async () => {
  const trial = aTrial()
  serve(trial)
  openApp(`/try/physics?draw=${trial.draw}&mark=old&answers=AB`)
  await screen.findByText(/have changed since you began/)
  await arrive('Question 1 of 2')
})

test('a friend is challenged to the same questions, and sees who was better', async () => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }))
  const trial = aTrial()
  serve(trial)
  openApp(`/try/physics?draw=${trial.draw}&beat=2`)
  await arrive('Question 1 of 2')
  screen.getByText('A friend got 2 of 2 right. Can you beat that?')
  await answerBoth()
  screen.getByText('Your friend had 2 of 2.')
  // A score of less than 3 in 5 is no challenge.
  fireEvent.click(screen.getByRole('button', { name: 'Try these questions too: invite a friend' }))
  const { text = '' } = shared.mock.calls[0]?.[0] ?? {}
  expect(text).toContain('I got 1 of 2 in Physics.')
  expect(text).toContain(`/try/physics?draw=${trial.draw}&beat=1`)
  expect(text).not.toMatch(/answers=|mark=/)
})

test.each([
  ['BBBAA', 'Beat my score: challenge a friend'],
  ['BBAAA', 'Try these questions too: invite a friend'],
])('dares a friend from 60 %% on: answers %s are shared as "%s"', async (answers, label) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: async () => {} }))
  const trial = aTrial()
  const questions = [1, 2, 3, 4, 5].map((place) => ({ question: aQuestion(`q${place}`), shownOrder: [0, 1, 2, 3] }))
  serve({ ...trial, questions })
  openApp(`/try/physics?draw=${trial.draw}&mark=abc&answers=${answers}`)
  await arrive('Your result')
  expect(await screen.findAllByRole('button', { name: /a friend$/ })).toHaveLength(1)
  screen.getByRole('button', { name: label })
})

test('asks for the PIN of the learner for whom the answers would count', async () => {
  signIn()
  localStorage.setItem('turn', `${aUser().id}.pin`)
  serve(aTrial())
  openApp('/try/physics')
  await arrive('Who is practising?')
  expect(location.pathname + location.search).toBe('/learners?open=&next=%2Ftry%2Fphysics')
})
