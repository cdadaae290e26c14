// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { sessionScore } from '@sabi/shared/practice/score'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { deleteDB } from 'idb'
import { v7 as uuid } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { aPackedQuestion } from '../../testing/question-bank.ts'
import { forgetStudent } from './answer-store.ts'
import { answersDatabase, answersDatabaseName, closeAnswersDatabase } from './answers-database.ts'
import { putNote, putQuestions } from '../questions/question-store.ts'
import { closeQuestionsDatabase, questionsDatabaseName } from '../questions/questions-database.ts'
import { listScoredSessions } from './session-scores.ts'
import { findSession, writeSteps } from './session-store.ts'

const userId = '0190b5a0-0000-7000-8000-0000000000a1'
const at = startOfTime + 2000

afterEach(async () => {
  await forgetStudent(userId)
  await Promise.all([closeAnswersDatabase(), closeQuestionsDatabase()])
  await Promise.all([answersDatabaseName, questionsDatabaseName].map((name) => deleteDB(name)))
})

/** A finished session of three questions. The first is answered with its third option; its key is the second. */
async function finishedSession(): Promise<PracticeSession> {
  const tap = { questionId: 'q1', option: 2, answerId: uuid(), tzOffset: 60, at }
  const answered = practise(aSession(3, { id: uuid() }), { type: 'choose', ...tap })
  await writeSteps([{ userId, session: answered, answer: toSyncedAnswer(answered), said: { state: 'unsent' } }])
  const session = practise(answered, { type: 'finish', at })
  await writeSteps([{ userId, session, answer: null, said: { state: 'unsent' } }])
  return session
}

/** An administrator corrects the key of the first question, and the phone downloads it. */
async function correctKey(version: number, correctOption: number): Promise<void> {
  const explanation = `The right answer is option ${correctOption}.`
  await putQuestions([aPackedQuestion('q1', { version, correctOption, explanation })])
  await putNote('questionVersion', `v1.${version}`)
}

test('a session is marked and explained by the corrected key once the phone has it, in the list as well', async () => {
  const { id } = await finishedSession()
  expect(await listScoredSessions(userId)).toMatchObject([{ id, correct: 0, total: 1 }])
  await correctKey(1_000_001, 2)
  const session = await findSession(userId, id)
  expect(session && sessionScore(session)).toMatchObject({ correct: 1, total: 1 })
  expect(session?.questions[0]?.question).toMatchObject({
    version: 1,
    correctOption: 2,
    explanation: 'The right answer is option 2.',
  })
  expect(await listScoredSessions(userId)).toMatchObject([{ id, correct: 1, total: 1 }])
  await correctKey(1_000_002, 0)
  expect(await listScoredSessions(userId)).toMatchObject([{ id, correct: 0, total: 1 }])
})

test('a list reads what was asked only after questions have changed, or the session has', async () => {
  const { id } = await finishedSession()
  await correctKey(1_000_001, 2)
  await listScoredSessions(userId)
  await (await answersDatabase()).delete('papers', id)
  expect(await listScoredSessions(userId)).toMatchObject([{ id, correct: 1, total: 1 }])
})

test('a session opens as it was seen where the questions of the phone cannot be read', async () => {
  const session = await finishedSession()
  await correctKey(1_000_001, 2)
  const { indexedDB } = globalThis
  await closeQuestionsDatabase()
  Object.assign(globalThis, { indexedDB: undefined })
  try {
    expect(await findSession(userId, session.id)).toEqual(session)
  } finally {
    Object.assign(globalThis, { indexedDB })
  }
})
