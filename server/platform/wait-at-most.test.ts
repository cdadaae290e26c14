import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitAtMost } from './wait-at-most.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('resolves when the work is done, and leaves no timer', async () => {
  await expect(waitAtMost(1000, Promise.resolve(7))).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

it('resolves when the time is up', async () => {
  const waiting = waitAtMost(1000, new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1000)
  await expect(waiting).resolves.toBeUndefined()
})

it('rejects with the error of work that fails in time, and leaves no timer that would keep the process alive', async () => {
  await expect(waitAtMost(1000, Promise.reject(new Error('Gone')))).rejects.toThrow('Gone')
  expect(vi.getTimerCount()).toBe(0)
})
