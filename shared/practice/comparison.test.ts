import { expect, test } from 'vitest'
import { everything } from './builders.ts'
import { comparisonWords, milestoneWords, previousOf } from './comparison.ts'

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
  ['of a placement', { isPlacement: true }],
])('no session is held against one %s', (_, changes) => {
  expect(previousOf(now, [{ ...past, ...changes }])).toBeNull()
})

test('a review is held against none: its questions went wrong before', () => {
  expect(previousOf({ ...now, kind: 'review' }, [{ ...past, kind: 'review' as const }])).toBeNull()
})

test('a step of a placement is held against none: it is harder or easier than the one before', () => {
  expect(previousOf({ ...now, isPlacement: true }, [past])).toBeNull()
})

test.each([
  [75, 60, '15 points up from last time: 60%'],
  [60, 61, '1 point below last time: 61%'],
  [60, 60, 'The same as last time: 60%'],
])('%i after %i says: %s', (after, before, words) => {
  expect(comparisonWords(after, before)).toBe(words)
})

const dayOf = (iso: string) => iso.slice(0, 10)
const praise = (earlier: readonly { startedAt: string; correct: number }[], changes: object = {}, isNewcomer = false) =>
  milestoneWords(
    { ...now, percentage: 80, total: 20, ...changes },
    { past: earlier.map((one) => ({ ...past, ...one })), isNewcomer, dayOf },
  )
const on = (day: number, correct = 18) => ({ startedAt: `2026-11-${day}T09:00:00.000Z`, correct })

test('a first session is praised', () => {
  expect(praise([], {}, true)).toMatch(/^Your first session/)
  // On a new phone of an old account it is not the first.
  expect(praise([], {}, false)).toBeNull()
})

test('a week of practice in a row is praised once, on its seventh day', () => {
  const week = [15, 16, 17, 18, 19, 20].map((day) => on(day))
  expect(praise(week)).toMatch(/^Seven days/)
  expect(praise([on(14), ...week])).toBeNull()
  expect(praise(week.slice(1))).toBeNull()
  expect(praise([...week, { ...on(21), startedAt: '2026-11-21T08:00:00.000Z' }])).toBeNull()
})

test('a score above all earlier ones alike is praised, from five questions on', () => {
  expect(praise([on(19, 15), on(20, 12)])).toMatch(/^Your best score/)
  expect(praise([on(19, 16), on(20, 12)])).toBeNull()
  expect(praise([on(19, 15)], { total: 4 })).toBeNull()
  expect(praise([on(19, 15)], { kind: 'review' })).toBeNull()
})
