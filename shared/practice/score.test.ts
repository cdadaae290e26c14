import { describe, expect, it } from 'vitest'
import { toSyncedAnswer, toSyncedSession } from './answer-log.ts'
import { aSession, startOfTime } from './builders.ts'
import { practise, type PracticeAction } from './practise.ts'
import { askedIn, batchScore, markedOver, mistakesOf, scoreBand, sessionScore } from './score.ts'
import type { PracticeSession } from './session.ts'
import { SyncedAnswer, SyncedSession } from '../sync/calls.ts'

const at = startOfTime + 1000

function answered(session: PracticeSession, ...options: number[]): PracticeSession {
  const actions = options.flatMap((option, index): PracticeAction[] => [
    { type: 'go to', position: index, at },
    {
      type: 'choose',
      questionId: `q${index + 1}`,
      option,
      answerId: `0190b5a0-0000-7000-8000-00000000000${index}`,
      tzOffset: 60,
      at,
    },
  ])
  return actions.reduce(practise, session)
}

describe('the score (PRAC-10)', () => {
  it.each(['finish', 'exit', 'close'] as const)('is taken over the answered questions after %s', (type) => {
    const passedOver = practise(answered(aSession(20), 1, 0, 1), { type: 'go to', position: 19, at })
    const ended = practise(passedOver, { type, at })
    expect(sessionScore(ended)).toEqual({ correct: 2, total: 3, attempted: 3, percentage: 67 })
  })

  it('is the same whether a question before the last answer was passed over or not', () => {
    const ahead = { questionId: 'q20', option: 1, answerId: '0190b5a0-0000-7000-8000-000000000009', tzOffset: 60, at }
    const session = practise(answered(aSession(20), 1, 0), { type: 'go to', position: 19, at })
    const ended = practise(practise(session, { type: 'choose', ...ahead }), { type: 'finish', at })
    expect(sessionScore(ended)).toEqual({ correct: 2, total: 3, attempted: 3, percentage: 67 })
  })

  it('is taken over the answered questions when the student stops at a checkpoint', () => {
    const checkpoint = practise(answered(aSession(50, { position: 19 }), 1, 1), { type: 'go to', position: 19, at })
    const stopped = practise(practise(checkpoint, { type: 'next', at }), { type: 'stop', at })
    expect(sessionScore(stopped)).toEqual({ correct: 2, total: 2, attempted: 2, percentage: 100 })
    expect(askedIn(stopped)).toHaveLength(20)
  })

  it('counts the questions of a paper that were left open as not correct', () => {
    const paper = practise(answered(aSession(4, { kind: 'exam' }), 1, 0, 1), { type: 'finish', at })
    expect(sessionScore(paper)).toEqual({ correct: 2, total: 4, attempted: 3, percentage: 50 })
  })

  it('is 0 of 0 when nothing was answered', () => {
    expect(sessionScore(aSession(5))).toEqual({ correct: 0, total: 0, attempted: 0, percentage: 0 })
    expect(markedOver(aSession(5))).toEqual([])
  })

  it('leaves as mistakes what counts as not correct', () => {
    const idsOf = (session: PracticeSession) => mistakesOf(session).map(({ question }) => question.id)
    const session = answered(aSession(5), 1, 0, 1)
    expect(idsOf(practise(session, { type: 'finish', at }))).toEqual(['q2'])
    expect(idsOf(practise({ ...session, kind: 'exam' }, { type: 'finish', at }))).toEqual(['q2', 'q4', 'q5'])
    expect(idsOf(aSession(5))).toEqual([])
  })

  it('of a batch counts from its start to its checkpoint (PRAC-09)', () => {
    const session = { ...answered(aSession(50), 1, 1, 0), position: 39, batchStart: 20 }
    expect(batchScore(session)).toEqual({ correct: 0, total: 0, attempted: 0, percentage: 0 })
    expect(batchScore({ ...session, position: 19, batchStart: 0 })).toMatchObject({ correct: 2, total: 3 })
  })
})

it.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Keep practising'],
  [40, 'Keep practising'],
  [39, "Don't give up"],
  [0, "Don't give up"],
])('%i per cent is called %s (PRAC-10)', (percentage, words) => {
  expect(scoreBand(percentage).words).toBe(words)
})

describe('what the answer log gets', () => {
  it('names the stored option, the version seen and the measured time, as the contract wants it', () => {
    const session = answered(aSession(3), 2)
    const answer = toSyncedAnswer(session)
    expect(SyncedAnswer.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({ questionId: 'q1', questionVersion: 1, option: 2, seq: 0, durationMs: 1000 })
    expect(toSyncedAnswer(aSession(3))).toBeNull()
  })

  it("calls the exam 'General' when the filter is ALL (PRAC-12, decision 26)", () => {
    const session = toSyncedSession(aSession(3))
    expect(SyncedSession.parse(session)).toEqual(session)
    expect(session).toMatchObject({ examType: 'General', kind: 'practice' })
    expect(toSyncedSession(aSession(3, { filter: { ...aSession(3).filter, examType: 'NECO' } })).examType).toBe('NECO')
  })

  it('tells the time of questions that were left open, and of reading on after an answer (PRAC-12)', () => {
    const open = answered(aSession(3), 1)
    const actions: PracticeAction[] = [
      { type: 'next', at: at + 4000 },
      { type: 'hide', at: at + 7000 },
      { type: 'show', at: at + 90_000 },
      { type: 'finish', at: at + 91_000 },
    ]
    expect(toSyncedAnswer(open)).toMatchObject({ durationMs: 1000 })
    expect(toSyncedSession(actions.reduce(practise, open))).toMatchObject({ durationMs: 1000 + 4000 + 3000 + 1000 })
  })

  it('tells the number of questions that it is marked over, and the end once it has ended', () => {
    const open = answered(aSession(5), 1, 1)
    expect(toSyncedSession(open)).not.toHaveProperty('finishedAt')
    expect(toSyncedSession(open)).toMatchObject({ questionCount: 2 })
    const ahead = { questionId: 'q4', option: 1, answerId: '0190b5a0-0000-7000-8000-000000000009', tzOffset: 60, at }
    const passedOver = practise(practise(open, { type: 'go to', position: 3, at }), { type: 'choose', ...ahead })
    expect(toSyncedSession(passedOver)).toMatchObject({ questionCount: sessionScore(passedOver).total })
    expect(sessionScore(passedOver).total).toBe(3)
    expect(toSyncedSession(practise(open, { type: 'exit', at }))).toMatchObject({ questionCount: 2 })
    expect(toSyncedSession(practise(open, { type: 'finish', at }))).toMatchObject({ questionCount: 2 })
  })
})
