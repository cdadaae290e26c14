import { expect, test } from 'vitest'
import { dayWords, timeAgo } from './time.ts'

const minute = 60_000
const hour = 60 * minute

test.each([
  [0, 'just now'],
  [-hour, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [2 * hour, '2 hours ago'],
  [24 * hour, '1 day ago'],
  [80 * hour, '3 days ago'],
])('%i ms are written as %s', (passed, words) => {
  expect(timeAgo(1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words)
})

test.each([
  [new Date(2026, 10, 21, 14, 5), 'Today, 14:05'],
  [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 18, 8, 0), '18 Nov'],
  [new Date(2025, 10, 18, 8, 0), '18 Nov 2025'],
])('a session is dated as a student says it: %s', (time, words) => {
  expect(dayWords(time.toISOString(), new Date(2026, 10, 21, 20, 0))).toBe(words)
})
