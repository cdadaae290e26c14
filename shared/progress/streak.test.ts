import { expect, test } from 'vitest'
import { bestStreak, currentStreak, localDay, startOfDay } from './streak.ts'

const today = '2026-03-01'

test.each([
  { days: [], current: 0, best: 0 },
  { days: [today], current: 1, best: 1 },
  { days: ['2026-02-28'], current: 1, best: 1 },
  { days: ['2026-02-27'], current: 0, best: 1 },
  { days: [today, '2026-02-28', '2026-02-27', '2026-02-25'], current: 3, best: 3 },
  { days: ['2026-01-01', '2026-01-02', '2026-01-03', today], current: 1, best: 3 },
  { days: ['2025-12-31', '2026-01-01'], current: 0, best: 2 },
])('counts a streak up to today or yesterday: $days', ({ days, current, best }) => {
  expect(currentStreak(days, today)).toBe(current)
  expect(currentStreak([...days].reverse(), today)).toBe(current)
  expect(bestStreak(days)).toBe(best)
})

test('takes the day from the student’s clock', () => {
  const lateEvening = Date.UTC(2026, 10, 20, 23, 30)
  expect(localDay(lateEvening, 60)).toBe('2026-11-21')
  expect(localDay(lateEvening, 0)).toBe('2026-11-20')
  expect(localDay(lateEvening, -1440)).toBe('2026-11-19')
})

test('finds the last midnight of a time zone', () => {
  expect(startOfDay(Date.parse('2026-11-28T23:30:00Z'), 60)).toBe(Date.parse('2026-11-28T23:00:00Z'))
  expect(startOfDay(Date.parse('2026-11-28T22:59:59Z'), 60)).toBe(Date.parse('2026-11-27T23:00:00Z'))
  expect(startOfDay(Date.parse('2026-11-28T01:00:00Z'), -120)).toBe(Date.parse('2026-11-27T02:00:00Z'))
})
