// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToast } from '../../platform/page/toast-store.ts'
import { aUser, setOnline, signIn, startAfresh } from '../../testing/app.tsx'
import { noNetwork, QuestionServer, someQuestions } from '../../testing/question-bank.ts'
import { followQuestions } from './follow-questions.ts'
import { countQuestions } from './question-store.ts'
import { closeQuestionsDatabase, questionsDatabaseName } from './questions-database.ts'
import { readUsage } from '../usage.ts'

startAfresh()

const version = '/api/questions/version'
const hours = 60 * 60 * 1000
let server: QuestionServer
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  server = new QuestionServer(someQuestions('physics', 3))
})

afterEach(async () => {
  stop()
  vi.useRealTimers()
  await closeQuestionsDatabase()
  await deleteDB(questionsDatabaseName)
})

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** Waits for the database, which fake timers ignore; Vitest's own waiting would advance them. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function expectChecks(count: number): Promise<void> {
  await settle()
  expect(server.countOf(version)).toBe(count)
}

// SYNC-03
test('it looks for questions at once, after 3 s, and every 6 hours', async () => {
  stop = followQuestions()
  await expectChecks(1)
  await pass(2999)
  await expectChecks(1)
  await pass(1)
  await expectChecks(2)
  await pass(6 * hours)
  await expectChecks(3)
  await pass(6 * hours)
  await expectChecks(4)
})

// SYNC-03
test('it says when the first check brought something', async () => {
  localStorage.setItem('selected-subject', 'physics')
  stop = followQuestions()
  await pass(2000)
  await settle()
  expect(useToast.getState().shown).toMatchObject({ title: 'Questions updated', tone: 'success' })
  expect(await countQuestions()).toBe(3)
})

test('nothing is said when nothing is new', async () => {
  stop = followQuestions()
  await pass(2000)
  await expectChecks(1)
  await settle()
  expect(await readUsage()).toMatchObject({ onlineAccess: 1 })
  expect(useToast.getState().shown).toBeNull()
})

// SYNC-03
test('offline nothing is asked; 2 s after coming back it is', async () => {
  setOnline(false)
  stop = followQuestions()
  await pass(10_000)
  await expectChecks(0)
  setOnline(true)
  await pass(1999)
  await expectChecks(0)
  await pass(1)
  await expectChecks(1)
})

test('2 s after a student has signed in there is something to practise without a connection', async () => {
  stop = followQuestions()
  await pass(10_000)
  await expectChecks(2)
  expect(await countQuestions()).toBe(0)
  signIn(aUser())
  await pass(2000)
  await expectChecks(3)
  await settle()
  expect(await countQuestions()).toBe(3)
})

// SYNC-01
test.each([
  [true, { onlineAccess: 1, offlineAccess: 0 }],
  [false, { onlineAccess: 0, offlineAccess: 1 }],
])('each load counts once, by whether it was online (%s)', async (isOnline, figures) => {
  setOnline(isOnline)
  stop = followQuestions()
  await pass(10_000)
  await settle()
  expect(await readUsage()).toMatchObject(figures)
})

// SYNC-03
test('a failed version check counts as a failed sync', async () => {
  server.instead.set(version, noNetwork)
  stop = followQuestions()
  await pass(2000)
  await settle()
  expect(await readUsage()).toMatchObject({ syncFailure: 1 })
})
