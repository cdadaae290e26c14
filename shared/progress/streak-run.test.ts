import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { daysAfter, weekOf } from './streak-calendar.ts'
import { bestStreak, currentStreak } from './streak-run.ts'

// A Sunday.
const today = '2026-03-01'
const ago = (...counts: number[]) => counts.map((count) => daysAfter(today, -count))

test.each([
  { days: [], current: 0, best: 0 },
  { days: ago(0), current: 1, best: 1 },
  { days: ago(1), current: 1, best: 1 },
  { days: ago(0, 1, 2), current: 3, best: 3 },
  { days: ago(59, 58, 57, 0), current: 1, best: 3 },
  { days: ['2025-12-31', '2026-01-01'], current: 0, best: 2 },
  { days: ['2026-02-27', '2099-01-01'], current: 1, best: 1 },
])('counts a streak up to today or yesterday: $days', ({ days, current, best }) => {
  expect(currentStreak(days, today).streak).toBe(current)
  expect(currentStreak([...days].reverse(), today).streak).toBe(current)
  expect(bestStreak(days)).toBe(best)
})

test.each([
  ['one day', ago(0, 2, 3), 3, ago(1)],
  ['yesterday, with today still to come', ago(2, 3), 2, ago(1)],
  ['one day in each of two weeks', ago(0, 2, 3, 4, 5, 6, 8), 7, ago(7, 1)],
  ['two days of a week', ago(0, 2, 4, 5), 2, ago(1)],
  ['two days of a week in a row', ago(0, 3, 4), 1, []],
  ['yesterday and the day before', ago(3, 4), 0, []],
  ['three days in a row', ago(5, 9), 0, []],
  ['no day', ago(0, 1), 2, []],
])('goes on over one missed day a week: missed %s', (_, days, current, missed) => {
  expect(currentStreak(days, today)).toEqual({ streak: current, missed })
})

test('goes on over a Sunday and the Monday after it, which are in different weeks', () => {
  const [tuesday, saturday] = ['2026-02-24', '2026-02-21']
  expect(currentStreak([tuesday, saturday], tuesday)).toEqual({ streak: 2, missed: ['2026-02-22', '2026-02-23'] })
})

test('finds the best streak wherever it ends, and never more than one missed day of a week in the current one', () => {
  const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 45 }).map((counts) => ago(...counts))
  fc.assert(
    fc.property(someDays, (days) => {
      const ends = Array.from({ length: 61 }, (_, count) => daysAfter(today, -count))
      expect(bestStreak(days)).toBe(Math.max(0, ...ends.map((end) => currentStreak(days, end).streak)))
      const { missed } = currentStreak(days, today)
      const weeks = missed.map(weekOf)
      expect(new Set(weeks).size).toBe(weeks.length)
      expect(days.filter((day) => missed.includes(day))).toEqual([])
    }),
  )
})
