import { expect, test } from 'vitest'
import { passageOf, withPassagesInOrder, withPassagesTogether } from './passage.ts'

const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)
const questions = (...list: string[]) => list.map((id) => ({ id }))

test.each([
  ['eng-cloze-p01-3', 'eng-cloze-p01'],
  ['eng-comprehension-p12-10', 'eng-comprehension-p12'],
  ['eng-concord-07', null],
  ['p11-motion-graphs-1-07', null],
  ['7d1c1a55-p1', null],
])('the id %s names the passage %s', (id, passage) => {
  expect(passageOf(id)).toBe(passage)
})

test('questions of a passage follow the first of them, and all others keep their order', () => {
  const mixed = questions('a', 'x-p1-2', 'b', 'x-p2-1', 'x-p1-1', 'c')
  expect(ids(withPassagesTogether(mixed))).toEqual(['a', 'x-p1-2', 'x-p1-1', 'b', 'x-p2-1', 'c'])
})

test('questions of a passage are put in the order of their numbers, ten after nine', () => {
  const mixed = questions('x-p1-10', 'b', 'x-p1-9', 'a', 'x-p1-1')
  expect(ids(withPassagesInOrder(mixed))).toEqual(['x-p1-1', 'x-p1-9', 'x-p1-10', 'b', 'a'])
})
