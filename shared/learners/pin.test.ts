import { expect, test } from 'vitest'
import { afterWrongPin, freeTries, pinWaitMs, triesLeft } from './pin.ts'

const now = Date.parse('2026-11-29T08:00:00Z')
const second = 1000

test('lets a PIN be tried five times, then makes the learner wait longer after each wrong try', () => {
  let tries = { wrong: 0, waitsUntil: 0 }
  const waits: number[] = []
  for (let n = 0; n < 13; n++) {
    tries = afterWrongPin(tries, now)
    waits.push(pinWaitMs(tries, now) / second)
  }
  expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 300, 900, 3600, 3600, 3600, 3600])
})

test('counts down the tries that are left, and then allows one after each wait', () => {
  expect([0, 1, 4, freeTries, 20].map((wrong) => triesLeft({ wrong }))).toEqual([5, 4, 1, 1, 1])
})

test('ends a wait, and never waits longer than an hour for a clock that was set back', () => {
  const { waitsUntil } = afterWrongPin({ wrong: 4, waitsUntil: 0 }, now)
  expect(pinWaitMs({ waitsUntil }, waitsUntil)).toBe(0)
  expect(pinWaitMs({ waitsUntil }, now - 365 * 24 * 60 * 60 * second)).toBe(3600 * second)
})
