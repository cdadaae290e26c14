import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('returns the result of work that is done in time, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve(7), 1000)).resolves.toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects with the error of work that fails in time, and leaves no timer', async () => {
  await expect(withTimeout(Promise.reject(new Error('Full')), 1000)).rejects.toThrow('Full')
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects when the time is up, whatever becomes of the work', async () => {
  const work = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Late')), 2000)
  })
  const outcome = expect(withTimeout(work, 1000)).rejects.toThrow(TimeoutError)
  await vi.advanceTimersByTimeAsync(1000)
  await outcome
  await vi.advanceTimersByTimeAsync(1000)
})
