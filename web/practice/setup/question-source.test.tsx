// @vitest-environment happy-dom
import { session } from '@sabi/shared/accounts/calls'
import type { Question } from '@sabi/shared/content/question'
import { firstReplyElement, replyName } from '@sabi/shared/contract/first-reply'
import { aQuestion } from '@sabi/shared/practice/builders'
import { drawOf } from '@sabi/shared/practice/link'
import { aTopic } from '@sabi/shared/subjects/builders'
import { listQuestions } from '@sabi/shared/subjects/calls'
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../../offline/questions/question-store.ts'
import { closeQuestionsDatabase } from '../../offline/questions/questions-database.ts'
import { aUser } from '../../testing/app.tsx'
import { aWorld, endWorld, openScreen, pressStart, startQuiz } from '../../testing/practice-world.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { dataSaver } from '../../platform/data-saver.ts'
import { noteReply } from '../../platform/server/connection.ts'
import { drawQuestions, questionSource } from './question-source.ts'

const physics = { subject: 'physics', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const
const everything = { ...physics, subject: 'ALL' } as const
const draw = 'GET /api/questions'
const file = 'GET /static-questions.json'
const alive = 'GET /healthz'
const ids = ({ questions }: Awaited<ReturnType<typeof drawQuestions>>) => questions.map(({ id }) => id).toSorted()

function question(id: string, changes: Partial<Question> = {}): Question {
  return { ...aQuestion(id, { subject: 'physics' }), family: null, isCalculation: false, ...changes }
}

/** The duration of some work in milliseconds, with timers that run as fast as possible. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let isOver = false
  let elapsed = 0
  const over = () => {
    isOver = true
  }
  void work().then(over, over)
  for (;;) {
    // Waits for the database, which fake timers ignore.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
    if (isOver) return elapsed
    await vi.advanceTimersByTimeAsync(100)
    elapsed += 100
  }
}

beforeEach(async () => {
  noteReply()
  questionSource.set('automatic')
  dataSaver.set('automatic')
  await clearQuestions()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// PRAC-14
test('the server is asked first while the phone holds only some of the questions', async () => {
  await putQuestions([question('here')])
  fakeServer({ [draw]: { json: { success: true, questions: [question('there')], total: 30 } } })
  expect(await drawQuestions(physics, 100)).toMatchObject({ questions: [{ id: 'there' }], matching: 30 })
})

// PRAC-08
test.each([
  ['automatic', '100'],
  ['on', '40'],
] as const)('with the data saver %s a session fetches %s questions', async (saver, limit) => {
  dataSaver.set(saver)
  const server = fakeServer({ [draw]: { json: { success: true, questions: [question('there')], total: 300 } } })
  await drawQuestions(physics, 100)
  expect(new URLSearchParams(server.calls[0]?.search).get('limit')).toBe(limit)
})

test('the settings say how many questions a session takes, of those that are fetched or on the phone', async () => {
  dataSaver.set('on')
  await putQuestions([question('here')])
  const world = aWorld(3)
  world.matching = 300
  openScreen('/practice?subject=physics')
  await screen.findByText('Your session has 40 questions, to save data.')
  questionSource.set('phone')
  await screen.findByText('Your session has this one.')
  await endWorld()
})

test('a session opens with the wanted question, from this phone and from the server', async () => {
  await putQuestions(Array.from({ length: 9 }, (_, index) => question(`q${index}`)))
  const server = fakeServer({ [draw]: 'no network' })
  expect((await drawQuestions(physics, 20, 'q7')).questions[0]?.id).toBe('q7')
  expect((await drawQuestions(physics, 20, 'gone')).questions).toHaveLength(9)
  expect(new URLSearchParams(server.calls[0]?.search).get('first')).toBe('q7')
})

// PRAC-14
test.each([
  ['cannot be reached', 'no network'],
  ['answers with a sign-in page', { text: '<html>Welcome</html>' }],
  ['is in trouble', { status: 500, json: { success: false, error: 'x', message: 'x' } }],
] as const)('what is on the phone serves when the server %s', async (_, answer) => {
  await putQuestions([question('here'), question('other', { subject: 'biology' })])
  fakeServer({ [draw]: answer })
  const drawn = await drawQuestions(physics, 100)
  expect(ids(drawn)).toEqual(['here'])
  expect(drawn.matching).toBe(1)
})

// PRAC-14
test('a connection that never answers holds nobody up for longer than 2 s who has questions on the phone', async () => {
  await putQuestions([question('here')])
  fakeServer({ [draw]: 'silence', [alive]: 'silence' })
  const drawn = vi.fn<typeof drawQuestions>(drawQuestions)
  expect(await timeOf(() => drawn(physics, 100))).toBeLessThanOrEqual(2000)
  await expect(drawn.mock.results[0]?.value).resolves.toMatchObject({ questions: [{ id: 'here' }] })
})

// PRAC-14, PRAC-15
test('a connection that never answers leaves a student without questions the sample within 5 s', async () => {
  fakeServer({ [draw]: 'silence', [file]: 'silence', [alive]: 'silence' })
  const drawn = vi.fn<typeof drawQuestions>(drawQuestions)
  expect(await timeOf(() => drawn(physics, 100))).toBeLessThanOrEqual(5000)
  await expect(drawn.mock.results[0]?.value).resolves.toMatchObject({ matching: 1, isLastResort: true })
})

// PRAC-14
test('a slow line on which bytes keep coming is waited for by who has no questions', async () => {
  const reply = JSON.stringify({ success: true, questions: [question('there')], total: 30 })
  const trickle = () =>
    new ReadableStream<Uint8Array>({
      async start(onward) {
        for (const part of reply.match(/.{1,200}/gsu) ?? []) {
          await new Promise((resolve) => setTimeout(resolve, 3000))
          onward.enqueue(new TextEncoder().encode(part))
        }
        onward.close()
      },
    })
  const drawn = vi.fn<typeof drawQuestions>(drawQuestions)
  const time = await timeOf(() => {
    fakeServer({ [draw]: { stream: trickle() } })
    return drawn(physics, 100)
  })
  expect(time).toBeGreaterThan(5000)
  await expect(drawn.mock.results[0]?.value).resolves.toMatchObject({ questions: [{ id: 'there' }] })
})

// PRAC-14
test('a subject that is on the phone as a whole needs no request', async () => {
  await putQuestions([question('one'), question('two')])
  await noteWhole('physics', 'v1', await databaseStamp())
  const server = fakeServer({})
  expect(ids(await drawQuestions(physics, 100))).toEqual(['one', 'two'])
  expect(server.calls).toEqual([])
  expect(await drawQuestions({ ...physics, subject: 'chemistry' }, 100)).toMatchObject({ isLastResort: true })
})

// PRAC-14
test('a subject on the phone as a whole that can’t be read comes from the server', async () => {
  await putQuestions([question('here')])
  await noteWhole('physics', 'v1', await databaseStamp())
  fakeServer({ [draw]: { json: { success: true, questions: [question('there')], total: 30 } } })
  vi.spyOn(IDBIndex.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError')
  })
  expect(ids(await drawQuestions(physics, 100))).toEqual(['there'])
})

// PRAC-14
test('where nothing in a subject on the phone as a whole matches, that is said without a connection too', async () => {
  await putQuestions([question('here')])
  await noteWhole('physics', 'v1', await databaseStamp())
  fakeServer({ [draw]: 'no network' })
  expect(await drawQuestions({ ...physics, topicId: 'phy-none' }, 100)).toEqual({ questions: [], matching: 0 })
})

// PRAC-14
test('without server and saved questions the static file serves, by the filter', async () => {
  const questions = [question('filed'), question('other', { subject: 'chemistry' })]
  fakeServer({ [draw]: 'no network', [file]: { json: questions } })
  expect(ids(await drawQuestions(physics, 100))).toEqual(['filed'])
})

// PRAC-14
test.each([
  ['everything', everything],
  ['its subject', { ...everything, subject: 'biology' }],
  ['its exam and difficulty', { ...everything, examType: 'JAMB', difficulty: 'easy' }],
  ['another subject', physics],
  ['another exam', { ...everything, examType: 'WAEC' }],
  ['another difficulty', { ...everything, difficulty: 'hard' }],
  ['another topic', { ...everything, subject: 'biology', topicId: 'bio-cells' }],
] as const)('the built-in question is the last resort of a student who wants %s', async (_, filter) => {
  fakeServer({ [draw]: 'no network', [file]: 'no network' })
  const drawn = await drawQuestions(filter, 100)
  expect(drawn).toMatchObject({ questions: [{ subject: 'biology' }], matching: 1, isLastResort: true })
})

// PRAC-14
test('a phone that has another subject only gives the built-in question too', async () => {
  await putQuestions([question('other', { subject: 'chemistry' })])
  fakeServer({ [draw]: 'no network', [file]: { json: [question('filed', { subject: 'mathematics' })] } })
  expect(await drawQuestions(physics, 100)).toMatchObject({ questions: [{ subject: 'biology' }], isLastResort: true })
})

// PRAC-08
test('a draw on the phone takes every variant of a topic’s only family', async () => {
  await putQuestions([1, 2, 3].map((number) => question(`v${number}`, { family: 'p04' })))
  await noteWhole('physics', 'v1', await databaseStamp())
  fakeServer({})
  expect((await drawQuestions(physics, 100)).questions).toHaveLength(3)
})

test('a phone whose database is gone asks the server as before', async () => {
  await closeQuestionsDatabase()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  fakeServer({ [draw]: { json: { success: true, questions: [question('there')], total: 1 } } })
  expect(ids(await drawQuestions(physics, 100))).toEqual(['there'])
  await closeQuestionsDatabase()
})

const onlyThisPhone = 'Only questions saved on this phone'

// PRAC-16
test('the choice of this phone stands greyed out before the phone has a question, so that nothing moves later', async () => {
  aWorld(3)
  openScreen('/practice?subject=physics')
  const choice = await screen.findByRole('checkbox', { name: onlyThisPhone })
  await screen.findByText(/questions match your criteria/)
  expect(choice).toHaveProperty('disabled', true)
  await endWorld()
})

// PRAC-16
test("a student who wants only this phone's questions sees a message, and no request is made", async () => {
  const world = aWorld(3)
  await putQuestions([question('here')])
  openScreen('/practice?subject=physics')
  const choice = await screen.findByRole('checkbox', { name: onlyThisPhone })
  await waitFor(() => expect(choice).toHaveProperty('disabled', false))
  fireEvent.click(choice)
  await screen.findByText('Using local questions')
  world.broken.add('/api/questions')
  await startQuiz()
  screen.getByRole('heading', { name: 'Question 1 of 1' })
  await endWorld()
})

// PRAC-14, PRAC-15
test('a student who gets the built-in question only hears that the others did not come', async () => {
  const world = aWorld(3)
  world.broken.add('/api/questions')
  world.broken.add('/static-questions.json')
  openScreen()
  await pressStart()
  await screen.findByText('Error loading questions')
  await screen.findByRole('heading', { name: 'Question 1 of 1' })
  await endWorld()
})

// PRAC-14, PRAC-15
test('a student who wants something else than the built-in question reads what is missing, and gets it all the same', async () => {
  const world = aWorld(3)
  world.broken.add('/api/questions')
  world.broken.add('/static-questions.json')
  openScreen('/practice?subject=physics&examType=WAEC&difficulty=hard')
  await pressStart()
  await screen.findByText('Error loading questions')
  screen.getByText('No hard WAEC physics questions are on this phone. Until they load, here is one in biology.')
  await screen.findByRole('heading', { name: 'Question 1 of 1' })
  await endWorld()
})

// PRAC-04
test('offline the count of matching questions is that of the phone', async () => {
  const world = aWorld(3)
  await putQuestions([question('one'), question('two')])
  world.broken.add('/api/questions')
  openScreen('/practice?subject=physics')
  expect((await screen.findByText('questions match your criteria')).textContent).toBe('2 questions match your criteria')
  await endWorld()
})

// PRAC-14
test('a draw on the phone mirrors the units of the papers by the topics that it keeps', async () => {
  const units = { json: { success: true, data: [aTopic('phy-a', { subject: 'physics', unit: 2 })] } }
  fakeServer({ 'GET /api/topics': units })
  await putQuestions([question('one', { topicId: 'phy-a' }), question('two', { topicId: 'phy-b' })])
  await noteWhole('physics', 'v1', await databaseStamp())
  expect(ids(await drawQuestions(physics, 100))).toEqual(['one', 'two'])
})

// PRAC-13, PRAC-14
test('questions that came with the page are drawn without a request, once, and for their own filter only', async () => {
  document.body.innerHTML = firstReplyElement({
    [replyName(session, {})]: { success: true, user: aUser(), isSharedDevice: false },
    [replyName(listQuestions, drawOf(physics, 100))]: {
      success: true,
      questions: [question('in the page')],
      total: 30,
    },
  })
  const server = fakeServer({ [draw]: { json: { success: true, questions: [question('there')], total: 30 } } })
  // Last in this file, since screens opened after it would not share the modules that the other tests import.
  vi.resetModules()
  const { openSession } = await import('../../platform/server/session.ts')
  openSession()
  const source = await import('./question-source.ts')
  expect(ids(await source.drawQuestions(everything, 100))).toEqual(['there'])
  expect(server.calls).toHaveLength(1)
  expect(await source.drawQuestions(physics, 100)).toMatchObject({ questions: [{ id: 'in the page' }], matching: 30 })
  expect(server.calls).toHaveLength(1)
  expect(ids(await source.drawQuestions(physics, 100))).toEqual(['there'])
  document.body.replaceChildren()
})
