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

test('adds up the topics of each unit, and keeps units in syllabus order', () => {
  const units = unitsOf(topics, [of('speed', 10, 15), of('force', 6), of('elsewhere', 20)])
  expect(units.map(({ unit, title, percentage }) => [unit, title, percentage])).toEqual([
    [1, 'Motion', 40],
    [2, 'Heat', 0],
    [3, 'Light', 0],
  ])
  expect(units[0]).toMatchObject({ questions: 40, attempted: 21 })
})

test('puts units in progress first, from the weakest, then new ones, then completed ones', () => {
  const units = byNeed(
    unitsOf(
      [...topics, aTopic('atoms', { unit: 4 })],
      [of('speed', 20), of('force', 20), of('gases', 8), of('lenses', 2)],
    ),
  )
  expect(units.map(({ unit }) => unit)).toEqual([3, 2, 4, 1])
})

test('suggests the least completed topic of the weakest unit in progress', () => {
  const progress = [of('speed', 15), of('force', 10), of('gases', 3), of('ice', 2)]
  expect(nextTopic(unitsOf(topics, progress), progress)?.id).toBe('ice')
})

test('suggests the first topic of the syllabus before any answer', () => {
  expect(nextTopic(unitsOf(topics, []), [])?.id).toBe('speed')
})

test('never suggests a topic that is completed or has no questions', () => {
  const some = [aTopic('speed'), aTopic('force', { _count: { questions: 0 } }), ...light]
  const progress = [of('speed', 19)]
  expect(nextTopic(unitsOf(some, progress), progress)?.id).toBe('lenses')
  const all = [...progress, of('lenses', 20)]
  expect(nextTopic(unitsOf(some, all), all)).toBeNull()
})
