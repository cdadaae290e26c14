import { expect, test } from 'vitest'
import { aTopic } from '../subjects/builders.ts'
import { byNeed, nextTopic, unitsOf } from './unit-progress.ts'

const motion = [aTopic('speed'), aTopic('force')]
const heat = [aTopic('gases', { unit: 2, category: 'Heat' }), aTopic('ice', { unit: 2, category: 'Heat' })]
const light = [aTopic('lenses', { unit: 3, category: 'Light' })]
const topics = [...light, ...motion, ...heat]

function of(topicId: string, questionsCorrect: number, questionsAttempted = questionsCorrect) {
  return { topicId, questionsAttempted, questionsCorrect }
}

test('a unit adds up its topics, and units stand in the order of the syllabus', () => {
  const units = unitsOf(topics, [of('speed', 10, 15), of('force', 6), of('elsewhere', 20)])
  expect(units.map(({ unit, title, percentage }) => [unit, title, percentage])).toEqual([
    [1, 'Motion', 40],
    [2, 'Heat', 0],
    [3, 'Light', 0],
  ])
  expect(units[0]).toMatchObject({ questions: 40, attempted: 21 })
})

test.each([
  [[], 'New'],
  [[of('lenses', 0, 3)], 'Started'],
  [[of('lenses', 7)], 'Started'],
  [[of('lenses', 8)], 'Familiar'],
  [[of('lenses', 14)], 'Strong'],
  [[of('lenses', 18)], 'Mastered'],
])('with %j a unit of twenty questions is %s', (progress, words) => {
  expect(unitsOf(light, progress)[0]?.level.words).toBe(words)
})

test('units in work come first, the weakest before all, then new ones, then mastered ones', () => {
  const units = byNeed(
    unitsOf(
      [...topics, aTopic('atoms', { unit: 4 })],
      [of('speed', 20), of('force', 20), of('gases', 8), of('lenses', 2)],
    ),
  )
  expect(units.map(({ unit }) => unit)).toEqual([3, 2, 4, 1])
})

test('the next topic is the least mastered one of the weakest unit in work', () => {
  const progress = [of('speed', 15), of('force', 10), of('gases', 3), of('ice', 2)]
  expect(nextTopic(unitsOf(topics, progress), progress)?.id).toBe('ice')
})

test('before any answer the next topic is the first of the syllabus', () => {
  expect(nextTopic(unitsOf(topics, []), [])?.id).toBe('speed')
})

test('the next topic is never completed, never without questions', () => {
  const some = [aTopic('speed'), aTopic('force', { _count: { questions: 0 } }), ...light]
  const progress = [of('speed', 19)]
  expect(nextTopic(unitsOf(some, progress), progress)?.id).toBe('lenses')
  const all = [...progress, of('lenses', 20)]
  expect(nextTopic(unitsOf(some, all), all)).toBeNull()
})
