import { expect, test } from 'vitest'
import { barTone, countUnitsStarted, isCompleted, overallPercentage, topicPercentage } from './topic-progress.ts'

test.each([
  [0, 0, 0],
  [0, 20, 0],
  [1, 3, 33],
  [2, 3, 67],
  [20, 20, 100],
  [21, 20, 100],
])('counts %i correct of %i questions as %i per cent of a topic', (questionsCorrect, questions, expected) => {
  expect(topicPercentage({ questionsCorrect }, { _count: { questions } })).toBe(expected)
})

// TOPICS-06
test.each([
  [0, 'amber', false],
  [29, 'amber', false],
  [30, 'blue', false],
  [69, 'blue', false],
  [70, 'green', false],
  [89, 'green', false],
  [90, 'green', true],
  [100, 'green', true],
])('shows %i per cent as %s, with completed %s', (percentage, tone, completed) => {
  expect(barTone(percentage)).toBe(tone)
  expect(isCompleted(percentage)).toBe(completed)
})

// TOPICS-02
test.each([
  [[], 0],
  [[100], 100],
  [[0, 0, 1], 0],
  [[50, 51], 51],
])('averages %j to %i', (percentages, expected) => {
  expect(overallPercentage(percentages)).toBe(expected)
})

// DASH-04
test('counts started units once each, and only those of the given topics', () => {
  const topics = [
    { id: 'a', unit: 1, subject: 'physics' as const },
    { id: 'b', unit: 1, subject: 'physics' as const },
    { id: 'c', unit: 2, subject: 'physics' as const },
    { id: 'd', unit: 3, subject: 'physics' as const },
  ]
  const progress = [
    { topicId: 'a', questionsAttempted: 3 },
    { topicId: 'b', questionsAttempted: 1 },
    { topicId: 'c', questionsAttempted: 0 },
    { topicId: 'd', questionsAttempted: 1 },
    { topicId: 'elsewhere', questionsAttempted: 9 },
  ]
  expect(countUnitsStarted(topics, progress)).toBe(2)
})
