import { expect, test } from 'vitest'
import { localDay, startOfDay } from './streak.ts'

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
