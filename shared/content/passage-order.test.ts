import { expect, test } from 'vitest'
import { gapOf, passageBefore, passageOf, withPassagesInOrder, withPassagesTogether } from './passage-order.ts'

const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)
const questions = (...list: string[]) => list.map((id) => ({ id }))

test.each([
  ['eng-cloze-p01-3', 'eng-cloze-p01'],
  ['eng-comprehension-p12-10', 'eng-comprehension-p12'],
  ['eng-p1-2-p3-4', 'eng-p1-2-p3'],
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

const gapped = { id: 'x', title: 'X', text: 'One ____(1)____ two ____(10)____ three.' }

test.each([
  ['eng-cloze-p01-1', gapped, '____(1)____'],
  ['eng-cloze-p01-10', gapped, '____(10)____'],
  ['eng-cloze-p01-2', gapped, null],
  ['eng-cloze-p01-1', undefined, null],
  ['eng-concord-07', gapped, null],
])('the question %s asks about the gap of its passage', (id, passage, gap) => {
  expect(gapOf({ id, passage })).toBe(gap)
})

const [rain, dust] = ['eng-cloze-p01', 'eng-cloze-p02'].map((id) => ({ id, title: id, text: 'It rained.' }))

test.each([
  ['the first of three', 1, { passage: rain, questions: 3 }],
  ['the second of them', 2, null],
  ['the last of the list', 4, { passage: dust, questions: 1 }],
  ['one without a passage', 0, null],
  ['a place behind the list', 5, null],
])('before %s a list shows the passage that was not shown yet', (_, place, shown) => {
  const list = [{}, { passage: rain }, { passage: rain }, { passage: rain }, { passage: dust }]
  expect(passageBefore(list, place)).toEqual(shown)
})
