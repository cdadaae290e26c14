import { APIError } from 'openai'
import { expect, test, vi } from 'vitest'
import { mishapOf } from './mishap.ts'
import { pauseAfter } from './retries.ts'

const busy = (retryAfter?: string) => {
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter })
  return mishapOf(APIError.generate(429, { error: { message: 'slow down' } }, undefined, headers))
}
const pause = (attempt: number, chance: number, retryAfter?: string) =>
  pauseAfter(busy(retryAfter), { attempt, firstPauseMs: 400, chance })

test('waits longer before the second try than before the first, and gives up after the third attempt', () => {
  expect([pause(1, 1), pause(2, 1), pause(3, 1)]).toEqual([400, 800, null])
})

test('spreads those who failed together over half of the pause', () => {
  expect([pause(1, 0), pause(1, 0.5), pause(1, 1)]).toEqual([200, 300, 400])
})

test('comes back no earlier than the provider wants, in seconds or at a moment', () => {
  vi.setSystemTime('2026-11-21T10:00:00Z')
  expect(pause(1, 1, '2')).toBe(2_000)
  expect(pause(1, 1, 'Sat, 21 Nov 2026 10:00:05 GMT')).toBe(5_000)
  expect(pause(1, 1, '0')).toBe(400)
  expect(pause(1, 1, 'Sat, 21 Nov 2026 09:00:00 GMT')).toBe(400)
  expect(pause(1, 1, 'soon')).toBe(400)
  vi.useRealTimers()
})

test('does not try again what would end the same way', () => {
  const refused = mishapOf(APIError.generate(400, { error: {} }, undefined, new Headers()))
  expect(pauseAfter(refused, { attempt: 1, firstPauseMs: 400 })).toBeNull()
})
