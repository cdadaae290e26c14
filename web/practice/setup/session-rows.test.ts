import type { Attempt } from '@sabi/shared/progress/calls'
import { toSyncedSession } from '@sabi/shared/practice/answer-log'
import { aSession } from '@sabi/shared/practice/builders'
import { expect, it } from 'vitest'
import type { StoredSession } from '../../offline/answers/answers-database.ts'
import { sessionRows } from './session-rows.ts'
import { durationWords } from '../texts.ts'

const userId = '0190b5a0-0000-4000-8000-0000000000a1'

function aStored(id: string, changes: Partial<StoredSession> = {}): StoredSession {
  const { questions, ...progress } = aSession(3, { id, taps: 1 })
  const synced = toSyncedSession({ ...progress, questions })
  return {
    ...progress,
    userId,
    savedAt: Date.UTC(2026, 10, 20),
    correct: 1,
    total: 3,
    synced,
    sentAs: null,
    ...changes,
  }
}

function anAttempt(id: string, completedAt: string): Attempt {
  return {
    id,
    userId,
    examType: 'JAMB',
    subject: 'physics',
    topicId: null,
    score: 15,
    totalQuestions: 20,
    timeSpent: 600,
    startedAt: completedAt,
    completedAt,
    verified: true,
  }
}

it('lists the sessions of the phone and of the server once each, the latest first', () => {
  const rows = sessionRows(
    [aStored('both'), aStored('phone', { savedAt: Date.UTC(2026, 10, 21) })],
    [anAttempt('both', '2026-11-20T10:00:00.000Z'), anAttempt('server', '2026-11-20T20:00:00.000Z')],
  )
  expect(rows.map(({ id, isOnPhone }) => [id, isOnPhone])).toEqual([
    ['phone', true],
    ['server', false],
    ['both', true],
  ])
})

it('says what a session was about and what it came to', () => {
  expect(sessionRows([], [anAttempt('server', '2026-11-20T20:00:00.000Z')])[0]).toMatchObject({
    about: 'JAMB · Physics',
    percentage: 75,
    isFinished: true,
  })
  expect(sessionRows([aStored('phone')], [])[0]).toMatchObject({ about: 'General', percentage: 33, isFinished: false })
})

it('leaves out a session in which nothing was answered', () => {
  expect(sessionRows([aStored('empty', { taps: 0 })], [])).toEqual([])
})

it.each([
  [0, '0 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [860_000, '14 min 20 s'],
  [3_900_000, '1 h 5 min'],
])('says %i ms as %s', (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words)
})

it('leaves out a paper that is being sat, whose score would tell what is right', () => {
  const paper = { ...anAttempt('server', '2026-11-20T20:00:00.000Z'), kind: 'exam' as const }
  const running = [aStored('phone', { kind: 'exam' })]
  expect(sessionRows(running, [{ ...paper, isOpen: true }])).toEqual([])
  const over = [aStored('phone', { kind: 'exam', phase: 'results' })]
  expect(sessionRows(over, [{ ...paper, isOpen: false }]).map(({ id }) => id)).toEqual(['server', 'phone'])
})
