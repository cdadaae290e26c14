import { expect, test } from 'vitest'
import { mostWrongTries, waitSecondsAfter, wrongTriesARound } from './sign-in-limits.ts'

test('waits twice as long after each ten wrong tries, at most a day', () => {
  const rounds = Array.from({ length: mostWrongTries / wrongTriesARound }, (_, round) => (round + 1) * wrongTriesARound)
  const minutes = rounds.map((tries) => waitSecondsAfter(tries) / 60)
  expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440, 1440])
})

test('waits for nothing between the rounds', () => {
  for (const tries of [0, 1, 9, 11, 99]) expect(waitSecondsAfter(tries)).toBe(0)
})
