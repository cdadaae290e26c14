import { expect, test } from 'vitest'
import { isNightWorkDue } from './night-work.ts'

test.each([
  ['never done', null, 12, true],
  ['at night, after a day', 24, 1, true],
  ['by day, after a day', 24, 12, false],
  ['in the same night', 2, 3, false],
  ['at night, after it was done by hand on the working day before', 13, 1, true],
  ['by day, after two days', 45, 12, true],
  ['by day, after a clock was set back', -300, 12, true],
])('is it time for the work of the night? %s', (_, hoursSince, hour, expected) => {
  expect(isNightWorkDue(hoursSince, hour)).toBe(expected)
})

test('what was done by hand at any time of the day is done again before anyone is shown, 36 hours later, that it is old', () => {
  const hoursUntilDone = (doneAt: number, roundAt: number) => {
    let now = Math.floor(doneAt) + roundAt
    while (now < doneAt || !isNightWorkDue(now - doneAt, Math.floor(now % 24))) now++
    return now - doneAt
  }
  const quarters = (hours: number) => Array.from({ length: hours * 4 }, (_, count) => count / 4)
  const all = quarters(24).flatMap((doneAt) => quarters(1).map((roundAt) => hoursUntilDone(doneAt, roundAt)))
  expect(Math.max(...all)).toBeLessThan(34)
  expect(Math.min(...all)).toBeGreaterThanOrEqual(12)
})
