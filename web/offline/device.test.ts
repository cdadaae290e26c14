import { validate, version } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './device.ts'

afterEach(() => vi.useRealTimers())

test('ids are of version 7, all different, and sort as they were made, also when the clock is set back', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 3, 19) })
  const ids = Array.from({ length: 5000 }, newId)
  vi.setSystemTime(Date.UTC(2026, 0, 1))
  ids.push(...Array.from({ length: 5000 }, newId))
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

test('an id says when it was made', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  expect(Number.parseInt(newId().replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2030, 0, 1))
})
