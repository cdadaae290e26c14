import { expect, test } from 'vitest'
import type { SubjectId } from '../content/question.ts'
import { countedInUtme, totalOf } from './utme-total.ts'

const scored = (subject: SubjectId, score: number) => ({ subject, now: { score, low: score, high: score, topics: [] } })
const four = [scored('chemistry', 60), scored('physics', 40), scored('biology', 80), scored('mathematics', 50)]

test.each([
  ['English and all three others', [...four.slice(1), scored('english', 20)], 'physics biology mathematics english'],
  ['English and the best three of four', [...four, scored('english', 20)], 'chemistry biology mathematics english'],
  ['the best three of four without English', four, 'chemistry biology mathematics'],
  ['all where there are fewer', [scored('physics', 40), scored('english', 20)], 'physics english'],
  [
    'the earlier of two that are alike',
    [...four, scored('english', 20)].map(({ subject }) => scored(subject, 50)),
    'chemistry physics biology english',
  ],
])('counts in the UTME %s', (_, scores, counted) => {
  expect(countedInUtme(scores).map(({ subject }) => subject)).toEqual(counted.split(' '))
})

test('adds up scores with a narrower range than the sum of theirs', () => {
  const now = { score: 60, low: 50, high: 70, topics: [] }
  const { score, low, high } = totalOf([now, now, now, now])
  expect([score, low, high]).toEqual([240, 220, 260])
})
