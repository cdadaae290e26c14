import { expect, test } from 'vitest'
import { isNightWorkDue } from './night-work.ts'

test.each([
  ['never done', null, 12, true],
  ['at night, after a day', 24, 1, true],
  ['by day, after a day', 24, 12, false],
  ['in the same night', 2, 3, false],
  ['by day, after two days', 45, 12, true],
  ['by day, after a clock was set back', -300, 12, true],
])('is it time for the work of the night? %s', (_, hoursSince, hour, expected) => {
  expect(isNightWorkDue(hoursSince, hour)).toBe(expected)
})
