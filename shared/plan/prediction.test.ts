import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../practice/random.ts'
import { learn, nobody, type Review } from './learner.ts'
import { countAnswers, fewestForScore, predictScore, type PredictedScore } from './prediction.ts'
import type { PlanTopic } from './today.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-01T16:00:00Z')
const topics: PlanTopic[] = ['a', 'b', 'c', 'd'].map((id, place) => ({
  id,
  subject: 'physics',
  unit: 1 + Math.floor(place / 2),
  skills: Array.from({ length: 20 }, (_, skill) => `${id}-${skill}`),
}))
const questionsOf = () => 20

/** One answer to each of the first skills, in turns of the topics; this share of them right, at random. */
function answersOf(count: number, shareRight: number, firstDay = 0): Review[] {
  const random = seededRandom('answers')
  return Array.from({ length: count }, (_, index) => {
    const topic = topics[index % topics.length]
    return {
      skill: topic?.skills[Math.floor(index / topics.length) % topic.skills.length] ?? '',
      topicId: topic?.id ?? '',
      isRight: random() < shareRight,
      at: start + firstDay * dayMs + index * 60_000,
      durationMs: 30_000,
    }
  })
}

function predict(reviews: readonly Review[], at = start + dayMs): PredictedScore {
  const found = predictScore({ learner: learn(nobody, reviews), topics, questionsOf, at })
  if (found === null) throw new Error('Nothing was predicted')
  return found
}

test('predicts nothing from fewer than 60 answers in the subject', () => {
  const learner = learn(nobody, answersOf(fewestForScore - 1, 0.5))
  expect(countAnswers(learner, topics)).toBe(59)
  expect(predictScore({ learner, topics, questionsOf, at: start })).toBeNull()
  expect(predictScore({ learner: learn(nobody, answersOf(60, 0.5)), topics, questionsOf, at: start })).not.toBeNull()
})

test('does not count guesses of less than two seconds', () => {
  const taps = answersOf(200, 0.25).map((review) => ({ ...review, durationMs: 1000 }))
  expect(predictScore({ learner: learn(nobody, taps), topics, questionsOf, at: start })).toBeNull()
})

test('gives more to who answers more right, and hardly more than chance to who taps at random', () => {
  const scores = [0.25, 0.5, 0.75, 1].map((share) => predict(answersOf(160, share)).score)
  expect(scores).toEqual([...scores].sort((one, other) => one - other))
  expect(scores[0]).toBeLessThan(30)
  expect(scores[3]).toBeGreaterThan(75)
})

test('is surer after more answers, and less sure the longer nothing is practised', () => {
  const width = ({ low, high }: PredictedScore) => high - low
  const [few, many] = [answersOf(60, 0.7), [0, 8, 16, 24].flatMap((day) => answersOf(80, 0.7, day))]
  expect(width(predict(many, start + 25 * dayMs))).toBeLessThan(width(predict(few, start + 25 * dayMs)))
  expect(width(predict(many, start + 150 * dayMs))).toBeGreaterThan(width(predict(many, start + 25 * dayMs)))
})

const someReview = fc.record({
  skill: fc.integer({ min: 0, max: 79 }),
  isRight: fc.boolean(),
  minute: fc.integer({ min: 0, max: 150 * 24 * 60 }),
})

test('is a score with a range around it whatever was answered', () => {
  fc.assert(
    fc.property(fc.array(someReview, { minLength: 100, maxLength: 200 }), fc.nat({ max: 400 }), (drawn, day) => {
      const reviews = drawn.map(({ skill, isRight, minute }): Review => {
        const topic = topics[skill % 4]
        const at = start + minute * 60_000
        return {
          skill: topic?.skills[Math.floor(skill / 4)] ?? '',
          topicId: topic?.id ?? '',
          isRight,
          at,
          durationMs: 0,
        }
      })
      const found = predictScore({ learner: learn(nobody, reviews), topics, questionsOf, at: start + day * dayMs })
      if (found === null) return
      const { low, score, high } = found
      expect([low >= 0, low <= score, score <= high, high <= 100]).toEqual([true, true, true, true])
    }),
    { numRuns: 500 },
  )
})
