import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyOf } from '../content/family-of.ts'
import { seededRandom, shuffle } from '../practice/random.ts'
import { openMistakes, retriesOf, type Review } from './mistakes.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const monday = Date.parse('2026-11-23T08:00:00Z')

const skillOf = (id: string) => familyOf(id) ?? id

/** A review so many days after Monday morning. */
function review(questionId: string, isRight: boolean, days: number): Review {
  const at = monday + days * dayMs
  return { questionId, skill: skillOf(questionId), isRight, at, day: new Date(at).toISOString().slice(0, 10) }
}

const openIds = (reviews: readonly Review[]) => openMistakes(reviews).map(({ review: { questionId } }) => questionId)

test('holds what was answered wrong, newest first, and nothing that was right', () => {
  expect(openIds([review('a', false, 0), review('b', true, 0), review('c', false, 1)])).toEqual(['c', 'a'])
})

test('names a question once, by its latest mistake', () => {
  const [mistake, ...others] = openMistakes([review('a', false, 0), review('a', false, 2)])
  expect([mistake?.review.at, others]).toEqual([monday + 2 * dayMs, []])
})

test('closes a skill after right answers on two different days, and not on one', () => {
  const wrong = review('a', false, 0)
  const once = [wrong, review('a', true, 1), review('a', true, 1.1)]
  expect(openMistakes(once)).toMatchObject([{ rightDays: 1 }])
  expect(openIds([...once, review('a', true, 2)])).toEqual([])
})

test('starts the count of days again with a new mistake', () => {
  const reviews = [review('a', false, 0), review('a', true, 1), review('a', false, 2), review('a', true, 3)]
  expect(openMistakes(reviews)).toMatchObject([{ rightDays: 1 }])
})

test('counts the variants of a family as one skill', () => {
  const wrong = [review('c09-moles-1-03', false, 0), review('c09-moles-1-05', false, 0.1)]
  expect(openIds(wrong)).toEqual(['c09-moles-1-05', 'c09-moles-1-03'])
  expect(openIds([...wrong, review('c09-moles-1-07', true, 1), review('c09-moles-2-01', true, 2)])).toEqual([])
})

test('does not depend on the order in which reviews arrive', () => {
  const ids = ['a', 'b', 'f-1-01', 'f-1-02', 'f-1-03']
  const one = fc.record({ id: fc.constantFrom(...ids), isRight: fc.boolean() })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), fc.string(), (given, seed) => {
      const reviews = given.map(({ id, isRight }, index) => review(id, isRight, index * 0.4))
      const mixed = shuffle(reviews, seededRandom(seed))
      expect(openMistakes(mixed)).toEqual(openMistakes(reviews))
    }),
  )
})

test('is open for a skill exactly while fewer than two days were right since its latest mistake', () => {
  const one = fc.record({ id: fc.constantFrom('a', 'f-1-01', 'f-1-02'), isRight: fc.boolean() })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 20 }), (given) => {
      const reviews = given.map(({ id, isRight }, index) => review(id, isRight, index * 0.4))
      const open = new Set(openIds(reviews).map(skillOf))
      for (const skill of ['a', 'f']) {
        const own = reviews.filter(({ questionId }) => skillOf(questionId) === skill)
        const latest = own.map(({ isRight }) => isRight).lastIndexOf(false)
        const days = new Set(own.slice(latest + 1).map(({ day }) => day))
        expect(open.has(skill)).toBe(latest >= 0 && days.size < 2)
      }
    }),
  )
})

const asked = { now: monday + 3 * dayMs, random: seededRandom('retry'), count: 20 }
const candidatesOf = (ids: readonly string[]) => ids.map((id) => ({ id, family: familyOf(id) }))

test('tries a mistake again with another variant, never with the same numbers', () => {
  const mistakes = [
    { questionId: 'f-1-01', at: monday },
    { questionId: 'f-1-02', at: monday },
  ]
  const candidates = candidatesOf(['f-1-01', 'f-1-02', 'f-1-03', 'g-1-01'])
  for (let n = 0; n < 20; n++) expect(retriesOf(mistakes, { ...asked, candidates })).toEqual(['f-1-03'])
  expect(retriesOf(mistakes, { ...asked, candidates: candidates.slice(0, 2) })).toEqual([])
})

test('tries a question without a family again itself, after a day', () => {
  const mistakes = [
    { questionId: 'a', at: asked.now - dayMs },
    { questionId: 'b', at: asked.now - dayMs + 1 },
  ]
  expect(retriesOf(mistakes, { ...asked, candidates: candidatesOf(['a', 'b']) })).toEqual(['a'])
})

test('leaves out what can’t be asked now, and what is beyond the count', () => {
  const mistakes = ['gone', 'a', 'b', 'c'].map((questionId) => ({ questionId, at: monday }))
  expect(retriesOf(mistakes, { ...asked, candidates: candidatesOf(['a', 'b', 'c']), count: 2 })).toEqual(['a', 'b'])
})
