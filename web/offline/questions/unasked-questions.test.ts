// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { subjectIds } from '@sabi/shared/content/question'
import { aSession, everything, startOfTime } from '@sabi/shared/practice/builders'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { practise } from '@sabi/shared/practice/practise'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dataSaver } from '../../platform/data-saver.ts'
import { signInAs } from '../../platform/server/session.ts'
import { aUser, startAfresh } from '../../testing/app.tsx'
import { forgetQuestionBank, noNetwork, QuestionServer, someQuestions } from '../../testing/question-bank.ts'
import { forgetStudent } from '../answers/answer-store.ts'
import { newId } from '../device.ts'
import { bringPractised } from './follow-questions.ts'
import { countQuestions, isWhole, matchingIds, readQuestions } from './question-store.ts'
import { checkForUpdates, clearSavedQuestions, syncQuestions } from './question-sync.ts'
import { writeSteps } from '../answers/session-store.ts'

startAfresh()

const user = aUser()
const dayMs = 24 * 60 * 60 * 1000
let server: QuestionServer

beforeEach(() => {
  server = new QuestionServer(subjectIds.flatMap((subject) => someQuestions(subject, 5)))
  signInAs(user, { isSharedDevice: false })
})

afterEach(async () => {
  vi.useRealTimers()
  dataSaver.set('automatic')
  await forgetStudent(user.id)
  await forgetQuestionBank()
})

async function practised(subject: QuestionFilter['subject'], { isAnswered = true } = {}): Promise<void> {
  const begun = aSession(2, { id: newId(), filter: { ...everything, subject } })
  const tap = { questionId: 'q1', option: 1, answerId: newId(), tzOffset: 60, at: startOfTime }
  const session = isAnswered ? practise(begun, { type: 'choose', ...tap }) : begun
  const answer = isAnswered ? toSyncedAnswer(session) : null
  await writeSteps([{ userId: user.id, session, answer, said: { state: 'unsent' } }])
}

async function wholeSubjects() {
  const isHere = await Promise.all(subjectIds.map(isWhole))
  return subjectIds.filter((_, index) => isHere[index])
}

describe('after a session', () => {
  it('of the default, all subjects, every subject is brought to the phone', async () => {
    await practised('ALL')
    await bringPractised()
    expect(await wholeSubjects()).toEqual(subjectIds)
  })

  it('every subject that was ever practised is, not only the last', async () => {
    await practised('physics')
    await practised('biology')
    await bringPractised()
    expect((await wholeSubjects()).toSorted()).toEqual(['biology', 'physics'])
  })

  it('without an answer nothing counts as practised', async () => {
    await practised('physics', { isAnswered: false })
    await bringPractised()
    expect(await wholeSubjects()).toEqual([])
  })

  it('only the mistakes are requested if every practised subject is already here', async () => {
    await syncQuestions(['physics'])
    await practised('physics')
    server.asked.length = 0
    await bringPractised()
    expect(server.asked).toEqual([`/api/progress/${user.id}/mistakes`])
  })

  it('requests nothing with data saver on', async () => {
    dataSaver.set('on')
    await practised('ALL')
    await bringPractised()
    await checkForUpdates()
    expect(server.asked).toEqual([])
  })
})

describe('the mix of all subjects', () => {
  const draws = () => server.countOf('/api/questions?')

  it('comes for a student who has only signed in, and once', async () => {
    expect(await checkForUpdates()).toBe(false)
    expect(await countQuestions()).toBe(5 * subjectIds.length)
    expect(await wholeSubjects()).toEqual([])
    await checkForUpdates()
    expect([draws(), server.countOf('/packs/')]).toEqual([1, 0])
  })

  it('is renewed for another bank, but not within a day, and takes out what is no longer in it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await checkForUpdates()
    server.publish('v2', 'physics', { questions: [], removed: [] })
    server.questions.set('physics', someQuestions('physics', 2))
    await checkForUpdates()
    expect(draws()).toBe(1)
    vi.setSystemTime(Date.now() + dayMs + 1)
    await checkForUpdates()
    expect(draws()).toBe(2)
    expect(await matchingIds({ ...everything, subject: 'physics' })).toEqual(['phy-0', 'phy-1'])
  })

  it('does not touch a subject that is here as a whole', async () => {
    await checkForUpdates()
    await syncQuestions(['physics'])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs + 1 })
    server.publish('v2', 'physics', { questions: [], removed: [] })
    server.questions.set('physics', [])
    await checkForUpdates()
    expect([draws(), await countQuestions('physics')]).toEqual([2, 5])
    expect(await readQuestions(['phy-4'])).toHaveLength(1)
  })

  it('does not come where every subject is here, where the student removed the questions, or for a visitor', async () => {
    await syncQuestions(subjectIds)
    await checkForUpdates()
    await clearSavedQuestions()
    await checkForUpdates()
    expect([draws(), await countQuestions()]).toEqual([0, 0])
  })

  it('that cannot be had holds up nothing else', async () => {
    server.instead.set('/api/questions', noNetwork)
    await practised('physics')
    expect(await checkForUpdates()).toBe(true)
    expect(await wholeSubjects()).toEqual(['physics'])
  })
})
