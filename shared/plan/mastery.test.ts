import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { learn, nobody, type Learner, type Review } from './learner.ts'
import { levels, type Level } from './levels.ts'
import { levelOf } from './mastery.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-01T16:00:00Z')

function aReview(skill: number, day: number, changes: Partial<Review> = {}): Review {
  const at = start + day * dayMs + skill * 60_000
  return { skill: `skill-${skill}`, topicId: 'phy-1', isRight: true, at, durationMs: 30_000, ...changes }
}

const rights = (count: number, day: number, changes?: Partial<Review>) =>
  Array.from({ length: count }, (_, skill) => aReview(skill, day, changes))

function levelIn({ topics, skills }: Learner, day: number): Level {
  return levelOf(topics.get('phy-1'), [...skills.values()], start + day * dayMs + dayMs / 2)
}

const levelAfter = (reviews: readonly Review[], day: number) => levelIn(learn(nobody, reviews), day)

test('is new before the first answer, and started before the fifth skill, however often these were asked', () => {
  expect(levelAfter([], 0)).toBe('new')
  expect(levelAfter([...rights(4, 0), ...rights(4, 2), ...rights(4, 9, { isMixed: true })], 9)).toBe('started')
})

test('is familiar where seven of ten skills were right last, and not below', () => {
  const wrong = (from: number) =>
    Array.from({ length: 10 - from }, (_, more) => aReview(from + more, 0, { isRight: false }))
  expect(levelAfter([...wrong(7), ...rights(7, 1)], 60)).toBe('familiar')
  expect(levelAfter([...wrong(6), ...rights(6, 1)], 60)).toBe('started')
})

test('is proficient while the skills are remembered, and familiar when they are not', () => {
  expect(levelAfter(rights(6, 0), 0)).toBe('proficient')
  expect(levelAfter(rights(6, 0), 60)).toBe('familiar')
})

test('is mastered only by a right answer after a week in a mixed session', () => {
  const learnt = rights(6, 0)
  expect(levelAfter([...learnt, ...rights(6, 8)], 8)).toBe('proficient')
  expect(levelAfter([...learnt, ...rights(6, 6, { isMixed: true })], 6)).toBe('proficient')
  const mastered = [...learnt, ...rights(6, 8, { isMixed: true })]
  expect(levelAfter(mastered, 8)).toBe('mastered')
  expect(levelAfter([...mastered, aReview(0, 9, { isRight: false })], 9)).not.toBe('mastered')
})

const someReview = fc
  .record({
    skill: fc.integer({ min: 0, max: 6 }),
    isRight: fc.boolean(),
    isMixed: fc.boolean(),
    hour: fc.integer({ min: 0, max: 90 * 24 }),
  })
  .map(({ skill, hour, ...changes }) => aReview(skill, hour / 24, changes))

test('falls by one level at most with a wrong answer', () => {
  fc.assert(
    fc.property(fc.array(someReview, { maxLength: 40 }), (drawn) => {
      let learner = nobody
      for (const review of [...drawn].sort((one, other) => one.at - other.at)) {
        const level = () =>
          levels.indexOf(levelOf(learner.topics.get('phy-1'), [...learner.skills.values()], review.at))
        const before = level()
        learner = learn(learner, [review])
        if (!review.isRight) expect(level()).toBeGreaterThanOrEqual(before - 1)
      }
    }),
    { numRuns: 500 },
  )
})
