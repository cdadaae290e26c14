import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { dueAt, expectedMs, remember, retrievability, type Memory, type SkillReview } from './memory.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-01T16:00:00Z')
const at = (day: number) => start + day * dayMs

function after(...reviews: Partial<SkillReview>[]): Memory {
  let memory: Memory | null = null
  for (const [day, review] of reviews.entries())
    memory = remember(memory, { isRight: true, at: at(day), durationMs: 40_000, ...review })
  if (memory === null) throw new Error('Only guesses')
  return memory
}

test('counts on a skill for longer the better it was answered', () => {
  const stabilities = [{ isRight: false }, { durationMs: 81_000 }, { durationMs: 40_000 }, { durationMs: 16_000 }].map(
    (review) => after(review).stability,
  )
  expect(stabilities).toEqual([...stabilities].sort((one, other) => one - other))
  expect(new Set(stabilities).size).toBe(4)
  // An answer whose time was not measured is an ordinary one.
  expect(after({ durationMs: 0 }).stability).toBe(after({ durationMs: 40_000 }).stability)
})

test('counts on a right answer with a hint as on a slow one, and takes no pace from it', () => {
  const quick = after({ durationMs: 10_000, isWithHint: true })
  expect(quick.stability).toBe(after({ durationMs: 81_000 }).stability)
  expect(quick.stability).toBeLessThan(after({}).stability)
  expect(expectedMs(quick)).toBe(40_000)
  expect(after({ isRight: false, isWithHint: true })).toEqual(after({ isRight: false }))
})

test('is due when the probability of recall has fallen to 90 %', () => {
  const memory = after({}, {}, { isRight: false }, {})
  expect(retrievability(memory, memory.at)).toBe(1)
  expect(retrievability(memory, dueAt(memory))).toBeCloseTo(0.9, 6)
  expect(retrievability(memory, memory.at - dayMs)).toBe(1)
})

test('grows with reviews that are spaced, and falls with a wrong answer', () => {
  const once = after({ at: at(0) })
  const spaced = after({ at: at(0) }, { at: at(5) })
  const crammed = after({ at: at(0) }, { at: at(0.01) })
  const forgotten = after({ at: at(0) }, { at: at(5), isRight: false })
  expect(spaced.stability).toBeGreaterThan(crammed.stability)
  expect(crammed.stability).toBeGreaterThanOrEqual(once.stability)
  expect(forgotten.stability).toBeLessThan(once.stability)
  expect(forgotten.isRight).toBe(false)
})

test('learns nothing from an answer in under two seconds', () => {
  expect(remember(null, { isRight: true, at: at(0), durationMs: 1999 })).toBeNull()
  const memory = after({})
  expect(remember(memory, { isRight: false, at: at(3), durationMs: 500 })).toBe(memory)
})

test('expects the exam’s pace at first, then the student’s own', () => {
  expect(expectedMs(null)).toBe(40_000)
  const slow = after(...Array.from({ length: 27 }, () => ({ durationMs: 90_000 })))
  expect(expectedMs(slow)).toBe((3 * 40_000 + 27 * 90_000) / 30)
  // Wrong answers say nothing about the time that a right one takes.
  expect(expectedMs(after({ isRight: false, durationMs: 90_000 }))).toBe(40_000)
})

test('keeps every value within its bounds whatever is answered and when', () => {
  const review = fc.record({
    isRight: fc.boolean(),
    at: fc.integer({ min: at(-10), max: at(4000) }),
    durationMs: fc.integer({ min: 0, max: 10_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(review, { maxLength: 40 }), fc.integer({ min: 0, max: 4000 }), (reviews, day) => {
      let memory: Memory | null = null
      for (const one of reviews) memory = remember(memory, one)
      if (memory === null) return
      expect(memory.stability).toBeGreaterThan(0)
      expect(memory.difficulty).toBeGreaterThanOrEqual(1)
      expect(memory.difficulty).toBeLessThanOrEqual(10)
      const recalled = retrievability(memory, at(day))
      expect(recalled).toBeGreaterThan(0)
      expect(recalled).toBeLessThanOrEqual(1)
    }),
  )
})
