import { expect, test } from 'vitest'
import { everything } from './builders.ts'
import { comparisonWords, previousOf } from './comparison.ts'

const now = { kind: 'practice' as const, filter: everything, startedAt: '2026-11-21T09:00:00.000Z' }
const past = { ...now, ending: 'finished' as const, total: 20, startedAt: '2026-11-20T09:00:00.000Z' }

test('a session is held against the latest one before it', () => {
  const older = { ...past, startedAt: '2026-11-18T09:00:00.000Z' }
  const later = { ...past, startedAt: '2026-11-21T10:00:00.000Z' }
  expect(previousOf(now, [older, past, later])).toBe(past)
})

test.each([
  ['of another filter', { filter: { ...everything, subject: 'physics' as const } }],
  ['of another difficulty', { filter: { ...everything, difficulty: 'hard' as const } }],
  ['that is still open', { ending: null }],
  ['without an answer', { total: 0 }],
  ['of mistakes only', { kind: 'review' as const }],
])('no session is held against one %s', (_, changes) => {
  expect(previousOf(now, [{ ...past, ...changes }])).toBeNull()
})

test('a review is held against none: its questions went wrong before', () => {
  expect(previousOf({ ...now, kind: 'review' }, [{ ...past, kind: 'review' as const }])).toBeNull()
})

test.each([
  [75, 60, '15 points up from last time: 60%'],
  [60, 61, '1 point below last time: 61%'],
  [60, 60, 'The same as last time: 60%'],
])('%i after %i says: %s', (after, before, words) => {
  expect(comparisonWords(after, before)).toBe(words)
})
