import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise, type PracticeAction } from '@sabi/shared/practice/practise'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { deleteDB, openDB } from 'idb'
import { v7 as uuid } from 'uuid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  countAnswers,
  dropOldAnswers,
  forgetStudent,
  listAnswers,
  listUnsent,
  listUnsentSessions,
  markUnsent,
  recordVerdict,
} from './answer-store.ts'
import { countOfOthers } from './count-of-others.ts'
import { answersDatabase, answersDatabaseName, closeAnswersDatabase, forgetRowsOf } from './answers-database.ts'
import {
  dropOldSessions,
  findSession,
  findUnfinished,
  listSessions,
  removeSession,
  writeSteps,
} from './session-store.ts'

const amina = '0190b5a0-0000-7000-8000-0000000000a1'
const days = 24 * 60 * 60 * 1000
const bola = '0190b5a0-0000-7000-8000-0000000000b2'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([amina, bola].map(forgetStudent))
  await closeAnswersDatabase()
  await deleteDB(answersDatabaseName)
})

function newSession(length = 3): PracticeSession {
  return aSession(length, { id: uuid() })
}

/** Answers the question on the screen and writes the step. */
async function answer(session: PracticeSession, option: number, userId = amina): Promise<PracticeSession> {
  const questionId = session.questions[session.position]?.question.id ?? ''
  const at = startOfTime + 2000
  const action: PracticeAction = { type: 'choose', questionId, option, answerId: uuid(), tzOffset: 60, at }
  return write(practise(session, action), userId)
}

async function write(session: PracticeSession, userId = amina): Promise<PracticeSession> {
  await writeSteps([{ userId, session, answer: toSyncedAnswer(session), said: { state: 'unsent' } }])
  return session
}

describe('the sessions on the phone', () => {
  it('come back exactly as they were left, questions included', async () => {
    const session = await answer(newSession(), 2)
    expect(await findSession(amina, session.id)).toEqual(session)
  })

  it('survive the closing of the database', async () => {
    const session = await answer(newSession(), 2)
    await closeAnswersDatabase()
    expect(await findSession(amina, session.id)).toEqual(session)
  })

  it('belong to one student', async () => {
    const session = await answer(newSession(), 2)
    expect(await findSession(bola, session.id)).toBeNull()
    expect(await listSessions(bola)).toEqual([])
    await removeSession(bola, session.id)
    expect(await listSessions(amina)).toHaveLength(1)
  })

  it('name the latest with an answer that can be continued', async () => {
    await answer(newSession(), 1)
    vi.setSystemTime(Date.now() + 1000)
    const latest = await answer(newSession(), 2)
    vi.setSystemTime(Date.now() + 1000)
    await write(newSession())
    vi.setSystemTime(Date.now() + 1000)
    await write(practise(await answer(newSession(), 1), { type: 'finish', at: startOfTime }))
    expect((await findUnfinished(amina))?.id).toBe(latest.id)
    expect(await findUnfinished(bola)).toBeNull()
  })

  it('are left out when what is stored cannot be read', async () => {
    const session = await answer(newSession(), 2)
    const database = await answersDatabase()
    const row = await database.get('sessions', session.id)
    if (row === undefined) throw new Error('not stored')
    await database.put('sessions', { ...row, position: -1 })
    expect(await listSessions(amina)).toEqual([])
    expect(await findSession(amina, session.id)).toBeNull()
  })

  it('make room oldest first, and never take an answer along that is not sent', async () => {
    const finished = async () => write(practise(await answer(newSession(), 1), { type: 'finish', at: startOfTime }))
    const [unsent, sent] = [await finished(), await finished()]
    await newestOf(2)
    const { answers, sessions } = await listUnsent(amina, 100)
    const acknowledged = answers.filter(({ sessionId }) => sessionId === sent.id).map(({ id }) => id)
    await recordVerdict(amina, { acknowledged, rejected: [], sessions, refusedSessions: [] })
    await dropOldSessions(amina, 2)
    const left = (await listSessions(amina)).map(({ id }) => id)
    expect(left).toContain(unsent.id)
    expect(left).not.toContain(sent.id)
  })

  it('make room for practice and for papers apart, so that practice does not drop papers', async () => {
    const finished = async (kind: PracticeSession['kind']) => {
      vi.setSystemTime(Date.now() + 1000)
      return (await write(aSession(1, { id: uuid(), kind, phase: 'results', ending: 'finished' }))).id
    }
    await finished('exam')
    const paper = await finished('exam')
    await finished('practice')
    const practice = await finished('practice')
    await dropOldSessions(amina, 1)
    expect((await listSessions(amina)).map(({ id }) => id)).toEqual([practice, paper])
  })
})

it('is brought up to date from its first version without losing an answer', async () => {
  const session = newSession()
  const old = await openDB(answersDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore('sessions', { keyPath: 'id' }).createIndex('byUser', 'userId')
      database.createObjectStore('papers', { keyPath: 'id' }).createIndex('byUser', 'userId')
      const answers = database.createObjectStore('answers', { keyPath: 'id' })
      answers.createIndex('byUser', 'userId')
      answers.createIndex('byState', ['userId', 'state'])
      answers.createIndex('bySession', 'sessionId')
    },
  })
  const tap = { questionId: 'q1', option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
  await old.put('answers', {
    ...toSyncedAnswer(practise(session, { type: 'choose', ...tap })),
    userId: amina,
    state: 'unsent',
  })
  old.close()
  expect((await listUnsent(amina, 100)).answers.map(({ id }) => id)).toEqual([tap.answerId])
})

/** Does what Chromium does after a full disk corrupted the database log. */
async function loseDatabase(): Promise<void> {
  await closeAnswersDatabase()
  await deleteDB(answersDatabaseName)
}

describe('a database that the browser deletes from under the page', () => {
  it('gets back all that the server lacks, with sessions that can be continued', async () => {
    const given = await answer(newSession(), 2)
    await loseDatabase()
    expect((await listUnsent(amina, 100)).answers).toMatchObject([{ option: 2 }])
    const further = await answer(practise(given, { type: 'next', at: startOfTime }), 0)
    expect((await listUnsent(amina, 100)).answers).toHaveLength(2)
    expect(await findSession(amina, given.id)).toEqual(further)
  })

  it('gets back what an earlier page left there unsent', async () => {
    const session = await answer(newSession(), 2)
    forgetRowsOf(amina)
    await closeAnswersDatabase()
    // This reads the rows while opening.
    expect(await listUnsentSessions(amina)).toEqual(new Set([session.id]))
    await loseDatabase()
    expect((await listUnsent(amina, 100)).answers).toHaveLength(1)
    expect(await listSessions(amina)).toHaveLength(1)
  })

  it('gets nothing back of a student who was forgotten', async () => {
    await answer(newSession(), 2)
    await forgetStudent(amina)
    await loseDatabase()
    expect((await listUnsent(amina, 100)).answers).toEqual([])
    expect(await listSessions(amina)).toEqual([])
  })
})

async function newestOf(count: number): Promise<void> {
  vi.setSystemTime(Date.now() + 1000)
  for (let made = 0; made < count; made++) await answer(newSession(), 1)
}

describe('the answers on the phone', () => {
  it('are each kept once, however often the step is written', async () => {
    const session = await answer(newSession(), 2)
    await write(session)
    expect((await listUnsent(amina, 100)).answers).toHaveLength(1)
    expect(await countAnswers(amina)).toEqual({ unsent: 1, rejected: 0 })
  })

  it('all stay in the log when an answer is changed', async () => {
    await answer(await answer(newSession(), 2), 1)
    expect((await listUnsent(amina, 100)).answers.map(({ option, seq }) => [option, seq]).sort()).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  it('keep what the server said, and only of the ids it named', async () => {
    const first = await answer(newSession(), 2)
    await answer(practise(first, { type: 'next', at: startOfTime }), 0)
    const [one, other] = (await listUnsent(amina, 100)).answers
    await recordVerdict(amina, { acknowledged: [one?.id ?? ''], rejected: [], sessions: [], refusedSessions: [] })
    expect((await listUnsent(amina, 100)).answers.map(({ id }) => id)).toEqual([other?.id])
    await recordVerdict(amina, {
      acknowledged: [],
      rejected: [{ id: other?.id ?? '', reason: 'unknown-question' }],
      sessions: [],
      refusedSessions: [],
    })
    expect(await countAnswers(amina)).toEqual({ unsent: 0, rejected: 1 })
    expect(await listUnsentSessions(amina)).toEqual(new Set())
  })

  it('are not made unsent again by writing a step that was already sent', async () => {
    const session = await answer(newSession(), 2)
    const ids = (await listUnsent(amina, 100)).answers.map(({ id }) => id)
    await recordVerdict(amina, { acknowledged: ids, rejected: [], sessions: [], refusedSessions: [] })
    await write(session)
    expect(await countAnswers(amina)).toEqual({ unsent: 0, rejected: 0 })
  })

  it('have the end of their session sent too, once, and again when it changes', async () => {
    const ended = await write(practise(await answer(newSession(), 1), { type: 'exit', at: startOfTime }))
    const { answers, sessions } = await listUnsent(amina, 100)
    expect(sessions).toMatchObject([{ id: ended.id, questionCount: 1 }])
    await recordVerdict(amina, {
      acknowledged: answers.map(({ id }) => id),
      rejected: [],
      sessions: [],
      refusedSessions: [],
    })
    expect(await listUnsentSessions(amina)).toEqual(new Set([ended.id]))
    await recordVerdict(amina, {
      acknowledged: answers.map(({ id }) => id),
      rejected: [],
      sessions,
      refusedSessions: [],
    })
    expect(await listUnsent(amina, 100)).toEqual({ answers: [], sessions: [] })
    await write(practise(practise(ended, { type: 'reopen', at: startOfTime }), { type: 'finish', at: startOfTime + 9 }))
    const finishedAt = new Date(startOfTime + 9).toISOString()
    expect((await listUnsent(amina, 100)).sessions).toMatchObject([{ id: ended.id, questionCount: 1, finishedAt }])
  })

  it('continue when one of them cannot be read, which is set aside', async () => {
    for (let made = 0; made < 3; made++) await answer(newSession(), 1)
    const database = await answersDatabase()
    const [first] = await database.getAll('answers')
    if (first === undefined) throw new Error('not stored')
    await database.put('answers', { ...first, durationMs: -1 })
    expect((await listUnsent(amina, 1)).answers).toHaveLength(1)
    expect(await countAnswers(amina)).toEqual({ unsent: 2, rejected: 1 })
    expect(await listAnswers(amina, 'rejected')).toMatchObject([{ id: first.id, reason: 'invalid' }])
  })

  it('stay 30 days after the server took them, and are sent again with their session when it lost them', async () => {
    const ended = await write(practise(await answer(newSession(), 1), { type: 'finish', at: startOfTime }))
    const { answers, sessions } = await listUnsent(amina, 100)
    const acknowledged = answers.map(({ id }) => id)
    await recordVerdict(amina, { acknowledged, rejected: [], sessions, refusedSessions: [] })
    await dropOldSessions(amina, 0)
    expect(await listSessions(amina)).toEqual([])
    vi.setSystemTime(Date.now() + 29 * days)
    await dropOldAnswers(amina)
    expect(await listUnsent(amina, 100)).toEqual({ answers: [], sessions: [] })
    await markUnsent(amina, acknowledged)
    expect(await listUnsent(amina, 100)).toMatchObject({ answers, sessions: [{ id: ended.id, questionCount: 1 }] })

    vi.setSystemTime(Date.now() + 31 * days)
    await dropOldAnswers(amina)
    expect((await listUnsent(amina, 100)).answers).toHaveLength(1)
    await recordVerdict(amina, { acknowledged, rejected: [], sessions, refusedSessions: [] })
    vi.setSystemTime(Date.now() + 31 * days)
    await dropOldAnswers(amina)
    expect(await listAnswers(amina, 'acknowledged')).toEqual([])
    expect(await (await answersDatabase()).count('traces')).toBe(0)
  })

  it('do not stay for ever when the clock was years ahead as the server took them', async () => {
    await answer(newSession(), 1)
    const acknowledged = (await listUnsent(amina, 100)).answers.map(({ id }) => id)
    vi.setSystemTime(Date.now() + 3650 * days)
    await recordVerdict(amina, { acknowledged, rejected: [], sessions: [], refusedSessions: [] })
    vi.setSystemTime(Date.now() - 3650 * days)
    await dropOldAnswers(amina)
    expect(await listAnswers(amina, 'acknowledged')).toEqual([])
  })

  it('are counted of other students without revealing whose they are', async () => {
    await answer(newSession(), 1)
    await answer(await answer(newSession(), 1, bola), 2, bola)
    expect([await countOfOthers(amina), await countOfOthers(bola), await countOfOthers(null)]).toEqual([2, 1, 3])
  })

  it('are removed for one student only when that student is forgotten', async () => {
    await answer(newSession(), 1)
    await answer(newSession(), 1, bola)
    await forgetStudent(amina)
    expect(await countAnswers(amina)).toEqual({ unsent: 0, rejected: 0 })
    expect(await listSessions(amina)).toEqual([])
    expect(await countAnswers(bola)).toEqual({ unsent: 1, rejected: 0 })
  })
})
