import { expect, test } from 'vitest'
import { pauseAfter } from './patience.ts'

const minutes = (count: number) => count * 60_000
const tries = [1, 2, 3, 4, 5, 6, 7, 8]

test('tries again after 1, 5 and 15 minutes, 1 and 3 hours, then every 6 hours, and gives up after about a day', () => {
  const pauses = tries.map((count) => pauseAfter(count, 0))
  expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 360, 360].map(minutes))
  expect(pauseAfter(9, 0)).toBeNull()
})

test('spreads mails that failed together over a tenth of the pause', () => {
  for (const count of tries) {
    const pauseMs = pauseAfter(count) ?? 0
    expect(pauseMs).toBeGreaterThanOrEqual(pauseAfter(count, 0) ?? 0)
    expect(pauseMs).toBeLessThanOrEqual(pauseAfter(count, 1) ?? 0)
  }
  expect(pauseAfter(1, 1)).toBe(66_000)
})
