import { aSession } from '@sabi/shared/practice/builders'
import { toSyncedSession } from '@sabi/shared/practice/answer-log'
import type { Attempt } from '@sabi/shared/progress/calls'
import { expect, it } from 'vitest'
import type { ListedSession } from '../../offline/answers/session-store.ts'
import { historyOf } from './history.ts'

function stored(id: string, changes: Partial<ListedSession> = {}): ListedSession {
  const { questions: _, ...session } = aSession(2)
  return {
    ...session,
    id,
    kind: 'exam',
    phase: 'results',
    filter: { subject: 'physics', examType: 'WAEC', difficulty: 'ALL', topicId: 'ALL' },
    finishedAt: '2026-11-27T10:00:00.000Z',
    userId: 'u1',
    savedAt: 0,
    correct: 1,
    total: 2,
    synced: toSyncedSession(aSession(2)),
    sentAs: null,
    ...changes,
  }
}

function sent(id: string, changes: Partial<Attempt> = {}): Attempt {
  return {
    id,
    userId: 'u1',
    examType: 'JAMB',
    subject: null,
    topicId: null,
    score: 30,
    totalQuestions: 120,
    timeSpent: 4000,
    startedAt: '2026-11-20T09:00:00.000Z',
    completedAt: '2026-11-20T10:00:00.000Z',
    verified: true,
    kind: 'exam',
    ...changes,
  }
}

it('lists the papers of this phone and of others by board, the latest first', () => {
  const onPhone = [stored('a'), stored('b', { finishedAt: '2026-11-28T10:00:00.000Z', correct: 2 })]
  expect(historyOf(onPhone, [sent('c'), sent('a')])).toEqual([
    {
      board: 'JAMB',
      rows: [
        {
          id: 'c',
          board: 'JAMB',
          about: 'Several subjects',
          at: '2026-11-20T10:00:00.000Z',
          percent: 25,
          isOnPhone: false,
        },
      ],
    },
    {
      board: 'WAEC',
      rows: [
        { id: 'b', board: 'WAEC', about: 'Physics', at: '2026-11-28T10:00:00.000Z', percent: 100, isOnPhone: true },
        { id: 'a', board: 'WAEC', about: 'Physics', at: '2026-11-27T10:00:00.000Z', percent: 50, isOnPhone: true },
      ],
    },
  ])
})

it('leaves out practice and papers that are still being sat', () => {
  const onPhone = [stored('a', { kind: 'practice' }), stored('b', { phase: 'quiz' })]
  expect(
    historyOf(onPhone, [sent('c', { kind: 'review' }), sent('d', { kind: null }), sent('e', { isOpen: true })]),
  ).toEqual([])
})
