import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom, shuffle } from '../practice/random.ts'
import { questionsOn, repeatedSlip, reviewsToTell, withReviews, type SlipReview } from './slips.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-28T16:00:00Z')
const diameter = 'This takes the diameter of 4 m as the radius.'

/** An answer so many days ago, wrong unless told. */
function answer(daysAgo: number, changes: Partial<SlipReview> = {}): SlipReview {
  const at = now - daysAgo * dayMs
  const day = new Date(at).toISOString().slice(0, 10)
  return {
    questionId: `f-1-${daysAgo}`,
    skill: 'f',
    topicId: 'circles',
    isRight: false,
    reason: diameter,
    at,
    day,
    ...changes,
  }
}

const right = (daysAgo: number, changes: Partial<SlipReview> = {}) =>
  answer(daysAgo, { isRight: true, reason: null, ...changes })
const slipIn = (reviews: readonly SlipReview[]) => repeatedSlip(reviews, now)

test('names a slip that was made three times, in the words of the latest', () => {
  const latest = answer(1, { reason: 'This takes the diameter of 12.5 m as the radius.' })
  const { skill, topicId, reason } = latest
  expect(slipIn([answer(13), latest, answer(6)])).toEqual({ skill, topicId, reason, times: 3 })
  expect(slipIn([latest, answer(6)])).toBeNull()
})

test.each([
  ['numbers', 'This divides 1,200 by −3 and 10⁵.', 'This divides 40 by 6.02 and 10⁻³.', true],
  ['fractions and percentages', 'This takes 1/2 of 30 %.', 'This takes 3/4 of 5 %.', true],
  ['the end of a sentence', 'This adds 4.', 'This adds 4.5.', true],
  ['other words', 'This adds 4.', 'This subtracts 4.', false],
  ['formulas', 'This is H₂O.', 'This is H₂S.', false],
])('compares reasons without their numbers: %s', (_, one, other, isSame) => {
  const reviews = [one, one, other].map((reason, place) => answer(place, { reason }))
  expect(slipIn(reviews) !== null).toBe(isSame)
})

test('counts a question each time that it is answered in the same way', () => {
  expect(slipIn([1, 2, 3].map((daysAgo) => answer(daysAgo, { questionId: 'item', skill: 'item' })))?.times).toBe(3)
})

test('does not add up slips of different skills, or answers whose reason is not known', () => {
  expect(slipIn([answer(1), answer(2), answer(3, { skill: 'g' })])).toBeNull()
  expect(slipIn([1, 2, 3].map((daysAgo) => answer(daysAgo, { reason: null })))).toBeNull()
})

test('tells other devices the reviews of a skill in which a slip was made twice, also the right ones', () => {
  const told = [answer(5), answer(4, { reason: 'This takes the diameter of 12 m as the radius.' }), right(2)]
  const others = [
    answer(15),
    answer(3, { skill: 'g' }),
    answer(1, { skill: 'g', reason: 'This forgets π.' }),
    answer(1, { skill: 'h', reason: null }),
    answer(2, { skill: 'h', reason: null }),
  ]
  expect(reviewsToTell([...told, ...others], now)).toEqual(told)
})

test('counts an answer once that two devices know, as the first tells it', () => {
  const corrected = right(1)
  const [same, other] = [answer(2), answer(3)]
  expect(withReviews([corrected, same], [same, answer(1), other])).toEqual([same, corrected, other])
})

test('another device names the same slip as one that knows every answer', () => {
  const reviews = fc.array(
    fc.record({
      daysAgo: fc.integer({ min: 0, max: 15 }),
      skill: fc.constantFrom('f', 'g'),
      reason: fc.constantFrom(diameter, 'This forgets π.', null),
      isHere: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(reviews, (given) => {
      const all = given.map(({ daysAgo, skill, reason }, place) =>
        answer(daysAgo + place / 1000, { questionId: `${place}`, skill, reason, isRight: reason === null }),
      )
      const here = all.filter((_, place) => given[place]?.isHere)
      expect(slipIn(withReviews(reviewsToTell(all, now), here))).toEqual(slipIn(all))
    }),
  )
})

test('forgets what is more than 14 days ago', () => {
  expect(slipIn([answer(14), answer(1), answer(2)])).not.toBeNull()
  expect(slipIn([answer(14.01), answer(1), answer(2)])).toBeNull()
})

test('is over once the skill was right on two days since', () => {
  const slips = [answer(5), answer(4), answer(3)]
  expect(slipIn([...slips, right(2), right(1.9)])).not.toBeNull()
  expect(slipIn([...slips, right(2), right(1)])).toBeNull()
  expect(slipIn([...slips, right(2), right(1, { skill: 'g' })])).not.toBeNull()
})

test('does not count slips again that were recovered from', () => {
  expect(slipIn([answer(9), answer(8), answer(7), right(6), right(5), answer(1)])).toBeNull()
})

test('names the slip that was made most often, also after a newer one', () => {
  const often = [5, 6, 7, 8].map((daysAgo) => answer(daysAgo))
  const newer = [1, 2, 3].map((daysAgo) => answer(daysAgo, { reason: 'This forgets π.' }))
  expect(slipIn([...newer, ...often])).toMatchObject({ times: 4 })
})

test('names the latest of several slips that were made equally often', () => {
  const older = [5, 6, 7].map((daysAgo) => answer(daysAgo))
  const newer = [1, 2, 3].map((daysAgo) => answer(daysAgo, { reason: 'This forgets π.' }))
  expect(slipIn([...newer, ...older])?.reason).toBe('This forgets π.')
})

test('does not depend on the order of the answers', () => {
  const one = fc.record({
    daysAgo: fc.integer({ min: 0, max: 20 }),
    isRight: fc.boolean(),
    skill: fc.constantFrom('f', 'g'),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), fc.string(), (given, seed) => {
      const reviews = given.map(({ daysAgo, ...changes }, place) => answer(daysAgo + place / 1000, changes))
      expect(slipIn(shuffle(reviews, seededRandom(seed)))).toEqual(slipIn(reviews))
    }),
  )
})

const draw = (ids: readonly string[], answered: readonly string[] = []) =>
  questionsOn({ skill: 'f', ids, answered: new Set(answered), random: seededRandom('five') })

test('asks five other questions of the skill', () => {
  const ids = [...Array.from({ length: 9 }, (_, number) => `f-1-${number}`), 'g-1-1', 'other']
  const drawn = draw(ids, ['f-1-0', 'f-1-1', 'f-1-2'])
  expect(new Set(drawn).size).toBe(5)
  for (const id of drawn) expect(id).toMatch(/^f-1-[3-8]$/)
})

test('fills up with the topic’s other questions, and repeats only where there are no others', () => {
  const ids = ['g-1-1', 'f-1-1', 'g-1-2', 'f-1-2', 'more', 'other', 'f-1-3']
  const drawn = draw(ids, ['f-1-1', 'f-1-2', 'more'])
  expect(drawn[0]).toBe('f-1-3')
  expect(drawn.slice(1, 4).sort()).toEqual(['g-1-1', 'g-1-2', 'other'])
  expect(drawn[4]).toMatch(/^f-1-[12]$/)
  expect(draw(['f-1-1'], ['f-1-1'])).toEqual(['f-1-1'])
})
