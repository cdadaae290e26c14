// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncQuestions } from '../../offline/questions/question-sync.ts'
import { dataSaver } from '../../platform/data-saver.ts'
import { noteReply } from '../../platform/server/connection.ts'
import {
  aPackedQuestion,
  forgetQuestionBank,
  noNetwork,
  nothing,
  QuestionServer,
  someQuestions,
} from '../../testing/question-bank.ts'
import { drawQuestions, questionSource } from '../setup/question-source.ts'

const physics = { subject: 'physics', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const
const version = '/api/questions/version'
const corrected = aPackedQuestion('phy-0', { subject: 'physics', text: 'What is the unit of power?' })
let server: QuestionServer

const textsById = async () =>
  Object.fromEntries((await drawQuestions(physics, 100)).questions.map(({ id, text }) => [id, text]))

/** A phone that has a subject since before a correction, and saves data now. */
beforeEach(async () => {
  noteReply()
  questionSource.set('automatic')
  server = new QuestionServer(someQuestions('physics', 3))
  await syncQuestions(['physics'])
  server.asked.length = 0
  dataSaver.set('on')
})

afterEach(async () => {
  vi.useRealTimers()
  dataSaver.set('automatic')
  questionSource.set('automatic')
  await forgetQuestionBank()
})

test('with the data saver on a session starts with what was corrected since, and fetches nothing else', async () => {
  server.publish('v2', 'physics', { questions: [corrected], removed: ['phy-1'] })
  const texts = await textsById()
  expect(texts['phy-0']).toBe(corrected.text)
  expect(Object.keys(texts).toSorted()).toEqual(['phy-0', 'phy-2'])
  expect(server.asked).toEqual([version, '/api/questions/changes?subject=physics&since=v1'])
})

test('a session asks for no more than the version of the bank where nothing was corrected', async () => {
  await drawQuestions(physics, 100)
  expect(server.asked).toEqual([version])
})

test.each([
  ['is out of reach', noNetwork],
  ['does not know what changed', nothing],
])('a session starts with the questions of the phone where the server %s, without a pack', async (_, answer) => {
  server.publish('v2', 'physics', { questions: [corrected], removed: [] })
  server.instead.set('/api/questions/changes', answer)
  expect(Object.keys(await textsById())).toHaveLength(3)
  expect(server.countOf('/packs/')).toBe(0)
})

test('a line that never answers holds no session up for longer than 2 s, whose questions are on the phone', async () => {
  let breakLine: (error: Error) => void = () => undefined
  const line = new Promise<Response>((_, reject) => (breakLine = reject))
  server.instead.set(version, () => line)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const drawn = vi.fn<() => void>()
  void drawQuestions(physics, 100).then(drawn)
  await vi.waitFor(() => expect(server.countOf(version)).toBe(1))
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce())
  // Else the next test would wait for the turn of this one.
  breakLine(new TypeError('Failed to fetch'))
})

test.each([
  ['does not save data: it downloads them in the background', () => dataSaver.set('automatic')],
  ['is to take the questions of this phone only', () => questionSource.set('phone')],
])('a session asks for no corrections on a phone that %s', async (_, choose) => {
  choose()
  await drawQuestions(physics, 100)
  expect(server.asked).toEqual([])
})
