import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { learn, learnerOf, memoriesOf, nobody, partsOf, standingOf, type Review } from './learner.ts'
import { dueAt } from './memory.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-01T16:00:00Z')

function aReview(skill: string, day: number, changes: Partial<Review> = {}): Review {
  return { skill, topicId: 'phy-1', isRight: true, at: start + day * dayMs, durationMs: 30_000, ...changes }
}

test('keeps skills apart, and what is known of one for as long as it is not asked', () => {
  const learner = learn(nobody, [aReview('ohm', 0), aReview('lens', 1, { isRight: false })])
  expect([...learner.skills.keys()]).toEqual(['ohm', 'lens'])
  expect(learn(learner, [aReview('lens', 2)]).skills.get('ohm')).toBe(learner.skills.get('ohm'))
})

test('says where a skill stands', () => {
  const right = learn(nobody, [aReview('ohm', 0)]).skills.get('ohm')
  if (right === undefined) throw new Error('Nothing was learnt')
  expect(standingOf(undefined, start)).toBe('new')
  expect(standingOf(right, dueAt(right) - 1)).toBe('resting')
  expect(standingOf(right, dueAt(right))).toBe('due')
  const wrong = learn(nobody, [aReview('ohm', 0), aReview('ohm', 1, { isRight: false })]).skills.get('ohm')
  if (wrong === undefined) throw new Error('Nothing was learnt')
  expect(standingOf(wrong, start + dayMs)).toBe('resting')
  expect(standingOf(wrong, dueAt(wrong))).toBe('again')
})

test('takes a right answer with a hint for weaker evidence than one without', () => {
  const topicAfter = (changes: Partial<Review>) => learn(nobody, [aReview('ohm', 0, changes)]).topics.get('phy-1')
  const [alone, hinted, wrong] = [topicAfter({}), topicAfter({ isWithHint: true }), topicAfter({ isRight: false })]
  expect(alone?.logits).toBeGreaterThan(hinted?.logits ?? 0)
  expect(hinted?.logits).toBeGreaterThan(wrong?.logits ?? 0)
  // For the predicted score it says nothing, because a paper has no hints.
  expect(hinted).toMatchObject({ answers: 1, firsts: 0, firstsRight: 0 })
  expect(topicAfter({ isRight: false, isWithHint: true })).toEqual(wrong)
})

test('takes no answer with a hint for proof of mastery', () => {
  const afterAWeek = (changes: Partial<Review>) =>
    learn(nobody, [aReview('ohm', 0), aReview('ohm', 8, { isMixed: true, ...changes })]).topics.get('phy-1')?.isProven
  expect(afterAWeek({})).toBe(true)
  expect(afterAWeek({ isWithHint: true })).toBe(false)
})

const someReview = fc
  .record({
    skill: fc.constantFrom('a', 'b', 'c', 'd'),
    isRight: fc.boolean(),
    isWithHint: fc.boolean(),
    minute: fc.integer({ min: 0, max: 150 * 24 * 60 }),
    durationMs: fc.integer({ min: 0, max: 200_000 }),
  })
  .map(({ minute, ...review }) => aReview(review.skill, minute / (24 * 60), review))
const someLog = fc.uniqueArray(someReview, { selector: ({ at }) => at, maxLength: 60 })

test('computes for a draw the memories of the whole learner', () => {
  fc.assert(
    fc.property(someLog, (log) => {
      const inOrder = [...log].sort((one, other) => one.at - other.at)
      const named = [...memoriesOf(inOrder)].map(([skill, memory]) => ({ ...memory, skill, topicId: 'phy-1' }))
      expect(named).toEqual([...learn(nobody, log).skills.values()])
    }),
  )
})

test('comes to the same by the whole log at once, in parts, in any order and with reviews twice', () => {
  fc.assert(
    fc.property(someLog, fc.integer({ min: 0, max: 60 }), (log, cut) => {
      const inOrder = [...log].sort((one, other) => one.at - other.at)
      const whole = learn(nobody, inOrder)
      expect(learn(nobody, [...inOrder].reverse())).toEqual(whole)
      const begun = learnerOf(partsOf(learn(nobody, inOrder.slice(0, cut))))
      expect(learn(begun, inOrder)).toEqual(whole)
    }),
    { numRuns: 1000 },
  )
})
